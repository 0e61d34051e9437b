import { type MailPart, mailHtml, mailText } from '~/platform/mail';
import { gsmText, MAX_SEPTETS, septets } from '~/platform/sms';
import type { Slot } from '../../service';
import { formatDropOff, formatVisitCar, formatVisitStart, formatVisitStartShort } from './visit-format';
import type { NoticeFrame, WrittenMail } from './visit-mail';

export interface EarlierFrame extends NoticeFrame {
  /** The time that is offered. */
  readonly earlier: Slot;
  /** Until when it is kept, by the workshop's clock, as the locale writes it. */
  readonly until: string;
  /** Pages where it is taken or declined, and where the waiting list is left; both with the token that opens them. */
  readonly links: { readonly time: string; readonly leave: string };
}

/** Asks somebody on the waiting list whether they take a time, and says until when it is kept. */
export function earlierMail(frame: EarlierFrame): WrittenMail {
  const { t, visit, site, links, until, earlier } = frame;
  const when = formatVisitStart(earlier, frame);
  const subject = t('earlierMail.subject', { when, until });
  const dropOff = formatDropOff(earlier, frame);
  const rows = [
    [t('earlierMail.now'), formatVisitStart(visit, frame)],
    [t('visit.workshop'), visit.workshop.siteName],
    [t('visit.address'), visit.workshop.address],
    [t('visit.car'), formatVisitCar(visit)],
    [t('visit.number'), visit.bookingId],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]));
  const parts: readonly MailPart[] = [
    { kind: 'text', text: t('earlierMail.text') },
    { kind: 'lead', text: when.charAt(0).toUpperCase() + when.slice(1) },
    ...(dropOff === null ? [] : [{ kind: 'text', text: dropOff } as const]),
    { kind: 'text', text: t('earlierMail.until', { until }) },
    { kind: 'button', text: t('earlierMail.button'), url: links.time },
    { kind: 'rows', sum: false, rows },
    { kind: 'note', text: t('earlierMail.why', { site }) },
    { kind: 'link', text: t('earlierPage.leave'), url: links.leave },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

/** The same as an SMS of at most two parts: a long name of the workshop is cut, the link never. */
export function earlierSms(frame: EarlierFrame): string {
  const { t, visit, links, until, earlier } = frame;
  const when = formatVisitStartShort(earlier, frame);
  const { siteName } = visit.workshop;
  const texts = [siteName, siteName.slice(0, 30)].map((place) =>
    gsmText(t('earlierMail.sms', { site: frame.site.slice(0, 30), when, place, until, url: links.time })),
  );
  return texts.find((text) => septets(text) <= MAX_SEPTETS) ?? texts.at(-1) ?? '';
}
