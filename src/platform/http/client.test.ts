import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { answerText, fetchWithin } from '.';

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const created = createServer(listener);
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
}

const bounds = { timeoutMs: 2000, maxBytes: 1024 };

describe('another server', () => {
  test('is asked with method, headers and body, and any status is an answer', async () => {
    const url = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (text) => {
        response.writeHead(422, { 'x-seen': request.headers['x-key'] }).end(`${request.method} ${text}`);
      });
    });
    const answer = await fetchWithin(url, {
      ...bounds,
      method: 'POST',
      headers: { 'x-key': 'k' },
      body: 'hej',
    });
    if (!answer.ok) throw new Error(answer.error);
    expect([answer.value.status, answer.value.headers.get('x-seen'), answerText(answer.value)]).toEqual([
      422,
      'k',
      'POST hej',
    ]);
  });

  test('that sends too much is cut off, announced or not, packed or not', async () => {
    const announced = await serve((_, response) => response.end('x'.repeat(2000)));
    expect(await fetchWithin(announced, bounds)).toEqual({ ok: false, error: 'answer-too-large' });
    server?.removeAllListeners('request').on('request', (_, response) => {
      response.write('x'.repeat(2000));
      response.end();
    });
    expect(await fetchWithin(announced, bounds)).toEqual({ ok: false, error: 'answer-too-large' });
    server?.removeAllListeners('request').on('request', (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000)));
    });
    expect(await fetchWithin(announced, bounds)).toEqual({ ok: false, error: 'answer-too-large' });
  });

  test('that never answers, or never ends, is left after the time', async () => {
    const url = await serve(() => undefined);
    expect(await fetchWithin(url, { ...bounds, timeoutMs: 60 })).toEqual({ ok: false, error: 'timeout' });
    server?.removeAllListeners('request').on('request', (_, response) => response.write('a'));
    expect(await fetchWithin(url, { ...bounds, timeoutMs: 60 })).toEqual({ ok: false, error: 'timeout' });
  });

  test('that redirects is not followed', async () => {
    let requested = 0;
    const url = await serve((_, response) => {
      requested += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await fetchWithin(url, bounds)).toEqual({ ok: false, error: 'redirected' });
    expect(requested).toBe(1);
  });

  test('that is not there is unreachable', async () => {
    const url = await serve((_, response) => response.destroy());
    expect(await fetchWithin(url, bounds)).toEqual({ ok: false, error: 'unreachable' });
    expect(await fetchWithin('http://127.0.0.1:1/', bounds)).toEqual({ ok: false, error: 'unreachable' });
  });
});
