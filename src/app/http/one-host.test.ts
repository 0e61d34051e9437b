import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withOneHost } from './one-host';

let server: Server | undefined;
afterEach(() => server?.close());

/** The status line that a request with these Host lines gets. */
async function statusOf(hosts: readonly string[]): Promise<string> {
  server = createServer(withOneHost((_, response) => response.end('ok')));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.end(`GET / HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer.split('\r\n')[0] ?? '';
}

test('a request with two Host lines is refused, however they are spelt', async () => {
  expect(await statusOf(['Host: a.example', 'HOST: b.example'])).toBe('HTTP/1.1 400 Bad Request');
  expect(await statusOf(['Host: a.example', 'Host: a.example'])).toBe('HTTP/1.1 400 Bad Request');
});

test('a request with one Host line is answered', async () => {
  expect(await statusOf(['hOsT: a.example'])).toBe('HTTP/1.1 200 OK');
});
