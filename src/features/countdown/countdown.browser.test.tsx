import { afterEach, expect, test, vi } from 'vitest';
import enhance from './countdown.enhance';

const DRAWN = Date.parse('2027-03-01T09:00:00Z');
const HOUR = 3_600_000;

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** What counts down to two hours after the page was drawn, on a device whose clock is that far off. */
function timer(wrongBy: number) {
  const calls = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { headers: { date: new Date(DRAWN).toUTCString() } }));
  vi.useFakeTimers({ now: DRAWN + performance.now() + wrongBy, toFake: ['Date'] });
  const root = document.createElement('div');
  root.setAttribute('role', 'timer');
  root.innerHTML = ['days', 'hours', 'minutes', 'seconds']
    .map((unit) => `<b data-unit="${unit}"></b>`)
    .join(' ');
  Object.assign(root.dataset, { end: `${DRAWN + 2 * HOUR}`, now: `${DRAWN}` });
  stop = enhance(root);
  return { calls, root };
}

test.each([
  ['a day ahead', 24 * HOUR],
  ['an hour ahead', HOUR],
  ['a year behind', -365 * 24 * HOUR],
])('on a device whose clock is %s it counts by the server', async (_, wrongBy) => {
  const { calls, root } = timer(wrongBy);
  await expect.poll(() => root.textContent).toMatch(/^0 (2 0 0|1 59 5\d)$/);
  expect(calls).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD', cache: 'no-store' });
});

test.each([0, 5 * 60_000])('a page that is %i ms old, as pages are, asks nobody', async (age) => {
  const { calls } = timer(age);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).not.toHaveBeenCalled();
});
