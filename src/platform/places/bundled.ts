import { distanceKm } from '~/platform/geo';
import { Completer, fold } from '~/platform/search';
import type { Place, PlaceCountry, Places } from './places';

const files = import.meta.glob<string>('./data/*.tsv', { query: '?raw', import: 'default' });

interface Gazetteer {
  readonly byName: ReadonlyMap<string, Place>;
  /** The post town of each area of postcodes, by the letters that its codes begin with; empty but for Britain. */
  readonly byArea: ReadonlyMap<string, Place>;
  readonly completer: Completer<Place>;
}

const MAX_SUGGESTIONS = 8;
/** A position further than this from every place is in another country. */
const MAX_DISTANCE_KM = 100;

/** Other names of places, of all countries: `country`, the name that its file has, how else it is called. */
const OTHER_NAMES = './data/other-names.tsv';

/** Towns of Britain's areas of postcodes. */
const POSTCODE_AREAS = './data/gb-postcodes.tsv';
/** "M1 1AE", "sw1a1aa", and the first half alone. */
const POSTCODE = /^\s*([a-z]{1,2})\d[a-z\d]?(?:\s*\d[a-z]{2})?\s*$/i;

/** Case, accents, hyphens, spaces and apostrophes do not tell places apart: "Skellefteå", "kings lynn", "saint ives". */
const plain = (name: string): string =>
  fold(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();

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
      return (await gazetteer(country)).completer
        .complete(plain(text), MAX_SUGGESTIONS)
        .map(({ item }) => item);
    },
    async find(name, country) {
      const { byName, byArea } = await gazetteer(country);
      const [, area = ''] = POSTCODE.exec(name) ?? [];
      return byName.get(plain(name)) ?? byArea.get(area.toUpperCase());
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
  for (const [official = '', lat, lng] of lines) {
    // A place goes by the name that it was looked for: who looks for Åbo reads of Åbo.
    for (const name of [official, ...(otherNames.get(official) ?? [])]) {
      const key = plain(name);
      // The most populous of a name stands first.
      if (key !== '' && !byName.has(key)) byName.set(key, { name, lat: Number(lat), lng: Number(lng) });
    }
  }
  const entries = [...byName].map(([key, item], at) => ({ keys: [key], weight: -at, item }));
  return { byName, byArea: await areasOf(country, byName), completer: new Completer(entries) };
}

async function areasOf(
  country: PlaceCountry,
  byName: ReadonlyMap<string, Place>,
): Promise<ReadonlyMap<string, Place>> {
  if (country !== 'GB') return new Map();
  return new Map(
    (await rowsOf(POSTCODE_AREAS)).flatMap(([area = '', town = '']) => {
      const place = byName.get(plain(town));
      return place === undefined ? [] : [[area, place] as const];
    }),
  );
}

async function otherNamesOf(country: PlaceCountry): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = (await rowsOf(OTHER_NAMES)).filter(([of]) => of === country);
  return new Map(rows.map(([, name = '', others = '']) => [name, others.split('|')]));
}

const rowsOf = async (file: string): Promise<readonly (readonly string[])[]> =>
  ((await files[file]?.()) ?? '').split('\n').map((line) => line.split('\t'));
