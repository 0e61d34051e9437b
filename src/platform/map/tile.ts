import { type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, GeoJsonProperties, Geometry, Position } from 'geojson';
import { type Box, type Line, overlaps, WORLD } from './lines';
import { isNamedAt, type MapPlace } from './places';
import { unproject } from './view';

/** Coordinates of a tile, as web maps number them. */
export interface TileId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Layers above the sea, from below: land, lakes in it, islands in those. */
const SURFACES = ['land', 'lakes', 'islands'] as const;
const LINES = ['rivers', 'borders'] as const;

export interface MapParts
  extends Readonly<Record<(typeof SURFACES | typeof LINES)[number], readonly Line[]>> {
  /** The most populous first. */
  readonly places: readonly MapPlace[];
}

/** Steps along the side of a tile; a tile of zoom 9 has the units of the bundled map. */
const EXTENT = 4096;
/** Surfaces extend a little over the edge, so that no seam is visible. */
const MARGIN = 96;
/** Tolerance of simplification in steps: three quarters of a CSS pixel. */
const TOLERANCE = 6;
/** Islands and lakes smaller than four CSS pixels are not drawn. */
const MIN_SIZE = 32;

/** The closest zoom that has tiles of its own; beyond, these are enlarged. */
const MAX_TILE_ZOOM = 9;

/** Reads the numbers of a tile; null where there is none of that number. */
export function readTileId(z: string, x: string, y: string): TileId | null {
  if (![z, x, y].every((text) => /^\d{1,3}$/.test(text))) return null;
  const id = { z: Number(z), x: Number(x), y: Number(y) };
  const count = 2 ** id.z;
  return id.z <= MAX_TILE_ZOOM && id.x < count && id.y < count ? id : null;
}

/** A vector tile with a layer for each part of the map. */
export function drawTile(map: MapParts, id: TileId): Uint8Array {
  const inner = boxOf(id, 0);
  const outer = boxOf(id, MARGIN);
  const minSize = id.z === MAX_TILE_ZOOM ? 0 : MIN_SIZE * stepOf(id);
  const layers = [
    ...SURFACES.map((name) => {
      const rings = map[name].filter(({ box }) => overlaps(box, outer) && lengthOf(box) >= minSize);
      const coordinates = rings.map((ring) => [closed(positionsOf(ring))]);
      return [name, tileOf([featureOf({ type: 'MultiPolygon', coordinates })], id)] as const;
    }),
    ...LINES.map((name) => {
      const coordinates = map[name].filter(({ box }) => overlaps(box, outer)).map(positionsOf);
      return [name, tileOf([featureOf({ type: 'MultiLineString', coordinates })], id)] as const;
    }),
    [
      'places',
      tileOf(map.places.filter((place) => isIn(inner, place) && isNamedOn(id, place)).map(pointOf), id),
    ] as const,
  ];
  return fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT });
}

const tileOf = (features: Feature[], { z, x, y }: TileId): GeoJSONVTTile =>
  geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
    maxZoom: MAX_TILE_ZOOM,
    tolerance: TOLERANCE,
    extent: EXTENT,
    buffer: MARGIN,
    clip: true,
  });

/** Units of the bundled map in one step of a tile. */
const stepOf = ({ z }: TileId): number => WORLD / 2 ** z / EXTENT;

/** What a tile shows, with so many steps around it. */
function boxOf(id: TileId, margin: number): Box {
  const [west, north, size] = [id.x * EXTENT - margin, id.y * EXTENT - margin, EXTENT + 2 * margin];
  const step = stepOf(id);
  return { west: west * step, north: north * step, east: (west + size) * step, south: (north + size) * step };
}

const lengthOf = ({ west, east, north, south }: Box): number => Math.max(east - west, south - north);

const isIn = ({ west, east, north, south }: Box, { x, y }: MapPlace): boolean =>
  x >= west && x < east && y >= north && y < south;

/** The closest tiles are drawn for all closer zooms, too. */
const isNamedOn = ({ z }: TileId, place: MapPlace): boolean =>
  isNamedAt(z === MAX_TILE_ZOOM ? MAX_TILE_ZOOM + 3 : z, place);

const featureOf = (geometry: Geometry, properties: GeoJsonProperties = null): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

const pointOf = ({ name, people, isPart: part, country, x, y }: MapPlace): Feature =>
  featureOf({ type: 'Point', coordinates: positionOf(x, y) }, { name, people, part, country });

function positionOf(x: number, y: number): Position {
  const { lng, lat } = unproject({ x, y });
  return [lng, lat];
}

function positionsOf({ points }: Line): Position[] {
  const positions: Position[] = [];
  for (let at = 0; at < points.length; at += 2)
    positions.push(positionOf(points[at] ?? 0, points[at + 1] ?? 0));
  return positions;
}

const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];
