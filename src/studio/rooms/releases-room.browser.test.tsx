import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedRelease } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { ReleasesRoom } from './releases-room';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

const release = (name: string, problem: ListedRelease['entries'][number]['problem']): ListedRelease => ({
  id: name,
  name,
  who: 'Anna Ek',
  publishAt: '2026-12-01T08:00:00.000Z',
  state: 'scheduled',
  entries: [{ itemId: 'hem', language: 'sv', title: 'Hem', problem }],
});

test('a release that waits and has something in its way says so before its time, and can be taken back', async () => {
  const releases = [release('Jul', 'changed'), release('Vår', null)];
  window.fetch = async () => Response.json({ releases, drafts: [], scheduled: [], untranslated: [] });
  await hydrate(<ReleasesRoom {...ROOM_PROPS} />);
  const rowOf = (name: string) =>
    page
      .getByRole('row')
      .elements()
      .find((each) => each.querySelector('th[scope="row"]')?.textContent === name)?.textContent;
  await expect
    .poll(() => rowOf('Jul'))
    .toMatch(/en annan version har publicerats.*stoppas när tiden är inne/);
  expect(rowOf('Vår')).toContain('schemalagd');
  await expect.element(page.getByRole('button', { name: 'Ta tillbaka: Jul' })).toBeVisible();
});

test('once a release is taken back the focus is on the list that says so', async () => {
  window.fetch = async (_, { method = 'GET' } = {}) => {
    const state = method === 'POST' ? ('withdrawn' as const) : ('scheduled' as const);
    const releases = [{ ...release('Jul', null), state }];
    return Response.json({ releases, drafts: [], scheduled: [], untranslated: [] });
  };
  await hydrate(<ReleasesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Ta tillbaka: Jul' }).click();
  await expect.element(page.getByRole('heading', { name: 'Utgåvor hittills' })).toHaveFocus();
});
