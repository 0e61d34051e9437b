/**
 * What comes from an API or a storage, unknown until it is looked at: each reader gives the value or null. For the browser,
 * where the schemas of the server would weigh more than a whole island.
 */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

const MAX_TEXT_LENGTH = 2000;
const MAX_LIST_LENGTH = 500;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : null;
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Every member, or null when one of them cannot be read. */
export function listOf<T>(value: unknown, read: (member: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH) return null;
  const members: T[] = [];
  for (const member of value) {
    const one = read(member);
    if (one === null) return null;
    members.push(one);
  }
  return members;
}

/** The list without what cannot be read: for lists where one odd member must not take the others along. */
export const readableMembers = <T>(value: unknown, read: (member: unknown) => T | null): readonly T[] =>
  Array.isArray(value) ? value.slice(0, MAX_LIST_LENGTH).flatMap((member) => read(member) ?? []) : [];

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && DATE.test(value) ? value : null;
export const timeOf = (value: unknown): string | null =>
  typeof value === 'string' && TIME.test(value) ? value : null;

/** `YYYY-MM-DDTHH:mm`, whatever follows. */
export function localTimeOf(value: unknown): string | null {
  if (typeof value !== 'string' || value[10] !== 'T') return null;
  const [date, time] = [dateOf(value.slice(0, 10)), timeOf(value.slice(11, 16))];
  return date === null || time === null ? null : `${date}T${time}`;
}
