import { vi } from 'vitest';

export type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/**
 * Answers the calls of a component, by method and the beginning of the path: `'GET /api/x'`. Returns the calls that were
 * made; one that is not listed fails the test.
 */
export function answerCalls(answers: Answers): readonly string[] {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const call = `${init?.method ?? 'GET'} ${String(address)}`;
    calls.push(call);
    const found = Object.entries(answers).find(([beginning]) => call.startsWith(beginning));
    if (found === undefined) throw new Error(`nobody answers ${call}`);
    return found[1]();
  });
  return calls;
}

/** A line that is down. */
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
