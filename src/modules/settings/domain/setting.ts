import { contactKind } from './contact';
import type { SettingKind } from './kind';
import { consentKind, loanWarningKind } from './texts';

/** What can be set, in the order in which it is listed. */
export const SETTINGS = ['contact', 'consent', 'loanWarning'] as const;
export type SettingName = (typeof SETTINGS)[number];

const KINDS = {
  contact: contactKind,
  consent: consentKind,
  loanWarning: loanWarningKind,
} as const satisfies Record<SettingName, SettingKind>;

export const kindOf = (setting: SettingName): SettingKind => KINDS[setting];
