import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { signedHeaders } from '~/platform/s3/sign-request';
import type { TestStore } from './store';

/** So few that a handful of objects need more than one page. */
const PAGE = 3;

/**
 * As much of S3 as we use, in memory: what tests of every day run on. It verifies signatures by our own code, so that these
 * are right is proven by AWS's examples and by a real store (`npm run test:s3`).
 */
export async function startMemoryStore(): Promise<TestStore> {
  const objects = new Map<string, Buffer>();
  const bucket = 'uploads';
  const server = createServer(
    (request, response) => void buffer(request).then((body) => answer(request, body, response)),
  );
  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const fail = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (request.headers.authorization !== authorizationOf(request, body))
      return fail(403, 'SignatureDoesNotMatch');
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return fail(400, 'XAmzContentSHA256Mismatch');
    if (url.pathname.split('/')[1] !== bucket) return fail(404, 'NoSuchBucket');
    const key = url.pathname.slice(`/${bucket}/`.length);
    if (key === '') return void response.end(listed(objects, url.searchParams));
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const bytes = objects.get(key);
    if (bytes === undefined) return fail(404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return void response.end(bytes);
    if (Number(start) >= bytes.byteLength) return fail(416, 'InvalidRange');
    response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1));
  };
  let port = 0;
  const start = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return { settings: { ...KEY, url: `http://127.0.0.1:${port}`, bucket }, start, stop };
}

const KEY = { region: 'us-east-1', accessKeyId: 'memory-key', secretAccessKey: 'memory-secret' };

function authorizationOf(request: IncomingMessage, body: Buffer): string | undefined {
  const { range, host = '', 'x-amz-date': time } = request.headers;
  const { method = '', url = '' } = request;
  const headers: Record<string, string> = range === undefined ? {} : { range };
  const iso = String(time).replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  const signable = { method, url: new URL(url, `http://${host}`), headers, body };
  return signedHeaders(signable, KEY, new Date(iso)).authorization;
}

function listed(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token')?.replace(/^after &/, '') ?? '';
  const found = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = found.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, PAGE);
  const contents = page.map(
    ([key, bytes]) => `<Contents><Key>${key}</Key><Size>${bytes.byteLength}</Size></Contents>`,
  );
  const more = found.length > page.length;
  const token = `<NextContinuationToken>after &amp;${page.at(-1)?.[0]}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? token : ''}${contents.join('')}</ListBucketResult>`;
}
