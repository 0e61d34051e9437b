import { unpackLines } from './lines';
import { type MapPlace, readPlaces } from './places';
import type { MapParts } from './tile';

let opened: Promise<MapParts> | undefined;
let named: Promise<readonly MapPlace[]> | undefined;

/** The places of the bundled map, the most populous first. */
export function mapPlaces(): Promise<readonly MapPlace[]> {
  named ??= import('./data/places.txt?raw').then((file) => readPlaces(file.default));
  return named;
}

/** The bundled map; a megabyte, loaded on first use. */
export function countryMap(): Promise<MapParts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<MapParts> {
  const [land, lakes, islands, rivers, borders, places] = await Promise.all([
    import('./data/land.bin?url&inline'),
    import('./data/lakes.bin?url&inline'),
    import('./data/islands.bin?url&inline'),
    import('./data/rivers.bin?url&inline'),
    import('./data/borders.bin?url&inline'),
    mapPlaces(),
  ]);
  return {
    land: linesOf(land),
    lakes: linesOf(lakes),
    islands: linesOf(islands),
    rivers: linesOf(rivers),
    borders: linesOf(borders),
    places,
  };
}

/** @param file a file as a `data:` address */
const linesOf = ({ default: address }: { readonly default: string }) =>
  unpackLines(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
