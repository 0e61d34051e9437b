import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

let minute: number | null;
function Clock({ day }: { readonly day: string }) {
  minute = useNow(day, 'Europe/Stockholm');
  return null;
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T22:58:30Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes by the clock of the workshop, and ends with the day', () => {
  act(() => root.render(<Clock day="2026-11-27" />));
  expect(minute).toBe(23 * 60 + 58);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(minute).toBe(23 * 60 + 59);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(minute).toBeNull();
});

test('is on no other day', () => {
  act(() => root.render(<Clock day="2026-11-28" />));
  expect(minute).toBeNull();
  act(() => void vi.advanceTimersByTime(120_000));
  expect(minute).toBe(0);
});
