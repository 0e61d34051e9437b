import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './api';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [60_000, {}],
  [300_000, { method: 'POST', bytes: new Blob(['film']) }],
])('a server that has not answered within %i ms is unreachable', async (limit, sent) => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const called = call(z.object({}), '/tree', sent);
  clock.abort();
  expect(await called).toEqual({ ok: false, error: { code: 'unreachable' } });
  expect(timeout).toHaveBeenCalledWith(limit);
});
