import type { Translate } from '~/messages';
import { formatLocal, spokenLocale } from '~/platform/time';
import type { Lead } from '../../store/lead-store';
import type { DriveMoment, DueMoment } from '../context';
import { formatReceiver } from '../receiver';
import { referenceOf } from '../reference';

/** What a visitor reads once a request is sent, with a script and without. */
export interface Confirmation {
  readonly reference: string;
  /** Who has the request. */
  readonly sentTo: string;
  /** What happens next, a sentence or two each. */
  readonly next: readonly string[];
  /** Of a time that was booked along with it: what it is, its page and its calendar file. */
  readonly drive?: {
    readonly when: string;
    readonly page: string;
    readonly calendar: string;
  };
}

export interface LocaleContext {
  readonly t: Translate;
  readonly locale: string;
}

/** `tisdag` and `24 november` of a day. */
export function formatDueDay({ date }: DueMoment, { locale }: Pick<LocaleContext, 'locale'>) {
  const format = (options: Intl.DateTimeFormatOptions) => formatLocal(date, spokenLocale(locale), options);
  return { weekday: format({ weekday: 'long' }), date: format({ day: 'numeric', month: 'long' }) };
}

/** `fredag 27 november kl. 10:00` */
export const formatDrive = ({ date, time }: DriveMoment, { t, locale }: LocaleContext): string => {
  const spoken = spokenLocale(locale);
  const at = `${date}T${time}`;
  const day = formatLocal(at, spoken, { weekday: 'long', day: 'numeric', month: 'long' });
  return t('visit.dayAndTime', {
    // "Friday, 27 November" is a list to a reader of Swedish habit.
    date: day.replaceAll(',', ''),
    time: formatLocal(at, spoken, { timeStyle: 'short' }),
  });
};

/** When the answer comes; no day is named where none is promised. */
export const formatResponseDue = (due: DueMoment | null, context: LocaleContext): string =>
  due === null ? context.t('request.answerSoon') : context.t('request.answerBy', formatDueDay(due, context));

/** Who has the request: `Den har skickats till Per Granath hos Nordhem Kista.` */
export function formatSentTo({ values, receiver, context }: Lead, { t }: LocaleContext): string {
  const dealer = formatReceiver(receiver, context.place, t);
  return t(values.option === '' ? 'form.successText' : 'sell.successText', { dealer });
}

/** @param isDriveBooked false: the time that came with it was cancelled or moved since, and nothing is said of it */
export function confirmationOf(lead: Lead, context: LocaleContext, isDriveBooked = true): Confirmation {
  const { t } = context;
  const { answerDue, carGone, drive, estimate, place, receipt } = lead.context;
  return {
    // One number for the visitor: that of the mail about the drive.
    reference: drive?.number ?? referenceOf(lead.id),
    sentTo: formatSentTo(lead, context),
    next: [
      ...(carGone ? [t('request.carGone')] : []),
      ...(estimate === null ? [] : [`${estimate.visitor.headline}. ${t('valuation.noPromise')}`]),
      ...(drive === null || !isDriveBooked
        ? []
        : [t('drive.bookedFor', { when: formatDrive(drive, context) }), t('drive.bring')]),
      ...(drive === null || answerDue !== null ? [formatResponseDue(answerDue, context)] : []),
      ...(place.phone === '' ? [] : [t('request.call', { phone: place.phone })]),
      ...(receipt && isDriveBooked ? [t(drive === null ? 'request.mailed' : 'drive.mailed')] : []),
    ],
  };
}
