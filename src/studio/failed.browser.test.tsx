import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Failed } from './failed';
import { failureKey } from './failure-key';
import { sayIn } from './messages';

test('what could not be read says why, and is asked for again by a press and when the network is back', async () => {
  let times = 0;
  const again = () => {
    times++;
  };
  await hydrate(<Failed failure={failureKey({ code: 'unreachable' })} say={sayIn('sv')} onAgain={again} />);
  await expect.element(page.getByText(/^Servern svarar inte/)).toBeVisible();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  // The window may have got the focus by the click, and asked once more.
  const before = times;
  expect(before).toBeGreaterThan(0);
  dispatchEvent(new Event('online'));
  expect(times).toBe(before + 1);
});

test('what will not come by asking again does not ask by itself', async () => {
  let times = 0;
  const again = () => {
    times++;
  };
  await hydrate(<Failed failure={failureKey({ code: 'not-found' })} say={sayIn('sv')} onAgain={again} />);
  await expect.element(page.getByText('Den finns inte längre.')).toBeVisible();
  dispatchEvent(new Event('focus'));
  expect(times).toBe(0);
});

test('once it has come the keyboard is where it was asked for, not nowhere', async () => {
  function Part() {
    const [isThere, come] = useState(false);
    return (
      <section aria-label="Del">
        {isThere || (
          <Failed
            failure={failureKey({ code: 'not-found' })}
            say={sayIn('sv')}
            onAgain={() => setTimeout(() => come(true), 50)}
          />
        )}
      </section>
    );
  }
  await hydrate(<Part />);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(page.getByRole('region', { name: 'Del' })).toHaveFocus();
});
