import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { PicturesRoom } from './pictures-room';

const PICTURES: readonly LibraryPicture[] = Array.from({ length: 60 }, (_, at) => ({
  id: `p${at}`,
  src: `/media/p${at}/1280.webp`,
  folder: '',
  name: `Bild ${at}`,
  alt: '',
  width: 40,
  height: 20,
}));
const { fetch } = window;
let isAway = false;
let uploads: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  [isAway, uploads] = [false, []];
  window.fetch = async (address, { method } = {}) => {
    const url = new URL(String(address), location.href);
    if (url.pathname.endsWith('/usage'))
      return Response.json({ pages: [], alerts: [], texts: [], deleted: [] });
    if (method !== 'POST') return Response.json({ pictures: PICTURES });
    uploads.push(url.searchParams.get('name') ?? '');
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ picture: PICTURES[0], isKnown: uploads.length > 2 });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

const details = () => page.getByRole('complementary');
const isInSight = () => {
  const { top } = details().element().getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

test('the details of a picture that is chosen in a long list come into sight, and the way back leads to it', async () => {
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  const chosen = page.getByRole('button', { name: 'Bild 7', exact: true });
  await chosen.click();
  await expect.poll(isInSight).toBe(true);
  await expect.element(details()).toHaveFocus();
  await page.getByRole('button', { name: 'Tillbaka till bilderna' }).click();
  await expect.element(chosen).toHaveFocus();
  await chosen.click();
  await expect.poll(isInSight).toBe(true);
});

test('files that did not reach the server are sent again by one button; what is too large is not sent at all', async () => {
  isAway = true;
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'stor.jpg');
  const field = page.getByLabelText(/^Ladda upp/);
  await userEvent.upload(field, [new File(['a'], 'a.png'), large, new File(['b'], 'b.png')]);
  await expect.element(page.getByText('stor.jpg: mer än 20 MB')).toBeVisible();
  const again = page.getByRole('button', { name: 'Försök igen' });
  await expect.element(again).toBeVisible();
  expect(uploads).toEqual(['a.png', 'b.png']);
  isAway = false;
  await again.click();
  await expect.poll(() => uploads).toEqual(['a.png', 'b.png', 'a.png', 'b.png']);
  await expect.element(page.getByText(/^0 uppladdade. 2 fanns redan/)).toBeVisible();
  expect(again.elements()).toEqual([]);
});
