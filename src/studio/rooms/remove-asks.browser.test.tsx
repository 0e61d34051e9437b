import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LibraryPicture, ListedAlert } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { AlertsRoom } from './alerts-room';
import { PicturesRoom } from './pictures-room';

const ALERT: ListedAlert = {
  id: '6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a11',
  revision: 1,
  startsAt: '2026-01-01T08:00:00.000Z',
  endsAt: '2026-01-02T08:00:00.000Z',
  pages: [],
  texts: { sv: { MessageTitle: 'Stängt i dag' } },
  state: 'over',
};
const PICTURE: LibraryPicture = {
  id: 'p1',
  name: 'Fasad',
  folder: '',
  alt: '',
  src: '/media/p1/1280.webp',
  width: 1280,
  height: 720,
};
const { fetch } = window;
let removed: string[] = [];
let isAway = false;
/** Null: the server does not say where the picture is shown. */
let usage: readonly { itemId: string; language: string | null }[] | null = [];
let alerts: readonly { id: string; title: string }[] = [];
let texts: readonly { key: string; language: string }[] = [];
let deleted: readonly { id: string; title: string; address: string | null }[] = [];

beforeEach(() => {
  removed = [];
  isAway = false;
  usage = [];
  [alerts, texts] = [[], []];
  deleted = [];
  window.fetch = async (address, { method } = {}) => {
    const path = String(address);
    if (isAway) throw new TypeError('Failed to fetch');
    if (method === 'DELETE') removed.push(path);
    if (path.endsWith('/usage'))
      return usage === null
        ? new Response('', { status: 503 })
        : Response.json({ pages: usage, deleted, alerts, texts });
    const isGone = removed.length > 0;
    if (path.includes('/alerts/')) return Response.json({ alerts: isGone ? [] : [ALERT] });
    return Response.json(method === 'DELETE' ? { done: true } : { pictures: isGone ? [] : [PICTURE] });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

test('an ended alert goes only once it was said that this cannot be undone', async () => {
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  const ask = page.getByRole('button', { name: 'Ta bort: Stängt i dag' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Ta bort meddelandet Stängt i dag?' });
  await expect.poll(() => dialog.elements()[0]?.textContent).toContain('det går inte att ångra');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  expect(removed).toEqual([]);
  await expect.element(ask).toHaveFocus();
  await ask.click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expect
    .poll(() => removed)
    .toEqual(['/studio/api/alerts/automotive-se/6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a11']);
  await expect.element(page.getByRole('button', { name: 'Nytt meddelande' })).toHaveFocus();
});

test('an alert that could not be removed is still there, and the keyboard is back at its row', async () => {
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  const ask = page.getByRole('button', { name: 'Ta bort: Stängt i dag' });
  await ask.click();
  isAway = true;
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(() => page.getByRole('alert').elements()[0]?.textContent).toMatch(/\S/);
  await expect.element(ask).toHaveFocus();
});

test('a picture goes only once it was said that this cannot be undone; one that pages show is not asked about', async () => {
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Fasad' }).click();
  const ask = page.getByRole('button', { name: 'Ta bort', exact: true });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Ta bort bilden Fasad?' });
  await expect.poll(() => dialog.elements()[0]?.textContent).toContain('Det går inte att ångra');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  expect(removed).toEqual([]);
  await ask.click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(() => removed).toEqual(['/studio/api/pictures/automotive-se/p1']);
  // What had the keyboard is gone with the picture.
  await expect.element(page.getByRole('heading', { name: 'Bilder' })).toHaveFocus();
});

test('of a picture that pages show it is said so at once', async () => {
  usage = [{ itemId: 'a', language: 'sv' }];
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Fasad' }).click();
  await expect.element(page.getByText('a (sv)')).toBeVisible();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect.element(page.getByText('Den visas på ställena ovan: visa en annan där först.')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('of a picture that an alert banner, a text or all languages of a page show each is named', async () => {
  usage = [{ itemId: 'a', language: null }];
  alerts = [{ id: ALERT.id, title: 'Växeln vilar' }];
  texts = [{ key: 'footer.about', language: 'sv' }];
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Fasad' }).click();
  for (const place of ['a (alla språk)', 'Viktigt meddelande: Växeln vilar', 'Text: footer.about (sv)'])
    await expect.element(page.getByText(place)).toBeVisible();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('of a picture that only a deleted page shows the page is named, and that it can be restored', async () => {
  deleted = [{ id: 'd', title: 'Höstkampanj', address: '/kampanj/host' }];
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Fasad' }).click();
  await expect.element(page.getByText('Höstkampanj (/kampanj/host)')).toBeVisible();
  expect(page.getByText('Den visas ingenstans.').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect.element(page.getByText(/En borttagen sida som kan återställas visar den/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('of a picture whose pages could not be read nothing is said of them, until they are asked for again', async () => {
  usage = null;
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Fasad' }).click();
  const again = page.getByRole('button', { name: 'Försök igen' });
  await expect.element(again).toBeVisible();
  expect(page.getByText('Den visas ingenstans.').elements()).toEqual([]);
  usage = [];
  await again.click();
  await expect.element(page.getByText('Den visas ingenstans.')).toBeVisible();
  expect(again.elements()).toEqual([]);
});
