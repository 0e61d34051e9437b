import type { FacetLanguage } from './word';

/** Makers name some of their models otherwise in each language: the class of a Mercedes-Benz, the series of a BMW. */
interface ModelRule {
  /** Its first group is the letters or the figure of the class. */
  readonly pattern: RegExp;
  readonly labels: Readonly<Record<FacetLanguage, (sign: string) => string>>;
}

const RULES: readonly ModelRule[] = [
  {
    pattern: /^(?:Trieda ([A-Z]{1,3})|([A-Z]{1,3})-(?:Klass|Klasse|Class|sarja))(?= |$)/i,
    labels: {
      sv: (sign) => `${sign}-Klass`,
      nb: (sign) => `${sign}-Klasse`,
      fi: (sign) => `${sign}-sarja`,
      sk: (sign) => `Trieda ${sign}`,
      en: (sign) => `${sign}-Class`,
    },
  },
  {
    pattern: /^(?:Rad ([1-8])|([1-8])(?:-serie|-sarja|-serien| Series))(?= |$)/i,
    labels: {
      sv: (sign) => `${sign}-serie`,
      nb: (sign) => `${sign}-serie`,
      fi: (sign) => `${sign}-sarja`,
      sk: (sign) => `Rad ${sign}`,
      en: (sign) => `${sign} Series`,
    },
  },
];

/** "E-Klass" is "E-Class" in English and "Trieda E" in Slovak; every other name is the same everywhere. */
export function modelLabel(model: string, language: FacetLanguage): string {
  for (const { pattern, labels } of RULES) {
    const match = pattern.exec(model);
    const sign = match?.[1] ?? match?.[2];
    if (match && sign) return labels[language](sign.toUpperCase()) + model.slice(match[0].length);
  }
  return model;
}
