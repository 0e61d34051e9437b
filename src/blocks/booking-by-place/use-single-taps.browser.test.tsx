import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { useSingleTaps } from './use-single-taps';

/** Days, and in their place the times of the day that is chosen. */
function Days() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (name: string) => setChosen([...chosen, name]);
  return (
    <div onClickCapture={useSingleTaps()}>
      {['Day', 'Time', 'Contact'].map(
        (name, at) =>
          chosen.length === at && (
            <button key={name} type="button" onClick={() => choose(name)}>
              {name}
            </button>
          ),
      )}
      <p>{chosen.join(' ')}</p>
      <Count />
    </div>
  );
}

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Next month {count}
    </button>
  );
}

const tap = (element: Element | null, detail: number) => {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  const at = { clientX: left + 5, clientY: top + 5, detail, bubbles: true, cancelable: true };
  element?.dispatchEvent(new MouseEvent('click', at));
};
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test('a double tap on a day chooses no time that comes in its place', async () => {
  const place = await hydrate(<Days />);
  const chosen = () => place.querySelector('p')?.textContent;
  tap(place.querySelector('button'), 1);
  await drawn();
  tap(place.querySelector('button'), 2);
  await drawn();
  expect(chosen()).toBe('Day');
  tap(place.querySelector('button'), 1);
  await expect.poll(chosen).toBe('Day Time');
});

test('what stays where it is can be pressed as fast as one likes, and by key', async () => {
  const place = await hydrate(<Days />);
  for (const press of [1, 2, 3]) {
    tap([...place.querySelectorAll('button')].at(-1) ?? null, press);
    await drawn();
  }
  await expect.element(page.getByRole('button', { name: 'Next month 3' })).toBeVisible();
  place.querySelector('button')?.click();
  await drawn();
  place.querySelector('button')?.click();
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('Day Time');
});
