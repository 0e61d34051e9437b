import { z } from 'zod';
import { messagesFor, type PlainKey, type TextKey } from '~/messages';
import { err, ok } from '~/platform/result';
import type { Country, Site } from '~/sites';
import type { Fields } from './fields';
import type { SettingKind } from './kind';
import { readFields } from './read-fields';

/** A text of the pages that is a setting: the message it stands for. */
interface TextField {
  readonly key: TextKey;
  readonly label: PlainKey;
  /** It names the site, which is put in where it is shown. */
  readonly namesSite?: true;
}

type TextFields = Readonly<Record<string, TextField>>;

/** What visitors agree to, beside the boxes that they tick. */
const CONSENT_FIELDS: TextFields = {
  newsletter: { key: 'serviceRequest.newsletter', label: 'staffSettings.field.newsletter' },
  newsletterHint: { key: 'serviceRequest.newsletterHint', label: 'staffSettings.field.newsletterHint' },
  processing: {
    key: 'serviceRequest.consent',
    label: 'staffSettings.field.processing',
    namesSite: true,
  },
};

const WARNING_KEYS = {
  SE: 'loanWarning.bodySE',
  NO: 'loanWarning.bodyNO',
  FI: 'loanWarning.bodyFI',
  SK: 'loanWarning.bodySK',
  GB: 'loanWarning.bodyGB',
} as const satisfies Record<Country, TextKey>;

const warningFields = ({ country }: Site): TextFields => ({
  body: { key: WARNING_KEYS[country], label: 'staffSettings.field.warning' },
});

const MAX_LENGTH = 600;
const SITE_NAME = '{site}';

const textSchema = ({ namesSite }: TextField) =>
  z
    .string()
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, 'empty')
        .max(MAX_LENGTH, 'long')
        .refine((text) => !/[<>]/.test(text), 'tag')
        .refine((text) => !namesSite || text.includes(SITE_NAME), 'site')
        .refine((text) => !/[{}]/.test(namesSite ? text.replaceAll(SITE_NAME, '') : text), 'brace'),
    );

const storedTexts = z.record(z.string(), z.string());

/** Texts by field name, in each language of a site. */
function textKind(
  fieldsOfSite: (site: Site) => TextFields,
  offered: SettingKind['offered'] = () => 'open',
): SettingKind {
  return {
    perLanguage: true,
    offered,
    groups: (site) => [
      {
        legend: null,
        fields: Object.entries(fieldsOfSite(site)).map(([name, { label }]) => ({
          name,
          label: (t) => t(label),
          isText: true,
        })),
      },
    ],
    builtIn: ({ site, language }, editors) =>
      Object.fromEntries(
        Object.entries(fieldsOfSite(site)).map(([name, { key }]) => [
          name,
          editors[key] || messagesFor(language)[key],
        ]),
      ),
    fieldsOf(stored) {
      const parsed = storedTexts.safeParse(stored);
      return parsed.success ? parsed.data : null;
    },
    read(typed, { site }) {
      const schemas = Object.entries(fieldsOfSite(site)).map(([name, field]) => [name, textSchema(field)]);
      const read = readFields(z.object(Object.fromEntries(schemas)), typed);
      return read.ok ? ok(storedTexts.parse(read.value)) : err(read.error);
    },
  };
}

export const consentKind: SettingKind = textKind(() => CONSENT_FIELDS);

/** The words of the Swedish notice are prescribed (KOVFS 2025:1): they are shown and stay. */
export const loanWarningKind: SettingKind = textKind(warningFields, ({ country, carIndex }) =>
  carIndex === null ? null : country === 'SE' ? 'fixed' : 'open',
);

/** The texts as pages look them up, by message key. */
export function messagesOf(kind: 'consent' | 'loanWarning', site: Site, stored: unknown): Fields {
  const fields = kind === 'consent' ? CONSENT_FIELDS : warningFields(site);
  const parsed = storedTexts.safeParse(stored);
  if (!parsed.success || (kind === 'loanWarning' && loanWarningKind.offered(site) !== 'open')) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { key }]) => {
      const text = parsed.data[name];
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}
