import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { MovePageDialog } from './move-page-dialog';

const item = (id: string, parentId: string | null): TreeItem => ({
  id,
  parentId,
  name: parentId === null ? '' : id,
  title: id,
  template: 'Page',
  path: parentId === null ? '/' : `/${id}`,
  published: true,
  draft: false,
  publishAt: null,
  unpublishAt: null,
});

test('a page that is to stay where it stands is not said to be moved', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  const onMoved = vi.fn();
  const moved = item('om', 'hem');
  const { site, say } = ROOM_PROPS;
  await hydrate(
    <MovePageDialog
      site={site}
      items={[item('hem', null), moved]}
      item={moved}
      say={say}
      onMoved={onMoved}
      onClose={() => undefined}
    />,
  );
  const move = page.getByRole('button', { name: 'Flytta' });
  const problem = page.getByText(/^Sidan har redan den adressen/);
  await move.click();
  await expect.element(problem).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  expect(onMoved).not.toHaveBeenCalled();
  await page.getByLabelText('Adress: sista delen').fill('oss');
  expect(problem.elements()).toEqual([]);
  await move.click();
  await expect.poll(() => onMoved.mock.calls.length).toBe(1);
});
