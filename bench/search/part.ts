import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { startOpenSearch, type TestNode } from '../../test/opensearch/node.ts';
import type { Context } from '../context.ts';
import { atEnd, request } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, skipped, withAim } from '../report.ts';

const reportSchema = z.object({
  cars: z.number(),
  buildMs: z.number(),
  queries: z.number(),
  p50: z.number(),
  p99: z.number(),
  answers: z.array(
    z.object({
      total: z.number(),
      facets: z.record(z.string(), z.record(z.string(), z.number())).nullable(),
    }),
  ),
  more: z.record(z.string(), z.number()).optional(),
});
type Report = z.infer<typeof reportSchema>;

const AIM_CARS = 50_000;
/** Taking more cars in would take a peer longer than all other measurements of this part together. */
const MAX_PEER_CARS = { Orama: 50_000, PostgreSQL: 250_000, OpenSearch: 250_000 } as const;
const SKIP_REASON = 'taking the cars in would take minutes';

const program = (name: string) => `${import.meta.dirname}/${name}`;

/** Mixed searches, 21 facets counted in each: ours, PostgreSQL, OpenSearch and Orama on the same cars. */
export async function searchPart(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  const postgres = await context.postgres();
  const node = await openSearch(context);
  for (const cars of context.quick ? [12_000] : [50_000, 250_000, 1_000_000]) {
    const size = `${formatFigure(cars)} cars`;
    context.report(`search, ${size} …`);
    const built = `${import.meta.dirname}/../.build/columnar.js`;
    const ours = reportSchema.parse(await request(built, [cars, 4000, context.quick ? 2 : 5]));
    rows.push(best(size, ours));
    rows.push(...(await peers(context, size, ours, postgres?.url ?? null)));
    rows.push(...(await besideOpenSearch(context, size, ours, node)));
    const { megabytes = 0, residentMegabytes = 0, afterUpdateMs = 0, longestSliceMs = 0 } = ours.more ?? {};
    rows.push(
      rowWithoutPeer(
        `Index of ${size}`,
        `${formatFigure(megabytes)} MB (process ${formatFigure(residentMegabytes)} MB), built in ${formatFigure(ours.buildMs / 1000)} s`,
      ),
      rowWithoutPeer(
        `3 000 changed of ${size}`,
        `longest pause ${formatFigure(longestSliceMs)} ms, next search ${formatFigure(afterUpdateMs)} ms`,
      ),
    );
  }
  await postgres?.stop();
  if (typeof node !== 'string') await node.discard();
  return rows;
}

/** A node with a gigabyte of heap, or why there is none. */
async function openSearch(context: Context): Promise<TestNode | string> {
  context.report('OpenSearch: its files come from Maven Central the first time …');
  try {
    const node = await startOpenSearch('1g');
    if (node === null) return 'no Java';
    atEnd(() => node.discard());
    return node;
  } catch (cause) {
    return String(cause).split('\n')[0] ?? 'failed';
  }
}

/** The quickest of five tries of each search: what other work on the machine takes is not in it. */
function best(size: string, { cars, more = {} }: Report): Row {
  const { best50 = 0, best99 = 0 } = more;
  const aim = cars === AIM_CARS ? atMost(best99, 5, ' ms') : undefined;
  return rowWithoutPeer(
    `Search, ${size}, the quickest of five`,
    `p50 ${formatFigure(best50)} ms, p99 ${formatFigure(best99)} ms`,
    aim,
  );
}

async function besideOpenSearch(
  context: Context,
  size: string,
  ours: Report,
  node: TestNode | string,
): Promise<Row[]> {
  if (typeof node === 'string') return [skipped(`Search, ${size}`, 'OpenSearch', node)];
  if (ours.cars > MAX_PEER_CARS.OpenSearch) return [skipped(`Search, ${size}`, 'OpenSearch', SKIP_REASON)];
  const built = `${import.meta.dirname}/../.build/opensearch.js`;
  const args = [ours.cars, context.quick ? 100 : 400, context.quick ? 3 : 10, node.url];
  const report = reportSchema.parse(await request(built, args));
  checkAnswers(context, 'OpenSearch', ours, report);
  const filled = `filled in ${formatFigure(report.buildMs / 1000)} s`;
  return [...compared('OpenSearch', size, ours, report), rowWithoutPeer(`OpenSearch, ${size}`, filled)];
}

async function peers(context: Context, size: string, ours: Report, url: string | null): Promise<Row[]> {
  const { cars } = ours;
  const rows: Row[] = [];
  if (url === null) rows.push(skipped(`Search, ${size}`, 'PostgreSQL', 'not installed'));
  else if (cars > MAX_PEER_CARS.PostgreSQL) rows.push(skipped(`Search, ${size}`, 'PostgreSQL', SKIP_REASON));
  else {
    const args = [cars, context.quick ? 50 : 200, context.quick ? 3 : 8, url];
    const report = reportSchema.parse(await request(program('postgres.ts'), args));
    rows.push(...compared('PostgreSQL', size, ours, report));
    checkAnswers(context, 'PostgreSQL', ours, report);
  }
  if (cars > MAX_PEER_CARS.Orama) rows.push(skipped(`Search, ${size}`, 'Orama', SKIP_REASON));
  else {
    const report = await request(program('orama.js'), [cars, 40, context.quick ? 3 : 8]).then(
      (answer) => reportSchema.parse(answer),
      (cause: unknown) =>
        String(cause)
          .split('\n')
          .find((line) => line.includes('rror')) ?? 'failed',
    );
    if (typeof report === 'string') rows.push(skipped(`Search, ${size}`, 'Orama', report));
    else {
      rows.push(...compared('Orama', size, ours, report));
      checkAnswers(context, 'Orama', ours, report);
    }
  }
  return rows;
}

function compared(peer: string, size: string, ours: Report, theirs: Report): Row[] {
  const line = (quantile: 'p50' | 'p99', aim?: number) =>
    withAim(
      {
        what: `Search, ${size}, ${quantile}`,
        ours: `${formatFigure(ours[quantile])} ms`,
        peer,
        theirs: `${formatFigure(theirs[quantile])} ms`,
        ratio: theirs[quantile] / ours[quantile],
      },
      aim === undefined ? undefined : atMost(ours[quantile], aim, ' ms'),
    );
  return [
    line('p50', ours.cars === AIM_CARS ? 1 : undefined),
    line('p99', ours.cars === AIM_CARS ? 5 : undefined),
  ];
}

/** A peer that counts something else would be no peer: differences are told, not hidden. */
function checkAnswers(context: Context, peer: string, ours: Report, theirs: Report): void {
  const differing = theirs.answers.filter((answer, at) => {
    const own = ours.answers[at];
    if (own === undefined || own.total !== answer.total) return true;
    return (
      answer.facets !== null &&
      !Object.entries(answer.facets).every(([name, counts]) => isDeepStrictEqual(own.facets?.[name], counts))
    );
  });
  context.report(
    differing.length === 0
      ? `${peer} counts the same in ${theirs.answers.length} compared answers`
      : `${peer} DIFFERS from us in ${differing.length} of ${theirs.answers.length} compared answers`,
  );
}
