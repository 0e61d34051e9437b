import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface SignableRequest {
  readonly method: string;
  /** Path and query as they are sent, percent-encoded by RFC 3986 already. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** The headers to send: those of the request, its time, the digest of its body, and a signature (Signature Version 4). */
export function signedHeaders(
  { method, url, headers, body }: SignableRequest,
  { region, accessKeyId, secretAccessKey }: SigningKey,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const digest = sha256(body);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': digest, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = [method, url.pathname, sortedQuery(url), lines, names, digest].join('\n');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

const sortedQuery = (url: URL): string => url.search.slice(1).split('&').sort().join('&');
