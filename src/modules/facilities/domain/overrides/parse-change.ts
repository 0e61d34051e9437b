import { z } from 'zod';
import { err, ok, type Result } from '~/platform/result';
import { daysBetween, isDate } from '~/platform/time';
import type { SiteUser } from '../site-record';
import {
  CONTACT_FIELDS,
  type Contact,
  type DayOverride,
  type PersonOverride,
  personKey,
  type Week,
} from './override';

/** Why something typed cannot be taken. */
type FieldProblem =
  | 'phone'
  | 'email'
  | 'long'
  /** One time without the other. */
  | 'half'
  /** Closes before it opens. */
  | 'order'
  | 'date'
  | 'past'
  | 'name';
/** By the name of the field. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

const MAX_TEXT = 120;
export const MAX_PEOPLE = 60;
/** Days are changed so far ahead. */
const MAX_DAYS_AHEAD = 800;
const PHONE = /^\+?[\d\s()/–-]{4,30}$/;
const email = z.email().max(254);

/** A field that a form has; one that it has not is empty. */
export type Typed = (field: string) => string;

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function problemOf(field: string, value: string): FieldProblem | null {
  if (value === '') return null;
  if (field === 'phone') return PHONE.test(value) ? null : 'phone';
  if (field === 'email') return email.safeParse(value).success ? null : 'email';
  return value.length > MAX_TEXT ? 'long' : null;
}

const answer = <T>(value: T, problems: Record<string, FieldProblem>): Result<T, FieldProblems> =>
  Object.keys(problems).length === 0 ? ok(value) : err(problems);

/**
 * How a facility, or a department, is reached, by the fields that the import `has`. An empty field shows nothing; the mailbox
 * of a facility, which requests are sent to, is not emptied.
 */
export function parseContact(typed: Typed, has: Contact): Result<Contact, FieldProblems> {
  const contact: Contact = {};
  const problems: Record<string, FieldProblem> = {};
  for (const field of CONTACT_FIELDS.filter((each) => has[each] !== undefined)) {
    const value = plain(typed(field));
    const isLost = field === 'email' && has.street !== undefined && has.email !== '' && value === '';
    const problem = isLost ? 'email' : problemOf(field, value);
    if (problem === null) contact[field] = value;
    else problems[field] = problem;
  }
  return answer(contact, problems);
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Two times of a day; null: closed. Midnight closes the day. */
function parseSpan(opens: string, closes: string): Result<DayOverride['hours'], FieldProblem> {
  if (opens === '' && closes === '') return ok(null);
  if (!TIME.test(opens) || !TIME.test(closes)) return err('half');
  const end = closes === '00:00' ? '24:00' : closes;
  return end > opens ? ok({ opens, closes: end }) : err('order');
}

/** `opens-1`, `closes-1` of Monday to `closes-7` of Sunday; a day without times is closed. */
export function parseWeek(typed: Typed): Result<Week, FieldProblems> {
  const week: Week = [];
  const problems: Record<string, FieldProblem> = {};
  for (let weekday = 1; weekday <= 7; weekday++) {
    const span = parseSpan(typed(`opens-${weekday}`), typed(`closes-${weekday}`));
    if (!span.ok) problems[`opens-${weekday}`] = span.error;
    else if (span.value !== null) week.push({ weekday, ...span.value });
  }
  return answer(week, problems);
}

/** `date`, `kind` (`closed` or `hours`), `opens`, `closes`, `name`. */
export function parseDay(typed: Typed, today: string): Result<DayOverride, FieldProblems> {
  const problems: Record<string, FieldProblem> = {};
  const date = typed('date');
  const days = isDate(date) ? daysBetween(today, date) : Number.NaN;
  if (Number.isNaN(days) || days > MAX_DAYS_AHEAD) problems.date = 'date';
  else if (days < 0) problems.date = 'past';
  // A colon parts the name from the hours where both are read.
  const name = plain(typed('name')).replaceAll(':', '');
  if (name.length > MAX_TEXT) problems.name = 'long';
  const isOpen = typed('kind') === 'hours';
  const span = isOpen ? parseSpan(typed('opens'), typed('closes')) : ok(null);
  if (!span.ok) problems.opens = span.error;
  else if (isOpen && span.value === null) problems.opens = 'half';
  return answer({ date, name, hours: span.ok ? span.value : null }, problems);
}

const PERSON_FIELDS = ['first_name', 'last_name', 'title', 'phone', 'email'] as const;

/**
 * `count` rows from 0: `source-0` (`personKey` of the import, '' for somebody of ours), `first_name-0` … `email-0`,
 * `order-0`, `shown-0`. A row of ours without a name is none.
 */
export function parsePeople(
  typed: Typed,
  imported: readonly SiteUser[],
): Result<readonly PersonOverride[], FieldProblems> {
  const problems: Record<string, FieldProblem> = {};
  const users = new Map(imported.map((user) => [personKey(user), user]));
  const rows = Array.from({ length: Math.min(Number(typed('count')) || 0, MAX_PEOPLE) }, (_, at) => {
    const source = typed(`source-${at}`) || null;
    const user = source === null ? undefined : users.get(source);
    const changes: PersonOverride['changes'] = {};
    for (const field of PERSON_FIELDS) {
      const value = plain(typed(`${field}-${at}`));
      const problem = problemOf(field, value);
      if (problem !== null) problems[`${field}-${at}`] = problem;
      if (value !== (user?.[field] ?? '')) changes[field] = value;
    }
    const name = plain(`${typed(`first_name-${at}`)} ${typed(`last_name-${at}`)}`);
    const isEmpty = PERSON_FIELDS.every((field) => plain(typed(`${field}-${at}`)) === '');
    if (name === '' && !(source === null && isEmpty)) problems[`first_name-${at}`] = 'name';
    const order = /^\d{1,3}$/.test(typed(`order-${at}`)) ? Number(typed(`order-${at}`)) : at + 1;
    const isMoved = order !== at + 1;
    const isGone = source === null ? isEmpty : user === undefined;
    return { order, isMoved, isGone, person: { source, shown: typed(`shown-${at}`) !== '', changes } };
  });
  const people = rows
    .filter(({ isGone }) => !isGone)
    // Who is given the place of another comes before them.
    .toSorted((a, b) => a.order - b.order || Number(b.isMoved) - Number(a.isMoved))
    .map(({ person }) => person);
  return answer(people, problems);
}
