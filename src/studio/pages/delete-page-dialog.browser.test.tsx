import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { DeletePageDialog } from './delete-page-dialog';

const item = (id: string, more: Partial<TreeItem> = {}): TreeItem => ({
  id,
  parentId: 'home',
  name: id,
  title: id,
  template: 'Page',
  path: `/${id}`,
  published: true,
  draft: false,
  publishAt: null,
  unpublishAt: null,
  ...more,
});
const old = item('gammal');
const items = [
  item('home', { parentId: null, name: '', title: 'Hem', path: '/' }),
  old,
  item('under', { parentId: 'gammal', path: '/gammal/under' }),
  item('ny'),
  item('utkast', { published: false }),
  item('alla', { name: '*', path: '/*' }),
  item('mapp', { path: null }),
];

async function draw() {
  const requests: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET' } = {}) => {
    requests.push(`${method} ${address}`);
    return Response.json(method === 'DELETE' ? { done: true } : { links: [], below: 1 });
  });
  const onDeleted = vi.fn();
  const { site, say } = ROOM_PROPS;
  await hydrate(
    <DeletePageDialog
      site={site}
      items={items}
      item={old}
      say={say}
      onDeleted={onDeleted}
      onClose={() => undefined}
    />,
  );
  return { requests, onDeleted };
}

test('its address leads to a published page that stays, if one is chosen', async () => {
  const { requests, onDeleted } = await draw();
  const choice = page.getByLabelText('Adressen leder sedan till');
  await expect
    .poll(() => [...choice.element().querySelectorAll('option')].map(({ value }) => value))
    .toEqual(['', 'home', 'ny']);
  await choice.selectOptions('ny – /ny');
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(requests.at(-1)).toMatch(/^DELETE .*\/tree\/[^/]+\/gammal\?successor=ny$/);
});

test('it leads nowhere otherwise', async () => {
  const { requests, onDeleted } = await draw();
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(requests.at(-1)).toMatch(/^DELETE .*\/gammal$/);
});
