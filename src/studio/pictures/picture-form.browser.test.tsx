import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LibraryPicture } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { PictureForm } from './picture-form';

const PICTURE: LibraryPicture = {
  id: 'red',
  src: '/media/red/1280.webp',
  folder: '',
  name: 'bil.png',
  alt: 'En bil',
  width: 40,
  height: 20,
};
const { fetch } = window;
let stored: LibraryPicture = PICTURE;
let problem = '';

beforeEach(() => {
  [stored, problem] = [PICTURE, ''];
  window.fetch = async (_address, { method, body } = {}) => {
    if (method !== 'PUT') return Response.json({ pictures: [stored] });
    const { read, ...changes } = JSON.parse(String(body));
    const { name, folder, alt } = { ...stored, ...read };
    if (name !== stored.name || folder !== stored.folder || alt !== stored.alt)
      return Response.json({ error: { code: 'conflict' } }, { status: 409 });
    stored = { ...stored, ...changes };
    return Response.json({ done: true });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

const draw = () =>
  hydrate(
    <PictureForm
      site={ROOM_PROPS.site}
      picture={PICTURE}
      say={ROOM_PROPS.say}
      onSaved={() => undefined}
      onProblem={(text) => {
        problem = text;
      }}
    />,
  );
const field = (name: string) => page.getByRole('textbox', { name });
const ALT = 'Text för den som inte ser bilden';
const save = () => page.getByRole('button', { name: 'Spara' }).click();

test('what somebody else has said of the picture meanwhile is said at its field before it is written over', async () => {
  await draw();
  await field(ALT).fill('Min bil');
  stored = { ...PICTURE, alt: 'Deras bil', folder: 'vår' };
  await save();
  await expect.element(field(ALT)).toHaveAccessibleDescription(/^Någon annan har sparat .*: Deras bil\./);
  expect(problem).toBe('Någon annan har ändrat den under tiden. Inget gjordes.');
  expect(stored.alt).toBe('Deras bil');
  await expect.element(field(ALT)).toHaveValue('Min bil');
  await expect.element(field('Mapp')).toHaveValue('vår');
  await save();
  await expect.poll(() => stored).toMatchObject({ alt: 'Min bil', folder: 'vår' });
  await expect.element(field(ALT)).not.toHaveAccessibleDescription();
  expect(problem).toBe('');
});

test('what somebody else has emptied is said, too; in another field than the own nothing is in the way', async () => {
  await draw();
  await field('Mapp').fill('sommar');
  stored = { ...PICTURE, alt: '' };
  await save();
  await expect.poll(() => stored).toMatchObject({ alt: '', folder: 'sommar' });
  await field(ALT).fill('Min bil');
  await save();
  await expect.element(field(ALT)).toHaveAccessibleDescription(/^Någon annan har tömt/);
});
