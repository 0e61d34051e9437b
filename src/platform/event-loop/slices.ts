import { createPause } from './turns';

/** So often the clock is read: the work on a row takes microseconds. */
const SLICE = 50;

/** Does something with each value, with the thread free for other work after each few milliseconds. */
export async function eachInSlices<Value>(
  values: Iterable<Value>,
  visit: (value: Value) => void,
): Promise<void> {
  const pause = createPause();
  let count = 0;
  for (const value of values) {
    if (count > 0 && count % SLICE === 0) await pause();
    visit(value);
    count += 1;
  }
}

/** The same as `values.map(read)`, with the thread free for other work in between. */
export async function mapInSlices<Value, Result>(
  values: readonly Value[],
  read: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await eachInSlices(values, (value) => void results.push(read(value)));
  return results;
}
