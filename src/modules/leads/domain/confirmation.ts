import type { Translate } from '~/messages';
import { formatLocal, spokenLocale } from '~/platform/time';
import type { Lead } from '../store/lead-store';
import type { DueMoment } from './context';
import { receiverInWords } from './receiver';
import { referenceOf } from './reference';

/** What a visitor reads once a request is sent, with a script and without. */
export interface Confirmation {
  readonly reference: string;
  /** Who has the request. */
  readonly sentTo: string;
  /** What happens next, a sentence or two each. */
  readonly next: readonly string[];
}

export interface Speaker {
  readonly t: Translate;
  readonly locale: string;
}

/** `tisdag` and `24 november` of a day. */
export function dayInWords({ date }: DueMoment, { locale }: Pick<Speaker, 'locale'>) {
  const format = (options: Intl.DateTimeFormatOptions) => formatLocal(date, spokenLocale(locale), options);
  return { weekday: format({ weekday: 'long' }), date: format({ day: 'numeric', month: 'long' }) };
}

/** When the answer comes; where nobody has promised a day, none is named. */
export const answerInWords = (due: DueMoment | null, speaker: Speaker): string =>
  due === null ? speaker.t('request.answerSoon') : speaker.t('request.answerBy', dayInWords(due, speaker));

/** Who has the request: `Den har skickats till Per Granath hos Nordhem Kista.` */
export function sentToInWords({ values, receiver, context }: Lead, { t }: Speaker): string {
  const dealer = receiverInWords(receiver, context.place, t);
  return t(values.option === '' ? 'form.successText' : 'sell.successText', { dealer });
}

export function confirmationOf(lead: Lead, speaker: Speaker): Confirmation {
  const { t } = speaker;
  const { answerDue, estimate, place, receipt } = lead.context;
  return {
    reference: referenceOf(lead.id),
    sentTo: sentToInWords(lead, speaker),
    next: [
      ...(estimate === null ? [] : [`${estimate.visitor.headline}. ${t('valuation.noPromise')}`]),
      answerInWords(answerDue, speaker),
      ...(place.phone === '' ? [] : [t('request.call', { phone: place.phone })]),
      ...(receipt ? [t('request.mailed')] : []),
    ],
  };
}
