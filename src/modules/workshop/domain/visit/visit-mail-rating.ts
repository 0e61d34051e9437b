import { type MailPart, mailHtml, mailText } from '~/platform/mail';
import { formatVisitCar, formatVisitDay } from './visit-format';
import type { NoticeFrame, WrittenMail } from './visit-mail';
import { ratedUntil } from './visit-rating';

export interface RatingFrame extends NoticeFrame {
  /** Page where the visit is rated, and the one that ends these mails; both with the token that opens them. */
  readonly links: { readonly rate: string; readonly stop: string };
}

/** The mail of the day after: asks for a rating, says how it is used, and how to stop such mails. */
export function ratingMail(frame: RatingFrame): WrittenMail {
  const { t, visit, site, links } = frame;
  const subject = t('visitMail.ratingSubject', { workshop: visit.workshop.siteName || site });
  const day = (date: string) => formatVisitDay({ date, time: null }, frame);
  const parts: readonly MailPart[] = [
    { kind: 'text', text: t('visitMail.rating') },
    {
      kind: 'rows',
      sum: false,
      rows: [
        [t('visit.workshop'), visit.workshop.siteName],
        [t('visit.time'), day(visit.date)],
        [t('visit.car'), formatVisitCar(visit)],
      ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const])),
    },
    { kind: 'button', text: t('visitMail.ratingButton'), url: links.rate },
    { kind: 'note', text: t('visitMail.ratingHow', { until: day(ratedUntil(visit)) }) },
    { kind: 'note', text: t('visitMail.ratingWhy', { site }) },
    { kind: 'link', text: t('visitMail.ratingStop'), url: links.stop },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}
