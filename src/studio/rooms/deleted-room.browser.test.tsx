import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DeletedPage, TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { DeletedRoom } from './deleted-room';

const TEAM: DeletedPage = {
  id: 'team',
  title: 'Vi som jobbar här',
  template: 'Page',
  address: '/om/team',
  name: 'team',
  parentId: 'om',
  languages: ['en', 'sv'],
  below: 2,
  who: 'Anna Ek',
  deletedAt: '2026-11-01T08:00:00.000Z',
  until: '2027-01-30T08:00:00.000Z',
  leadsTo: '/om',
  times: [],
};
const item = (id: string, name: string, parentId: string | null): TreeItem => ({
  id,
  parentId,
  name,
  title: id,
  template: 'Page',
  path: `/${name}`,
  published: true,
  draft: false,
  publishAt: null,
  unpublishAt: null,
});
const HOME = item('hem', '', null);
const ABOUT = item('om', 'om', 'hem');

const { fetch } = window;
let deleted: readonly DeletedPage[] = [];
let refusal: { readonly status: number; readonly code: string } | null = null;
let isAway = false;
let sent: { readonly how: string; readonly body: unknown }[] = [];

beforeEach(() => {
  deleted = [TEAM];
  refusal = null;
  isAway = false;
  sent = [];
  window.fetch = async (address, { method = 'GET', body } = {}) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json({ days: 90, pages: deleted });
    sent.push({ how: `${method} ${address}`, body: body === undefined ? null : JSON.parse(String(body)) });
    if (refusal !== null) return Response.json({ error: { code: refusal.code } }, { status: refusal.status });
    deleted = [];
    return Response.json(method === 'DELETE' ? { done: true } : { id: TEAM.id });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

async function draw(items: readonly TreeItem[] = [HOME, ABOUT]) {
  const acts = { onOpen: vi.fn(), onChanged: vi.fn(), onNotice: vi.fn() };
  await hydrate(<DeletedRoom {...ROOM_PROPS} {...acts} items={items} />);
  return acts;
}
const row = () => page.getByRole('row', { name: /Vi som jobbar här/ });
const dialog = page.getByRole('dialog');
const dialogSays = (text: string) => expect.poll(() => dialog.element().textContent).toContain(text);
const restore = async () => {
  await page.getByRole('button', { name: 'Återställ: Vi som jobbar här' }).click();
  return dialog.getByRole('button', { name: 'Återställ som utkast' });
};

test('says of each page who deleted it when, from which address, in which languages, and until when it is kept', async () => {
  await draw();
  await expect.element(page.getByText(/^En borttagen sida kan återställas i 90 dagar/)).toBeVisible();
  const cells = () => [...row().element().children].map(({ textContent }) => textContent);
  await expect.element(row()).toBeVisible();
  expect(cells().slice(0, 6)).toEqual([
    'Vi som jobbar härmed 2 under den',
    '/om/team',
    'en, sv',
    '2026-11-01 09:00',
    'Anna Ek',
    '2027-01-30 09:00',
  ]);
});

test('a page is restored where it was with keys alone, and opened', async () => {
  const { onOpen, onChanged } = await draw();
  const act = await restore();
  await dialogSays('Sidor under den som följer med: 2.');
  expect(dialog.element().textContent).toContain('Adressen leder nu till /om.');
  act.element().focus();
  (document.activeElement as HTMLButtonElement | null)?.click();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(onOpen).toHaveBeenCalledWith('team', 'sv', expect.stringContaining('Återställd som utkast.'));
  expect(onChanged).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    { how: 'POST /studio/api/deleted/automotive-se/team/restore', body: { parentId: 'om', name: 'team' } },
  ]);
});

test('when it was to be published and taken off is said before it is restored, in the time of the site, and again after', async () => {
  const time = { title: 'Höst', language: 'sv' };
  deleted = [
    {
      ...TEAM,
      times: [
        { ...time, act: 'publish', at: '2026-11-30T08:00:00.000Z' },
        { ...time, act: 'unpublish', at: '2026-12-24T08:00:00.000Z' },
      ],
    },
  ];
  const { onOpen } = await draw();
  const act = await restore();
  await dialogSays('Höst (sv): skulle publiceras 2026-11-30 09:00');
  await dialogSays('Höst (sv): skulle tas bort från webbplatsen 2026-12-24 09:00');
  await act.click();
  await vi.waitFor(() =>
    expect(onOpen).toHaveBeenCalledWith('team', 'sv', expect.stringContaining('Sätt igen när')),
  );
});

test('an address that another page has by now is said at once, and another one is taken', async () => {
  await draw([HOME, ABOUT, item('ny', 'team', 'om')]);
  const act = await restore();
  await dialogSays('En annan sida har adressen nu');
  await expect.element(act).toBeDisabled();
  await dialog.getByLabelText('Adress: sista delen').fill('team-2');
  await expect.poll(() => dialog.getByRole('status').first().element().textContent).toBe('');
  // It is not where it was: nothing that leads there changes.
  expect(dialog.element().textContent).not.toContain('Adressen leder nu');
  await act.click();
  await expect.poll(() => sent.at(0)?.body).toEqual({ parentId: 'om', name: 'team-2' });
});

test('where the page above it is gone, it is asked for another place', async () => {
  await draw([HOME]);
  const act = await restore();
  await dialogSays('Sidan den låg under finns inte');
  await act.click();
  await expect.poll(() => sent.at(0)?.body).toEqual({ parentId: 'hem', name: 'team' });
});

test('what the server refuses is said, and what was typed stays', async () => {
  const { onOpen } = await draw();
  refusal = { status: 409, code: 'address-redirected' };
  const act = await restore();
  await act.click();
  await dialogSays('En omdirigering leder bort från adressen.');
  isAway = true;
  await act.click();
  await dialogSays('Servern svarar inte.');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a page is erased only once it was said that this cannot be undone; the keyboard is at the heading then', async () => {
  const { onNotice } = await draw();
  const ask = page.getByRole('button', { name: 'Radera: Vi som jobbar här' });
  await ask.click();
  await dialogSays('Det går inte att ångra.');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect.element(ask).toHaveFocus();
  expect(sent).toEqual([]);
  await ask.click();
  await dialog.getByRole('button', { name: 'Radera' }).click();
  await expect.element(page.getByText('Ingen sida är borttagen.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Borttagna sidor' })).toHaveFocus();
  expect(onNotice).toHaveBeenCalledWith('Raderad för gott.');
});

test('one that somebody else has erased meanwhile is said to be gone, and leaves the list', async () => {
  await draw();
  await page.getByRole('button', { name: 'Radera: Vi som jobbar här' }).click();
  refusal = { status: 404, code: 'not-found' };
  deleted = [];
  await dialog.getByRole('button', { name: 'Radera' }).click();
  await expect.element(page.getByText('Den finns inte längre.')).toBeVisible();
  await expect.element(page.getByText('Ingen sida är borttagen.')).toBeVisible();
});

test('a list that does not come is not said to be empty, and comes by itself once the network is back', async () => {
  isAway = true;
  await draw();
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  expect(page.getByText('Ingen sida är borttagen.').elements()).toEqual([]);
  isAway = false;
  dispatchEvent(new Event('online'));
  await expect.element(row()).toBeVisible();
});
