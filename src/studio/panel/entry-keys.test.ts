import { expect, test } from 'vitest';
import { keysAfter } from './entry-keys';

const [a, b, c] = [{ Title: 'a' }, { Title: 'b' }, { Title: 'c' }];
const drawn = { entries: [a, b, c], keys: [0, 1, 2] };

test.each([
  ['nothing happened', [a, b, c], [0, 1, 2]],
  ['one was moved', [b, a, c], [1, 0, 2]],
  ['one was typed in', [a, { Title: 'bb' }, c], [0, 1, 2]],
  ['one was removed', [a, c], [0, 2]],
  ['the last was removed', [a, b], [0, 1]],
  ['one was added', [a, b, c, {}], [0, 1, 2, 3]],
  ['one came back between', [a, {}, b, c], [0, 3, 1, 2]],
  ['all are others', [{}, {}, {}], [0, 1, 2]],
  ['one stands twice', [a, a, b], [0, 3, 1]],
])('where %s', (_, entries, keys) => expect(keysAfter(drawn, entries)).toEqual(keys));
