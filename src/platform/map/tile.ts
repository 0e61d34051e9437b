import { type ClipOptions, clipLine, clipRing, turn } from './clip';
import { type Line, WORLD } from './lines';
import { isNamedAt, type MapPlace } from './places';

/** Number of a tile, as web maps count them. */
export interface TileId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** What lies in the sea and over one another: land, lakes in it, islands in those. */
export const SURFACES = ['land', 'lakes', 'islands'] as const;
export const LINES = ['rivers', 'borders'] as const;

export interface MapParts
  extends Readonly<Record<(typeof SURFACES | typeof LINES)[number], readonly Line[]>> {
  /** The most populous first. */
  readonly places: readonly MapPlace[];
}

/** Steps along the side of a tile; a tile of zoom 9 has the units of the bundled map. */
const EXTENT = 4096;
/** Surfaces reach a little over the edge, so that no seam is drawn. */
const MARGIN = 96;
/** A pixel and a half. */
const DETAIL = 12;
/** Islands and lakes smaller than four CSS pixels are not drawn. */
const MIN_SIZE = 32;

/** Field numbers and values of the Mapbox vector tile format 2.1, which is a protocol buffer. */
class Message {
  readonly #bytes: number[] = [];

  number(value: number): this {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128);
    this.#bytes.push(rest);
    return this;
  }

  /** A field with a whole number. */
  whole(field: number, value: number): this {
    return this.number(field * 8).number(value);
  }

  /** A field with text, a message or packed numbers. */
  bytes(field: number, bytes: ArrayLike<number>): this {
    this.number(field * 8 + 2).number(bytes.length);
    for (let index = 0; index < bytes.length; index++) this.#bytes.push(bytes[index] ?? 0);
    return this;
  }

  packed(field: number, values: readonly number[]): this {
    const inner = new Message();
    for (const value of values) inner.number(value);
    return this.bytes(field, inner.done());
  }

  done(): readonly number[] {
    return this.#bytes;
  }
}

const text = (value: string) => new TextEncoder().encode(value);
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const [MOVE, LINE, CLOSE] = [1, 2, 7];

/** Commands of a feature's geometry; positions are steps from the one before, over all its rings. */
function commands(rings: readonly (readonly number[])[], closed: boolean): readonly number[] {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const ring of rings) {
    out.push(MOVE + 8);
    for (let index = 0; index < ring.length; index += 2) {
      if (index === 2) out.push(LINE + (ring.length / 2 - 1) * 8);
      const [x = 0, y = 0] = [ring[index], ring[index + 1]];
      out.push(zigzag(x - lastX), zigzag(y - lastY));
      [lastX, lastY] = [x, y];
    }
    if (closed) out.push(CLOSE + 8);
  }
  return out;
}

/** All rings run clockwise: so readers tell that each is a surface of its own. */
function surface(line: Line, cut: ClipOptions): readonly (readonly number[])[] {
  const ring = clipRing(line, cut);
  return ring === null ? [] : [turn(ring) > 0 ? ring : pairsReversed(ring)];
}

function pairsReversed(ring: readonly number[]): readonly number[] {
  const reversed: number[] = [];
  for (let index = ring.length - 2; index >= 0; index -= 2)
    reversed.push(ring[index] ?? 0, ring[index + 1] ?? 0);
  return reversed;
}

const layer = (name: string) => new Message().whole(15, 2).bytes(1, text(name)).whole(5, EXTENT);

const [POINT, LINE_STRING, POLYGON] = [1, 2, 3];

function placesLayer(places: readonly MapPlace[], cut: ClipOptions, z: number): Message {
  const out = layer('places');
  const { west, east, north, south } = cut.box;
  // Zoom 9 is drawn for all closer ones, too.
  const named = places.filter(
    (place) =>
      place.x >= west &&
      place.x < east &&
      place.y >= north &&
      place.y < south &&
      isNamedAt(z === MAX_TILE_ZOOM ? MAX_TILE_ZOOM + 3 : z, place),
  );
  for (const key of ['name', 'people', 'part', 'country']) out.bytes(3, text(key));
  named.forEach((place, index) => {
    const x = Math.round((place.x - cut.originX) * cut.scale);
    const y = Math.round((place.y - cut.originY) * cut.scale);
    const tags = [0, 1, 2, 3].flatMap((key) => [key, index * 4 + key]);
    out.bytes(4, new Message().bytes(1, text(place.name)).done());
    out.bytes(4, new Message().whole(5, place.people).done());
    out.bytes(4, new Message().whole(7, place.isPart ? 1 : 0).done());
    out.bytes(4, new Message().bytes(1, text(place.country)).done());
    out.bytes(
      2,
      new Message()
        .packed(2, tags)
        .whole(3, POINT)
        .packed(4, commands([[x, y]], false))
        .done(),
    );
  });
  return out;
}

/** The closest zoom that has tiles of its own; beyond, these are enlarged. */
export const MAX_TILE_ZOOM = 9;

/** Reads the numbers of a tile; null where there is none of that number. */
export function readTileId(z: string, x: string, y: string): TileId | null {
  if (![z, x, y].every((text) => /^\d{1,3}$/.test(text))) return null;
  const id = { z: Number(z), x: Number(x), y: Number(y) };
  const count = 2 ** id.z;
  return id.z <= MAX_TILE_ZOOM && id.x < count && id.y < count ? id : null;
}

/** A vector tile with a layer for each part of the map. */
export function drawTile(map: MapParts, { z, x, y }: TileId): Uint8Array<ArrayBuffer> {
  const size = WORLD / 2 ** z;
  const scale = EXTENT / size;
  const margin = MARGIN / scale;
  const [originX, originY] = [x * size, y * size];
  const inner = { west: originX, east: originX + size, north: originY, south: originY + size };
  const box = {
    west: inner.west - margin,
    east: inner.east + margin,
    north: inner.north - margin,
    south: inner.south + margin,
  };
  const isClosest = z === MAX_TILE_ZOOM;
  const cut = {
    box,
    originX,
    originY,
    scale,
    detail: isClosest ? 1 : DETAIL,
    smallest: isClosest ? 1 : MIN_SIZE,
  };
  const tile = new Message();
  const add = (name: string, type: number, rings: readonly (readonly number[])[]) => {
    const part = layer(name);
    const geometry = commands(rings, type === POLYGON);
    if (rings.length > 0) part.bytes(2, new Message().whole(3, type).packed(4, geometry).done());
    tile.bytes(3, part.done());
  };
  for (const name of SURFACES)
    add(
      name,
      POLYGON,
      map[name].flatMap((line) => surface(line, cut)),
    );
  for (const name of LINES)
    add(
      name,
      LINE_STRING,
      map[name].flatMap((line) => clipLine(line, cut)),
    );
  tile.bytes(3, placesLayer(map.places, { ...cut, box: inner }, z).done());
  return Uint8Array.from(tile.done());
}
