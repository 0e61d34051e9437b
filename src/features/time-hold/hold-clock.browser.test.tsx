import { afterEach, expect, test, vi } from 'vitest';
import { messageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { hydrate } from '~test/component/hydrate';
import { HoldClock } from './hold-clock';
import { HOLD_KEYS } from './texts';

const t = translatorOver(messageSubset('sv', HOLD_KEYS));

afterEach(() => vi.useRealTimers());

const clock = async (seconds: number) => {
  vi.useFakeTimers({
    now: Date.parse('2027-03-01T09:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const [announce, onLost] = [vi.fn(), vi.fn()];
  const hold = { holdId: 'hold-1', expiresAt: new Date(Date.now() + seconds * 1000).toISOString() };
  const place = await hydrate(<HoldClock hold={hold} t={t} announce={announce} onLost={onLost} />);
  return { announce, onLost, left: () => place.querySelector('strong')?.textContent };
};

test('counts down by the second, and tells those who do not see it once, two minutes before the end', async () => {
  const { announce, onLost, left } = await clock(122);
  expect(left()).toBe('02:02');
  vi.advanceTimersByTime(1000);
  await expect.poll(left).toBe('02:01');
  expect(announce).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(announce.mock.calls).toEqual([['Tiden är reserverad för dig i två minuter till.']]);
  expect(onLost).not.toHaveBeenCalled();
});

test('at its end the time is lost', async () => {
  const { onLost, left } = await clock(2);
  vi.advanceTimersByTime(2000);
  expect(onLost).toHaveBeenCalledWith('hold-1');
  await expect.poll(left).toBe('00:00');
});
