import type { GroupLanguage } from './language';
import type { RandomSource } from './random-source';

/**
 * Telephone numbers that ring nobody.
 * - Sweden: ranges that PTS keeps for fiction (070-174 06 05–99, 08-465 004 00–99, 031-390 06 00–99,
 *   040-628 04 00–99, 0980-319 200–299).
 * - United Kingdom: Ofcom's numbers for drama (01632 960000–960999, 07700 900000–900999).
 * - Norway: no eight-digit subscriber number begins with 1, those are short codes in Nkom's plan.
 * - Finland and Slovakia: no subscriber number begins with 0 after the area code, so 09 000 … and 02/0000 … lead nowhere.
 */
const two = (value: number): string => String(value).padStart(2, '0');
const three = (value: number): string => String(value).padStart(3, '0');

/** Fixed lines of Sweden exist for four areas; a county that is near none of them has the first one. */
const SWEDISH_LINES: Readonly<Record<string, (n: number) => string>> = {
  'Västra Götaland': (n) => `031-390 06 ${two(n)}`,
  Halland: (n) => `031-390 06 ${two(n)}`,
  Skåne: (n) => `040-628 04 ${two(n)}`,
  Blekinge: (n) => `040-628 04 ${two(n)}`,
  Norrbotten: (n) => `0980-319 2${two(n)}`,
  Västerbotten: (n) => `0980-319 2${two(n)}`,
};
const stockholmLine = (n: number): string => `08-465 004 ${two(n)}`;

const FIXED: Readonly<Record<GroupLanguage, (random: RandomSource, region: string) => string>> = {
  sv: (random, region) => (SWEDISH_LINES[region] ?? stockholmLine)(random.whole(0, 99)),
  nb: (random) => `10 00 ${two(random.whole(1, 99))} ${two(random.whole(0, 99))}`,
  'en-GB': (random) => `01632 960${three(random.whole(0, 999))}`,
  fi: (random) => `09 000 ${two(random.whole(0, 99))}${two(random.whole(0, 99))}`,
  sk: (random) => `02/0000 ${two(random.whole(0, 99))}${two(random.whole(0, 99))}`,
};

export const fixedLine = (language: GroupLanguage, random: RandomSource, region: string): string =>
  FIXED[language](random, region);

/** A mobile number where the country has any for fiction, a fixed one elsewhere. */
export function mobile(language: GroupLanguage, random: RandomSource, region: string): string {
  if (language === 'sv') return `070-174 06 ${two(random.whole(5, 99))}`;
  if (language === 'en-GB') return `07700 900${three(random.whole(0, 999))}`;
  return fixedLine(language, random, region);
}
