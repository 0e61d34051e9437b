import type { PlaceCountry } from './places';

/** How the names of a country's places are bent; all in plain letters, accents folded. */
interface Grammar {
  /** What endings are put on for a word of a name, the word itself not among them. */
  stems(word: string): readonly string[];
  readonly endings: readonly string[];
}

/** Shorter stems would be found in words that are no names. */
const MIN_STEM_LENGTH = 3;

/** Consonants before the last vowel that are others in a closed syllable: Lahti, Lahden; Turku, Turun; Riihimäki, Riihimäen. */
const WEAK: readonly (readonly [RegExp, string])[] = [
  [/kk(?=[a-z]$)/, 'k'],
  [/pp(?=[a-z]$)/, 'p'],
  [/tt(?=[a-z]$)/, 't'],
  [/nk(?=[a-z]$)/, 'ng'],
  [/nt(?=[a-z]$)/, 'nn'],
  [/lt(?=[a-z]$)/, 'll'],
  [/rt(?=[a-z]$)/, 'rr'],
  [/mp(?=[a-z]$)/, 'mm'],
  [/ht(?=[a-z]$)/, 'hd'],
  [/(?<=[aeiouy])t(?=[a-z]$)/, 'd'],
  [/(?<=[aeiouylr])p(?=[a-z]$)/, 'v'],
  [/(?<=[aeiouylr])k(?=[a-z]$)/, ''],
];

const weak = (stem: string): string => {
  const [pattern, replacement] = WEAK.find(([strong]) => strong.test(stem)) ?? [];
  return pattern === undefined || replacement === undefined ? stem : stem.replace(pattern, replacement);
};

function finnishStems(name: string): readonly string[] {
  if (name.endsWith('nen')) return ['se', 'si', 'ste'].map((end) => name.slice(0, -3) + end);
  if (/[eu]s$/.test(name)) return ['de', 'kse'].map((end) => name.slice(0, -1) + end);
  const strong = [name];
  if (name.endsWith('i')) strong.push(`${name.slice(0, -1)}e`);
  if (name.endsWith('e')) strong.push(`${name}e`);
  // Orivesi, Orivedellä, Oriveteen.
  if (name.endsWith('si')) strong.push(`${name.slice(0, -2)}te`);
  return [...strong, ...strong.map(weak)];
}

function slovakStems(name: string): readonly string[] {
  if (/ce$/.test(name)) return [name.slice(0, -1), `${name.slice(0, -2)}iec`];
  if (/[aeioy]$/.test(name)) return [name.slice(0, -1)];
  // Senec, Senca; Pezinok, Pezinka.
  if (/[eo][ck]$/.test(name)) return [name.slice(0, -2) + name.slice(-1)];
  return [name];
}

const GRAMMARS: Readonly<Partial<Record<PlaceCountry, Grammar>>> = {
  FI: {
    stems: finnishStems,
    endings: 'n|ssa|sta|lla|lta|lle|an|en|in|on|un|yn|seen|a|ta'.split('|'),
  },
  SK: {
    stems: slovakStems,
    endings: '|a|e|u|i|y|om|ou|ej|eho|ych|iach|och|ach'.split('|'),
  },
};

/** Every choice of one from each list, joined to a text. */
const joined = (choices: readonly (readonly string[])[]): readonly string[] =>
  choices.reduce<readonly string[]>(
    (before, each) => before.flatMap((text) => each.map((word) => (text === '' ? word : `${text} ${word}`))),
    [''],
  );

const isLong = (stem: string): boolean => stem.length >= MIN_STEM_LENGTH;

/** Under which texts a place is kept, so that its bent names find it: of each word of its plain name the word itself and its stems. */
export function stemsOfName(name: string, country: PlaceCountry): readonly string[] {
  const grammar = GRAMMARS[country];
  if (grammar === undefined) return [];
  return joined(name.split(' ').map((word) => [...new Set([word, ...grammar.stems(word).filter(isLong)])]));
}

/** The texts under which a name that is bent, if it is one, may be kept; the longest stems first. */
export function stemsOfBent(name: string, country: PlaceCountry): readonly string[] {
  const grammar = GRAMMARS[country];
  if (grammar === undefined) return [];
  return joined(
    name.split(' ').map((word) => [
      word,
      ...grammar.endings
        .filter((ending) => word.endsWith(ending))
        .map((ending) => word.slice(0, word.length - ending.length))
        .filter(isLong)
        .sort((a, b) => b.length - a.length),
    ]),
  );
}
