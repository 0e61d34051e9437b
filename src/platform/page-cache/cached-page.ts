import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

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

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

type Packing = keyof typeof compressors;

export type Encoding = Packing | 'identity';

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

/** What both forms of a page take of its bytes, counted at worst. */
const PACKED_SHARE = 0.6;

/** The few documents that are asked for as they are, by monitors mostly. */
const unpacked = new LRUCache<CachedPage, Buffer>({
  maxSize: 4 << 20,
  sizeCalculation: ({ byteLength }) => byteLength,
});

/**
 * One finished document: its bytes in each encoding that was asked for, made once, and its validator. Once it is packed it is
 * kept as it is sent, which is a quarter of its bytes; the document itself is unpacked for who cannot read that.
 */
export class CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #length: number;
  /** Until it is packed. */
  #document: Buffer | undefined;
  readonly #packed = new Map<Packing, Buffer>();
  readonly #headers = new Map<Encoding, Readonly<Record<string, string>>>();
  readonly #pending = new Map<Encoding, Promise<Buffer>>();

  constructor(options: {
    status: number;
    /** The document, whole or in pieces. */
    html: string | readonly string[];
    headers: Readonly<Record<string, string>>;
  }) {
    this.status = options.status;
    const document = encoded(typeof options.html === 'string' ? [options.html] : options.html);
    this.headers = options.headers;
    this.etag = `W/"${createHash('sha1').update(document).digest('base64url')}"`;
    this.#length = document.byteLength;
    this.#document = document;
  }

  /** Bytes of the document, which the page takes until it is packed. */
  get documentBytes(): number {
    return this.#length;
  }

  /** Memory that the page takes once it is packed: both forms together are 0.37 (a list) to 0.54 (a short page) of the document. */
  get bytes(): number {
    return Math.ceil(this.#length * PACKED_SHARE);
  }

  /** Headers of a full response in an encoding. The object is made once: a hot page writes it thousands of times a second. */
  headersFor(encoding: Encoding): Readonly<Record<string, string>> {
    const known = this.#headers.get(encoding);
    if (known !== undefined) return known;
    const length = encoding === 'identity' ? this.#length : this.#packed.get(encoding)?.byteLength;
    const made = {
      ...this.headers,
      etag: this.etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(length === undefined ? {} : { 'content-length': `${length}` }),
    };
    if (length !== undefined) this.#headers.set(encoding, made);
    return made;
  }

  /** The body if it is there as it is sent. */
  bodyNow(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? (this.#document ?? unpacked.get(this)) : this.#packed.get(encoding);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    return this.bodyNow(encoding) ?? this.#pending.get(encoding) ?? this.#make(encoding);
  }

  /** Has the page take the memory that it is counted with. */
  async pack(): Promise<void> {
    if (this.#packed.size === 0) await this.body('br');
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const made = (encoding === 'identity' ? this.#read() : this.#pack(encoding)).finally(() =>
      this.#pending.delete(encoding),
    );
    this.#pending.set(encoding, made);
    return made;
  }

  async #pack(encoding: Packing): Promise<Buffer> {
    const bytes = await compressors[encoding](this.bodyNow('identity') ?? (await this.#unpack()));
    this.#packed.set(encoding, bytes);
    this.#document = undefined;
    return bytes;
  }

  async #read(): Promise<Buffer> {
    const document = await this.#unpack();
    unpacked.set(this, document);
    return document;
  }

  async #unpack(): Promise<Buffer> {
    const [form] = this.#packed;
    if (form === undefined) throw new Error('A page has its document or a packed form');
    const [encoding, bytes] = form;
    return decompressors[encoding](bytes);
  }
}
