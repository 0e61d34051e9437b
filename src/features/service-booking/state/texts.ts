import type { MessageKey, Translate } from '~/messages';
import type { booking } from '~/messages/en/booking';
import type { SUMMARY_KEYS } from '../summary/texts';
import type { STEP_KEYS } from '../workshop/texts';

/** Texts of other forms that say the same here. */
export const FORM_KEYS = [
  ...([
    'form.name',
    'form.phone',
    'form.email',
    'form.optional',
    'form.requiredHint',
    'form.errorTitle',
  ] as const),
  ...(['form.nameMissing', 'form.phoneMissing', 'form.phoneInvalid', 'form.emailMissing'] as const),
  ...(['form.emailInvalid', 'form.tooLong', 'form.privacyLink', 'error.tryAgain', 'sell.regno'] as const),
] as const satisfies readonly MessageKey[];

/** What the booking says; its texts travel to the browser as properties of the island. */
export type BookingKey =
  | keyof typeof booking
  | (typeof FORM_KEYS)[number]
  | (typeof STEP_KEYS)[number]
  | (typeof SUMMARY_KEYS)[number]
  | (typeof STEP_KEYS)[number];

export type BookingTexts = Translate<BookingKey>;
