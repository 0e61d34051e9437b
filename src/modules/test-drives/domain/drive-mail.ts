import { type MailLook, type MailPart, mailHtml, mailText } from '~/platform/mail';
import type { Language } from '~/sites';
import type { BookedDrive, Customer } from '../drive';
import { formatDriveTime, type LocaleContext, wayTo } from './drive-words';

export type CustomerNotice = 'booked' | 'moved' | 'cancelled' | 'reminder';
export type StaffNotice = 'moved' | 'cancelled' | 'gone';

/** What every notice of a drive is made from. */
export interface NoticeFrame extends LocaleContext {
  readonly language: Language;
  readonly site: string;
  readonly origin: string;
  readonly look: MailLook;
  readonly drive: BookedDrive;
}

interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const rowsOf = (rows: readonly (readonly [string, string])[]): MailPart => ({
  kind: 'rows',
  sum: false,
  rows: rows.filter(([, value]) => value !== ''),
});

/**
 * To the customer: when, where, which car, how to change it, what to bring. Nothing that was typed: the address may be
 * somebody else's.
 *
 * @param frame with `link`: the drive's page, with the token that opens it
 */
export function customerMail(
  kind: CustomerNotice,
  frame: NoticeFrame & { readonly link: string },
): WrittenMail {
  const { t, drive, site, link } = frame;
  const { car, place, number } = drive;
  const when = formatDriveTime(drive, frame);
  const subject = t(`driveMail.${kind}Subject`, { when, car: car.title });
  const cancelled = kind === 'cancelled';
  const parts: readonly MailPart[] = [
    { kind: 'text', text: t(`driveMail.${kind}`) },
    { kind: 'lead', text: capital(when) },
    rowsOf([
      [t('visit.car'), car.title],
      [t('field.car_site_id'), place.name],
      [t('visit.address'), place.address],
      [t('form.phone'), place.phone],
      [t('visit.number'), number],
    ]),
    ...(cancelled
      ? []
      : ([
          ...(place.address === ''
            ? []
            : [{ kind: 'link', text: t('visitPage.directions'), url: wayTo(place) } as const]),
          { kind: 'text', text: t('drive.bring') },
          { kind: 'text', text: t('driveMail.change') },
          { kind: 'button', text: t('drive.change'), url: link },
        ] as const)),
    { kind: 'note', text: t(cancelled ? 'visitMail.calendarCancelled' : 'visitMail.calendar') },
    { kind: 'note', text: t('driveMail.why', { site }) },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

/** To the dealer, in the site's own language. @param frame with `link`: the request's page of the staff */
export function staffMail(
  kind: StaffNotice,
  frame: NoticeFrame & { readonly customer: Customer; readonly link: string },
): WrittenMail {
  const { t, drive, customer, link } = frame;
  const when = formatDriveTime(drive, frame);
  const subject = t(`driveStaffMail.${kind}Subject`, { when, car: drive.car.dealerTitle });
  const parts: readonly MailPart[] = [
    { kind: 'text', text: t(`driveStaffMail.${kind}`) },
    { kind: 'lead', text: capital(when) },
    rowsOf([
      [t('visit.car'), drive.car.dealerTitle],
      [t('form.name'), customer.name],
      [t('form.phone'), customer.phone],
      [t('form.email'), customer.email],
      [t('visit.number'), drive.number],
    ]),
    { kind: 'button', text: t('inbox.reminderOpen'), url: link },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
