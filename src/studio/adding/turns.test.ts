import { expect, test } from 'vitest';
import { createTurns } from './turns';

test('so many at once, the others in their order, and whoever gives up is passed over', () => {
  const started: string[] = [];
  const take = createTurns(2);
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => take(() => started.push(name)));
  expect(started).toEqual(['a', 'b']);
  third?.();
  first?.();
  first?.();
  expect(started).toEqual(['a', 'b', 'd']);
  const last = take(() => started.push('e'));
  last();
  expect(started).toEqual(['a', 'b', 'd']);
});
