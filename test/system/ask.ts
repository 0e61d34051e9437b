import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type RequestOptions, request as requestOverTls } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON; throws where it is none. */
  json(): Record<string, unknown>;
}

export interface Question {
  /** Host header; the port is added. Without it the address of the server. */
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Headers only, the body is sent when this settles: a request that is under way. */
  readonly bodyAfter?: Promise<unknown>;
}

/** A server that works on one request for this long is stuck. */
const TIMEOUT_MS = 30_000;

export interface Target {
  readonly port: number;
  /** By https; its certificate may be its own. */
  readonly isSecure?: boolean;
}

/** One request exactly as written: the path is not normalised and nothing is followed or unpacked. */
export function ask({ port, isSecure }: Target, path: string, question: Question = {}): Promise<Answer> {
  const { host, method = 'GET', headers = {}, body, bodyAfter } = question;
  const named = host === undefined ? {} : { host: `${host}:${port}` };
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    headers: { ...named, ...headers },
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, bytes, text, json: () => JSON.parse(text) });
      });
    };
    const sent = isSecure ? requestOverTls(options, onResponse) : request(options, onResponse);
    sent.once('error', reject);
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer to ${path.slice(0, 200)}`)));
    if (bodyAfter === undefined) {
      sent.end(body);
      return;
    }
    sent.flushHeaders();
    void bodyAfter.then(() => sent.end(body));
  });
}

/** A JSON request. */
export const askJson = (
  server: Target,
  path: string,
  value: unknown,
  question: Question = {},
): Promise<Answer> =>
  ask(server, path, {
    method: 'POST',
    ...question,
    headers: { 'content-type': 'application/json', ...question.headers },
    body: JSON.stringify(value),
  });

/** `POST /api/search` with the demo's key. */
export const search = (server: Target, body: unknown): Promise<Answer> =>
  askJson(server, '/api/search', body, { headers: { 'x-api-key': 'demo' } });

/** `POST /api/stock/:site/feed` with the demo's key. */
export const sendFeed = (
  server: Target,
  site: string,
  file: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  query = '?force=1',
): Promise<Answer> =>
  ask(server, `/api/stock/${site}/feed${query}`, {
    method: 'POST',
    headers: { 'x-api-key': 'demo', 'content-type': 'application/octet-stream', ...headers },
    body: file,
  });

/** The parts of `/healthz` by name. */
export async function health(server: Target): Promise<Record<string, Record<string, unknown>>> {
  const { parts } = (await ask(server, '/healthz', { headers: { 'x-api-key': 'demo' } })).json();
  return typeof parts === 'object' && parts !== null ? { ...parts } : {};
}
