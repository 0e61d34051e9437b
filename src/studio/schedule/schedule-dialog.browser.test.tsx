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
