import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { sayIn } from '../messages';
import { RedirectsRoom } from './redirects-room';
import '../studio.css';
import '../rooms.css';

const { fetch } = window;
beforeEach(() => sessionStorage.clear());
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

test('what is typed and not added stays while the room is left, and is asked about before another address takes its place', async () => {
  const address = { path: '/gammal', times: 2, lastAt: '2026-01-01T08:00:00.000Z', suggestion: '/ny' };
  window.fetch = async (path) =>
    Response.json(String(path).includes('/missing/') ? { missing: [address] } : { redirects: [] });
  function Rooms() {
    const [isHere, show] = useState(true);
    return (
      <>
        <button type="button" onClick={() => show(!isHere)}>
          Rum
        </button>
        {isHere && <RedirectsRoom {...ROOM_PROPS} />}
      </>
    );
  }
  await hydrate(<Rooms />);
  const from = page.getByLabelText('Från');
  const to = page.getByLabelText('Till', { exact: true });
  await from.fill('/halv');
  await to.fill('/om');
  await page.getByRole('button', { name: 'Rum' }).click();
  await expect.poll(() => from.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Rum' }).click();
  await expect.element(from).toHaveValue('/halv');
  await expect.element(to).toHaveValue('/om');

  const make = page.getByRole('button', { name: /\/gammal$/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Ersätta det du har skrivit?' });
  await make.click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect.element(from).toHaveValue('/halv');
  await make.click();
  await dialog.getByRole('button', { name: 'Ersätt' }).click();
  await expect.element(from).toHaveValue('/gammal');
  await expect.element(to).toHaveFocus();
  // What was filled in and not touched is nobody's words.
  await make.click();
  expect(dialog.elements()).toEqual([]);
});

test('the button beside a long address stands on one line', async () => {
  const row = {
    from: `/${'gammal-adress-'.repeat(8)}`,
    to: `/${'ny-adress-'.repeat(12)}`,
    status: 301,
    query: {},
    note: 'Kampanj',
    hits: 1200,
    lastHit: null,
  };
  window.fetch = async (address) =>
    Response.json(String(address).includes('/missing/') ? { missing: [] } : { redirects: [row] });
  await page.viewport(1024, 700);
  await hydrate(<RedirectsRoom {...ROOM_PROPS} say={sayIn('en')} />);
  const remove = page.getByRole('button', { name: /^Take away: / });
  await expect.element(remove).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(remove.element());
  expect(words.getClientRects()).toHaveLength(1);
});
