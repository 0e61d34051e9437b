import type { Values } from '~/messages';
import type { ExampleFrame, Template } from '~/modules/templates';
import type { Lead } from '../../store/lead-store';
import { referenceOf } from '../reference';
import { answerMail } from './answer-mail';
import { ANSWER_TEMPLATES, type AnswerTemplate, templateText } from './answer-templates';
import { exampleLead, NOW } from './example-lead';
import { leadMail, type MailFrame } from './lead-mail';
import { receiptMail } from './receipt-mail';
import { reminderMail } from './reminder-mail';

/** By which the words of a mail about a request are kept. */
export type LeadTemplateId = 'request-mail' | 'request-receipt' | 'request-reminder' | 'request-answer';

export const answerTemplateId = (template: AnswerTemplate): string => `answer-${template}`;

/** What any text about a request may name. */
const NAMED = ['site', 'facility', 'reference'] as const satisfies Template['placeholders'];

/** @param site its name */
export const leadValues = ({ id, context }: Pick<Lead, 'id' | 'context'>, site: string): Values =>
  ({ site, facility: context.place.name || site, reference: referenceOf(id) }) satisfies Record<
    (typeof NAMED)[number],
    string
  >;

type LeadTemplate = Template & { readonly id: LeadTemplateId };

const requestTemplate: LeadTemplate = {
  id: 'request-mail',
  name: 'templates.name.requestMail',
  channel: 'mail',
  fields: [
    { key: 'leadMail.subject', kind: 'subject' },
    { key: 'leadMail.subjectCar', kind: 'subject' },
    { key: 'leadMail.subjectSell', kind: 'subject' },
    { key: 'leadMail.subjectTradeIn', kind: 'subject' },
    { key: 'leadMail.subjectService', kind: 'subject' },
    { key: 'leadMail.promised', kind: 'text', required: ['date'] },
    { key: 'leadMail.answer', kind: 'text' },
  ],
  placeholders: NAMED,
  example: (frame) => leadMail(exampleLead(frame), exampleFrame(frame)),
};

const receiptTemplate: LeadTemplate = {
  id: 'request-receipt',
  name: 'templates.name.requestReceipt',
  channel: 'mail',
  fields: [
    { key: 'receipt.subject', kind: 'subject' },
    { key: 'receipt.subjectCar', kind: 'subject' },
    { key: 'receipt.subjectSell', kind: 'subject' },
    { key: 'form.successTitle', kind: 'text' },
    { key: 'sell.successTitle', kind: 'text' },
    { key: 'form.successText', kind: 'text', required: ['dealer'] },
    { key: 'sell.successText', kind: 'text', required: ['dealer'] },
    { key: 'receipt.message', kind: 'text' },
    { key: 'receipt.reach', kind: 'text' },
    { key: 'receipt.reply', kind: 'text' },
    { key: 'receipt.toCar', kind: 'button' },
    { key: 'receipt.why', kind: 'text' },
  ],
  placeholders: NAMED,
  example: (frame) => receiptMail(exampleLead(frame), exampleFrame(frame), NOW),
};

const reminderTemplate: LeadTemplate = {
  id: 'request-reminder',
  name: 'templates.name.requestReminder',
  channel: 'mail',
  fields: [
    { key: 'inbox.reminderSubject', kind: 'subject', required: ['reference'] },
    { key: 'leadMail.promised', kind: 'text', required: ['date'] },
    { key: 'inbox.reminderText', kind: 'text' },
    { key: 'inbox.reminderOpen', kind: 'button' },
  ],
  placeholders: NAMED,
  example: (frame) => reminderMail(exampleLead(frame), exampleFrame(frame)),
};

const answerTemplate: LeadTemplate = {
  id: 'request-answer',
  name: 'templates.name.requestAnswer',
  channel: 'mail',
  fields: [
    { key: 'inbox.answerSubject', kind: 'subject', required: ['reference'] },
    { key: 'inbox.answerSubjectCar', kind: 'subject', required: ['reference'] },
    { key: 'inbox.earlierAnswers', kind: 'text' },
    { key: 'inbox.youWrote', kind: 'text' },
  ],
  placeholders: NAMED,
  example(frame) {
    const lead = exampleLead(frame);
    const body = templateText('testDrive', lead, frame.words(leadValues(lead, frame.site.name)));
    const earlier = [templateText('received', lead, frame.words(leadValues(lead, frame.site.name)))];
    return answerMail({ lead, body, earlier, name: 'Maja Lind' }, exampleFrame(frame));
  },
};

const NAMES = {
  received: 'inbox.template.received',
  testDrive: 'inbox.template.testDrive',
  quote: 'inbox.template.quote',
  sold: 'inbox.template.sold',
  call: 'inbox.template.call',
} as const satisfies Record<AnswerTemplate, Template['name']>;

const beginning = (template: AnswerTemplate): Template => ({
  id: answerTemplateId(template),
  name: NAMES[template],
  channel: 'answer',
  fields: [
    { key: 'inbox.template.greeting', kind: 'text' },
    { key: `inbox.template.${template}Text`, kind: 'text' },
  ],
  placeholders: NAMED,
  example(frame) {
    const lead = exampleLead(frame);
    return { text: templateText(template, lead, frame.words(leadValues(lead, frame.site.name))) };
  },
});

/** Every mail about a request, and what answers of staff begin with. */
export const leadTemplates: readonly Template[] = [
  receiptTemplate,
  requestTemplate,
  reminderTemplate,
  answerTemplate,
  ...ANSWER_TEMPLATES.map(beginning),
];

function exampleFrame({ site, language, locale, origin, look, words }: ExampleFrame): MailFrame {
  return {
    language,
    locale,
    origin,
    look,
    site: site.name,
    t: words(leadValues(exampleLead({ site, language }), site.name)),
    distanceUnit: site.features.distanceUnit,
    country: site.country,
  };
}
