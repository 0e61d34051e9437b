import { z } from 'zod';
import { appendChange, changesAfter, type Database } from '~/platform/db';
import type { JsonObject } from '~/platform/json';

const TOPIC = 'demo';
const entry = z.union([z.object({ startedAt: z.iso.datetime() }), z.object({ done: z.string() })]);

/** What has been filled of a demo. */
export interface Filling {
  /** What "today" is in it. */
  readonly startedAt: Date;
  /** Names of the steps that are over. */
  readonly done: ReadonlySet<string>;
}

/** The last filling that was begun, as the change log has it; null where none was in the days that it goes back. */
export async function lastFilling({ db }: Database): Promise<Filling | null> {
  let filling: { startedAt: Date; done: Set<string> } | null = null;
  for (let position = 0n; ; ) {
    const { changes } = await changesAfter(db, TOPIC, position);
    for (const { id, payload } of changes) {
      position = id;
      const noted = entry.parse(payload);
      if ('startedAt' in noted) filling = { startedAt: new Date(noted.startedAt), done: new Set() };
      else filling?.done.add(noted.done);
    }
    if (changes.length === 0) return filling;
  }
}

const append = (database: Database, payload: JsonObject) =>
  database.transaction((tx) => appendChange(tx, TOPIC, payload));

export const noteStart = (database: Database, now: Date): Promise<void> =>
  append(database, { startedAt: now.toISOString() });

export const noteDone = (database: Database, step: string): Promise<void> => append(database, { done: step });
