import type { Translate } from '~/messages';
import { type MailLook, type MailPart, mailHtml, mailText } from '~/platform/mail';
import { gsmText } from '~/platform/sms';
import { formatLocal } from '~/platform/time';
import type { Language } from '~/sites';
import type { SeasonChange } from './season-change';

/** What 'time to change wheels' is written from. */
export interface ChangeNoticeFrame {
  readonly t: Translate;
  readonly language: Language;
  readonly locale: string;
  readonly origin: string;
  /** Name of the site. */
  readonly site: string;
  readonly look: MailLook;
  readonly change: SeasonChange;
  /** `Volvo V60, ABC 123` */
  readonly car: string;
  readonly plate: string;
  readonly workshop: { readonly name: string; readonly phone: string };
  /** Where the change is booked; null: by telephone alone. */
  readonly booking: string | null;
  /** Opts out; its key is of this message. */
  readonly stop: string;
}

export interface WrittenNotice {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail: why now, where the wheels lie, how to book, and how to hear no more of it. Pure. */
export function changeMail(frame: ChangeNoticeFrame): WrittenNotice {
  const { t, locale, change, car, site, workshop, booking, stop } = frame;
  const subject = t(`tyreNotice.subject.${change.season}`, { plate: frame.plate });
  const day = (date: string) => formatLocal(date, locale, { dateStyle: 'long' });
  const name = workshop.name || site;
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: t(`tyreNotice.lead.${change.season}`) },
    { kind: 'text', text: t(`tyreNotice.text.${change.season}`, { car, workshop: name }) },
    ...(change.law === null
      ? []
      : [
          {
            kind: 'text',
            text: t(`tyreNotice.law.${change.season}`, {
              from: day(change.law.from),
              until: day(change.law.until),
            }),
          } as const,
        ]),
    ...(booking === null ? [] : [{ kind: 'button', text: t('tyreHotel.book'), url: booking } as const]),
    { kind: 'text', text: t('tyreNotice.phone', { phone: workshop.phone }) },
    { kind: 'note', text: t('tyreNotice.why', { site }) },
    { kind: 'link', text: t('tyreNotice.stop'), url: stop },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

/** The same in an SMS, in the alphabet that SMS are cheapest in. Pure. */
export function changeSms({ t, site, change, plate, workshop, booking, stop }: ChangeNoticeFrame): string {
  const how =
    booking === null
      ? t('tyreNotice.smsCall', { phone: workshop.phone })
      : t('tyreNotice.smsBook', { url: booking });
  const text = t(`tyreNotice.sms.${change.season}`, { site: site.slice(0, 30), plate });
  return gsmText([text, how, t('tyreNotice.smsStop', { url: stop })].join(' '));
}
