import type { Translate } from '~/messages';
import type { Lead } from '../../store/lead-store';

/** Answers that staff begin with, in the visitor's language. */
export const ANSWER_TEMPLATES = ['received', 'testDrive', 'quote', 'sold', 'call'] as const;
export type AnswerTemplate = (typeof ANSWER_TEMPLATES)[number];

/** A template as the beginning of an answer: with the visitor's name and the car, for a person to finish. */
export function templateText(template: AnswerTemplate, { values, context }: Lead, t: Translate): string {
  const car = context.car?.title || values.car || values.regno || t('inbox.template.theCar');
  const greeting = t('inbox.template.greeting', { name: values.name });
  return `${greeting}\n\n${t(`inbox.template.${template}Text`, { car })}`;
}
