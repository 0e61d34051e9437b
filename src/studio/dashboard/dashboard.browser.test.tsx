import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { Dashboard } from './dashboard';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

test('lists that did not come are asked for again when the network is back', async () => {
  const { site, locale, say } = ROOM_PROPS;
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await hydrate(<Dashboard site={site} locale={locale} say={say} onOpen={() => undefined} />);
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(5);
  window.fetch = async () =>
    Response.json({ drafts: [], scheduled: [], untranslated: [], links: [], missing: [] });
  dispatchEvent(new Event('online'));
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(0);
  await expect.element(page.getByText(say('dashboard.brokenNone'))).toBeVisible();
});
