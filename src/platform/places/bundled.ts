import { distanceKm } from '~/platform/geo';
import { Completer, fold } from '~/platform/search';
import { stemsOfBent, stemsOfName } from './bent-names';
import type { Place, PlaceCountry, Places } from './places';

const files = import.meta.glob<string>('./data/*.tsv', { query: '?raw', import: 'default' });

interface Gazetteer {
  readonly byName: ReadonlyMap<string, Place>;
  /** Places by what people call them in short, who mean them by their own name: "gbg". */
  readonly byShortName: ReadonlyMap<string, Place>;
  /** Places of several words, by the long ones: who types "mo rana" means Mo i Rana. */
  readonly byLongWords: ReadonlyMap<string, Place>;
  /** Places by the stems of their names: who types "porvoossa" means Porvoo. */
  readonly byStem: ReadonlyMap<string, Place>;
  /** The town of each area of postcodes, by what its codes begin with: letters in Britain, two or three figures elsewhere. */
  readonly byArea: ReadonlyMap<string, Place>;
  readonly completer: Completer<Place>;
}

const MAX_SUGGESTIONS = 8;
/** A position further than this from every place is in another country. */
const MAX_DISTANCE_KM = 100;

/**
 * Other names of places, of all countries: `country`, the name that its file has, how else it is called, and what people call it
 * in short.
 */
const OTHER_NAMES = './data/other-names.tsv';

/** How a whole postcode is written; its first group decides the area. British ones are known by their first half alone. */
const POSTCODES: Readonly<Record<PlaceCountry, RegExp>> = {
  GB: /^\s*([a-z]{1,2})\d[a-z\d]?(?:\s*\d[a-z]{2})?\s*$/i,
  SE: /^\s*(?:se?[- ]?)?(\d{3})\s?\d{2}\s*$/i,
  NO: /^\s*(?:n[- ]?)?(\d{3})\d\s*$/i,
  FI: /^\s*(?:fi?[- ]?)?(\d{3})\d{2}\s*$/i,
  SK: /^\s*(?:sk[- ]?)?(\d{3})\s?\d{2}\s*$/i,
};
/** Figures that name an area: three where it has towns of its own, else two. */
const AREA_LENGTHS = [3, 2];

/** Case, accents, hyphens, spaces and apostrophes do not tell places apart: "Skellefteå", "kings lynn", "saint ives". */
const plain = (name: string): string =>
  fold(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();

const SMALL_WORDS = new Set('i|on|in|at|upon|the|and|by|le|la|de|nad|pod|pri|pod|under|vid|av'.split('|'));

/** A name without its prepositions: "mo rana", "newcastle tyne". */
const longWords = (name: string): string =>
  plain(name)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ');

/** The bundled places of GeoNames (CC BY 4.0), loaded country by country on first use. */
export function bundledPlaces(): Places {
  const read = new Map<PlaceCountry, Promise<Gazetteer>>();
  const gazetteer = (country: PlaceCountry): Promise<Gazetteer> => {
    const known = read.get(country) ?? load(country);
    read.set(country, known);
    return known;
  };
  return {
    async suggest(text, country) {
      const { byShortName, completer } = await gazetteer(country);
      const short = byShortName.get(plain(text));
      const completed = completer.complete(plain(text), MAX_SUGGESTIONS).map(({ item }) => item);
      return short === undefined ? completed : [...new Set([short, ...completed])].slice(0, MAX_SUGGESTIONS);
    },
    async find(name, country) {
      const { byName, byShortName, byLongWords, byStem, byArea } = await gazetteer(country);
      const stem = () => stemsOfBent(plain(name), country).find((each) => byStem.has(each));
      return (
        byName.get(plain(name)) ??
        byShortName.get(plain(name)) ??
        byLongWords.get(longWords(name)) ??
        townOfPostcode(name, country, byArea) ??
        byStem.get(stem() ?? '')
      );
    },
    async nearest(position, country) {
      let [nearest, minDistance]: [Place | undefined, number] = [undefined, MAX_DISTANCE_KM];
      for (const place of (await gazetteer(country)).byName.values()) {
        const km = distanceKm(position, place);
        if (km < minDistance) [nearest, minDistance] = [place, km];
      }
      return nearest;
    },
  };
}

async function load(country: PlaceCountry): Promise<Gazetteer> {
  const [lines, otherNames] = await Promise.all([
    rowsOf(`./data/${country.toLowerCase()}.tsv`),
    otherNamesOf(country),
  ]);
  const byName = new Map<string, Place>();
  const byShortName = new Map<string, Place>();
  for (const [official = '', lat, lng] of lines) {
    const { names = [], short = [] } = otherNames.get(official) ?? {};
    // A place goes by the name that it was looked for: who looks for Åbo reads of Åbo.
    for (const name of [official, ...names]) {
      const key = plain(name);
      // The most populous of a name stands first.
      if (key !== '' && !byName.has(key)) byName.set(key, { name, lat: Number(lat), lng: Number(lng) });
    }
    const place = byName.get(plain(official));
    for (const name of short) if (place !== undefined) byShortName.set(plain(name), place);
  }
  const entries = [...byName].map(([key, item], at) => ({ keys: [key], weight: -at, item }));
  const byLongWords = new Map<string, Place>();
  for (const place of byName.values()) {
    const key = longWords(place.name);
    if (key.includes(' ') && key !== plain(place.name) && !byLongWords.has(key)) byLongWords.set(key, place);
  }
  const byStem = new Map<string, Place>();
  for (const [name, place] of byName) {
    for (const stem of stemsOfName(name, country)) if (!byStem.has(stem)) byStem.set(stem, place);
  }
  return {
    byName,
    byShortName,
    byLongWords,
    byStem,
    byArea: await areasOf(country, byName),
    completer: new Completer(entries),
  };
}

function townOfPostcode(code: string, country: PlaceCountry, byArea: Gazetteer['byArea']): Place | undefined {
  const [, area = ''] = POSTCODES[country].exec(code) ?? [];
  // "M1" is Manchester's and "MK1" is not: letters count as a whole.
  if (country === 'GB') return byArea.get(area.toUpperCase());
  const length = AREA_LENGTHS.find((each) => byArea.has(area.slice(0, each)));
  return length === undefined ? undefined : byArea.get(area.slice(0, length));
}

async function areasOf(
  country: PlaceCountry,
  byName: ReadonlyMap<string, Place>,
): Promise<ReadonlyMap<string, Place>> {
  return new Map(
    (await rowsOf(`./data/${country.toLowerCase()}-postcodes.tsv`)).flatMap(([area = '', town = '']) => {
      const place = byName.get(plain(town));
      return place === undefined ? [] : [[area, place] as const];
    }),
  );
}

interface OtherNames {
  readonly names: readonly string[];
  readonly short: readonly string[];
}

async function otherNamesOf(country: PlaceCountry): Promise<ReadonlyMap<string, OtherNames>> {
  const rows = (await rowsOf(OTHER_NAMES)).filter(([of]) => of === country);
  const list = (text = '') => text.split('|').filter((name) => name !== '');
  return new Map(
    rows.map(([, name = '', names, short]) => [name, { names: list(names), short: list(short) }]),
  );
}

const rowsOf = async (file: string): Promise<readonly (readonly string[])[]> =>
  ((await files[file]?.()) ?? '').split('\n').map((line) => line.split('\t'));
