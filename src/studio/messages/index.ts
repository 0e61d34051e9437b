import type { StudioLanguage } from '~/modules/content/studio-wire';
import { en } from './en';
import { roomsEn, roomsSv } from './rooms';
import { sv } from './sv';
import type { AllEnglish, StudioKey } from './types';

export type { StudioKey };

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Arguments<K extends StudioKey> = [NamesIn<AllEnglish[K]>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<AllEnglish[K]>, string | number>>];

/** A text of the studio in its language. */
export type Say = <K extends StudioKey>(key: K, ...values: Arguments<K>) => string;

const TEXTS: Readonly<Record<StudioLanguage, Readonly<Record<StudioKey, string>>>> = {
  sv: { ...sv, ...roomsSv },
  en: { ...en, ...roomsEn },
};

/** How dates, times and numbers are written in it: English as in Europe, with the day before the month. */
export const LOCALES: Readonly<Record<StudioLanguage, string>> = { sv: 'sv-SE', en: 'en-GB' };

export const sayIn =
  (language: StudioLanguage): Say =>
  (key, ...[values]) =>
    Object.entries<string | number>(values ?? {}).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      TEXTS[language][key],
    );
