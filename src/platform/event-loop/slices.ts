import { setImmediate as otherWork } from 'node:timers/promises';

/** About three milliseconds of reading rows of the database. */
const SLICE = 500;

/** The same as `values.map(read)`, with the thread free for other work in between. */
export async function mapInSlices<Value, Result>(
  values: readonly Value[],
  read: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < values.length; at += SLICE) {
    if (at > 0) await otherWork();
    for (const value of values.slice(at, at + SLICE)) results.push(read(value));
  }
  return results;
}
