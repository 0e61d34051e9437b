import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, type StudioWorld } from '~test/content/studio';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  await world.call('editor', 'PUT', `/api/pages/${world.pageId}/sv`, draftOf('Utkast'));
});

const link = async (days: number) => {
  const made = await world.call('editor', 'POST', `/api/pages/${world.pageId}/sv/preview-link`, { days });
  return made.status === 200 ? (await made.json()).address.replace(/^.*\/studio/, '') : made.status;
};

test('somebody without an account sees the draft as it is now, and no cache keeps it', async () => {
  const path = await link(7);
  const shown = await world.call(null, 'GET', path);
  expect(shown.status).toBe(200);
  expect(world.drawn.at(-1)).toMatchObject({ page: { fields: { title: 'Utkast' } }, edited: new Set() });
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /script-src 'none'.*form-action 'none'.*frame-ancestors 'none'/,
  );
  await world.call('editor', 'PUT', `/api/pages/${world.pageId}/sv`, draftOf('Senare', 1));
  await world.call(null, 'GET', path);
  expect(world.drawn.at(-1)).toMatchObject({ page: { fields: { title: 'Senare' } } });
});

test('a link that is over, forged or altered, or whose page is gone, shows nothing', async () => {
  const path = await link(1);
  const [body, signature] = path.split('.');
  for (const forged of [`${body}x.${signature}`, `${body}.${signature.slice(1)}`, body, '/preview/x'])
    expect((await world.call(null, 'GET', forged)).status).toBe(404);
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
  const late = await world.call(null, 'GET', path);
  expect([late.status, late.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  world.clock.now = new Date(world.clock.now.getTime() - 86_400_000);
  expect((await world.call(null, 'GET', path)).status).toBe(200);
  await world.content.editing.deleteItem(world.pageId);
  expect((await world.call(null, 'GET', path)).status).toBe(404);
  expect(world.drawn.length).toBe(1);
});

test('a link is good for as long as the studio offers, no longer', async () => {
  expect(await link(3650)).toBe(400);
});
