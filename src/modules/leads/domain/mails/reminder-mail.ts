import { type MailPart, mailHtml, mailText } from '~/platform/mail';
import type { Lead } from '../../store/lead-store';
import { referenceOf } from '../reference';
import { answerParts, type MailFrame, requestRows, type WrittenMail } from './lead-mail';

/** To who has the request: the time that the visitor was promised is over. */
export function reminderMail(lead: Lead, frame: MailFrame): WrittenMail {
  const { t, origin } = frame;
  const subject = t('inbox.reminderSubject', { reference: referenceOf(lead.id) });
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: subject },
    ...answerParts(lead, frame),
    { kind: 'text', text: t('inbox.reminderText') },
    { kind: 'rows', sum: false, rows: requestRows(lead, frame) },
    { kind: 'button', text: t('inbox.reminderOpen'), url: `${origin}/staff/requests/${lead.id}` },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}
