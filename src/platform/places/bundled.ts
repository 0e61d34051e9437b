import { distanceKm } from '~/platform/geo';
import { Completer, fold } from '~/platform/search';
import type { Place, PlaceCountry, Places } from './places';

const files = import.meta.glob<string>('./data/*.tsv', { query: '?raw', import: 'default' });

interface Gazetteer {
  readonly byName: ReadonlyMap<string, Place>;
  readonly completer: Completer<Place>;
}

const MAX_SUGGESTIONS = 8;
/** A position further than this from every place is in another country. */
const MAX_DISTANCE_KM = 100;

/** Case, accents, hyphens and spaces do not tell places apart: "Skellefteå", "newcastle upon tyne". */
const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
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
      return (await gazetteer(country)).byName.get(plain(name));
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
  const text = (await files[`./data/${country.toLowerCase()}.tsv`]?.()) ?? '';
  const byName = new Map<string, Place>();
  for (const line of text.split('\n')) {
    const [name = '', lat, lng] = line.split('\t');
    const key = plain(name);
    // The most populous of a name stands first.
    if (key !== '' && !byName.has(key)) byName.set(key, { name, lat: Number(lat), lng: Number(lng) });
  }
  const entries = [...byName].map(([key, item], at) => ({ keys: [key], weight: -at, item }));
  return { byName, completer: new Completer(entries) };
}
