import { type SQL, sql } from 'drizzle-orm';

/** A column or text as `fold` makes it: in lower case, without diacritics. An index of the same expression is used. */
export const plainLetters = (text: SQL): SQL => sql`platform_plain_letters(${text})`;

/** What is in a text as a pattern of LIKE: nothing in it is a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
