/** One line of the doctor's report. `fail` makes its exit code 1. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  /** What was looked at: `database`, `mail`, `DATA_DIR`. */
  readonly part: string;
  readonly text: string;
}

type Make = (part: string, text: string) => Finding;
export const fine: Make = (part, text) => ({ level: 'ok', part, text });
export const warning: Make = (part, text) => ({ level: 'warn', part, text });
export const failure: Make = (part, text) => ({ level: 'fail', part, text });

/** What is said of an error: kind and code, as its text may hold a password. */
export const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown error';
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  return 'code' in inner && typeof inner.code === 'string'
    ? inner.code
    : (inner.message.split('\n', 1)[0] ?? inner.name);
};

/** Rejects after the time, whatever the work does then. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
