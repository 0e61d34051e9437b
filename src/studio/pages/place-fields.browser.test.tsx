import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { NewPageDialog } from './new-page-dialog';

const item = (id: string, parentId: string | null, path: string): TreeItem => ({
  id,
  parentId,
  name: id,
  title: id,
  template: 'Page',
  path,
  published: true,
  draft: false,
  publishAt: null,
  unpublishAt: null,
});
const items = [item('hem', null, '/'), item('om', 'hem', '/om')];

async function draw(code: string) {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ error: { code } }, { status: 409 }),
  );
  const acts = { onMade: vi.fn(), onClose: vi.fn() };
  const { site, say } = ROOM_PROPS;
  await hydrate(
    <NewPageDialog site={site} language="sv" items={items} parent={items[1]} say={say} {...acts} />,
  );
  await page.getByLabelText('Titel').fill('Vårt team');
  return page.getByLabelText('Adress: sista delen');
}

test('the whole address stands below its last part, and follows the title and the page above', async () => {
  await draw('name-taken');
  await expect.element(page.getByText('/om/vart-team')).toBeVisible();
  await page.getByLabelText('Under').selectOptions('hem');
  await expect.element(page.getByText('/vart-team', { exact: true })).toBeVisible();
});

test('an address that was refused has the keyboard, with the reason beside it', async () => {
  const name = await draw('name-taken');
  await page.getByRole('button', { name: 'Skapa utkastet' }).click();
  await expect.element(name).toHaveFocus();
  expect(name.element().getAttribute('aria-invalid')).toBe('true');
  const reasons = (name.element().getAttribute('aria-describedby') ?? '').split(' ');
  expect(reasons.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '/om/vart-team',
    'Det finns redan en sida på adressen.',
  ]);
});

test('what is not of the place is said at the end of the form, and the keyboard stays', async () => {
  const name = await draw('forbidden');
  const make = page.getByRole('button', { name: 'Skapa utkastet' });
  await make.click();
  await expect.element(page.getByText(/Ditt konto får inte göra det/)).toBeVisible();
  await expect.element(make).toHaveFocus();
  expect(name.element().getAttribute('aria-invalid')).toBe('false');
});
