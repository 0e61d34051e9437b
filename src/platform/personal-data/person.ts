import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { compactCode } from '~/platform/compact-code';
import { isEmail } from '~/platform/email';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';

/** By what a person is known; at least one. */
export interface Person {
  /** Lower case. */
  readonly mail: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Capitals and digits. */
  readonly plate: string | null;
}

export type PersonProblem = 'nothing-given' | 'not-a-mail' | 'not-a-phone' | 'not-a-plate';

/** Reads what an operator types; a phone number needs its country (`+46 …`). */
export function readPerson(given: {
  readonly mail?: string | undefined;
  readonly phone?: string | undefined;
  readonly plate?: string | undefined;
}): Result<Person, PersonProblem> {
  const { mail, phone, plate } = given;
  if (mail === undefined && phone === undefined && plate === undefined) return err('nothing-given');
  if (mail !== undefined && !isEmail(mail.trim())) return err('not-a-mail');
  const number = phone === undefined ? null : readPhone(phone, 'SE');
  const written = number?.ok === true ? number.value.e164 : null;
  if (phone !== undefined && (written === null || !/^\s*(\+|00)/.test(phone))) return err('not-a-phone');
  const bare = plate === undefined ? null : compactCode(plate);
  if (bare !== null && !/^[\p{Lu}\p{N}]{2,10}$/u.test(bare)) return err('not-a-plate');
  return ok({ mail: mail?.trim().toLowerCase() ?? null, phone: written, plate: bare });
}

/** Stands for the person in receipts. */
export const personDigest = ({ mail, phone, plate }: Person): string =>
  createHash('sha256')
    .update(JSON.stringify([mail, phone, plate]))
    .digest('hex');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const mailPattern = (mail: string): string => `(?<![\\w.+-])${escaped(mail)}(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`;

/** Codes of the countries we are in; of others a number is only found with its code. */
const COUNTRY_CODES = ['46', '47', '358', '421', '44'];

/** A number as people write it: with its country's code, or with a zero or nothing before it, and signs in between. */
function phonePattern(e164: string): string {
  const digits = e164.replaceAll(/\D/g, '');
  const code = COUNTRY_CODES.find((each) => digits.startsWith(each)) ?? '';
  const gap = '[ ()./-]{0,3}';
  const spread = (text: string) => [...text].join(gap);
  const prefix =
    code === '' ? '(?:\\+|00)?' : `(?:(?:\\+|00)?${spread(code)}${gap}(?:\\(0\\)${gap})?|0${gap})?`;
  return `(?<![0-9])${prefix}${spread(digits.slice(code.length))}(?![0-9])`;
}

/** Only plates with letters and digits that are no word: 'SONNY' and 'A1' are found where plates stand, not in prose. */
const platePattern = (plate: string): string | null =>
  plate.length >= 5 && /\d/.test(plate) && /\p{L}/u.test(plate)
    ? `(?<![A-Za-z0-9])${[...plate].join('[ -]?')}(?![A-Za-z0-9])`
    : null;

/** A pattern of PostgreSQL that finds a person in any text; null where nothing is distinctive enough. */
export function mentionPattern({ mail, phone, plate }: Person): string | null {
  const parts = [
    mail === null ? null : mailPattern(mail),
    phone === null ? null : phonePattern(phone),
    plate === null ? null : platePattern(plate),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('|');
}

/** The condition that one of a row's fields is the person's; each expression gives a text. */
export function fieldsAre(fields: {
  readonly mail?: SQL;
  readonly phone?: SQL;
  readonly plate?: SQL;
}): (person: Person) => SQL | null {
  return ({ mail, phone, plate }) => {
    const parts = [
      fields.mail && mail !== null ? sql`lower(${fields.mail}) = ${mail}` : null,
      fields.phone && phone !== null ? sql`${fields.phone} ~ ${`^${phonePattern(phone)}$`}` : null,
      fields.plate && plate !== null
        ? sql`upper(regexp_replace(${fields.plate}, '[ -]', '', 'g')) = ${plate}`
        : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : sql`(${sql.join(parts, sql` OR `)})`;
  };
}

/** The condition of rows that belong to a row of another table. */
export const ofParent =
  (
    column: string,
    parent: { readonly table: string; readonly key: string },
    of: (person: Person) => SQL | null,
  ) =>
  (person: Person): SQL | null => {
    const condition = of(person);
    return condition === null
      ? null
      : sql`${sql.identifier(column)} IN (SELECT ${sql.identifier(parent.key)} FROM ${sql.identifier(parent.table)} WHERE ${condition})`;
  };
