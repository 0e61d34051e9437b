import type { Translate } from '~/messages';
import type { MailPart } from '~/platform/mail';
import type { CarEstimate } from '../context';

/** The estimate of a car that is offered, with how it comes about: never without the words that it is none but that. */
export const estimateParts = (
  words: CarEstimate['visitor'] | undefined,
  t: Translate,
): readonly MailPart[] =>
  words === undefined
    ? []
    : [
        { kind: 'title', text: t('valuation.title') },
        { kind: 'text', text: words.headline },
        ...words.how.map((text) => ({ kind: 'note', text }) as const),
      ];
