import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { AlertsRoom } from './alerts-room';
import { RedirectsRoom } from './redirects-room';
import { ReleasesRoom } from './releases-room';

const EMPTY = {
  alerts: [],
  redirects: [],
  missing: [],
  releases: [],
  drafts: [],
  scheduled: [],
  untranslated: [],
};

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

test.each([
  { name: 'alerts', room: <AlertsRoom {...ROOM_PROPS} />, lists: 1 },
  { name: 'redirects and addresses not found', room: <RedirectsRoom {...ROOM_PROPS} />, lists: 2 },
  { name: 'releases', room: <ReleasesRoom {...ROOM_PROPS} />, lists: 1 },
])(
  '$name: a list that does not come is not said to be empty, and can be asked for again',
  async ({ room, lists }) => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await hydrate(room);
    const again = page.getByRole('button', { name: 'Försök igen' });
    await expect.poll(() => again.elements().length).toBe(lists);
    expect(page.getByText(/^Inga än|^Ingen har frågat/).elements()).toEqual([]);
    window.fetch = async () => Response.json(EMPTY);
    dispatchEvent(new Event('online'));
    await expect.poll(() => again.elements().length).toBe(0);
    await expect.element(page.getByText(/^Inga än/)).toBeVisible();
  },
);
