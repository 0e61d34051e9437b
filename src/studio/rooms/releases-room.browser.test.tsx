import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedRelease } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { ReleasesRoom } from './releases-room';
import { Room } from './rooms';
import '../studio.css';
import '../rooms.css';
import '../phone/phone.css';

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

const rowOf = (name: string) =>
  page
    .getByRole('row')
    .elements()
    .find((each) => each.querySelector('th[scope="row"]')?.textContent === name);

test('a release that waits and has something in its way says so before its time, and can be taken back', async () => {
  const releases = [release('Jul', 'changed'), release('Vår', null)];
  window.fetch = async () => Response.json({ releases, drafts: [], scheduled: [], untranslated: [] });
  await hydrate(<ReleasesRoom {...ROOM_PROPS} />);
  await expect
    .poll(() => rowOf('Jul')?.textContent)
    .toMatch(/en annan version har publicerats.*stoppas när tiden är inne/);
  expect(rowOf('Vår')?.textContent).toContain('schemalagd');
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

test('on a phone what can be done with a release covers nothing that its row begins with, and no row without it', async () => {
  const releases = [
    release('Julkampanj på vinterdäck', null),
    { ...release('Höst', null), state: 'published' as const },
  ];
  window.fetch = async () => Response.json({ releases, drafts: [], scheduled: [], untranslated: [] });
  await hydrate(<Room id="@releases" {...ROOM_PROPS} />);
  await expect.poll(() => rowOf('Höst')).toBeDefined();
  const cellsOf = (name: string) =>
    [...(rowOf(name)?.children ?? [])].map((cell) => cell.getBoundingClientRect());
  const [time, name, , , , withdraw] = cellsOf('Julkampanj på vinterdäck');
  expect(time?.left).toBeGreaterThanOrEqual(0);
  expect(name?.right).toBeLessThanOrEqual(withdraw?.left ?? 0);
  expect(withdraw?.right).toBeLessThanOrEqual(window.innerWidth);
  const pages = cellsOf('Höst')[2];
  const seen = document.elementFromPoint((pages?.left ?? 0) + 14, (pages?.top ?? 0) + 18);
  expect(seen?.closest('td')?.textContent).toBe('Hem (sv)');
});
