import { isMailAddress, type MailPart, mailHtml, mailText } from '~/platform/mail';
import type { Lead } from '../../store/lead-store';
import { referenceOf } from '../reference';
import type { MailFrame, WrittenMail } from './lead-mail';

/** What a member of staff answers, and what was written before. */
interface Answer {
  readonly lead: Lead;
  readonly body: string;
  /** Answers from before, oldest first. */
  readonly earlier: readonly string[];
  /** Who answers; empty where the account is there no longer. */
  readonly name: string;
}

/**
 * An answer to a visitor, with the thread below it. The visitor's own words go back to the address only because a person has
 * read and answered them.
 */
export function answerMail({ lead, body, earlier, name }: Answer, frame: MailFrame): WrittenMail {
  const { t } = frame;
  const { context, values } = lead;
  const reference = referenceOf(lead.id);
  const subject =
    context.car === null
      ? t('inbox.answerSubject', { reference })
      : t('inbox.answerSubjectCar', { car: context.car.title, reference });
  const message = values.message || (values.service?.other ?? '');
  const parts: readonly MailPart[] = [
    ...paragraphs(body),
    { kind: 'note', text: [name, context.place.name, context.place.phone].filter(Boolean).join(', ') },
    ...earlier
      .toReversed()
      .flatMap((text, at) => [
        ...(at === 0 ? [{ kind: 'title', text: t('inbox.earlierAnswers') } as const] : []),
        ...paragraphs(text),
      ]),
    ...(message === ''
      ? []
      : [{ kind: 'title', text: t('inbox.youWrote') } as const, { kind: 'note', text: message } as const]),
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

/** Where an answer of the visitor goes: to the facility, so that a colleague can read it. */
export const replyAddressOf = ({ context, receiver }: Pick<Lead, 'context' | 'receiver'>): string =>
  isMailAddress(context.place.email) ? context.place.email : receiver.email;

const paragraphs = (text: string): readonly MailPart[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'text', text: part }));
