import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ClosestMessage, WorkshopService } from '~/modules/workshop';
import { HITS } from '~test/workshop/fake-service';
import { CLOSEST, messagesOf, stage } from '~test/workshop/route-stage';
import { eventStream } from './event-stream';

/** A service that computes without ever waiting, but for what a test lets it wait for. */
type Closest = WorkshopService['closestAvailable'];
let closestAvailable: Closest;
let server: Server;
let port = 0;

beforeAll(async () => {
  const { app } = stage({ over: { closestAvailable: (...requested) => closestAvailable(...requested) } });
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Asks over a plain socket, and gives what comes, piece by piece. */
function pieces(onPiece: (piece: string) => void) {
  const ended = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `GET /api/mechmate${CLOSEST} HTTP/1.1\r\nHost: nordhem.example\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n`,
    ),
  );
  socket.on('data', (data) => onPiece(data.toString()));
  socket.on('close', () => ended.resolve());
  return { socket, ended: ended.promise };
}

describe('W-180 messages leave one by one', () => {
  test('each is sent before the next one is computed', async () => {
    const gates = HITS.map(() => Promise.withResolvers<void>());
    closestAvailable = async function* () {
      for (const [at, hit] of HITS.entries()) {
        await gates[at]?.promise;
        yield hit;
      }
      yield { nosites: true };
    };
    const seen: string[] = [];
    const { ended } = pieces((piece) => {
      const towns = [...piece.matchAll(/"siteName":"([^"]+)"/g)].map(([, town]) => town ?? '');
      seen.push(...towns);
      if (towns.length === 0) gates[0]?.resolve();
      else gates[seen.length]?.resolve();
    });
    await ended;
    expect(seen).toEqual(HITS.map(({ siteName }) => siteName));
  });

  test('even when all are there at once, and none is packed', async () => {
    const left: boolean[] = [];
    closestAvailable = async function* () {
      for (const hit of HITS) {
        let isGone = false;
        setImmediate(() => {
          isGone = true;
        });
        yield hit;
        left.push(isGone);
      }
      yield { nosites: true };
    };
    const received: string[] = [];
    await pieces((piece) => received.push(piece)).ended;
    expect(left).toEqual(HITS.map(() => true));
    const text = received.join('');
    expect(text).not.toMatch(/content-encoding/i);
    expect(text).toMatch(/transfer-encoding: chunked/i);
    // Chunks of the transfer, whatever the network made of them.
    expect(text.match(/\r\n[0-9a-f]+\r\ndata: /g)?.length).toBe(HITS.length + 1);
  });
});

describe('a client that goes', () => {
  test('ends the search', async () => {
    const aborted = Promise.withResolvers<void>();
    closestAvailable = async function* (_, __, signal) {
      yield* HITS.slice(0, 1);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      aborted.resolve();
    };
    const { socket } = pieces((piece) => piece.includes('siteName') && socket.destroy());
    await aborted.promise;
  });

  test('gives its place to the next: only so many are open at once', async () => {
    const { call } = stage({
      over: {
        async *closestAvailable(_, __, signal) {
          yield* HITS.slice(0, 1);
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      },
    });
    const open = await Promise.all(Array.from({ length: 6 }, () => call(CLOSEST)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await call(CLOSEST);
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-streams']);
    expect((await call(CLOSEST, { headers: { 'x-client': 'another' } })).status).toBe(200);
    await open[0]?.body?.cancel();
    expect((await call(CLOSEST)).status).toBe(200);
    expect((await call(CLOSEST)).status).toBe(429);
  });

  test('W-178 a breakdown in the middle is the last message', async () => {
    const { call, log } = stage({
      over: {
        async *closestAvailable() {
          yield* HITS.slice(0, 1);
          throw new Error('ABC123 broke it');
        },
      },
    });
    const messages = messagesOf(await (await call(CLOSEST)).text());
    expect(messages).toEqual([HITS[0], { error: 'service-unavailable' }]);
    expect(log()).toContain('broke down');
  });
});

describe('a quiet stream', () => {
  const silentSource = (signal: AbortSignal) =>
    (async function* (): AsyncGenerator<ClosestMessage> {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      yield* [];
    })();

  test('sends a comment every fifteen seconds, and ends after two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
    try {
      const stop = new AbortController();
      const onEnd = vi.fn();
      const answer = eventStream(silentSource(stop.signal), {
        stop,
        onEnd,
        onFailure: () => ({}),
        heartbeatMs: 15_000,
        longestMs: 120_000,
      });
      const text = answer.text();
      await vi.advanceTimersByTimeAsync(119_999);
      expect(onEnd).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await text).toBe(': \n\n'.repeat(7));
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(stop.signal.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
