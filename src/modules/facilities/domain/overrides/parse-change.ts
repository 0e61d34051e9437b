import { z } from 'zod';
import { err, ok, type Result } from '~/platform/result';
import { daysBetween, readDate, readTime } from '~/platform/time';
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
  /** No time of the clock. */
  | 'time'
  /** One time without the other. */
  | 'half'
  /** Other hours are chosen, and there are none. */
  | 'hours'
  /** Times are typed, and closed is chosen. */
  | 'closed'
  /** Closes before it opens. */
  | 'order'
  | 'date'
  | 'past'
  | 'far'
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

/** Two times of a day, `opens` and `closes` with an ending; null: closed. Midnight closes the day. */
function parseSpan(typed: Typed, ending = ''): Result<DayOverride['hours'], FieldProblems> {
  const names = [`opens${ending}`, `closes${ending}`] as const;
  const [first, second] = [plain(typed(names[0])), plain(typed(names[1]))];
  if (first === '' && second === '') return ok(null);
  const [opens, closes] = [readTime(first), readTime(second)];
  if (opens === null) return err({ [names[0]]: first === '' ? 'half' : 'time' });
  if (closes === null) return err({ [names[1]]: second === '' ? 'half' : 'time' });
  const end = closes === '00:00' ? '24:00' : closes;
  return end > opens ? ok({ opens, closes: end }) : err({ [names[0]]: 'order' });
}

/** `opens-1`, `closes-1` of Monday to `closes-7` of Sunday; a day without times is closed. */
export function parseWeek(typed: Typed): Result<Week, FieldProblems> {
  const week: Week = [];
  const problems: Record<string, FieldProblem> = {};
  for (let weekday = 1; weekday <= 7; weekday++) {
    const span = parseSpan(typed, `-${weekday}`);
    if (!span.ok) Object.assign(problems, span.error);
    else if (span.value !== null) week.push({ weekday, ...span.value });
  }
  return answer(week, problems);
}

/** What is wrong with a day that is to be changed. */
function dayProblem(date: string | null, today: string): FieldProblem | null {
  if (date === null) return 'date';
  const days = daysBetween(today, date);
  if (days < 0) return 'past';
  return days > MAX_DAYS_AHEAD ? 'far' : null;
}

/** Times that the form did not come with: who types some means them, whatever is chosen beside them. */
const hasNewTimes = (typed: Typed): boolean =>
  (['opens', 'closes'] as const).some((field) => !['', typed(`was-${field}`)].includes(plain(typed(field))));

/** `date`, `kind` (`closed` or `hours`), `opens`, `closes` (`was-opens`, `was-closes`: as the form came), `name`. */
export function parseDay(typed: Typed, today: string): Result<DayOverride, FieldProblems> {
  const problems: Record<string, FieldProblem> = {};
  const date = readDate(typed('date'), today);
  const problem = dayProblem(date, today);
  if (problem !== null) problems.date = problem;
  // A colon parts the name from the hours where both are read.
  const name = plain(typed('name')).replaceAll(':', '');
  if (name.length > MAX_TEXT) problems.name = 'long';
  const isOpen = typed('kind') === 'hours';
  const span = isOpen ? parseSpan(typed) : ok(null);
  if (!span.ok) Object.assign(problems, span.error);
  else if (isOpen && span.value === null) problems.opens = 'hours';
  else if (!isOpen && hasNewTimes(typed)) problems.opens = 'closed';
  return answer({ date: date ?? '', name, hours: span.ok ? span.value : null }, problems);
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
