import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { DatePicker } from './date-picker';

const texts = { previous: 'Föregående månad', next: 'Nästa månad', unavailable: 'inte ledig' };
const isWorkday = (date: string) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** Workdays from 5 March to 20 April 2026 are free. */
function Picker({ months, onPick }: { months?: 1 | 2; onPick: (date: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DatePicker
      uid="date"
      label="Inlämning"
      value={value}
      first="2026-03-05"
      last="2026-04-20"
      isAvailable={isWorkday}
      months={months ?? 1}
      locale="sv-SE"
      texts={texts}
      onPick={(date) => {
        setValue(date);
        onPick(date);
      }}
    />
  );
}

const day = (name: string) => page.getByRole('gridcell', { name });

test('a day that is free is chosen; one that is not is named so and chooses nothing', async () => {
  const picked = vi.fn();
  await hydrate(<Picker onPick={picked} />);
  await day('fredag 6 mars 2026').click();
  await expect.element(day('fredag 6 mars 2026')).toHaveAttribute('aria-selected', 'true');
  await day('lördag 7 mars 2026, inte ledig').click({ force: true });
  expect(picked.mock.calls).toEqual([['2026-03-06']]);
  await expect.element(day('fredag 6 mars 2026')).toHaveAttribute('aria-selected', 'true');
});

test('keys go by day, week and month, over the end of one, and no further than the last day', async () => {
  const picked = vi.fn();
  await hydrate(<Picker onPick={picked} />);
  day('torsdag 5 mars 2026').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(day('fredag 13 mars 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day('måndag 13 april 2026')).toHaveFocus();
  await expect.element(page.getByText('april 2026')).toBeVisible();
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect.element(day('måndag 20 april 2026')).toHaveFocus();
  expect(picked.mock.calls).toEqual([['2026-04-20']]);
});

test('one day is in the tab order; a month before the first or after the last is not offered', async () => {
  const place = await hydrate(<Picker onPick={() => undefined} />);
  expect(place.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  const previous = page.getByRole('button', { name: texts.previous });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: texts.next }).click();
  await expect.element(page.getByText('april 2026')).toBeVisible();
  await expect.element(previous).not.toHaveAttribute('aria-disabled');
  await expect
    .element(page.getByRole('button', { name: texts.next }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('two months stand beside each other where there is room, one on a phone', async () => {
  await hydrate(<Picker months={2} onPick={() => undefined} />);
  expect(page.getByRole('grid').elements()).toHaveLength(1);
  await page.viewport(1440, 900);
  await expect.poll(() => page.getByRole('grid').elements().length).toBe(2);
  await page.viewport(390, 844);
  await expect.poll(() => page.getByRole('grid').elements().length).toBe(1);
});
