import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  countryMap,
  drawNames,
  drawPicture,
  fitView,
  isNamedPicture,
  labelsIn,
  MAP_EDITION,
  type MapView,
  mapPlaces,
  namedPictureAddress,
  pictureAddress,
  placeIn,
  readPictureView,
  readTileId,
} from '.';

const STOCKHOLM = { lat: 59.33, lng: 18.07 };
const UPPSALA = { lat: 59.859, lng: 17.639 };
const COLORS = { land: '#000001', water: '#000002', shore: '#000003', border: '#000004' };
const view = (zoom: number, changes: Partial<MapView> = {}): MapView => ({
  ...STOCKHOLM,
  zoom,
  width: 800,
  height: 400,
  ...changes,
});

test('the edition in the addresses is that of the data', () => {
  const hash = createHash('sha256');
  for (const name of ['land.bin', 'lakes.bin', 'islands.bin', 'rivers.bin', 'borders.bin', 'places.txt'])
    hash.update(readFileSync(new URL(`./data/${name}`, import.meta.url)));
  expect(hash.digest('hex').slice(0, 8)).toBe(MAP_EDITION);
});

test('what is in the middle of a view stands in its middle, and a pixel of zoom 12 is ten metres in Stockholm', () => {
  expect(placeIn(view(12), STOCKHOLM)).toEqual({ x: 400, y: 200 });
  const metres = 1000;
  const north = { ...STOCKHOLM, lat: STOCKHOLM.lat + metres / 111_320 };
  expect(200 - placeIn(view(12), north).y).toBeCloseTo(metres / 9.75, 0);
});

test('the closest view that shows all positions', () => {
  const size = { width: 800, height: 400 };
  const fitted = fitView([STOCKHOLM, UPPSALA], size, { margin: 40, closest: 12 });
  if (fitted === null) throw new Error('no view');
  for (const position of [STOCKHOLM, UPPSALA]) {
    const { x, y } = placeIn(fitted, position);
    expect(x).toBeGreaterThanOrEqual(40 - 1);
    expect(x).toBeLessThanOrEqual(760 + 1);
    expect(y).toBeGreaterThanOrEqual(40 - 1);
    expect(y).toBeLessThanOrEqual(360 + 1);
  }
  const closer = { ...fitted, zoom: fitted.zoom + 0.1 };
  expect([STOCKHOLM, UPPSALA].every((each) => placeIn(closer, each).y >= 40)).toBe(false);
  expect(fitView([STOCKHOLM], size, { margin: 40, closest: 12 })?.zoom).toBe(12);
  expect(fitView([], size, { margin: 40, closest: 12 })).toBeNull();
});

test('a picture has water where there is water', async () => {
  const map = await countryMap();
  const inland = drawPicture(map, view(12, UPPSALA), COLORS);
  const coast = drawPicture(map, view(12), COLORS);
  const sea = drawPicture(map, view(12, { lat: 58, lng: 20 }), COLORS);
  // Water is the ground; land covers it.
  expect(sea).not.toContain(COLORS.land);
  expect(coast).toContain(COLORS.land);
  expect(inland).toMatch(/fill="#000001"[^>]*d="M[^"]*z"/);
  expect(coast.length).toBeGreaterThan(inland.length);
  expect(coast.length).toBeLessThan(20_000);
});

test('names stand in the picture, none over another, and give way to a marker', async () => {
  const places = await mapPlaces();
  const labels = labelsIn(places, view(12), [{ x: 400, y: 200 }], 12);
  expect(labels.map(({ name }) => name)).toContain('Stockholm');
  expect(labels.find(({ name }) => name === 'Stockholm')?.y).not.toBeCloseTo(200, -1);
  for (const { x, y } of labels) expect(x > 0 && x < 800 && y > 0 && y < 400).toBe(true);
  for (const [at, { x, y }] of labels.entries())
    for (const other of labels.slice(at + 1))
      expect(Math.abs(x - other.x) > 40 || Math.abs(y - other.y) > 16).toBe(true);
  expect(labelsIn(places, view(5), [], 3)).toHaveLength(3);
});

test('W-205 of a border or river there is no more in a picture than can be seen of it', async () => {
  const map = await countryMap();
  for (const zoom of [5, 9, 12, 15, 18]) {
    const path = /stroke-dasharray[^>]* d="([^"]*)"/.exec(drawPicture(map, view(zoom), COLORS))?.[1] ?? '';
    const fine = zoom >= 9 ? 10 : 2;
    let length = 0;
    for (const [, steps = ''] of path.matchAll(/l([-\d ]*)/g)) {
      const numbers = steps.split(' ').map(Number);
      for (let at = 0; at < numbers.length; at += 2)
        length += Math.hypot(numbers[at] ?? 0, numbers[at + 1] ?? 0);
    }
    // In CSS pixels: a few times around what is 800 wide.
    expect({ zoom, isShort: length / fine < 20_000 }).toEqual({ zoom, isShort: true });
  }
  expect(drawPicture(map, view(5), COLORS)).toContain('stroke-dasharray');
});

test('a picture may have its names drawn in', async () => {
  const map = await countryMap();
  const names = drawNames(map, view(12), { name: '#111111', quiet: '#222222', halo: '#333333' });
  expect(names).toMatch(/<text [^>]*fill="#111111">Stockholm<\/text>/);
  expect(drawPicture(map, view(12), COLORS, names)).toContain(names);
  expect(drawPicture(map, view(12), COLORS)).not.toContain('<text');
  const text = /\/nordhem\/(.*)\?/.exec(namedPictureAddress('nordhem', view(15)))?.[1] ?? '';
  expect(readPictureView(text)).toEqual(view(15));
  expect([isNamedPicture(text), isNamedPicture(text.replace('_names', ''))]).toEqual([true, false]);
});

test('addresses of tiles and pictures are read as they are written, and nothing else is', () => {
  const address = pictureAddress('nordhem', view(12));
  const text = /\/nordhem\/(.*)\?/.exec(address)?.[1] ?? '';
  expect(readPictureView(text)).toEqual(view(12));
  for (const wrong of [
    '',
    'x.svg',
    text.replace('12.00', '1.00'),
    text.replace('800', '9999'),
    `${text}/`,
    text.replace('59.33', '99.33'),
  ])
    expect(readPictureView(wrong)).toBeNull();
  expect(readTileId('9', '281', '150')).toEqual({ z: 9, x: 281, y: 150 });
  for (const [z, x, y] of [
    ['10', '1', '1'],
    ['3', '8', '0'],
    ['3', '0', '-1'],
    ['3', '1e0', '0'],
    ['', '', ''],
  ] as const)
    expect(readTileId(z, x, y)).toBeNull();
});
