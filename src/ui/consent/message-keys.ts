import type { MessageKey } from '~/messages';

/** The texts of the question and the settings, which the server sends when either is wanted. */
export const CONSENT_MESSAGES = [
  'consent.label',
  'consent.title',
  'consent.text',
  'consent.changed',
  'consent.acceptAll',
  'consent.rejectAll',
  'consent.choose',
  'consent.settings',
  'consent.settingsText',
  'consent.save',
  'consent.close',
  'consent.policy',
  'consent.necessaryTitle',
  'consent.necessaryText',
  'consent.analyticsTitle',
  'consent.analyticsText',
  'consent.marketingTitle',
  'consent.marketingText',
  'consent.externalTitle',
  'consent.externalText',
] as const satisfies readonly MessageKey[];

export type ConsentMessage = (typeof CONSENT_MESSAGES)[number];
