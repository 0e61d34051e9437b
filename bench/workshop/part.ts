import { z } from 'zod';
import type { Context } from '../context.ts';
import { request } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, skipped, withAim } from '../report.ts';

const PROGRAM = `${import.meta.dirname}/../.build/workshop.js`;
/** Milliseconds at the 95th percentile. */
const AIMS = { first: 50, five: 150, week: 10, wizard: 20, board: 60, customer: 50 };

const spread = z.object({ p50: z.number(), p95: z.number() });
const counterSchema = z.object({
  workshops: z.number(),
  occupations: z.number(),
  /** Calls of staff. */
  counter: z.array(spread.extend({ call: z.string() })),
});
const resultSchema = counterSchema.extend({
  first: spread,
  five: spread,
  week: spread,
  naive: spread,
  bookings: spread.extend({ perSecond: z.number() }),
  /** Calls of flows B and C. */
  wizards: z.array(spread.extend({ call: z.string() })),
});
type Result = z.infer<typeof resultSchema>;
type Spread = z.infer<typeof spread>;

/** Workshops and bookings on PostgreSQL; the third is the size that the aims are for. */
const SIZES = [
  [50, 250_000],
  [200, 250_000],
  [200, 1_000_000],
  [800, 450_000],
] as const;
const QUICK = [[20, 20_000]] as const;

const text = ({ p50, p95 }: Spread): string => `p50 ${formatFigure(p50)} ms, p95 ${formatFigure(p95)} ms`;

/** How long a visitor waits for the first and the first five workshops, and for a week of times; bookings per second. */
export async function workshopPart(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [workshops, occupations] of context.quick ? QUICK : SIZES) {
    const database = await context.postgres();
    if (database === null) return [skipped('Workshops', '', 'PostgreSQL is not installed')];
    context.report(`filling ${workshops} workshops with ${formatFigure(occupations)} visits …`);
    const samples = context.quick ? 50 : 300;
    const result = resultSchema.parse(
      await request(PROGRAM, [database.url, workshops, occupations, samples]),
    );
    await database.stop();
    rows.push(...rowsOf(result));
  }
  return rows;
}

/** What staff wait for at the counter: the boards, and a customer found again. */
export async function boardPart(context: Context): Promise<Row[]> {
  const database = await context.postgres();
  if (database === null) return [skipped('Board', '', 'PostgreSQL is not installed')];
  const [workshops, visits, samples] = context.quick ? [20, 20_000, 50] : [200, 1_000_000, 300];
  context.report(`filling ${workshops} workshops with ${formatFigure(visits)} visits …`);
  const result = await request(PROGRAM, [database.url, workshops, visits, samples, 'counter']);
  await database.stop();
  return counterRows(counterSchema.parse(result));
}

const sizeOf = (workshops: number, visits: number): string =>
  `${workshops} workshops, ${formatFigure(visits)} visits`;

function counterRows({ workshops, occupations, counter }: z.infer<typeof counterSchema>): Row[] {
  return counter.map(({ call, ...times }) =>
    rowWithoutPeer(
      `${call}, ${sizeOf(workshops, occupations)}`,
      text(times),
      atMost(times.p95, call.startsWith('Board') ? AIMS.board : AIMS.customer, ' ms p95'),
    ),
  );
}

function rowsOf(result: Result): Row[] {
  const { workshops, occupations, first, five, week, naive, bookings, wizards } = result;
  const size = sizeOf(workshops, occupations);
  return [
    rowWithoutPeer(`First workshop, ${size}`, text(first), atMost(first.p95, AIMS.first, ' ms p95')),
    withAim(
      {
        what: `Five workshops, ${size}`,
        ours: text(five),
        peer: 'a query per day and hour',
        theirs: text(naive),
        ratio: naive.p50 / five.p50,
      },
      atMost(five.p95, AIMS.five, ' ms p95'),
    ),
    rowWithoutPeer(`Week of times, ${size}`, text(week), atMost(week.p95, AIMS.week, ' ms p95')),
    rowWithoutPeer(
      `Bookings, ten at a time, ${size}`,
      `${formatFigure(bookings.perSecond)}/s, ${text(bookings)}`,
    ),
    ...counterRows(result),
    ...wizards.map(({ call, ...times }) =>
      rowWithoutPeer(`${call}, ${size}`, text(times), atMost(times.p95, AIMS.wizard, ' ms p95')),
    ),
  ];
}
