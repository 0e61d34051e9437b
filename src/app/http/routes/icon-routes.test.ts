import { expect, test } from 'vitest';
import { CAR_BRANDS } from '~/demo/workshop/brands';
import { OTHER_AUTHORISED_BRANDS } from '~/features/brand-links/other-brands';
import { brandMarkAddress, iconAddress } from '~/ui/icon/addresses';
import { ICON_NAMES } from '~/ui/icon/icon';
import { iconRoutes } from './icon-routes';

const app = iconRoutes();

test('C-497: every icon is a file of its own, with one drawing', async () => {
  for (const name of ICON_NAMES) {
    const answer = await app.request(iconAddress(name));
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await answer.text();
    expect(svg.match(/<path id="i" [^>]*d="[^"]+"\/>/g), name).toHaveLength(1);
    expect(svg.length, name).toBeLessThan(3000);
  }
});

test.each([
  ['Volvo', 200],
  ['VOLVO', 200],
  ['Škoda', 200],
  ['Alfa Romeo', 200],
  ['ЗИЛ', 204],
  ['#1', 204],
  ['x'.repeat(31), 204],
])('the mark of %s: %i', async (brand, status) => {
  expect((await app.request(brandMarkAddress(brand))).status).toBe(status);
});

test('correction 12: every brand that a workshop can be authorised for has a mark', async () => {
  for (const brand of [...OTHER_AUTHORISED_BRANDS, ...CAR_BRANDS]) {
    const answer = await app.request(brandMarkAddress(brand));
    expect(answer.status, brand).toBe(200);
    const svg = await answer.text();
    const width = Number(/viewBox="0 0 ([\d.]+) 24"/.exec(svg)?.[1]);
    expect(width, brand).toBeGreaterThanOrEqual(12);
    // All of it is within its grid.
    const xs = [...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    if (svg.includes('stroke-width')) expect(Math.max(...xs), brand).toBeLessThanOrEqual(width);
  }
});

test.each(['/icons/constructor.svg', '/icons/%3Cscript%3E.svg', '/icons/Nothing.svg'])(
  '%s is no icon',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
