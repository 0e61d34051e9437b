import type { MessageKey, Translate } from '~/messages';

/** What every form of this kind may say. */
export const REQUEST_KEYS = [
  ...(['form.requiredHint', 'form.optional', 'form.sending', 'form.privacy', 'form.errorTitle'] as const),
  ...(['form.name', 'form.phone', 'form.email', 'form.message', 'form.nextTitle'] as const),
  ...(['invalidInput', 'failure.rateLimited', 'request.unavailable', 'request.offline'] as const),
  ...(['request.answerSoon', 'request.referenceLabel', 'error.reference', 'facility.call'] as const),
] as const satisfies readonly MessageKey[];

/** What fields say that are the same in every form. */
export type FieldLabels = Translate<'form.optional' | 'form.name' | 'form.phone' | 'form.email'>;

export type RequestTexts = Translate<(typeof REQUEST_KEYS)[number]>;
