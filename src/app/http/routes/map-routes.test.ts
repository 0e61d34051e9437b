import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAP_EDITION, pictureAddress, surroundingsAddress, TILE_ADDRESS } from '~/platform/map';
import { mapPalette, THEMES } from '~/themes';
import { securityHeaders } from '../security-headers';
import { mapOrigins, mapRoutes } from './map-routes';

const app = mapRoutes();
const STOCKHOLM = { lat: 59.33, lng: 18.07, zoom: 12, width: 800, height: 400 };
const tile = (z: string, x: string, y: string) =>
  TILE_ADDRESS.replace('{z}', z).replace('{x}', x).replace('{y}', y);
const GZIP = { headers: { 'accept-encoding': 'gzip, br' } };

test('a tile is immutable, and compressed for clients that accept it', async () => {
  const answer = await app.request(tile('9', '281', '150'), GZIP);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const compressed = Buffer.from(await answer.arrayBuffer());
  const plain = await app.request(tile('9', '281', '150'));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(gunzipSync(compressed)).toEqual(Buffer.from(await plain.arrayBuffer()));
});

test.each([
  ['beyond the zooms', tile('10', '1', '1')],
  ['outside the world', tile('3', '8', '0')],
  ['no number', tile('x', '0', '0')],
  ['of another edition', tile('3', '4', '2').replace(MAP_EDITION, 'other')],
  ['no view', '/api/map/picture/nordhem/12_59_18_1x1.svg'],
  ['of no theme', pictureAddress('none', STOCKHOLM)],
  ['too large', pictureAddress('nordhem', { ...STOCKHOLM, width: 9000 })],
])('there is no tile or picture %s', async (_, address) => {
  expect((await app.request(address)).status).toBe(404);
});

test.each(THEMES.map((theme) => [theme.key, theme] as const))(
  'a picture in the colours of %s, in which land and water differ',
  async (key, theme) => {
    const answer = await app.request(pictureAddress(key, STOCKHOLM));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await answer.text();
    const { land, water } = mapPalette(theme);
    expect(land).not.toBe(water);
    expect(svg).toContain(land);
    expect(svg).toContain(water);
    expect(svg).toContain('width="800" height="400"');
  },
);

test.each([
  ['a town by the sea', 55.6, 13.0],
  ['a suburb', 59.34, 17.94],
  ['a town in a plain', 59.86, 17.64],
  ['a small inland town', 58.996, 16.207],
  ['a town in the forests of the north', 64.6, 18.67],
])('correction 6: the small map of %s is no empty box', async (_, lat, lng) => {
  const view = { lat, lng, zoom: 15, width: 1000, height: 150 };
  const svg = await (await app.request(surroundingsAddress('nordhem', view))).text();
  const fine = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) / view.width;
  // The middle, which a phone shows: the names of two towns, or of one by its river.
  const names = [...svg.matchAll(/<text x="(\d+)"/g)].filter(
    ([, x]) => Math.abs(Number(x) / fine - 500) < 170,
  );
  expect(names.length + (svg.includes('<path fill="none"') ? 1 : 0)).toBeGreaterThanOrEqual(2);
  expect(svg).toContain('width="1000" height="150"');
});

test('every tile of the overview weighs at most 60 KB compressed', async () => {
  for (const [z, x, y] of [
    ['3', '4', '2'],
    ['4', '8', '4'],
    ['5', '17', '9'],
    ['6', '35', '18'],
  ] as const) {
    const answer = await app.request(tile(z, x, y), GZIP);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(60 * 1024);
  }
});

test('another company’s map is let into the policy only where it is configured', () => {
  const policy = (styleUrl: string | null) =>
    securityHeaders({
      secure: true,
      development: false,
      mapOrigins: mapOrigins({ styleUrl, origins: ['https://tiles.example'] }),
    })['content-security-policy'] ?? '';
  expect(policy(null)).not.toContain('example');
  const other = policy('https://maps.example/style.json?key=1');
  expect(other).toMatch(/connect-src 'self' https:\/\/maps\.example https:\/\/tiles\.example;/);
  expect(other).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
  for (const each of [policy(null), other]) {
    expect(each).toContain("worker-src 'self';");
    expect(each).not.toContain('blob:');
    expect(each).not.toContain('unsafe-eval');
  }
});
