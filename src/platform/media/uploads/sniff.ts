const PICTURE_TYPES = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const isPictureType = (text: string): text is PictureType =>
  PICTURE_TYPES.some((type) => type === text);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.byteLength)));

/** The type of a picture by its first bytes: names and declared types are not trusted. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, 40))) return 'avif';
  return looksLikeSvg(ascii(bytes, 0, 4096)) ? 'svg' : undefined;
}

/** Prologue, comments and a document type may stand before the root element. */
const looksLikeSvg = (start: string): boolean =>
  /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype|(?:\w+:)?svg)/i.test(start) &&
  /<(?:\w+:)?svg[\s>]/i.test(start);
