import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyAnswer, MAX_COPY_BYTES, MAX_UPLOAD_BYTES } from '~/modules/content/studio-wire';
import { err, ok, type Result } from '~/platform/result';
import { callBytes, callJson, type RemoteSite } from './remote-site';

/** Where the pictures and files of a copy lie. */
export const uploadsFolder = (file: string): string => `${file}.media`;

/**
 * Copies a site of another server into a file, with its pictures and files in a folder beside it. What is in the folder already is not
 * fetched again; the file appears when all is there.
 *
 * @param file null: the copy is answered, without pictures
 * @returns the copy, and how many uploads it shows
 */
export async function exportRemote(
  remote: RemoteSite,
  file: string | null,
): Promise<Result<{ readonly json: string; readonly uploads: number }, string>> {
  const answer = await callJson(remote, copyAnswer, '', { maxBytes: MAX_COPY_BYTES * 2 });
  if (!answer.ok) return answer;
  const { copy, media } = answer.value;
  const json = JSON.stringify({ ...copy, media }, null, 1);
  if (file === null) return ok({ json, uploads: media.length });
  const folder = uploadsFolder(file);
  if (media.length > 0) await mkdir(folder, { recursive: true });
  for (const { id, bytes } of media) {
    const path = join(folder, id);
    if ((await sizeOf(path)) === bytes) continue;
    const read = await callBytes(remote, `/media/${id}`, { maxBytes: MAX_UPLOAD_BYTES });
    if (!read.ok) return err(`${read.error}\n(the picture or file ${id})`);
    if (read.value.byteLength !== bytes) return err(`${remote.origin}: ${id} came in part.`);
    await writeWhole(path, read.value);
  }
  await writeWhole(file, json);
  return ok({ json, uploads: media.length });
}

/** Under its name there is all of it, or nothing new. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Null where there is none. */
const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );
