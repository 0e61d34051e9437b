import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

let now: ReturnType<typeof useNow>;
/** The server's clock is that many milliseconds ahead of the computer's; null: it is not known. */
let lead: number | null;
const clock = () => (lead === null ? null : new Date(Date.now() + lead));
function Clock({ day }: { readonly day: string }) {
  now = useNow(day, 'Europe/Stockholm', clock);
  return null;
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  lead = 0;
  vi.useFakeTimers({ now: new Date('2026-11-27T22:58:30Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (day: string) => act(() => root.render(<Clock day={day} />));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('goes by the clock of the workshop, and ends with the day, which is over then', () => {
  show('2026-11-27');
  expect(now).toEqual({ minute: 23 * 60 + 58, isOver: false });
  pass(60_000);
  expect(now).toEqual({ minute: 23 * 60 + 59, isOver: false });
  pass(60_000);
  expect(now).toEqual({ minute: null, isOver: true });
});

test('is on no other day', () => {
  show('2026-11-28');
  expect(now).toEqual({ minute: null, isOver: false });
  pass(120_000);
  expect(now.minute).toBe(0);
});

test.each([-24, 3, 24 * 365])('goes by the server on a computer that is %i hours wrong', (hours) => {
  lead = -hours * 3_600_000;
  vi.setSystemTime(Date.parse('2026-11-27T22:58:30Z') + hours * 3_600_000);
  show('2026-11-27');
  expect(now).toEqual({ minute: 23 * 60 + 58, isOver: false });
});

test('says nothing before the clock is known', () => {
  lead = null;
  show('2026-11-26');
  expect(now).toEqual({ minute: null, isOver: false });
  lead = 0;
  pass(20_000);
  expect(now).toEqual({ minute: null, isOver: true });
});
