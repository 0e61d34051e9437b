import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { clearPage, hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { PicturesRoom } from '../rooms/pictures-room';

const PICTURE: LibraryPicture = {
  id: 'red',
  src: '/media/red/1280.webp',
  folder: '',
  name: 'bil.png',
  alt: 'En bil',
  width: 40,
  height: 20,
};
const OTHER: LibraryPicture = {
  ...PICTURE,
  id: 'blue',
  src: '/media/blue/1280.webp',
  name: 'hjul.png',
  alt: '',
};
const UNUSED = { pages: [], alerts: [], texts: [], deleted: [] };
const { fetch } = window;
let stored: LibraryPicture = PICTURE;
let [puts, status] = [0, 0];
let answered: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  sessionStorage.clear();
  [stored, puts, status, answered] = [PICTURE, 0, 0, Promise.resolve()];
  window.fetch = async (address, { method, body } = {}) => {
    if (String(address).endsWith('/usage')) return Response.json(UNUSED);
    if (method !== 'PUT') return Response.json({ pictures: [stored, OTHER] });
    puts += 1;
    await answered;
    const { read, ...changes } = JSON.parse(String(body));
    const { name, folder, alt } = { ...stored, ...read };
    if (name !== stored.name || folder !== stored.folder || alt !== stored.alt)
      return Response.json({ error: { code: 'conflict' } }, { status: 409 });
    if (status === 403) return Response.json({ error: { code: 'forbidden' } }, { status });
    stored = { ...stored, ...changes };
    if (status === 500) return new Response('', { status });
    return Response.json({ done: true });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

const notices: string[] = [];
const choose = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
async function draw() {
  notices.length = 0;
  await hydrate(<PicturesRoom {...ROOM_PROPS} onNotice={(text) => notices.push(text)} />);
  await choose('bil.png');
}
const problem = () => page.getByRole('alert').last().element().textContent;
const isSaved = () => expect.poll(() => page.getByText('Inte sparat än').elements()).toEqual([]);
const field = (name: string) => page.getByRole('textbox', { name });
const ALT = 'Text för den som inte ser bilden';
const save = () => page.getByRole('button', { name: 'Spara' }).click();

test('what somebody else has said of the picture meanwhile is said at its field before it is written over', async () => {
  await draw();
  await field(ALT).fill('Min bil');
  stored = { ...PICTURE, alt: 'Deras bil', folder: 'vår' };
  await save();
  await expect.element(field(ALT)).toHaveAccessibleDescription(/^Någon annan har sparat .*: Deras bil\./);
  expect(problem()).toBe('Någon annan har ändrat den under tiden. Inget gjordes.');
  expect(stored.alt).toBe('Deras bil');
  await expect.element(field(ALT)).toHaveValue('Min bil');
  await expect.element(field('Mapp')).toHaveValue('vår');
  await save();
  await expect.poll(() => stored).toMatchObject({ alt: 'Min bil', folder: 'vår' });
  await expect.element(field(ALT)).not.toHaveAccessibleDescription();
  expect(problem()).toBe('');
});

test('what somebody else has emptied is said, too; in another field than the own nothing is in the way, and theirs is shown', async () => {
  await draw();
  await field('Mapp').fill('sommar');
  stored = { ...PICTURE, alt: 'Deras bil' };
  await save();
  await expect.poll(() => stored).toMatchObject({ alt: 'Deras bil', folder: 'sommar' });
  await expect.element(field(ALT)).toHaveValue('Deras bil');
  await field(ALT).fill('Min bil');
  stored = { ...stored, alt: '' };
  await save();
  await expect.element(field(ALT)).toHaveAccessibleDescription(/^Någon annan har tömt/);
});

test('what is typed of a picture stays with it while others are looked at and saved, until the room is seen again', async () => {
  await draw();
  await field(ALT).fill('Min bil');
  await choose('hjul.png');
  await expect.element(field(ALT)).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'bil.png Inte sparat än' })).toBeVisible();
  await choose('bil.png');
  await expect.element(field(ALT)).toHaveValue('Min bil');
  clearPage();
  await draw();
  await expect.element(field(ALT)).toHaveValue('Min bil');
  await save();
  await isSaved();
  await expect.poll(() => [stored.alt, sessionStorage.length]).toEqual(['Min bil', 0]);
});

test('a save whose answer comes once another picture is chosen is settled; what was refused is said with its name', async () => {
  await draw();
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  await field(ALT).fill('Min bil');
  await save();
  await choose('hjul.png');
  resolve();
  await isSaved();
  await choose('bil.png');
  await expect.element(field(ALT)).toHaveValue('Min bil');
  status = 403;
  await field(ALT).fill('Min röda bil');
  const { promise: later, resolve: refuse } = Promise.withResolvers<void>();
  answered = later;
  await save();
  await choose('hjul.png');
  refuse();
  await expect.poll(() => notices.at(-1)).toMatch(/^bil\.png: /);
  await choose('bil.png');
  await expect.element(field(ALT)).toHaveValue('Min röda bil');
  expect(problem()).not.toBe('');
});

test('a double click saves once; a save whose answer is lost is nobody else’s', async () => {
  await draw();
  await field(ALT).fill('Min bil');
  await page.getByRole('button', { name: 'Spara' }).dblClick();
  await isSaved();
  expect([puts, problem()]).toEqual([1, '']);
  status = 500;
  await field(ALT).fill('Min röda bil');
  await save();
  await expect.poll(problem).not.toBe('');
  status = 0;
  await save();
  await isSaved();
  expect([stored.alt, problem(), notices.at(-1)]).toEqual(['Min röda bil', '', 'Sparat.']);
});
