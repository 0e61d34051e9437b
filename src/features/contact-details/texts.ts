import type { MessageKey, Translate } from '~/messages';

/** What the contact details say. */
export const CONTACT_KEYS = [
  ...(['contact.name', 'contact.nameInvalid', 'contact.phoneInvalid', 'contact.waits'] as const),
  ...(['form.phone', 'form.email', 'form.optional', 'form.requiredHint'] as const),
  ...(['form.nameMissing', 'form.phoneMissing', 'form.emailMissing', 'form.emailInvalid'] as const),
  ...(['booking.comment', 'booking.counterSaid'] as const),
] as const satisfies readonly MessageKey[];

export type ContactTexts = Translate<(typeof CONTACT_KEYS)[number]>;
