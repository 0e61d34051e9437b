import type { SQL } from 'drizzle-orm';
import type { RetentionKind } from '~/platform/config';
import type { Person } from './person';

/** What a personal column holds, which decides what becomes of it. */
export type DataKind =
  /** Name, mail, phone, plate, or a document that has them. */
  | 'identity'
  /** What people wrote, in which anybody may be named. */
  | 'free-text'
  /** A digest or reference: a person is found by it only with something else. Neither searched nor exported. */
  | 'reference'
  /** Opens something. Never exported. */
  | 'credential'
  /** What the group publishes, with people's names in it: an editor's to change. Counted, not touched. */
  | 'published';

/** Article 6 (1) GDPR. */
type LegalGround =
  | 'contract (b)'
  | 'consent (a)'
  | 'legitimate interest (f)'
  | 'legal obligation (c)'
  | 'employment contract (b)';

/** Rows that go, or what is left of them, once they are older than the days of their kind. */
interface RetentionRule {
  readonly kind: RetentionKind;
  due(before: Date): SQL;
  readonly erase: 'delete' | SQL;
}

/** How the rows of a person are found in a table, and what becomes of them. */
interface PersonRows {
  /** A condition; null where the table knows nobody by what is known of the person. */
  of(person: Person): SQL | null;
  /** 'delete', or assignments that leave a row about nobody. */
  readonly erase: 'delete' | SQL;
  /** Rows of the person that stay all the same, and why. */
  readonly keep?: { readonly when: SQL; readonly reason: string };
  /** Expressions by which other tables refer to such a row: texts nobody else has. */
  readonly ids?: readonly SQL[];
}

/** One table of the database. Every column stands in it once, as personal or not: a test compares it with the schema. */
export interface TableEntry {
  readonly table: string;
  readonly why: string;
  /** For the personal columns; none where there are none. */
  readonly ground?: LegalGround;
  /** How long, in words, where no rule says it. */
  readonly period?: string;
  readonly personal?: Readonly<Record<string, DataKind>>;
  /** The other columns, with blanks between. */
  readonly other?: string;
  readonly rows?: PersonRows;
  /** A column that holds the ids of other tables' rows, and what becomes of a row that names an erased one. */
  readonly refers?: { readonly column: string; readonly erase: 'delete' | SQL };
  readonly retention?: readonly RetentionRule[];
}

/** Every table of the product; a table stands before those that its rows point at. */
export type Register = readonly TableEntry[];

export const columnsOf = ({ personal = {}, other = '' }: TableEntry): readonly string[] => [
  ...Object.keys(personal),
  ...other.split(/\s+/).filter((name) => name !== ''),
];
