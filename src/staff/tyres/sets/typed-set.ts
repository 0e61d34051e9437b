import {
  POSITIONS,
  type Position,
  SEASONS,
  type Season,
  type TypedPlace,
  type TypedWheels,
} from '~/modules/tyre-hotel';
import { fieldText } from '../open-tyres';

/** A form about a set, as it was typed. */
export interface TypedSet extends TypedWheels {
  readonly season: Season;
}

interface Fields {
  get(name: string): unknown;
}

export function readTypedSet(fields: Fields): TypedSet {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, 300) : '';
  };
  const wheel = (position: Position) => ({
    depth: text(`depth-${position}`),
    damaged: text(`damaged-${position}`) !== '',
    comment: text(`comment-${position}`),
    dot: text(`dot-${position}`),
    tyre: text(`tyre-${position}`),
    size: text(`size-${position}`),
  });
  return {
    season: SEASONS.find((each) => each === text('season')) ?? 'winter',
    tyre: text('tyre'),
    size: text('size'),
    wheels: {
      FL: wheel('FL'),
      FR: wheel('FR'),
      RL: wheel('RL'),
      RR: wheel('RR'),
      SPARE: wheel('SPARE'),
    },
  };
}

/** A place, which is new only as it stood beside the box that says so: what is typed afterwards is another one. */
export function readTypedPlace(form: URLSearchParams): Required<TypedPlace> {
  const shelf = fieldText(form, 'shelf').slice(0, 100);
  return { shelf, isNewPlace: shelf !== '' && shelf === fieldText(form, 'new-shelf') };
}

/** The photographs that came with a form, and the ones to remove. */
export async function readPhotos(form: FormData): Promise<{
  readonly taken: readonly { readonly position: Position; readonly bytes: Uint8Array }[];
  readonly removed: readonly Position[];
}> {
  const taken: { position: Position; bytes: Uint8Array }[] = [];
  for (const position of POSITIONS) {
    const file = form.get(`photo-${position}`);
    if (file instanceof File && file.size > 0)
      taken.push({ position, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  const removed = POSITIONS.filter((position) => form.get(`remove-${position}`) !== null);
  return { taken, removed };
}
