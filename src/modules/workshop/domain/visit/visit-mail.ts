import { type MailLook, type MailPart, mailHtml, mailText } from '~/platform/mail';
import type { BookedVisit } from '../../service';
import {
  directionsHref,
  formatDropOff,
  formatVisitCar,
  formatVisitOptions,
  formatVisitPrices,
  formatVisitStart,
  formatVisitTotal,
  isPriceUnknown,
  type LocaleContext,
} from './visit-format';

export type NoticeKind = 'booked' | 'moved' | 'changed' | 'cancelled' | 'reminder';

/** What every notice of a visit is made from. */
export interface NoticeFrame extends LocaleContext {
  readonly language: string;
  readonly site: string;
  readonly origin: string;
  readonly look: MailLook;
  readonly visit: BookedVisit;
  /** Whether the customer can still move or cancel it. */
  readonly isChangeable: boolean;
  /** Page of the visit, with the token that opens it. */
  readonly link: string;
  /** Where an earlier day is asked for. */
  readonly earlierLink: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * When and where, which car, services and price, what was ticked besides, how to change it, what to bring and whom to contact.
 * No free text of the customer: the address may be somebody else's.
 */
export function visitMail(kind: NoticeKind, frame: NoticeFrame): WrittenMail {
  const { t, visit, site, link } = frame;
  const when = formatVisitStart(visit, frame);
  const subject = t(`visitMail.${kind}Subject`, { when, workshop: visit.workshop.siteName });
  const cancelled = kind === 'cancelled';
  const parts: readonly MailPart[] = [
    { kind: 'text', text: t(`visitMail.${kind}`) },
    { kind: 'lead', text: capital(when) },
    ...dropOffPart(kind, frame),
    { kind: 'rows', sum: false, rows: aboutRows(frame) },
    ...(cancelled ? [] : placeParts(frame)),
    ...pricePart(frame),
    ...optionParts(frame),
    ...(cancelled ? [] : beforeParts(frame)),
    ...(frame.isChangeable && (kind === 'booked' || kind === 'moved') ? earlierParts(frame) : []),
    { kind: 'note', text: t(cancelled ? 'visitMail.calendarCancelled' : 'visitMail.calendar') },
    ...contactPart(frame),
    { kind: 'note', text: t(cancelled ? 'visitMail.whyCancelled' : 'visitMail.why', { site }) },
    ...(cancelled ? [{ kind: 'link', text: t('visitPage.title'), url: link } as const] : []),
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

function dropOffPart(kind: NoticeKind, frame: NoticeFrame): readonly MailPart[] {
  const text = kind === 'cancelled' ? null : formatDropOff(frame.visit, frame);
  return text === null ? [] : [{ kind: 'text', text }];
}

function aboutRows({ t, visit }: NoticeFrame): readonly (readonly [string, string])[] {
  const { siteName, address } = visit.workshop;
  return [
    [t('visit.workshop'), siteName],
    [t('visit.address'), address],
    [t('visit.car'), formatVisitCar(visit)],
    [t('visit.number'), visit.bookingId],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]));
}

/** A workshop that is no longer in the index has no address. */
function placeParts({ t, visit }: NoticeFrame): readonly MailPart[] {
  if (visit.workshop.address === '') return [];
  return [{ kind: 'link', text: t('visitPage.directions'), url: directionsHref(visit) }];
}

function pricePart(frame: NoticeFrame): readonly MailPart[] {
  const { t, visit } = frame;
  if (visit.services.length === 0) return [];
  const unknown = visit.services.some(isPriceUnknown);
  return [
    { kind: 'title', text: t('visit.services') },
    {
      kind: 'rows',
      sum: true,
      rows: [...formatVisitPrices(visit, frame), [t('visit.total'), formatVisitTotal(visit, frame)]],
    },
    ...(unknown ? [{ kind: 'note', text: t('visit.withoutPrice') } as const] : []),
  ];
}

const optionParts = (frame: NoticeFrame): readonly MailPart[] =>
  formatVisitOptions(frame.visit, frame).map((text) => ({ kind: 'text', text }));

const beforeParts = ({ t, link, isChangeable }: NoticeFrame): readonly MailPart[] => [
  { kind: 'title', text: t('visit.bringTitle') },
  { kind: 'text', text: t('visit.bring') },
  ...(isChangeable
    ? ([
        { kind: 'text', text: t('visitMail.changeText') },
        { kind: 'button', text: t('visit.change'), url: link },
      ] as const)
    : // What its page would refuse is not offered.
      ([{ kind: 'link', text: t('visitPage.title'), url: link }] as const)),
];

const earlierParts = ({ t, earlierLink }: NoticeFrame): readonly MailPart[] => [
  { kind: 'text', text: t('visitMail.earlierText') },
  { kind: 'link', text: t('visitMail.earlierLink'), url: earlierLink },
];

function contactPart({ t, visit: { workshop } }: NoticeFrame): readonly MailPart[] {
  const { phone, email } = workshop;
  if (phone === '' && email === '') return [];
  const text =
    phone !== '' && email !== ''
      ? t('visit.contact', { phone, email })
      : phone !== ''
        ? t('visit.contactPhone', { phone })
        : t('visit.contactEmail', { email });
  return [{ kind: 'note', text }];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
