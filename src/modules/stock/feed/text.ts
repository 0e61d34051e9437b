import { type Bytes, peek } from './bytes';
import { FeedRefused } from './limits';

/** Files that are often sent by mistake, by their first bytes. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ['504b0304', 'a ZIP archive or an Excel workbook'],
  ['d0cf11e0', 'an old Excel workbook'],
  ['25504446', 'a PDF'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['28b52ffd', 'compressed with zstd'],
  ['425a68', 'compressed with bzip2'],
  ['fd377a58', 'compressed with xz'],
];

/**
 * Text of a file in UTF-8, UTF-16 (either order, with or without a mark) or Windows-1252. Without a mark the first
 * bytes beyond ASCII decide between UTF-8 and Windows-1252; later bytes that are no UTF-8 become U+FFFD, by which the
 * rows that hold them are refused. Throws `FeedRefused`.
 */
export async function* decodeText(source: Bytes): AsyncGenerator<string> {
  const { head, all } = await peek(source, 64);
  if (head.length === 0) throw new FeedRefused('empty-file', 'the file is empty');
  const start = Buffer.from(head).subarray(0, 4).toString('hex');
  const mistake = MISTAKES.find(([magic]) => start.startsWith(magic));
  if (mistake) {
    throw new FeedRefused(
      'not-a-feed',
      `the file is ${mistake[1]}: send it as CSV, TSV or one JSON record per line`,
    );
  }
  const utf16 = utf16Of(head);
  yield* utf16 ? decodeAs(utf16, all) : decodeUndeclared(all);
}

function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(head.length, 64) / 2);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) even++;
    if (head[at + 1] === 0) odd++;
  }
  if (pairs > 1 && odd > pairs / 2 && even === 0) return 'utf-16le';
  return pairs > 1 && even > pairs / 2 && odd === 0 ? 'utf-16be' : undefined;
}

async function* decodeAs(encoding: string, source: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** ASCII until the first other byte; that byte's sequence decides the encoding of the rest. */
async function* decodeUndeclared(source: Bytes): AsyncGenerator<string> {
  let held: Uint8Array = new Uint8Array();
  let decoder: TextDecoder | undefined;
  for await (const chunk of source) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    const first = bytes.findIndex((byte) => byte >= 0x80);
    const ascii = first === -1 ? bytes.length : first;
    yield Buffer.from(bytes.buffer, bytes.byteOffset, ascii).toString('latin1');
    held = bytes.subarray(ascii);
    if (held.length >= 4) {
      decoder = new TextDecoder(encodingOf(held));
      yield decoder.decode(held, { stream: true });
    }
  }
  if (!decoder && held.length > 0) yield new TextDecoder(encodingOf(held)).decode(held);
  if (decoder) yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'windows-1252' {
  const lead = bytes[0] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
