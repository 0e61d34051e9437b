import { afterEach, expect, vi } from 'vitest';

/** For a file whose page is meant to log failures: lines that begin so are looked at after each test, and nothing else may complain. */
export function expectLogged(beginning: string): void {
  afterEach(() => {
    const { calls } = vi.mocked(console).error.mock;
    expect(calls.filter(([line]) => !String(line).startsWith(beginning))).toEqual([]);
    calls.splice(0);
  });
}
