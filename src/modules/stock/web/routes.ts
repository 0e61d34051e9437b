import { type Context, Hono } from 'hono';
import type { Secret } from '~/platform/config';
import { createReference, type Log } from '~/platform/log';
import type { Bytes } from '../feed/bytes';
import { DEFAULT_FEED_LIMITS, type FeedLimits } from '../feed/limits';
import type { ImportProgress } from '../import-feed';
import type { Stock } from '../stock';
import { FAULT_STATUS, NDJSON } from './feed-answer';

export interface StockRoutesOptions {
  readonly stock: Stock;
  /** Null closes the end point. */
  readonly key: Secret | null;
  readonly log: Log;
  readonly limits?: Partial<FeedLimits>;
}

/** Bytes of a refused upload that are still read, so that the sender gets to see the answer. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const PROGRESS_INTERVAL_MS = 200;

/**
 * `POST /api/stock/:site/feed` with `x-api-key`: the file as the body, plain or gzip. Answers 200 with the import's
 * summary, or `{error, message, reference}`; 409 `held` for a file that waits for a person, unless `?force=1` applies it. With `accept: application/x-ndjson` progress comes line by line first.
 */
export function stockRoutes(options: StockRoutesOptions): Hono {
  const app = new Hono();
  app.post('/api/stock/:site/feed', async (c) => {
    const refusal = refuse(c, options);
    if (refusal) return refusal;
    const body = c.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
    const run = (onProgress?: (progress: ImportProgress) => void) =>
      importBody(options, c.req.param('site'), body, c.req.query('force') === '1', onProgress);
    if (c.req.header('accept')?.includes(NDJSON)) return streamed(run);
    const { status, answer } = await run();
    return c.json(answer, status);
  });
  app.all('/api/stock/:site/feed', (c) => c.json({ error: 'method-not-allowed' }, 405, { allow: 'POST' }));
  return app;
}

function refuse(c: Context, { key, limits }: StockRoutesOptions): Response | null {
  if (key === null) return c.json({ error: 'not-found' }, 404);
  if (!key.matches(c.req.header('x-api-key') ?? '')) return c.json({ error: 'unauthorised' }, 401);
  const encoding = (c.req.header('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== 'x-gzip') {
    return c.json({ error: 'unsupported-encoding', message: 'send the file plain or as gzip' }, 415);
  }
  const maxBytes = limits?.maxBytes ?? DEFAULT_FEED_LIMITS.maxBytes;
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) {
    return c.json({ error: 'file-too-large', message: `the file is larger than ${maxBytes} bytes` }, 413);
  }
  return null;
}

async function importBody(
  { stock, log, limits = {} }: StockRoutesOptions,
  site: string,
  body: ReadableStream<Uint8Array>,
  force: boolean,
  onProgress?: (progress: ImportProgress) => void,
) {
  const reference = createReference();
  const reader = body.getReader();
  try {
    const result = await stock.importFeed(site, bytesOf(reader), {
      limits,
      force,
      ...(onProgress ? { onProgress } : {}),
    });
    if (result.ok) return { status: 200, answer: { ...result.value } } as const;
    const { code, message } = result.error;
    log.warn({ reference, fault: code }, 'stock upload refused');
    await drain(reader);
    return { status: FAULT_STATUS[code], answer: { error: code, message, reference } } as const;
  } catch (error) {
    log.error({ reference, err: error }, 'stock upload failed');
    return { status: 500, answer: { error: 'internal', reference } } as const;
  }
}

/** Leaves the stream open when reading ends early: the rest is drained. */
function bytesOf(reader: ReadableStreamDefaultReader<Uint8Array>): Bytes {
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const { done, value } = await reader.read();
        return done ? { done, value: undefined } : { done: false, value };
      },
    }),
  };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let drained = 0; drained < MAX_DRAINED_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      drained += value.length;
    }
    await reader.cancel();
  } catch (error) {
    // The sender has disconnected: there is no one to answer.
    if (!(error instanceof Error)) throw error;
  }
}

/** Status 200 at once; the last line says what came of it. */
function streamed(
  run: (onProgress: (progress: ImportProgress) => void) => Promise<{ status: number; answer: object }>,
): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let lastReport = 0;
      const writeLine = (line: object) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      const { status, answer } = await run((progress) => {
        if (Date.now() - lastReport < PROGRESS_INTERVAL_MS) return;
        lastReport = Date.now();
        writeLine({ progress });
      });
      writeLine(status === 200 ? { summary: answer } : answer);
      controller.close();
    },
  });
  return new Response(stream, { headers: { 'content-type': NDJSON, 'cache-control': 'no-store' } });
}
