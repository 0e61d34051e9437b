import { type InboxRequest, type Progress, REQUEST_STATES, secondLanguageOf } from '~/modules/leads';
import { languageName } from '~/platform/language-name';
import { formatDateTime } from '~/platform/time';
import type { StaffFrame } from '../staff.shell';
import { plateText } from '../workshop/booking-words';

/** The names of those who have requests, by account; nobody's who is there no longer. */
export type Names = ReadonlyMap<string, string>;

export const timeText = (instant: Date, { site, locale }: StaffFrame): string =>
  formatDateTime(instant, site.zone, locale);

/** What a request is about: the car of the stock, the plate, or what the visitor's page called it. */
export const subjectText = ({ values, context }: InboxRequest): string =>
  context.car?.dealerTitle || plateText(values.regno) || values.car;

/** Which language the visitor read, where it is not the site's own: that is how an answer is to be written. */
export function pageLanguageText(
  request: Pick<InboxRequest, 'site' | 'language'>,
  { t, language }: StaffFrame,
): string | null {
  const read = secondLanguageOf(request);
  return read === null ? null : t('inbox.pageLanguage', { language: languageName(read, language) });
}

/** Who has a request; null where nobody has. */
export function holderText(
  { assignee }: InboxRequest,
  { t, member }: StaffFrame,
  names: Names,
): string | null {
  if (assignee === null) return null;
  return assignee === member?.id
    ? t('inbox.withMe')
    : t('inbox.with', { name: names.get(assignee) ?? t('inbox.formerColleague') });
}

/** How far a request is, as the forms of its page say that it was seen. */
export const seenText = ({ state, assignee }: Progress): string => `${state} ${assignee ?? ''}`;

/** Null for what no page of ours says. */
export function readSeen(text: string | null): Progress | null {
  const [word, assignee] = (text ?? '').split(' ');
  const state = REQUEST_STATES.find((each) => each === word);
  return state === undefined ? null : { state, assignee: assignee || null };
}

/** When an answer is due, where one is still owed. */
export function dueOf({ state, dueAt }: InboxRequest, frame: StaffFrame, now: Date) {
  if (dueAt === null || state === 'answered' || state === 'closed') return null;
  const time = timeText(dueAt, frame);
  return dueAt < now
    ? { late: true, text: frame.t('inbox.overdue', { time }) }
    : { late: false, text: frame.t('inbox.due', { time }) };
}
