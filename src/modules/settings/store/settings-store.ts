import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import type { Fields } from '../domain/fields';
import type { Version } from '../domain/in-force';
import { SETTINGS, type SettingName } from '../domain/setting';

/** A setting of a site; `language` is '' for what has no languages. */
export interface Series {
  readonly site: string;
  readonly setting: SettingName;
  readonly language: string;
}

export interface StoredVersion extends Version<unknown> {
  readonly writtenAt: Date;
}

const versionRow = z.object({
  id: z.number(),
  valid_from: z.string(),
  value: z.unknown(),
  written_at: z.date(),
});
const placedRow = versionRow.extend({ site: z.string(), setting: z.string(), language: z.string() });

const versionOf = (row: z.infer<typeof versionRow>): StoredVersion => ({
  id: row.id,
  validFrom: row.valid_from,
  value: row.value ?? null,
  writtenAt: row.written_at,
});

const isSetting = (text: string): text is SettingName => SETTINGS.some((each) => each === text);

/** Every version of every setting; of settings that a newer release has, none. */
export async function allVersions(
  database: Database,
): Promise<readonly (Series & { readonly version: StoredVersion })[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT id, site, setting, language, valid_from, value, written_at FROM settings_versions`,
  );
  return rows.flatMap((row) => {
    const { site, setting, language, ...version } = placedRow.parse(row);
    return isSetting(setting) ? [{ site, setting, language, version: versionOf(version) }] : [];
  });
}

const ofSeries = ({ site, setting, language }: Series) =>
  sql`site = ${site} AND setting = ${setting} AND language = ${language}`;

export async function versionsOf(
  database: Database,
  db: Db,
  series: Series,
): Promise<readonly StoredVersion[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, valid_from, value, written_at FROM settings_versions WHERE ${ofSeries(series)} ORDER BY id`,
  );
  return rows.map((row) => versionOf(versionRow.parse(row)));
}

const revisionRow = z.object({ revision: z.number() });

/** How often a setting has been changed. */
export async function revisionOf(database: Database, db: Db, series: Series): Promise<number> {
  const [row] = await database.rows(db, sql`SELECT revision FROM settings_series WHERE ${ofSeries(series)}`);
  return row === undefined ? 0 : revisionRow.parse(row).revision;
}

/** The same, held until the transaction ends, whether it was ever changed or not. */
export async function holdSeries(database: Database, tx: Db, series: Series): Promise<number> {
  const { site, setting, language } = series;
  await database.rows(
    tx,
    sql`INSERT INTO settings_series (site, setting, language, revision)
        VALUES (${site}, ${setting}, ${language}, 0) ON CONFLICT DO NOTHING`,
  );
  const [row] = await database.rows(
    tx,
    sql`SELECT revision FROM settings_series WHERE ${ofSeries(series)} FOR UPDATE`,
  );
  return revisionRow.parse(row).revision;
}

export async function insertVersion(
  database: Database,
  tx: Db,
  { site, setting, language }: Series,
  version: { readonly validFrom: string; readonly value: object | null; readonly writtenAt: Date },
): Promise<void> {
  const { validFrom, value, writtenAt } = version;
  await database.rows(
    tx,
    sql`INSERT INTO settings_versions (site, setting, language, valid_from, value, written_at)
        VALUES (${site}, ${setting}, ${language}, ${validFrom},
          ${value === null ? null : JSON.stringify(value)}::jsonb, ${writtenAt.toISOString()}::timestamptz)`,
  );
}

/** Takes a version away that is yet to begin: none that has begun on `today` is ever taken. */
export async function deleteVersion(
  database: Database,
  tx: Db,
  series: Series,
  { id, today }: { readonly id: number; readonly today: string },
): Promise<void> {
  await database.rows(
    tx,
    sql`DELETE FROM settings_versions WHERE ${ofSeries(series)} AND id = ${id} AND valid_from > ${today}`,
  );
}

const SETTING_ACTS = ['written', 'released', 'withdrawn'] as const;

/** A change by an administrator: the fields that differ, before and after. */
export interface SettingChange {
  readonly id: number;
  readonly revision: number;
  readonly account: string;
  readonly act: (typeof SETTING_ACTS)[number];
  readonly validFrom: string;
  readonly before: Fields;
  readonly after: Fields;
  readonly at: Date;
}

/** Counts the change and notes who made it. */
export async function logChange(
  database: Database,
  tx: Db,
  series: Series,
  change: Omit<SettingChange, 'id'>,
): Promise<void> {
  const { site, setting, language } = series;
  const { revision, account, act, validFrom, before, after, at } = change;
  await database.rows(tx, sql`UPDATE settings_series SET revision = ${revision} WHERE ${ofSeries(series)}`);
  await database.rows(
    tx,
    sql`INSERT INTO settings_changes (site, setting, language, revision, account, act, valid_from, before, after, at)
        VALUES (${site}, ${setting}, ${language}, ${revision}, ${account}, ${act}, ${validFrom},
          ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}

const fields = z.record(z.string(), z.string());
const changeRow = z
  .object({
    id: z.number(),
    revision: z.number(),
    account: z.string(),
    act: z.enum(SETTING_ACTS),
    valid_from: z.string(),
    before: fields,
    after: fields,
    at: z.date(),
  })
  .transform(({ valid_from: validFrom, ...change }): SettingChange => ({ ...change, validFrom }));

/** The newest first. */
export async function changesOf(
  database: Database,
  db: Db,
  series: Series,
  limit: number,
): Promise<readonly SettingChange[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, revision, account, act, valid_from, before, after, at FROM settings_changes
        WHERE ${ofSeries(series)} ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => changeRow.parse(row));
}
