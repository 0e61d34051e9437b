import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import {
  copiedUpload,
  doneAnswer,
  filledAnswer,
  MAX_IDS,
  missingUploadsAnswer,
} from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import { uploadsFolder } from './export-remote';
import { callJson, type RemoteSite } from './remote-site';

const pack = promisify(gzip);
const MAX_ANSWER_BYTES = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' } as const;

/** A file of `content:export`; one of a machine's own database names no uploads. */
const copyFile = z.looseObject({ format: z.literal(1), media: z.array(copiedUpload).default([]) });
type Upload = z.infer<typeof copiedUpload>;

/**
 * Fills a site of another server from a file: first the pictures and files that it lacks, one by one, so that a run that broke off goes on
 * where it was; then all the rest at once, or with any problem nothing.
 */
export async function importRemote(
  remote: RemoteSite,
  file: string,
  replace: boolean,
): Promise<Result<{ readonly items: number; readonly versions: number; readonly uploads: number }, string>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return err(`${file} cannot be read.`);
  const read = copyFile.safeParse(decodeJson(text));
  if (!read.success) return err(`${file} is no file of content:export.`);
  const { media, ...copy } = read.data;
  const missing = await missingOf(remote, media);
  if (!missing.ok) return missing;
  for (const upload of missing.value) {
    const sent = await sendUpload(remote, upload, uploadsFolder(file));
    if (!sent.ok) return sent;
  }
  const filled = await callJson(remote, filledAnswer, '', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: new Uint8Array(await pack(JSON.stringify({ copy, replace }))),
    maxBytes: MAX_ANSWER_BYTES,
  });
  return filled.ok ? ok({ ...filled.value, uploads: missing.value.length }) : filled;
}

/** Those that the server does not have. */
async function missingOf(
  remote: RemoteSite,
  media: readonly Upload[],
): Promise<Result<readonly Upload[], string>> {
  const found: Upload[] = [];
  for (let at = 0; at < media.length; at += MAX_IDS) {
    const part = media.slice(at, at + MAX_IDS);
    const answer = await callJson(remote, missingUploadsAnswer, '/media/missing', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ ids: part.map(({ id }) => id) }),
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (!answer.ok) return answer;
    const ids = new Set(answer.value.ids);
    found.push(...part.filter(({ id }) => ids.has(id)));
  }
  return ok(found);
}

async function sendUpload(
  remote: RemoteSite,
  { id, bytes, ...about }: Upload,
  folder: string,
): Promise<Result<unknown, string>> {
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = new Uint8Array(await readFile(join(folder, id)));
  } catch {
    return err(`The picture or file ${id} is neither on the server nor in ${folder}.`);
  }
  if (body.byteLength !== bytes) return err(`${join(folder, id)} is not what was exported.`);
  const sent = await callJson(remote, doneAnswer, `/media/${id}?${new URLSearchParams(about)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
    maxBytes: MAX_ANSWER_BYTES,
  });
  return sent.ok ? sent : err(`${sent.error}\n(the picture or file ${id})`);
}
