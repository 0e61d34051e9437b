import { type MailPart, mailHtml, mailText } from '~/platform/mail';
import type { Lead } from '../../store/lead-store';
import { formatReceiver } from '../receiver';
import { referenceOf } from '../reference';
import { formatResponseDue, formatSentTo } from './confirmation';
import { estimateParts } from './estimate-parts';
import { type MailFrame, requestsOf, serviceRows, type WrittenMail } from './lead-mail';
import { offerParts } from './offer-parts';

/** Two to ten letters and digits: a plate, and nothing that a mail program makes a link of. */
const PLATE = /^[\p{Lu}\d]{2,10}$/u;

/**
 * The receipt to a visitor: the reference, the request, what happens next, who answers by when and how to reach them. No free
 * text, neither name nor message: the address may be a stranger's, and the group's mail must not carry a sender's words to it
 * (ADR 0028).
 */
export function receiptMail(lead: Lead, frame: MailFrame, now: { date: string; time: string }): WrittenMail {
  const { t, site, origin } = frame;
  const { context, receiver, values } = lead;
  const { car, place, answerDue } = context;
  const subject = subjectOf(lead, frame);
  // A mail that was held up promises nothing that is past.
  const due =
    answerDue !== null && `${answerDue.date}T${answerDue.time}` > `${now.date}T${now.time}`
      ? answerDue
      : null;
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: t(values.option === '' ? 'form.successTitle' : 'sell.successTitle') },
    { kind: 'text', text: `${formatSentTo(lead, frame)} ${formatResponseDue(due, frame)}` },
    ...(context.carGone ? [{ kind: 'text', text: t('request.carGone') } as const] : []),
    { kind: 'rows', sum: false, rows: summaryRows(lead, frame) },
    ...offerParts(context.offer, 'visitor', frame),
    ...estimateParts(context.estimate?.visitor, t),
    ...(values.message === '' && (values.service?.other ?? '') === ''
      ? []
      : [{ kind: 'note', text: t('receipt.message') } as const]),
    { kind: 'title', text: t('receipt.reach') },
    { kind: 'rows', sum: false, rows: reachRows(lead, frame) },
    { kind: 'text', text: t('receipt.reply', { who: formatReceiver(receiver, place, t) }) },
    ...(car === null ? [] : [{ kind: 'button', text: t('receipt.toCar'), url: origin + car.path } as const]),
    { kind: 'note', text: t('receipt.why', { site }) },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

function summaryRows(lead: Lead, frame: MailFrame): readonly (readonly [string, string])[] {
  const { t } = frame;
  const { context, values } = lead;
  const rows: readonly (readonly [string, string])[] = [
    [t('request.referenceLabel'), referenceOf(lead.id)],
    [t('leadMail.car'), context.car?.title ?? ''],
    [t('sell.regno'), PLATE.test(values.regno) ? values.regno : ''],
    [t('leadMail.wishes'), requestsOf(lead, frame).join('; ')],
    ...serviceRows(lead, frame),
  ];
  return rows.filter(([, value]) => value !== '');
}

function reachRows({ context: { place } }: Lead, { t }: MailFrame): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    [t('field.car_site_id'), place.name],
    [t('form.phone'), place.phone],
    [t('form.email'), place.email],
    [t('receipt.address'), place.address],
  ];
  return rows.filter(([, value]) => value !== '');
}

function subjectOf({ context, values }: Lead, { t }: MailFrame): string {
  if (values.option !== '') return t('receipt.subjectSell');
  return context.car === null
    ? t('receipt.subject', { facility: context.place.name })
    : t('receipt.subjectCar', { car: context.car.title });
}
