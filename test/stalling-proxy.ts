import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can fall silent: nothing is refused and nothing is closed, but no byte goes through any more. */
export interface StallingProxy {
  /** The same address by way of the proxy. */
  readonly url: string;
  setStalled(isStalled: boolean): void;
  close(): Promise<void>;
}

/** @param url of the server behind it */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
    return socket;
  };
  const server: Server = createServer((visitor) => {
    keep(visitor);
    if (isStalled) return;
    const upstream = keep(connectSocket(Number(target.port), target.hostname));
    visitor.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => visitor.write(chunk));
    visitor.once('close', () => upstream.destroy());
    upstream.once('close', () => visitor.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: own.href,
    setStalled(stalled) {
      isStalled = stalled;
      for (const socket of sockets) {
        if (isStalled) socket.pause();
        else socket.resume();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
