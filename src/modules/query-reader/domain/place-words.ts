import { distanceAt } from './numbers/distances';
import type { ReaderParts } from './parts';
import type { Run } from './phrases';
import type { Meaning, Piece } from './reading';
import { compact, type Token } from './tokens';
import type { TypedWords } from './typed-words';
import type { WordFinder } from './word-finder';

interface PlaceContext {
  readonly parts: ReaderParts;
  readonly tokens: readonly Token[];
  readonly find: WordFinder;
  readonly typed: TypedWords;
}

/** "nära Lund", after the "nära": around a place, whether the stock has it or not. */
export function nearAt(context: PlaceContext, at: number): Run<Meaning> | undefined {
  const found = context.find.placeAt(at, ['car_site_city']) ?? unknownPlaceAt(context, at);
  return found === undefined ? undefined : { value: { kind: 'near', place: found.value }, end: found.end };
}

/** "inom 50 km från Lund". */
export function aroundAt(context: PlaceContext, at: number): Run<Meaning> | undefined {
  const distance = distanceAt(context.tokens, at, context.parts.phrases);
  if (distance === undefined) return undefined;
  const { km, isFrom, end } = distance;
  const fields = ['car_site_city', 'car_site_region'];
  const found = context.find.placeAt(end, fields) ?? (isFrom ? unknownPlaceAt(context, end) : undefined);
  if (found === undefined) return undefined;
  return { value: { kind: 'near', place: found.value, withinKm: Math.ceil(km) }, end: found.end };
}

function unknownPlaceAt({ find, typed }: PlaceContext, at: number): Run<string> | undefined {
  const end = find.unknownPlaceAt(at);
  return end === undefined ? undefined : { value: typed.between(at, end), end };
}

/** "Uppsala län", after the town: the county, where a town has its name too. */
export function countyOf(town: Piece | undefined, { lexicon }: ReaderParts): Piece | undefined {
  const [place] =
    town?.meaning.kind === 'values' && town.meaning.field === 'car_site_city' ? town.meaning.values : [];
  if (town === undefined || place === undefined) return undefined;
  const regions = lexicon.known.get('car_site_region') ?? [];
  const region = regions.find((each) => compact(each).startsWith(compact(place)));
  return region === undefined
    ? undefined
    : { ...town, meaning: { kind: 'values', field: 'car_site_region', values: [region] } };
}
