import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshPglite } from '~test/pglite';
import { workshopMigrations } from '../store/migrations';
import { deleteOldStaffForms } from '../store/staff-form-store';
import { createStaffForms } from './staff-forms';

const KEY = '0b7bfa2e-6d4c-4a53-9d5b-0d8fd8a3a001';
let database: Database;
let now = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  database = await freshPglite([workshopMigrations]);
});
afterAll(() => database.close());

test('what was typed last is found by its account, for half a day', async () => {
  const forms = createStaffForms({ database, clock: { now: () => now } });
  await forms.put('kim', KEY, [['plate', 'ABC123']]);
  const typed = [
    ['plate', '</script>"\'å'],
    ['service', 'a'],
    ['service', 'b'],
  ] as const;
  await forms.put('kim', KEY, typed);
  await forms.put('bo', KEY, [['plate', 'XYZ789']]);
  expect(await forms.find('kim', KEY)).toEqual(typed);
  expect(await forms.find('eva', KEY)).toBeNull();
  now = new Date('2026-03-02T20:59:00Z');
  await deleteOldStaffForms(database.db, now);
  expect(await forms.find('kim', KEY)).toEqual(typed);
  now = new Date('2026-03-02T21:00:00Z');
  expect(await forms.find('kim', KEY)).toBeNull();
  await deleteOldStaffForms(database.db, now);
  expect(await database.rows(database.db, sql`SELECT key FROM workshop_staff_forms`)).toEqual([]);
});
