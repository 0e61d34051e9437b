import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import { AlertsRoom } from './alerts-room';
import { RedirectsRoom } from './redirects-room';
import { ReleasesRoom } from './releases-room';
import type { RoomProps } from './room-props';

const props: RoomProps = {
  site: {
    key: 'automotive-se',
    name: 'Nordhem',
    languages: ['sv'],
    origin: 'https://nordhem.example',
    zone: 'Europe/Stockholm',
    mayPublish: true,
  },
  language: 'sv',
  items: [],
  kinds: { blocks: [], pages: {} },
  locale: 'sv-SE',
  say: sayIn('sv'),
  find: '',
  onChanged: vi.fn(),
  onNotice: vi.fn(),
  onOpen: vi.fn(),
};
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
  { name: 'alerts', room: <AlertsRoom {...props} />, lists: 1 },
  { name: 'redirects and addresses not found', room: <RedirectsRoom {...props} />, lists: 2 },
  { name: 'releases', room: <ReleasesRoom {...props} />, lists: 1 },
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
