import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { capHalfOpen } from './half-open';

let server: Server;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(trustedProxies: number): Promise<number> {
  server = createServer((_, response) => response.end('hello'));
  capHalfOpen(server, { trustedProxies });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', () => resolve()));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Opens a connection and begins a request whose head never ends. */
function begin(port: number, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress }, () =>
    socket.write('GET / HTTP/1.1\r\nX-A: 1\r\n'),
  );
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;

async function answered(port: number, localAddress: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

test('3 000 connections of one address that never finish a head leave a hundred, and another visitor is answered', async () => {
  const port = await serve(0);
  for (let batch = 0; batch < 30; batch += 1) {
    for (let count = 0; count < 100; count += 1) begin(port, '127.0.0.2');
    await pause(20);
  }
  await expect.poll(open, { timeout: 10_000 }).toBe(100);
  expect(await answered(port, '127.0.0.3')).toContain('hello');
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => answered(port, '127.0.0.2').catch(() => ''), { timeout: 5000 }).toContain('hello');
});

test('connections that sent a request do not count, and behind a proxy none does', async () => {
  const port = await serve(0);
  for (let count = 0; count < 150; count += 1) {
    const socket = begin(port, '127.0.0.2');
    socket.write('Host: a\r\n\r\n');
    if (count % 50 === 0) await pause(100);
  }
  await pause(300);
  expect(open()).toBe(150);
  await new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });
  sockets.length = 0;
  const behind = await serve(1);
  for (let count = 0; count < 150; count += 1) begin(behind, '127.0.0.2');
  await pause(300);
  expect(open()).toBe(150);
});
