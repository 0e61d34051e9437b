import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

export type Encoding = keyof typeof compressors | 'identity';

const preferred = new Map<string, Encoding>();

/** The encoding to answer with, from an Accept-Encoding header (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = preferred.get(header);
  if (known !== undefined) return known;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  );
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
  // Browsers send a handful of these; invented ones do not fill the map.
  if (preferred.size < 200) preferred.set(header, encoding);
  return encoding;
}

/** UTF-8 takes three bytes at most for each unit of a string. */
const MAX_UTF8_BYTES = 3;
let scratch = Buffer.allocUnsafeSlow(1 << 20);

/**
 * The bytes of a document. Piece by piece, because one letter beyond Latin-1 makes a whole string twice as expensive to copy
 * and encode; into a scratch buffer, because measuring first would read everything twice.
 */
function encoded(pieces: readonly string[]): Buffer {
  const room = pieces.reduce((sum, piece) => sum + piece.length * MAX_UTF8_BYTES, 0);
  if (room > scratch.length) scratch = Buffer.allocUnsafeSlow(room);
  let length = 0;
  for (const piece of pieces) length += scratch.write(piece, length);
  const bytes = Buffer.allocUnsafeSlow(length);
  scratch.copy(bytes, 0, 0, length);
  return bytes;
}

/** One finished document: its bytes in each encoding, made once, and its validator. */
export class CachedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer>();
  readonly #headers = new Map<Encoding, Readonly<Record<string, string>>>();
  readonly #pending = new Map<Encoding, Promise<Buffer>>();

  constructor(options: {
    status: number;
    /** The document, whole or in pieces. */
    html: string | readonly string[];
    headers: Readonly<Record<string, string>>;
  }) {
    this.status = options.status;
    this.html = encoded(typeof options.html === 'string' ? [options.html] : options.html);
    this.headers = options.headers;
    this.etag = `W/"${createHash('sha1').update(this.html).digest('base64url')}"`;
    this.#encoded.set('identity', this.html);
  }

  /** Memory the page takes; the compressed forms are about a third together. */
  get bytes(): number {
    return Math.ceil(this.html.byteLength * 1.4);
  }

  /** Headers of a full response in an encoding. The object is made once: a hot page writes it thousands of times a second. */
  headersFor(encoding: Encoding): Readonly<Record<string, string>> {
    const known = this.#headers.get(encoding);
    if (known !== undefined) return known;
    const length = this.#encoded.get(encoding)?.byteLength;
    const made = {
      ...this.headers,
      etag: this.etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(length === undefined ? {} : { 'content-length': `${length}` }),
    };
    if (length !== undefined) this.#headers.set(encoding, made);
    return made;
  }

  /** The body if it needs no compression first. */
  bodyNow(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const ready = this.#encoded.get(encoding);
    if (ready !== undefined || encoding === 'identity') return ready ?? this.html;
    const pending = this.#pending.get(encoding) ?? this.#compress(encoding);
    return pending;
  }

  #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const made = compressors[encoding](this.html).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      this.#pending.delete(encoding);
      return bytes;
    });
    this.#pending.set(encoding, made);
    return made;
  }
}
