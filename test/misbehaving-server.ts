import { createServer, type Server, type ServerResponse } from 'node:http';

/**
 * How a server is away. silent: takes the request and says nothing. dripping: a byte now and then, for ever, so that it is never
 * idle. dropping: cuts the connection. failing: 503. gone: nothing listens at its port.
 */
export type Misbehaviour = 'silent' | 'dripping' | 'dropping' | 'failing' | 'gone';
export const MISBEHAVIOURS: readonly Misbehaviour[] = ['silent', 'dripping', 'dropping', 'failing', 'gone'];

export interface MisbehavingServer {
  readonly url: string;
  /** Requests that came while it misbehaved. */
  failed(): number;
  /** What well answered requests carried. */
  readonly received: { readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[];
  set(mode: Misbehaviour | 'well'): Promise<void>;
  close(): Promise<void>;
}

/** A real server on a loopback port that misbehaves as it is told, and otherwise answers with `body`. */
export async function misbehavingServer(
  body: string,
  contentType = 'application/json',
): Promise<MisbehavingServer> {
  let mode: Misbehaviour | 'well' = 'well';
  let port = 0;
  let failed = 0;
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const drips = new Set<NodeJS.Timeout>();
  const misbehave = (response: ServerResponse) => {
    failed += 1;
    if (mode === 'dropping') response.destroy();
    else if (mode === 'failing') response.writeHead(503).end();
    else if (mode === 'dripping') {
      response.writeHead(200, { 'content-type': contentType });
      drips.add(setInterval(() => response.write(' '), 10));
    }
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      if (mode !== 'well') return misbehave(response);
      received.push({ headers: request.headers, body: text });
      response.writeHead(200, { 'content-type': contentType }).end(body);
    });
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const stop = async () => {
    for (const drip of drips) clearInterval(drip);
    drips.clear();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen();
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    failed: () => failed,
    received,
    async set(next) {
      if (mode === 'gone') await listen();
      mode = next;
      if (mode === 'gone') await stop();
    },
    async close() {
      if (mode !== 'gone') await stop();
    },
  };
}
