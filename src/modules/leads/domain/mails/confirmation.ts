import type { Translate } from '~/messages';
import { formatLocal, spokenLocale } from '~/platform/time';
import type { Lead } from '../../store/lead-store';
import type { DueMoment } from '../context';
import { formatReceiver } from '../receiver';
import { referenceOf } from '../reference';

/** What a visitor reads once a request is sent, with a script and without. */
export interface Confirmation {
  readonly reference: string;
  /** Who has the request. */
  readonly sentTo: string;
  /** What happens next, a sentence or two each. */
  readonly next: readonly string[];
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

/** When the answer comes; no day is named where none is promised. */
export const formatResponseDue = (due: DueMoment | null, context: LocaleContext): string =>
  due === null ? context.t('request.answerSoon') : context.t('request.answerBy', formatDueDay(due, context));

/** Who has the request: `Den har skickats till Per Granath hos Nordhem Kista.` */
export function formatSentTo({ values, receiver, context }: Lead, { t }: LocaleContext): string {
  const dealer = formatReceiver(receiver, context.place, t);
  return t(values.option === '' ? 'form.successText' : 'sell.successText', { dealer });
}

export function confirmationOf(lead: Lead, context: LocaleContext): Confirmation {
  const { t } = context;
  const { answerDue, estimate, place, receipt } = lead.context;
  return {
    reference: referenceOf(lead.id),
    sentTo: formatSentTo(lead, context),
    next: [
      ...(estimate === null ? [] : [`${estimate.visitor.headline}. ${t('valuation.noPromise')}`]),
      formatResponseDue(answerDue, context),
      ...(place.phone === '' ? [] : [t('request.call', { phone: place.phone })]),
      ...(receipt ? [t('request.mailed')] : []),
    ],
  };
}
