import { getConstructionPlans } from 'pg-boss';
import type { Session } from '~/platform/db';

const PLANS = getConstructionPlans();

/** Version of the queue's tables that this release makes. */
export const QUEUE_VERSION =
  /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(PLANS)?.[1] ?? '';

/** Makes the queue's tables within the caller's transaction, for rows that are about to come. */
export async function createQueueTables(session: Session): Promise<void> {
  const statements = PLANS.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
  await session.execute(statements);
  await session.execute('SET LOCAL idle_in_transaction_session_timeout = 0');
}
