import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '~/platform/rate-limit';

/** Connections of one address that have not sent the head of a request yet; a browser opens six. */
const MAX_HALF_OPEN = 100;
/** A head that takes longer to come is no visitor's. */
export const HEAD_TIMEOUT_MS = 15_000;

/**
 * Closes what an address opens beyond its share of connections that say nothing. Behind a proxy all come from one address, and
 * the proxy sends whole requests only: it has a limit of its own.
 */
export function capHalfOpen(server: Server, options: { readonly trustedProxies: number }): void {
  if (options.trustedProxies > 0) return;
  const counts = new Map<string, number>();
  const waiting = new WeakMap<Socket, string>();
  const settle = (socket: Socket) => {
    const client = waiting.get(socket);
    if (client === undefined) return;
    waiting.delete(socket);
    const count = (counts.get(client) ?? 0) - 1;
    if (count > 0) counts.set(client, count);
    else counts.delete(client);
  };
  server.on('connection', (socket) => {
    const client = clientAddress(socket.remoteAddress, null, 0);
    const count = counts.get(client) ?? 0;
    if (count >= MAX_HALF_OPEN) {
      socket.destroy();
      return;
    }
    counts.set(client, count + 1);
    waiting.set(socket, client);
    socket.once('close', () => settle(socket));
  });
  server.on('request', ({ socket }) => settle(socket));
}
