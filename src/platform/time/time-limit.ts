/**
 * Aborts with another signal, or after some milliseconds: a connection that is lost says nothing, and whoever waits must be
 * told. By hand, as browsers of 2023 have no `AbortSignal.any`.
 */
export function withTimeLimit(signal: AbortSignal, ms: number): AbortSignal {
  if (signal.aborted) return signal;
  const limited = new AbortController();
  const abort = () => limited.abort();
  const timer = setTimeout(abort, ms);
  signal.addEventListener('abort', abort, { once: true, signal: limited.signal });
  limited.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return limited.signal;
}
