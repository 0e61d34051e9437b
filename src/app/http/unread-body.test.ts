import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { BODY_STATUS, readBytes } from '~/platform/http';
import { withUnreadBodies } from './unread-body';

let server: Server | undefined;
afterEach(() => server?.close());

/** The status lines that come back on one connection, on which `next` is sent when the first answer has come. */
async function answersTo(request: string, next: string): Promise<readonly string[]> {
  const app = new Hono();
  app.post('/read', async (c) => {
    const body = await readBytes(c.req.raw);
    return c.text('', body.ok ? 200 : BODY_STATUS[body.error]);
  });
  app.post('/unread', (c) => c.text('', 413));
  app.get('/next', (c) => c.body(null, 204));
  server = createServer(withUnreadBodies(getRequestListener(app.fetch)));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const part of socket) {
    if (answer === '') socket.end(next);
    answer += part;
  }
  return answer.match(/^HTTP\/1\.1 \d+/gm)?.map((line) => line.slice(9)) ?? [];
}

const BYTES = 2 * 1024 * 1024;
const piece = 'x'.repeat(16 * 1024);
const chunked = `${`${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(BYTES / piece.length)}0\r\n\r\n`;
const post = (path: string, header: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a.example\r\n${header}\r\n\r\n${body}`;
const NEXT = 'GET /next HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n';

test.each([
  ['in chunks, of which some were read', post('/read', 'Transfer-Encoding: chunked', chunked)],
  ['of a length that is too much', post('/read', `Content-Length: ${BYTES}`, 'x'.repeat(BYTES))],
  ['that nobody reads', post('/unread', 'Transfer-Encoding: chunked', chunked)],
])('after the refusal of a body %s, the next request on its connection is answered', async (_, request) => {
  expect(await answersTo(request, NEXT)).toEqual(['413', '204']);
});

test('a body that is as long as it may be is read to its end', async () => {
  const body = 'x'.repeat(64 * 1024);
  expect(await answersTo(post('/read', `Content-Length: ${body.length}`, body), NEXT)).toEqual([
    '200',
    '204',
  ]);
});
