import type { Breaker } from '../../breaker';
import { fetchWithin } from '../../http';
import { err, ok, type Result } from '../../result';
import type { PurgeProblem } from '../edge-cache';

export interface PurgeRequest {
  /** Its name in the log. */
  readonly server: string;
  readonly url: string;
  readonly method: 'POST' | 'PURGE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly breaker: Breaker;
  /** Whether an answer with a good status really means that it is done. */
  readonly isDone?: (body: string) => boolean;
}

const TIMEOUT_MS = 5000;

/** One call that purges; anything but a 2xx is a failure. */
async function sendPurge(request: PurgeRequest): Promise<Result<void, PurgeProblem>> {
  const { server, url, isDone = () => true, ...call } = request;
  const answer = await fetchWithin(url, { ...call, timeoutMs: TIMEOUT_MS, maxBytes: 256 * 1024 });
  if (!answer.ok) return err({ server, cause: answer.error });
  const { status, bytes } = answer.value;
  if (status < 200 || status >= 300) return err({ server, cause: `status ${status}` });
  return isDone(new TextDecoder().decode(bytes)) ? ok(undefined) : err({ server, cause: 'not done' });
}

/** One after the other until one fails: a vendor that says "later" is not pressed. */
export async function sendInTurn(requests: readonly PurgeRequest[]): Promise<Result<void, PurgeProblem>> {
  for (const request of requests) {
    const sent = await sendPurge(request);
    if (!sent.ok) return sent;
  }
  return ok(undefined);
}

/** Lists of at most so many keys, and of at most so many bytes where they stand in a header. */
export function batches(keys: readonly string[], maxKeys: number, maxBytes = Infinity): string[][] {
  const lists: string[][] = [];
  let bytes = 0;
  for (const key of keys) {
    const last = lists.at(-1);
    if (last === undefined || last.length >= maxKeys || bytes + key.length + 1 > maxBytes) {
      lists.push([key]);
      bytes = key.length;
    } else {
      last.push(key);
      bytes += key.length + 1;
    }
  }
  return lists;
}
