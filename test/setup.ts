import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that makes React or our own code complain fails: `console.error` is never noise. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
