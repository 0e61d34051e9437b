import { z } from 'zod';
import type { Context } from '../context.ts';
import { request } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, skipped } from '../report.ts';

const PROGRAM = `${import.meta.dirname}/../.build/inbox.js`;
/** Milliseconds at the 95th percentile. */
const AIM = 60;

const resultSchema = z.object({
  fillSeconds: z.number(),
  calls: z.array(z.object({ call: z.string(), p50: z.number(), p95: z.number() })),
});

/** What staff wait for at the inbox, with few and many facilities, for words of many and of few. */
export async function inboxPart(context: Context): Promise<Row[]> {
  const database = await context.postgres();
  if (database === null) return [skipped('Inbox', '', 'PostgreSQL is not installed')];
  const [requests, samples] = context.quick ? [20_000, 10] : [200_000, 40];
  context.report(`filling ${formatFigure(requests)} requests …`);
  const { calls } = resultSchema.parse(await request(PROGRAM, [database.url, requests, samples]));
  await database.stop();
  return calls.map(({ call, p50, p95 }) =>
    rowWithoutPeer(
      `${call}, ${formatFigure(requests)} requests`,
      `p50 ${formatFigure(p50)} ms, p95 ${formatFigure(p95)} ms`,
      atMost(p95, AIM, ' ms p95'),
    ),
  );
}
