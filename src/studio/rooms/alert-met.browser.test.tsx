import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedAlert } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { AlertsRoom } from './alerts-room';

const alertOf = (id: string, title: string): ListedAlert => ({
  id,
  revision: 1,
  startsAt: '2026-01-01T08:00:00.000Z',
  endsAt: null,
  pages: [],
  texts: { sv: { MessageTitle: title } },
  state: 'shown',
});
const ONE = alertOf('6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a11', 'Växeln vilar');
const OTHER = alertOf('6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a12', 'Hal väg');
const { fetch } = window;
let alerts: ListedAlert[] = [];

beforeEach(() => {
  sessionStorage.clear();
  alerts = [ONE, OTHER];
  window.fetch = async (address, { method, body } = {}) => {
    const stored = alerts.find(({ id }) => String(address).includes(id));
    if (method === 'PUT') {
      const wanted = JSON.parse(String(body));
      if ((stored?.revision ?? 0) !== wanted.revision)
        return Response.json({ error: { code: 'conflict' } }, { status: 409 });
      alerts = alerts.map((each) =>
        each === stored ? { ...each, ...wanted, revision: wanted.revision + 1 } : each,
      );
    }
    return Response.json({ alerts });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

const pages = page.getByRole('textbox', { name: /^Adresser, en på varje rad/ });
const write = async () => {
  await page.getByRole('button', { name: 'Ändra: Växeln vilar' }).click();
  await pages.fill('/kontakt');
};

test('what is written of an alert stays while another one is ended, and is asked about before another takes its place', async () => {
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  await write();
  await page.getByRole('button', { name: 'Avsluta nu: Hal väg' }).click();
  await expect.element(pages).toHaveValue('/kontakt');
  await page.getByRole('button', { name: 'Ändra: Hal väg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lämna det du har skrivit?' });
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect.element(pages).toHaveValue('/kontakt');
  await page.getByRole('button', { name: 'Ändra: Hal väg' }).click();
  await dialog.getByRole('button', { name: 'Lämna det' }).click();
  await expect.element(pages).toHaveValue('');
});

test('an alert that somebody else has changed meanwhile is written over only once that was said', async () => {
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  await write();
  alerts = [{ ...ONE, revision: 2, endsAt: '2026-02-01T08:00:00.000Z' }, OTHER];
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await save.click();
  await expect.element(page.getByText(/Någon annan har ändrat det under tiden/)).toBeVisible();
  await expect.element(pages).toHaveValue('/kontakt');
  expect(alerts[0]?.pages).toEqual([]);
  await save.click();
  await expect.poll(() => alerts[0]?.pages).toEqual(['/kontakt']);
  await expect.poll(() => pages.elements()).toEqual([]);
});

test.each(['Spara', 'Avbryt'])('the focus does not go with the form after %s', async (name) => {
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  await write();
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Nytt meddelande' })).toHaveFocus();
});
