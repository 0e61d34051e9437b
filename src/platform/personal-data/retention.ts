import { z } from 'zod';
import type { RetentionDays } from '~/platform/config';
import type { Database } from '~/platform/db';
import { daysBefore } from '~/platform/time';
import type { Register } from './register';
import { countRows, eraseRows } from './table-sql';

/** What was erased, or is due, by kind and table: numbers only. */
export const retentionReport = z.object({
  dryRun: z.boolean(),
  due: z.array(z.object({ kind: z.string(), table: z.string(), days: z.number(), rows: z.number() })),
});
type RetentionReport = z.infer<typeof retentionReport>;

/** Erases what is older than its kind may be; a dry run only counts. */
export async function enforceRetention(
  database: Database,
  register: Register,
  options: { readonly days: RetentionDays; readonly now: Date; readonly dryRun: boolean },
): Promise<RetentionReport> {
  const { days, now, dryRun } = options;
  const due: RetentionReport['due'][number][] = [];
  for (const { table, retention = [] } of register) {
    for (const rule of retention) {
      const condition = rule.due(daysBefore(now, days[rule.kind]));
      const rows = dryRun
        ? await countRows(database, database.db, table, condition)
        : await eraseRows(database, database.db, table, condition, rule.erase);
      due.push({ kind: rule.kind, table, days: days[rule.kind], rows });
    }
  }
  return { dryRun, due };
}
