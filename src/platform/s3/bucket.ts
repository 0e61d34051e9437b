import { setTimeout as pause } from 'node:timers/promises';
import type { Breaker } from '../breaker';
import { answerText, type FetchAnswer, fetchWithin } from '../http';
import { err, ok, type Result } from '../result';
import { errorCodeOf, readListPage, type StoredObject } from './list-page';
import { type SigningKey, signedHeaders } from './sign-request';

/**
 * missing: nothing has that key. away: no answer, or not the one that was to come; `reason` says which, without addresses
 * and keys: `timeout`, `403 SignatureDoesNotMatch`, `404 NoSuchBucket`.
 */
export type BucketProblem = { readonly kind: 'missing' } | { readonly kind: 'away'; readonly reason: string };

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One bucket of an S3-compatible store. Keys of ours are letters, digits and `/ . _ -`. */
export interface Bucket {
  get(key: string, range?: ByteRange): Promise<Result<Uint8Array<ArrayBuffer>, BucketProblem>>;
  /** Stored when it resolves with ok; the store has compared the bytes with their digest. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<Result<undefined, BucketProblem>>;
  /** Ok as well where nothing has that key. */
  remove(key: string): Promise<Result<undefined, BucketProblem>>;
  /** Everything whose key begins with the prefix; other keys than ours are not listed. */
  list(prefix: string): Promise<Result<readonly StoredObject[], BucketProblem>>;
}

export interface BucketOptions extends SigningKey {
  /** Of the store; the bucket is the first part of the path below it, which every store understands. */
  readonly url: string;
  readonly bucket: string;
  readonly breaker?: Breaker | undefined;
  /** For one exchange; the default grows with what is sent. */
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

const TIMEOUT_MS = 10_000;
/** The slowest line on which an upload still gets through. */
const MIN_BYTES_PER_MS = 1000;
const MAX_BYTES = 256 * 1024 * 1024;
/** A large store answers one request in some ten thousand with 500 or 503, and means: again. */
const RETRY_DELAY_MS = 100;
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const NOTHING = new Uint8Array();

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export function openBucket(options: BucketOptions): Bucket {
  const base = `${options.url.replace(/\/+$/, '')}/${options.bucket}`;
  const { now = () => new Date(), breaker } = options;

  const exchange = (url: URL, { method, headers = {}, body = NOTHING }: Call) =>
    fetchWithin(url, {
      method,
      headers: signedHeaders({ method, url, headers, body }, options, now()),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS + Math.ceil(body.byteLength / MIN_BYTES_PER_MS),
      maxBytes: MAX_BYTES,
      breaker,
      ...(method === 'PUT' ? { body } : {}),
    });

  const call = async (request: Call, expected: readonly number[]) => {
    const { path = '', query = '' } = request;
    const url = new URL(`${base}${path}${query}`);
    let answer = await exchange(url, request);
    // Each call can be made twice: it leaves the same behind.
    if (answer.ok ? answer.value.status >= 500 : answer.error === 'unreachable') {
      await pause(RETRY_DELAY_MS);
      answer = await exchange(url, request);
    }
    if (!answer.ok) return away(answer.error);
    return expected.includes(answer.value.status) ? answer : refusal(answer.value);
  };

  return {
    async get(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      const object = await call({ method: 'GET', path: pathOf(key), headers }, [
        range === undefined ? 200 : 206,
      ]);
      if (!object.ok) return object;
      const { bytes } = object.value;
      if (range === undefined) return ok(bytes);
      // The object is shorter than its row says: half of it is none.
      return bytes.byteLength === range.end - range.start + 1 ? ok(bytes) : err({ kind: 'missing' });
    },
    async put(key, body) {
      const put = await call({ method: 'PUT', path: pathOf(key), body }, [200]);
      return put.ok ? ok(undefined) : put;
    },
    async remove(key) {
      const removed = await call({ method: 'DELETE', path: pathOf(key) }, [200, 204]);
      return removed.ok || removed.error.kind === 'missing' ? ok(undefined) : removed;
    },
    async list(prefix) {
      const objects: StoredObject[] = [];
      let token: string | null = null;
      do {
        const page = await call({ method: 'GET', query: listQuery(prefix, token) }, [200]);
        if (!page.ok) return page;
        const read = readListPage(answerText(page.value));
        objects.push(...read.objects.filter(({ key }) => KEY.test(key)));
        token = read.next;
      } while (token !== null);
      return ok(objects);
    },
  };
}

function pathOf(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key} is no key of ours`);
  return `/${key}`;
}

const listQuery = (prefix: string, token: string | null): string =>
  `?${token === null ? '' : `continuation-token=${encode(token)}&`}list-type=2&prefix=${encode(prefix)}`;

/** As RFC 3986 has it, which signatures are made of. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const away = (reason: string) => err({ kind: 'away', reason } as const);

/** A key that is not there, or a range behind its end; everything else is about the store, not about the key. */
function refusal(answer: FetchAnswer) {
  const code = errorCodeOf(answerText(answer));
  if (answer.status === 416 || (answer.status === 404 && (code === null || code === 'NoSuchKey')))
    return err({ kind: 'missing' } as const);
  return away(code === null ? String(answer.status) : `${answer.status} ${code}`);
}
