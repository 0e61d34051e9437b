import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { ask } from '../processes.ts';
import { alone, atMost, figure, type Row, skipped, withAim } from '../report.ts';

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
/** Taking 250 000 cars in would take Orama longer than all other measurements of this part together. */
const ORAMA_UP_TO = 50_000;

const program = (name: string) => `${import.meta.dirname}/${name}`;

/** Mixed searches, 21 facets counted in each: ours, PostgreSQL and Orama on the same cars. */
export async function searchPart(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  const postgres = await context.postgres();
  for (const cars of context.quick ? [12_000] : [12_000, 50_000, 250_000]) {
    const size = `${figure(cars)} cars`;
    context.say(`search, ${size} …`);
    const built = `${import.meta.dirname}/../.build/columnar.js`;
    const ours = reportSchema.parse(await ask(built, [cars, 4000, context.quick ? 2 : 5]));
    rows.push(...(await peers(context, size, ours, postgres?.url ?? null)));
    const { megabytes = 0, afterUpdateMs = 0, longestSliceMs = 0 } = ours.more ?? {};
    rows.push(
      alone(`Index of ${size}`, `${figure(megabytes)} MB, built in ${figure(ours.buildMs / 1000)} s`),
      alone(
        `3 000 changed of ${size}`,
        `longest pause ${figure(longestSliceMs)} ms, next search ${figure(afterUpdateMs)} ms`,
      ),
    );
  }
  await postgres?.stop();
  return rows;
}

async function peers(context: Context, size: string, ours: Report, url: string | null): Promise<Row[]> {
  const { cars } = ours;
  const rows: Row[] = [];
  if (url === null) rows.push(skipped(`Search, ${size}`, 'PostgreSQL', 'not installed'));
  else {
    const args = [cars, context.quick ? 50 : 200, context.quick ? 3 : 8, url];
    const report = reportSchema.parse(await ask(program('postgres.ts'), args));
    rows.push(...compared('PostgreSQL', size, ours, report));
    checkAnswers(context, 'PostgreSQL', ours, report);
  }
  if (cars > ORAMA_UP_TO)
    rows.push(skipped(`Search, ${size}`, 'Orama', 'taking the cars in would take minutes'));
  else {
    const report = await ask(program('orama.js'), [cars, 40, context.quick ? 3 : 8]).then(
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
        ours: `${figure(ours[quantile])} ms`,
        peer,
        theirs: `${figure(theirs[quantile])} ms`,
        ratio: theirs[quantile] / ours[quantile],
      },
      aim === undefined ? undefined : atMost(ours[quantile], aim, ' ms'),
    );
  return [line('p50', ours.cars === AIM_CARS ? 1 : undefined), line('p99')];
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
  context.say(
    differing.length === 0
      ? `${peer} counts the same in ${theirs.answers.length} compared answers`
      : `${peer} DIFFERS from us in ${differing.length} of ${theirs.answers.length} compared answers`,
  );
}
