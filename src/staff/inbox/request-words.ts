import type { InboxRequest } from '~/modules/leads';
import { formatDateTime } from '~/platform/time';
import type { StaffFrame } from '../staff.shell';
import { plateText } from '../workshop/booking-words';

/** The names of those who have requests, by account; nobody's who is there no longer. */
export type Names = ReadonlyMap<string, string>;

export const timeText = (instant: Date, { site, language }: StaffFrame): string =>
  formatDateTime(instant, site.zone, language);

/** What a request is about: the car of the stock, the plate, or what the visitor's page called it. */
export const subjectText = ({ values, context }: InboxRequest): string =>
  context.car?.dealerTitle || plateText(values.regno) || values.car;

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

/** When an answer is due, where one is still owed. */
export function dueOf({ state, dueAt }: InboxRequest, frame: StaffFrame, now: Date) {
  if (dueAt === null || state === 'answered' || state === 'closed') return null;
  const time = timeText(dueAt, frame);
  return dueAt < now
    ? { late: true, text: frame.t('inbox.overdue', { time }) }
    : { late: false, text: frame.t('inbox.due', { time }) };
}
