import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db';
import type { Log } from '../log';
import { err, ok, type Result } from '../result';
import { findMedia } from './store/media-store';
import type { MediaItem } from './store/tables';
import { blurOf } from './uploads/read-upload';
import type { UploadProblem, UploadStore } from './uploads/uploads';
import type { PictureSource } from './variants/encode';

/** A picture drawn by code. Shapes only: the machine's fonts are unknown. */
export interface Drawing {
  readonly svg: string;
  /** Largest size it is shown in, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}

/** An uploaded or drawn picture, with what variants need. */
interface Picture {
  /** Hash of its source. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  load(): Promise<Result<PictureSource, UploadProblem>>;
  blur(): Promise<string | null>;
}

export interface Pictures {
  register(family: string, draw: (id: string) => Drawing | null): void;
  find(id: string): Promise<Picture | undefined>;
  /** Removes an id from the cache. */
  remove(id: string): void;
}

/** 128 bits of SHA-256, 32 hexadecimal digits. */
export const contentHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Where the master of an upload lies. */
export const masterKey = ({ id, extension }: Pick<MediaItem, 'id' | 'extension'>): string =>
  `masters/${id.slice(0, 2)}/${id}.${extension}`;

/** Some 130 KB each. */
const MAX_DRAWINGS = 50;

type Known = Pick<Picture, 'version' | 'width' | 'height' | 'alt'>;

function aboutDrawing(drawing: Drawing | null): Known | undefined {
  if (!drawing) return undefined;
  const { svg, width, height, alt = '' } = drawing;
  return { version: contentHash(svg), width, height, alt };
}

/** Finds pictures by id: uploads by their hash, drawings by the family before the first hyphen. */
export function createPictures(options: {
  readonly database: Database;
  readonly uploads: Pick<UploadStore, 'read'>;
  readonly log: Log;
}): Pictures {
  const { database, uploads, log } = options;
  const items = new LRUCache<string, MediaItem>({ max: 2000 });
  const blurs = new LRUCache<string, string>({ max: 5000 });
  // Drawing takes longer than reading the variant from disk.
  const known = new LRUCache<string, Known>({ max: 10_000 });
  // One picture is made in several widths, one after the other.
  const drawings = new LRUCache<string, Drawing>({ max: MAX_DRAWINGS });
  const families = new Map<string, (id: string) => Drawing | null>();

  const itemOf = async (id: string): Promise<MediaItem | undefined> => {
    const known = items.get(id) ?? (await findMedia(database.db, id));
    if (known) items.set(id, known);
    return known;
  };

  const uploaded = (item: MediaItem): Picture => ({
    version: item.id,
    width: item.width,
    height: item.height,
    alt: item.alt,
    async load() {
      const master = await uploads.read(masterKey(item));
      if (master.ok) return ok({ kind: 'master', bytes: master.value });
      if (master.error === 'missing')
        log.error({ mediaId: item.id }, 'a picture is in the database but not among the uploads');
      return master;
    },
    blur: () => Promise.resolve(item.blur),
  });

  const drawn = (id: string, draw: (id: string) => Drawing | null): Picture | undefined => {
    const drawing = (): Drawing | null => {
      const made = drawings.get(id) ?? draw(id);
      if (made) drawings.set(id, made);
      return made;
    };
    const about = known.get(id) ?? aboutDrawing(drawing());
    if (!about) return undefined;
    known.set(id, about);
    return {
      ...about,
      load() {
        const made = drawing();
        return Promise.resolve(made === null ? err('missing') : ok({ kind: 'drawing', svg: made.svg }));
      },
      async blur() {
        const made = blurs.get(about.version) ?? (await blurOf(Buffer.from(drawing()?.svg ?? '')));
        blurs.set(about.version, made);
        return made;
      },
    };
  };

  return {
    register(family, draw) {
      if (!/^[a-z][a-z0-9]{1,30}$/.test(family))
        throw new Error('a family of drawings is named by letters and digits');
      if (families.has(family)) throw new Error(`the drawings ${family} are registered twice`);
      families.set(family, draw);
    },
    async find(id) {
      const family = id.includes('-') ? families.get(id.split('-', 1)[0] ?? '') : undefined;
      const drawing = family && drawn(id, family);
      if (drawing) return drawing;
      const item = /^[0-9a-f]{32}$/.test(id) ? await itemOf(id) : undefined;
      return item && uploaded(item);
    },
    remove: (id) => void items.delete(id),
  };
}
