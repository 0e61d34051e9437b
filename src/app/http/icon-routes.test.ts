import { expect, test } from 'vitest';
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
  ['Alfa Romeo', 204],
  ['constructor', 204],
])('the mark of %s: %i', async (brand, status) => {
  expect((await app.request(brandMarkAddress(brand))).status).toBe(status);
});

test.each(['/icons/constructor.svg', '/icons/%3Cscript%3E.svg', '/icons/Nothing.svg'])(
  '%s is no icon',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
