import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { RedirectsRoom } from './redirects-room';

const ROW = { from: '/gammal', query: {}, to: '/ny', status: 301, note: '', hits: 1234, lastHit: null };
const { fetch } = window;
let sent: unknown[] = [];
const onNotice = vi.fn();

beforeEach(async () => {
  sent = [];
  window.fetch = async (_, { method, body } = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    const redirects = sent.length > 0 ? [] : [ROW];
    return Response.json({ redirects, missing: [] });
  };
  await hydrate(<RedirectsRoom {...ROOM_PROPS} onNotice={onNotice} />);
});
afterEach(() => {
  window.fetch = fetch;
});

const dialog = page.getByRole('dialog', { name: 'Ta bort omdirigeringen från /gammal?' });
const ask = () => page.getByRole('button', { name: 'Ta bort: /gammal' }).click();

test('a redirect goes only once it was said who follows it', async () => {
  await ask();
  await expect.poll(() => dialog.elements()[0]?.textContent).toMatch(/följt\sden\s1\s234\sgånger/);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(() => sent).toEqual([{ remove: { from: '/gammal', query: {} } }]);
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('search');
  expect(onNotice).toHaveBeenLastCalledWith('Borttagen. Den leder ingen längre.');
});

test('whoever thinks better of it finds the redirect as it was', async () => {
  await ask();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(sent).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Ta bort: /gammal' })).toHaveFocus();
});
