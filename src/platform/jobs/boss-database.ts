import { sql } from 'drizzle-orm';
import type { Db as BossDatabase } from 'pg-boss';
import { fromDrizzle } from 'pg-boss';
import type { Database, Db } from '~/platform/db';

/** pg-boss on the connections we have: no second pool, and PGlite works as PostgreSQL does. */
export const bossDatabase = (database: Database): BossDatabase => ({
  executeSql: (text, values) => database.driver.execute(text, values),
  async listen(channel, onNotification, onReconnect) {
    const close = await database.listen(channel, onNotification, onReconnect);
    return { close };
  },
});

/** pg-boss inside the caller's transaction. */
export const bossTransaction = (tx: Db): BossDatabase =>
  fromDrizzle(
    {
      async execute(query) {
        if (!isQuery(query)) throw new Error('pg-boss passed something that is no query');
        const result: unknown = await tx.execute(query);
        if (!hasRows(result)) throw new Error('The driver returned no rows');
        return result;
      },
    },
    sql,
  );

const isQuery = (value: unknown): value is ReturnType<typeof sql> =>
  typeof value === 'object' && value !== null && 'getSQL' in value;

const hasRows = (value: unknown): value is { rows: unknown[] } =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows);
