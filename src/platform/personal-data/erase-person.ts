import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '~/platform/db';
import { mentionPattern, type Person, personDigest } from './person';
import type { Register, TableEntry } from './register';
import { countRows, eraseRows, tableSql, textColumns } from './table-sql';

/** What an erasure did, without a word about the person. */
export interface ErasureReceipt {
  /** SHA-256 of what was given; whoever has it again can compare. */
  readonly person: string;
  readonly at: string;
  readonly dryRun: boolean;
  readonly erased: readonly {
    readonly where: string;
    readonly how: 'deleted' | 'blanked' | 'mentions replaced';
    readonly rows: number;
  }[];
  readonly retained: readonly { readonly where: string; readonly rows: number; readonly reason: string }[];
  /** What no database knows. */
  readonly elsewhere: readonly string[];
}

const ELSEWHERE = [
  'logs: nothing to erase, lines carry no personal data',
  'media: visitors upload nothing; a picture that shows the person is for an editor to remove',
  'mails and webhooks that have left: their receivers keep them (GDPR art. 19: tell them)',
  'backups: erase again after a restore from before this receipt',
] as const;

const PUBLISHED = 'published by the group: for an editor to change';
const REPLACEMENT = '[erased]';

class DryRun extends Error {}

/** Erases a person from every table of the register, in one transaction. A dry run undoes what it has counted. */
export async function erasePerson(
  database: Database,
  register: Register,
  person: Person,
  options: { readonly now: Date; readonly dryRun: boolean },
): Promise<ErasureReceipt> {
  const { now, dryRun } = options;
  let erased: ErasureReceipt['erased'] = [];
  let retained: ErasureReceipt['retained'] = [];
  try {
    await database.transaction(async (tx) => {
      const erasure = new Erasure(database, tx, person);
      await erasure.run(register);
      ({ erased, retained } = erasure);
      if (dryRun) throw new DryRun();
    });
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause;
  }
  return {
    person: personDigest(person),
    at: now.toISOString(),
    dryRun,
    erased,
    retained,
    elsewhere: ELSEWHERE,
  };
}

class Erasure {
  readonly erased: ErasureReceipt['erased'][number][] = [];
  readonly retained: ErasureReceipt['retained'][number][] = [];

  constructor(
    readonly database: Database,
    readonly tx: Db,
    readonly person: Person,
  ) {}

  async run(register: Register): Promise<void> {
    const ids = await referencesTo(this.database, this.tx, register, this.person);
    for (const entry of register) {
      await this.#eraseRows(entry);
      if (entry.refers && ids.length > 0) {
        const { column, erase } = entry.refers;
        this.#note(
          entry.table,
          erase,
          await eraseRows(this.database, this.tx, entry.table, mentionsOf(column, ids), erase),
        );
      }
    }
    const pattern = mentionPattern(this.person);
    if (pattern !== null) for (const entry of register) await this.#replaceMentions(entry, pattern);
  }

  async #eraseRows({ table, rows }: TableEntry): Promise<void> {
    const mine = rows?.of(this.person) ?? null;
    if (rows === undefined || mine === null) return;
    if (rows.keep) {
      const count = await countRows(this.database, this.tx, table, sql`${mine} AND (${rows.keep.when})`);
      if (count > 0) this.retained.push({ where: table, rows: count, reason: rows.keep.reason });
    }
    const count = await eraseRows(this.database, this.tx, table, withoutRetained(rows, mine), rows.erase);
    this.#note(table, rows.erase, count);
  }

  /** In rows about others, and in what has no owner. */
  async #replaceMentions(entry: TableEntry, pattern: string): Promise<void> {
    const { table, personal = {}, rows } = entry;
    const types = await textColumns(this.database, this.tx, table);
    const mine = rows?.of(this.person) ?? null;
    // What is kept is kept whole.
    const others = mine === null ? sql`true` : sql`(${mine}) IS NOT TRUE`;
    for (const [column, kind] of Object.entries(personal)) {
      const type = types.get(column);
      if (type === undefined || kind === 'reference' || kind === 'credential') continue;
      const text = sql`${sql.identifier(column)}::text`;
      const found = sql`${text} ~* ${pattern} AND ${others}`;
      if (kind === 'published') {
        const count = await countRows(this.database, this.tx, table, found);
        if (count > 0) this.retained.push({ where: `${table}.${column}`, rows: count, reason: PUBLISHED });
        continue;
      }
      const replaced = sql`regexp_replace(${text}, ${pattern}, ${REPLACEMENT}, 'gi')::${sql.raw(type)}`;
      const count = await eraseRows(
        this.database,
        this.tx,
        table,
        found,
        sql`${sql.identifier(column)} = ${replaced}`,
      );
      if (count > 0) this.erased.push({ where: `${table}.${column}`, how: 'mentions replaced', rows: count });
    }
  }

  #note(where: string, erase: 'delete' | SQL, rows: number): void {
    if (rows > 0) this.erased.push({ where, how: erase === 'delete' ? 'deleted' : 'blanked', rows });
  }
}

const withoutRetained = ({ keep }: NonNullable<TableEntry['rows']>, mine: SQL): SQL =>
  keep ? sql`${mine} AND (${keep.when}) IS NOT TRUE` : mine;

const idRow = z.object({ id: z.string().nullable() });

/** The ids under which other tables speak of the person's rows. */
export async function referencesTo(
  database: Database,
  db: Db,
  register: Register,
  person: Person,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { table, rows } of register) {
    const mine = rows?.of(person) ?? null;
    if (rows === undefined || mine === null) continue;
    for (const id of rows.ids ?? []) {
      const found = await database.rows(
        db,
        sql`SELECT (${id})::text AS id FROM ${tableSql(table)} WHERE ${withoutRetained(rows, mine)}`,
      );
      ids.push(...found.flatMap((row) => idRow.parse(row).id ?? []));
    }
  }
  return ids.filter((id) => id.length >= 8);
}

/** Rows whose column names one of the ids. */
export const mentionsOf = (column: string, ids: readonly string[]): SQL =>
  sql`EXISTS (SELECT FROM unnest(${sql.param([...ids])}::text[]) AS known (id) WHERE strpos(${sql.identifier(column)}::text, known.id) > 0)`;
