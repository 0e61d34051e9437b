import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Button } from './button';

test('a button at work keeps the focus and is not pressed again, nor is its form sent', async () => {
  const [sent, pressed] = [vi.fn(), vi.fn()];
  let finish: () => void = () => undefined;
  function Form() {
    const [isBusy, setBusy] = useState(false);
    finish = () => setBusy(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" busy={isBusy} onClick={pressed}>
          Send
        </Button>
      </form>
    );
  }
  const place = await hydrate(<Form />);
  const button = place.querySelector('button');
  button?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => button?.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  button?.focus();
  finish();
  await expect.poll(() => button?.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement).toBe(button);
  expect([sent.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1]);
});
