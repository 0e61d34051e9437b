import type { Database } from '../db';
import { err, ok, type Result } from '../result';
import type { Clock } from '../time';
import type { FileProblem, MediaFiles } from './media-files';
import { contentHash, masterKey, type Pictures } from './pictures';
import { findFiles } from './store/file-store';
import { findAllMedia, insertMedia } from './store/media-store';
import { readMaster } from './uploads/read-master';
import type { MediaProblem } from './uploads/read-upload';
import { isPictureType } from './uploads/sniff';
import { openUpload, type UploadProblem, type UploadStore } from './uploads/uploads';

/** An upload as another server is told of it; `bytes` is the size of what is stored. */
interface CopiedUpload {
  readonly id: string;
  readonly kind: 'picture' | 'file';
  /** What it was uploaded as. */
  readonly type: string;
  readonly name: string;
  /** Of pictures. */
  readonly alt: string;
  readonly bytes: number;
}

/** Uploads on their way to another server and back. */
export interface MediaTransfer {
  /** Those of the ids that are uploads; drawings and what comes with the product are everywhere. */
  list(ids: readonly string[]): Promise<readonly CopiedUpload[]>;
  /** What is stored of an upload: a picture's master, a file. */
  open(id: string): Promise<Result<ReadableStream<Uint8Array<ArrayBuffer>>, UploadProblem>>;
  /**
   * Stores an upload of another server under the id that pages know it by. One that is here already stays as it is. `damaged` also
   * for a file whose id is not that of its bytes.
   */
  adopt(
    upload: Omit<CopiedUpload, 'bytes'>,
    bytes: Uint8Array,
  ): Promise<Result<undefined, MediaProblem | FileProblem>>;
}

export function createTransfer(options: {
  readonly database: Database;
  readonly uploads: UploadStore;
  readonly pictures: Pick<Pictures, 'remove'>;
  readonly files: Pick<MediaFiles, 'put' | 'find'>;
  readonly clock: Clock;
}): MediaTransfer {
  const { database, uploads, pictures, files, clock } = options;

  async function adoptPicture(
    { id, type, name, alt }: Omit<CopiedUpload, 'bytes'>,
    bytes: Uint8Array,
  ): Promise<Result<undefined, MediaProblem | FileProblem>> {
    if (!isPictureType(type)) return err('unknown-type');
    if ((await findAllMedia(database.db, [id])).length > 0) return ok(undefined);
    const read = await readMaster(bytes);
    if (!read.ok) return read;
    const { bytes: master, ...about } = read.value;
    const item = { ...about, id, type, name, alt, bytes: master.byteLength, at: clock.now() };
    const put = await uploads.put(masterKey(item), new Uint8Array(master));
    if (!put.ok) return put;
    await insertMedia(database.db, item);
    pictures.remove(id);
    return ok(undefined);
  }

  return {
    async list(ids) {
      const found = await findAllMedia(database.db, ids);
      const documents = await findFiles(database.db, ids);
      return [
        ...found.map(({ id, type, name, alt, bytes }) => ({
          id,
          kind: 'picture' as const,
          type,
          name,
          alt,
          bytes,
        })),
        ...documents.map(({ id, type, name, bytes }) => ({
          id,
          kind: 'file' as const,
          type,
          name,
          alt: '',
          bytes,
        })),
      ];
    },
    async open(id) {
      const [picture] = await findAllMedia(database.db, [id]);
      if (picture !== undefined)
        return openUpload(uploads, masterKey(picture), { start: 0, end: picture.bytes - 1 });
      const file = await files.find(id);
      return file === null ? err('missing') : file.open(0, file.size - 1);
    },
    async adopt(upload, bytes) {
      if (upload.kind === 'picture') return adoptPicture(upload, bytes);
      if ((await findFiles(database.db, [upload.id])).length > 0) return ok(undefined);
      if (contentHash(bytes) !== upload.id) return err('damaged');
      const put = await files.put(bytes, { name: upload.name });
      if (!put.ok) return put;
      return put.value.id === upload.id ? ok(undefined) : err('damaged');
    },
  };
}
