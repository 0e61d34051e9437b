import { expect, test } from 'vitest';
import { createTurns } from './turns';

test('so many at once, the others in their order, and whoever gives up is passed over', () => {
  const begun: string[] = [];
  const take = createTurns(2);
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => take(() => begun.push(name)));
  expect(begun).toEqual(['a', 'b']);
  third?.();
  first?.();
  first?.();
  expect(begun).toEqual(['a', 'b', 'd']);
  const last = take(() => begun.push('e'));
  last();
  expect(begun).toEqual(['a', 'b', 'd']);
});
