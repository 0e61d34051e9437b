import type { Context } from 'hono';
import { ok } from '../result';
import { dispositionOf, FILE_TYPES, isFileType } from './file-type';
import type { MediaFile } from './media-files';
import { SAFE_HEADERS } from './safe-headers';
import type { UploadProblem } from './uploads/uploads';

/** Whether the last part of an address names a file of ours rather than a variant of a picture. */
export function isFileName(name: string): boolean {
  const [, extension = ''] = /^[\w%.~-]{1,400}\.([a-z0-9]{2,5})$/i.exec(name) ?? [];
  return isFileType(extension);
}

/** A file, or a range of it (RFC 9110 §14), as video players request. */
export async function fileAnswer(
  context: Context,
  file: MediaFile,
  cacheControl: string,
): Promise<Response | UploadProblem> {
  const headers = {
    ...SAFE_HEADERS,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: file.etag,
    'content-type': FILE_TYPES[file.type],
    'content-disposition': dispositionOf(file.type, file.name),
  };
  const known = (context.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(file.etag)) return context.body(null, 304, headers);
  const requested = isOutdated(context, file) ? undefined : context.req.header('range');
  const range = requested === undefined ? 'whole' : rangeOf(requested, file.size);
  if (range === 'none') return answer(416, null, { ...headers, 'content-range': `bytes */${file.size}` });
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  const opened = context.req.method === 'HEAD' ? ok(null) : await file.open(start, end);
  if (!opened.ok) return opened.error;
  const body = opened.value;
  const length = { 'content-length': String(end - start + 1) };
  if (range === 'whole') return answer(200, body, { ...headers, ...length });
  return answer(206, body, { ...headers, ...length, 'content-range': `bytes ${start}-${end}/${file.size}` });
}

const answer = (status: number, body: BodyInit | null, headers: Record<string, string>) =>
  new Response(body, { status, headers });

/** The range is of another version: send the whole file. */
function isOutdated(context: Context, file: MediaFile): boolean {
  const condition = context.req.header('if-range');
  return condition !== undefined && condition !== file.etag;
}

/** One range of bytes; of several the first, and an invalid one is ignored. */
function rangeOf(header: string, size: number): { start: number; end: number } | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})/.exec(header) ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || end < start ? 'none' : { start, end };
}
