import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { z } from 'zod';
import type { linksAnswer, TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { DeletePageDialog } from './delete-page-dialog';
import { PageActions } from './page-actions';

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
  item('@site', { parentId: null, title: '', template: 'SitePartials', path: null }),
];

const found: z.input<typeof linksAnswer> = { links: [], below: 1, releases: [] };

async function draw(links = found) {
  const requests: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET' } = {}) => {
    requests.push(`${method} ${address}`);
    return Response.json(method === 'DELETE' ? { done: true } : links);
  });
  const onDeleted = vi.fn();
  const { site, locale, say } = ROOM_PROPS;
  await hydrate(
    <DeletePageDialog
      site={site}
      language="sv"
      items={items}
      item={old}
      locale={locale}
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

test('what links here is called as in the tree, the header and footer too', async () => {
  await draw({
    ...found,
    links: [
      { itemId: '@site', language: 'sv' },
      { itemId: 'ny', language: 'en' },
    ],
  });
  const list = page.getByRole('dialog').getByRole('listitem');
  await expect
    .poll(() => list.elements().map(({ textContent }) => textContent))
    .toEqual(['Sidhuvud och sidfot på alla sidor (sv)', 'ny – /ny (en)']);
});

test('it leads nowhere otherwise', async () => {
  const { requests, onDeleted } = await draw();
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(requests.at(-1)).toMatch(/^DELETE .*\/gammal$/);
});

test('the releases that it stops are named with their times and the way to them', async () => {
  await draw({ ...found, releases: [{ name: 'Hösten', at: '2026-12-01T08:00:00.000Z' }] });
  const warning = page.getByRole('listitem').filter({ hasText: 'Utgåvan ”Hösten” till' });
  await expect.poll(() => warning.element().textContent).toMatch(/1 dec\S* 2026/);
  await expect
    .element(warning.getByRole('link', { name: 'Till utgåvorna' }))
    .toHaveAttribute('href', '/studio/automotive-se/sv/@releases');
});

test('a refusal leaves the keyboard at the button, is said once more, and a second press meanwhile sends nothing', async () => {
  let deleted = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method = 'GET' } = {}) => {
    if (method !== 'DELETE') return Response.json(found);
    deleted++;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return new Response('', { status: 503 });
  });
  await hydrate(<Actions />);
  await page.getByRole('button', { name: 'Ta bort' }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Ta bort' });
  const problem = page.getByRole('alert').getByText(/^Servern svarar inte/);
  for (const time of [1, 2]) {
    await remove.dblClick();
    await expect.element(page.getByText('Väntar på svar …')).toBeVisible();
    expect(problem.elements()).toEqual([]);
    await expect.element(problem).toBeVisible();
    await expect.element(remove).toHaveFocus();
    expect(deleted).toBe(time);
  }
});

/** The tree's buttons, of a page that is not there any more once it was deleted. */
function Actions() {
  const [selected, select] = useState<TreeItem | undefined>(old);
  const { site, locale, say } = ROOM_PROPS;
  return (
    <PageActions
      site={site}
      language="sv"
      items={items}
      selected={selected}
      locale={locale}
      say={say}
      onMade={() => undefined}
      onChanged={(_, gone) => gone === old.id && select(undefined)}
    />
  );
}

test('once it is gone the keyboard goes on at the button for a new one', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method = 'GET' } = {}) =>
    Response.json(method === 'DELETE' ? { done: true } : found),
  );
  await hydrate(<Actions />);
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Ny sida' })).toHaveFocus();
});
