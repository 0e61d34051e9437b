import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { page as stored } from '../state/example-server';
import { ScheduleDialog } from './schedule-dialog';

test('a button that is pressed twice plans once, and says that it waits', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    sent.push(String(address));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sent.length === 1
      ? Response.json(stored('Hösten', 0))
      : Response.json({ error: { code: 'nothing-to-publish' } }, { status: 409 });
  });
  const [changed, met] = [vi.fn(), vi.fn()];
  const { site, locale, say } = ROOM_PROPS;
  await hydrate(
    <ScheduleDialog
      page={stored('Hösten', 3)}
      site={site}
      locale={locale}
      say={say}
      onChanged={changed}
      onMet={met}
      onClose={() => undefined}
    />,
  );
  await page.getByLabelText('Publicera utkastet').fill('2030-12-24T10:00');
  await page.getByRole('button', { name: 'Schemalägg' }).dblClick();
  await expect.element(page.getByText('Väntar på svar …')).toBeVisible();
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([sent.length, met.mock.calls]).toEqual([1, []]);
});

test('a page is taken off the site only once it was said what visitors read then', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    sent.push(String(address));
    return Response.json(stored('Hösten', 0));
  });
  const changed = vi.fn();
  const { site, locale, say } = ROOM_PROPS;
  await hydrate(
    <ScheduleDialog
      page={{ ...stored('Hösten', 0), publishedAt: '2026-01-01T08:00:00.000Z' }}
      site={site}
      locale={locale}
      say={say}
      onChanged={changed}
      onMet={() => undefined}
      onClose={() => undefined}
    />,
  );
  const remove = page.getByRole('button', { name: 'Ta bort från webbplatsen nu' });
  const ask = page.getByRole('dialog', { name: 'Ta bort sidan från webbplatsen?' });
  await remove.click();
  await ask.getByRole('button', { name: 'Avbryt' }).click();
  await expect.element(remove).toHaveFocus();
  expect(sent).toEqual([]);
  await remove.click();
  await ask.getByRole('button', { name: 'Ta bort den' }).click();
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  expect(sent).toEqual(['/studio/api/pages/page/sv/unpublish']);
});

test('who plans another end of a page reads which plan it replaces', async () => {
  const { site, locale, say } = ROOM_PROPS;
  await hydrate(
    <ScheduleDialog
      page={{ ...stored('Hösten', 3), unpublishAt: '2031-01-06T08:00:00.000Z' }}
      site={site}
      locale={locale}
      say={say}
      onChanged={() => undefined}
      onMet={() => undefined}
      onClose={() => undefined}
    />,
  );
  const note = page.getByRole('status').filter({ hasText: '2031' });
  await expect.poll(() => note.query()?.textContent).toMatch(/^Som\sredan\splanerat.*6\sjanuari\s2031/);
  await page.getByLabelText('Ta bort från webbplatsen (får vara tomt)').fill('2031-02-01T10:00');
  await expect.poll(() => note.query()?.textContent).toMatch(/^Det\shär\sersätter.*6\sjanuari\s2031/);
});
