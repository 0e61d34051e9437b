import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';

/** A template of a site in one of its languages. */
export interface TemplatePlace {
  readonly site: string;
  readonly language: string;
  readonly template: string;
}

/** Texts by message key. */
const textsSchema = z.record(z.string(), z.string());
export type Texts = Readonly<Record<string, string>>;

/** What is written instead of our own wording; `texts` null: nothing. */
export interface Override {
  readonly texts: Texts | null;
  readonly revision: number;
}

const overrideRow = z.object({ texts: textsSchema.nullable(), revision: z.number() });
const NEVER: Override = { texts: null, revision: 0 };

export async function findOverride(
  database: Database,
  db: Db,
  { site, language, template }: TemplatePlace,
): Promise<Override> {
  const [row] = await database.rows(
    db,
    sql`SELECT texts, revision FROM templates_overrides
        WHERE site = ${site} AND language = ${language} AND template = ${template}`,
  );
  return row === undefined ? NEVER : overrideRow.parse(row);
}

/** The same, held until the transaction ends, whether it was ever written or not. */
export async function holdOverride(
  database: Database,
  tx: Db,
  { site, language, template }: TemplatePlace,
): Promise<Override> {
  await database.rows(
    tx,
    sql`INSERT INTO templates_overrides (site, language, template, texts, revision)
        VALUES (${site}, ${language}, ${template}, NULL, 0) ON CONFLICT DO NOTHING`,
  );
  const [row] = await database.rows(
    tx,
    sql`SELECT texts, revision FROM templates_overrides
        WHERE site = ${site} AND language = ${language} AND template = ${template} FOR UPDATE`,
  );
  return overrideRow.parse(row);
}

export async function writeOverride(
  database: Database,
  tx: Db,
  { site, language, template }: TemplatePlace,
  change: {
    readonly texts: Texts | null;
    readonly revision: number;
    readonly account: string;
    readonly before: Texts;
    readonly after: Texts;
    readonly at: Date;
  },
): Promise<void> {
  const { texts, revision, account, before, after, at } = change;
  const stored = texts === null ? null : JSON.stringify(texts);
  await database.rows(
    tx,
    sql`UPDATE templates_overrides SET texts = ${stored}::jsonb, revision = ${revision}
        WHERE site = ${site} AND language = ${language} AND template = ${template}`,
  );
  await database.rows(
    tx,
    sql`INSERT INTO templates_changes (site, language, template, revision, account, before, after, at)
        VALUES (${site}, ${language}, ${template}, ${revision}, ${account},
          ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}

const changedRow = z.object({ template: z.string() });

/** The templates of a site and language that say something else than our own wording, by id. */
export async function listOverridden(
  database: Database,
  site: string,
  language: string,
): Promise<ReadonlySet<string>> {
  const rows = await database.rows(
    database.db,
    sql`SELECT template FROM templates_overrides
        WHERE site = ${site} AND language = ${language} AND texts IS NOT NULL`,
  );
  return new Set(rows.map((row) => changedRow.parse(row).template));
}

/** A change by an administrator: the texts that differ, before and after. */
export interface TemplateChange {
  readonly id: number;
  readonly revision: number;
  readonly account: string;
  readonly at: Date;
  readonly before: Texts;
  readonly after: Texts;
}

const changeRow = z.object({
  id: z.number(),
  revision: z.number(),
  account: z.string(),
  at: z.date(),
  before: textsSchema,
  after: textsSchema,
});

/** The newest first. */
export async function listChanges(
  database: Database,
  db: Db,
  { site, language, template }: TemplatePlace,
  limit: number,
): Promise<readonly TemplateChange[]> {
  const rows = await database.rows(
    db,
    sql`SELECT id, revision, account, at, before, after FROM templates_changes
        WHERE site = ${site} AND language = ${language} AND template = ${template}
        ORDER BY id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => changeRow.parse(row));
}
