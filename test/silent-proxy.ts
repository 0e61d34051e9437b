import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can fall silent: nothing is refused and nothing is closed, but no byte goes through any more. */
export interface SilentProxy {
  /** The same address by way of the proxy. */
  readonly url: string;
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

/** @param url of the server behind it */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (isSilent) socket.pause();
    return socket;
  };
  const server: Server = createServer((visitor) => {
    keep(visitor);
    if (isSilent) return;
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
    setSilent(silent) {
      isSilent = silent;
      for (const socket of sockets) {
        if (silent) socket.pause();
        else socket.resume();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
