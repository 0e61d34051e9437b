import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
