import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TextEntry } from '~/modules/content/studio-wire';
import { clearPage, hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { TextsRoom } from '../rooms/texts-room';

const { fetch } = window;
let texts: TextEntry[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  texts = [
    { key: 'cookies.title', fallback: 'Kakor', own: null },
    { key: 'search.title', fallback: 'Sök', own: null },
  ];
  window.fetch = async (_address, { method, body } = {}) => {
    if (method === 'PUT') {
      const wanted = JSON.parse(String(body));
      sent.push(wanted);
      const stored = texts.find(({ key }) => key === wanted.key);
      if (stored?.own !== wanted.own) return Response.json({ error: { code: 'conflict' } }, { status: 409 });
      texts = texts.map((each) => (each === stored ? { ...each, own: wanted.value } : each));
    }
    return Response.json({ texts });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

const field = (key: string) => page.getByRole('textbox', { name: key });
const save = (key: string) => page.getByRole('button', { name: `Spara: ${key}` });

test('what is typed stays while another text is searched or saved, and until the room is seen again', async () => {
  await hydrate(<TextsRoom {...ROOM_PROPS} />);
  await field('cookies.title').fill('Våra kakor');
  await expect.element(page.getByText('Inte sparat än')).toBeVisible();
  await page.getByRole('searchbox').fill('search.');
  await expect.poll(() => field('cookies.title').elements()).toEqual([]);
  await field('search.title').fill('Leta');
  await save('search.title').click();
  await page.getByRole('searchbox').fill('');
  await expect.element(field('cookies.title')).toHaveValue('Våra kakor');
  clearPage();
  await hydrate(<TextsRoom {...ROOM_PROPS} />);
  await expect.element(field('cookies.title')).toHaveValue('Våra kakor');
  await save('cookies.title').click();
  await expect.poll(() => page.getByText('Inte sparat än').elements()).toEqual([]);
  // It is taken out once the page is drawn.
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('what somebody else has saved meanwhile is said before it is written over', async () => {
  await hydrate(<TextsRoom {...ROOM_PROPS} />);
  await field('cookies.title').fill('Mina kakor');
  texts = [{ key: 'cookies.title', fallback: 'Kakor', own: 'Deras kakor' }];
  await save('cookies.title').click();
  await expect.poll(() => page.getByRole('alert').elements()[0]?.textContent).toContain('Deras kakor');
  await expect.element(field('cookies.title')).toHaveValue('Mina kakor');
  await save('cookies.title').click();
  await expect.poll(() => texts[0]?.own).toBe('Mina kakor');
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
  expect(sent).toMatchObject([{ own: null }, { own: 'Deras kakor' }]);
});
