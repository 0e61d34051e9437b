/** Types that are served as files. Others (HTML above all) are refused: they would run as a page of ours. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  svg: 'image/svg+xml',
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** Served inline; all others as downloads, so that none of them opens as a page of ours. */
const SHOWN: ReadonlySet<FileType> = new Set(['mp4', 'webm', 'svg']);

export const isFileType = (text: string): text is FileType => Object.hasOwn(FILE_TYPES, text);

/** Parts of an Office document that identify its kind; the names are uncompressed in the archive. */
const OFFICE = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The type of a file by its bytes; the name only distinguishes plain text from CSV. */
export function sniffFile(bytes: Uint8Array, name: string): FileType | undefined {
  const start = latin1(bytes, 0, 64);
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return sniffOffice(bytes);
  if (start.slice(4, 8) === 'ftyp' && !/avi[fs]|heic|mif1/.test(start.slice(8, 40))) return 'mp4';
  if (start.startsWith('\x1aE\xdf\xa3')) return 'webm';
  const text = utf8(bytes);
  if (text === undefined) return undefined;
  if (/^\ufeff?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg[\s>]/i.test(text)) return 'svg';
  if (/^\ufeff?\s*</.test(text)) return undefined;
  return /\.csv$/i.test(name) ? 'csv' : 'txt';
}

function sniffOffice(bytes: Uint8Array): FileType | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (archive.includes('vbaProject.bin')) return undefined;
  const found = Object.entries(OFFICE).find(([, part]) => archive.includes(part));
  return found !== undefined && isFileType(found[0]) ? found[0] : undefined;
}

function utf8(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** `Content-Disposition` of a file: the full name, and an ASCII one for old programs. */
export function dispositionOf(type: FileType, name: string): string {
  const named = fileName(type, name);
  const plain = named.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(named).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${SHOWN.has(type) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const UNNAMEABLE = /[\p{Cc}/\\]+/gu;

/** A name that ends as its type says, without anything that could be a path or a control character. */
export function fileName(type: FileType, name: string): string {
  const plain = name.replaceAll(UNNAMEABLE, ' ').trim().toWellFormed();
  const stem = plain.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 120) || 'file';
  return `${stem}.${type}`;
}
