import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { RedirectsRoom } from './redirects-room';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

test('what was not found is asked for once, and again when a redirect was added', async () => {
  const requests: string[] = [];
  const row = { from: '/a', to: '/b', status: 301, query: {}, note: '', hits: 0, lastHit: null };
  window.fetch = async (address, { method = 'GET' } = {}) => {
    requests.push(`${method} ${address}`);
    return Response.json(String(address).includes('/missing/') ? { missing: [] } : { redirects: [row] });
  };
  await hydrate(<RedirectsRoom {...ROOM_PROPS} />);
  await expect.element(page.getByRole('rowheader', { name: '/a', exact: true })).toBeVisible();
  const lists = ['GET /studio/api/missing/automotive-se', 'GET /studio/api/redirects/automotive-se'];
  expect(requests.toSorted()).toEqual(lists);
  await page.getByLabelText('Från').fill('/a');
  await page.getByLabelText('Till', { exact: true }).fill('/b');
  await page.getByRole('button', { name: 'Lägg till omdirigering' }).click();
  await expect
    .poll(() => requests.toSorted())
    .toEqual([lists[0], ...lists, 'PUT /studio/api/redirects/automotive-se']);
});

test('a double click adds one; a file takes the place of all only once it was said how many go', async () => {
  const sent: string[] = [];
  const row = { from: '/a', to: '/b', status: 301, query: {}, note: '', hits: 0, lastHit: null };
  window.fetch = async (address, { method = 'GET' } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${String(address).split('/').at(-1)}`);
    return Response.json(String(address).includes('/missing/') ? { missing: [] } : { redirects: [row] });
  };
  await hydrate(<RedirectsRoom {...ROOM_PROPS} />);
  await page.getByLabelText('Från').fill('/c');
  await page.getByLabelText('Till', { exact: true }).fill('/d');
  await page.getByRole('button', { name: 'Lägg till omdirigering' }).dblClick();
  await expect.element(page.getByLabelText('Från')).toHaveValue('');
  expect(sent).toEqual(['PUT automotive-se']);

  const file = page.getByLabelText('Läs in en CSV-fil');
  const csv = new File(['from,to'], 'nya.csv', { type: 'text/csv' });
  await page.getByRole('checkbox', { name: 'Det som filen inte har försvinner' }).click();
  await userEvent.upload(file, csv);
  const dialog = page.getByRole('dialog', { name: 'Bara omdirigeringarna i nya.csv?' });
  await expect.element(dialog.getByText(/^Av 1 omdirigeringar försvinner/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  expect(sent).toHaveLength(1);
  await userEvent.upload(file, csv);
  await dialog.getByRole('button', { name: 'Ersätt dem' }).click();
  await expect.poll(() => sent.at(-1)).toBe('POST csv');
  expect(dialog.elements()).toEqual([]);
});
