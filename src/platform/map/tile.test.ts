import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { countryMap, drawTile, type TileId } from '.';
import { type Line, overlaps, WORLD } from './lines';

const EXTENT = 4096;

async function tileOf(id: TileId): Promise<Readonly<Record<string, VectorTileLayer>>> {
  return new VectorTile(new PbfReader(drawTile(await countryMap(), id))).layers;
}

const featuresOf = (layer: VectorTileLayer | undefined) =>
  Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at)).filter(
    (each) => each !== undefined,
  );

type Ring = readonly { readonly x: number; readonly y: number }[];

/** Where the lines of the rings cross one height, from left to right or not. */
function crossingsAt(rings: readonly Ring[], y: number): readonly number[] {
  const crossings: number[] = [];
  for (const ring of rings)
    ring.forEach((to, at) => {
      const from = ring.at(at - 1) ?? to;
      if (from.y > y !== to.y > y) crossings.push(((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x);
    });
  return crossings;
}

/** Whether points lie in an odd number of rings; the lines of a height are looked for once. */
function coveredBy(rings: readonly Ring[]): (x: number, y: number) => boolean {
  const known = new Map<number, readonly number[]>();
  return (x, y) => {
    const crossings = known.get(y) ?? crossingsAt(rings, y);
    known.set(y, crossings);
    return crossings.filter((crossing) => x < crossing).length % 2 === 1;
  };
}

const ringOf = ({ points }: Line): Ring =>
  Array.from({ length: points.length / 2 }, (_, at) => ({
    x: points[at * 2] ?? 0,
    y: points[at * 2 + 1] ?? 0,
  }));

/** A grid of points, in steps of a tile, and where they lie in the world of the bundled map. */
function gridOn({ z, x, y }: TileId) {
  const step = WORLD / 2 ** z / EXTENT;
  const steps = Array.from({ length: 32 }, (_, at) => at * 128 + 64.5);
  return steps.flatMap((across) =>
    steps.map((down) => ({ across, down, x: (x * EXTENT + across) * step, y: (y * EXTENT + down) * step })),
  );
}

test('a tile has the layers of the map, and names at the places', async () => {
  const overview = await tileOf({ z: 5, x: 17, y: 9 });
  expect(Object.keys(overview)).toEqual(['land', 'lakes', 'islands', 'rivers', 'borders', 'places']);
  for (const layer of Object.values(overview)) expect([layer.version, layer.extent]).toEqual([2, EXTENT]);
  const layers = await tileOf({ z: 9, x: 281, y: 150 });
  expect(featuresOf(layers.land)).toHaveLength(1);
  const stockholm = featuresOf(layers.places).find(({ properties }) => properties.name === 'Stockholm');
  expect(stockholm?.properties).toMatchObject({ part: false, country: 'SE', people: expect.any(Number) });
  const [[at] = []] = stockholm?.loadGeometry() ?? [];
  expect(at?.x).toBeGreaterThan(0);
  expect(at?.x).toBeLessThan(EXTENT);
});

test.each([
  ['the overview', { z: 5, x: 17, y: 9 }, 0.015],
  ['an archipelago', { z: 7, x: 70, y: 37 }, 0.015],
  ['the closest tile of a town by the sea', { z: 9, x: 281, y: 150 }, 0],
  ['the closest tile of an archipelago', { z: 9, x: 282, y: 151 }, 0],
])('land lies in the tile where it lies in the bundled map: %s', async (_, id, atMost) => {
  const map = await countryMap();
  const drawn = featuresOf((await tileOf(id)).land).flatMap((feature) => feature.loadGeometry());
  const grid = gridOn(id);
  const [first, last] = [grid[0], grid.at(-1)];
  const box = { west: first?.x ?? 0, north: first?.y ?? 0, east: last?.x ?? 0, south: last?.y ?? 0 };
  const rings = map.land.filter((line) => overlaps(line.box, box)).map(ringOf);
  const [isDrawn, isLand] = [coveredBy(drawn), coveredBy(rings)];
  const wrong = grid.filter(({ across, down, x, y }) => isDrawn(across, down) !== isLand(x, y));
  expect(wrong.length / grid.length).toBeLessThanOrEqual(atMost);
  const onLand = grid.filter(({ across, down }) => isDrawn(across, down)).length;
  expect(Math.min(onLand, grid.length - onLand)).toBeGreaterThan(0);
});

test('islands smaller than four pixels are left out of all tiles but the closest', async () => {
  const sizes = async (id: TileId) =>
    featuresOf((await tileOf(id)).land)
      .flatMap((feature) => feature.loadGeometry())
      .map((ring) => Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x)));
  expect((await sizes({ z: 9, x: 282, y: 151 })).some((size) => size < 32)).toBe(true);
  expect((await sizes({ z: 5, x: 17, y: 9 })).every((size) => size > 0)).toBe(true);
  expect((await sizes({ z: 5, x: 17, y: 9 })).length).toBeLessThan(200);
});
