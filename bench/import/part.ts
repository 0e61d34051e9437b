import { z } from 'zod';
import type { Context } from '../context.ts';
import { request } from '../processes.ts';
import { atLeast, formatFigure, type Row, rowWithoutPeer, skipped } from '../report.ts';

const AIMS = { PGlite: 3_000, PostgreSQL: 8_000 } as const;
const UNCHANGED_AIM = 30_000;
const PROGRAM = `${import.meta.dirname}/../.build/import-stock.js`;

const filesSchema = z.record(z.string(), z.string());
const resultSchema = z.object({
  seconds: z.number(),
  unchangedSeconds: z.number(),
  cpuSeconds: z.number(),
  read: z.number(),
  added: z.number(),
  refused: z.number(),
  searchable: z.number(),
  megabytes: z.number(),
});

/** The three feed formats into an empty stock, until every car can be found: rows per second on each database. */
export async function importPart(context: Context): Promise<Row[]> {
  const cars = context.quick ? 10_000 : 50_000;
  context.report(`writing feeds of ${formatFigure(cars)} cars …`);
  const files = filesSchema.parse(await request(PROGRAM, ['write', context.folder, cars]));
  const rows: Row[] = [];
  for (const kind of ['PGlite', 'PostgreSQL'] as const) {
    for (const [name, file] of Object.entries(files)) {
      const what = `${name}, ${kind}`;
      const database = kind === 'PostgreSQL' ? await context.postgres() : undefined;
      if (database === null) {
        rows.push(skipped(what, '', 'PostgreSQL is not installed'));
        continue;
      }
      context.report(`importing ${what} …`);
      const target = database === undefined ? [] : [database.url];
      const result = resultSchema.parse(await request(PROGRAM, ['import', file, context.folder, ...target]));
      await database?.stop();
      if (result.added !== cars || result.searchable !== cars) {
        throw new Error(`${what}: ${JSON.stringify(result)}, but the file has ${cars} cars`);
      }
      const rate = result.read / result.seconds;
      const again = result.read / result.unchangedSeconds;
      rows.push(
        rowWithoutPeer(
          `Import, ${what}`,
          `${formatFigure(rate)} rows/s (${formatFigure(result.megabytes)} MB), ${formatFigure((result.cpuSeconds / result.read) * 1000)} ms CPU`,
          atLeast(rate, AIMS[kind], ' rows/s'),
        ),
        rowWithoutPeer(
          `The same file again, ${what}`,
          `${formatFigure(again)} rows/s`,
          atLeast(again, UNCHANGED_AIM, ' rows/s'),
        ),
      );
    }
  }
  return rows;
}
