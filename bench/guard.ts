import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { formatFigure, type Row } from './report.ts';

/** The ratios of the release before, by row; `--keep` writes them, and they are committed. */
const FILE = `${import.meta.dirname}/ratios.json`;
/** How far a ratio may fall before a release has to say why. */
const TOLERANCE = 0.15;

const ratiosSchema = z.record(z.string(), z.number());
export type Ratios = z.infer<typeof ratiosSchema>;

/** What of each row is compared: processor time where it was measured, as other work on the machine does not disturb it. */
export const ratiosOf = (rows: readonly Row[]): Ratios =>
  Object.fromEntries(
    rows.flatMap(({ what, peer, ratio, cpuRatio }) => {
      const compared = cpuRatio ?? ratio;
      return compared === null ? [] : [[`${what} / ${peer}`, Number(compared.toPrecision(3))]];
    }),
  );

/** One sentence for each ratio that is 15 % below the committed one. Rows that were not measured or not committed say nothing. */
export const regressions = (committed: Ratios, measured: Ratios): string[] =>
  Object.entries(measured).flatMap(([row, ratio]) => {
    const before = committed[row];
    return before !== undefined && ratio < before * (1 - TOLERANCE)
      ? [`${row}: ${formatFigure(ratio)} ×, committed ${formatFigure(before)} ×`]
      : [];
  });

/** Null where none are committed: there is nothing to compare with. */
export const readCommitted = (file = FILE): Ratios | null =>
  existsSync(file) ? ratiosSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** Rows that were not measured this time keep what they had. */
export function writeRatios(measured: Ratios): void {
  const all = Object.entries({ ...readCommitted(), ...measured }).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
