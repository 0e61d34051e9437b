import type { Site } from '~/sites';
import { contactKind } from './contact';
import type { FormField, SettingKind } from './kind';
import { loanKind } from './loan';
import { quotesKind } from './quotes';
import { consentKind, loanWarningKind } from './texts';

/** What can be set, in the order in which it is listed. */
export const SETTINGS = ['contact', 'consent', 'loan', 'quotes', 'loanWarning'] as const;
export type SettingName = (typeof SETTINGS)[number];

const KINDS = {
  contact: contactKind,
  consent: consentKind,
  loan: loanKind,
  quotes: quotesKind,
  loanWarning: loanWarningKind,
} as const satisfies Record<SettingName, SettingKind>;

/** All fields of a form, one after the other. */
export const fieldsOfForm = (setting: SettingName, site: Site): readonly FormField[] =>
  kindOf(setting)
    .groups(site)
    .flatMap(({ fields }) => fields);

export const kindOf = (setting: SettingName): SettingKind => KINDS[setting];
