import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '.';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['refused', coded('ECONNREFUSED')],
  ['cut in the middle', coded('ECONNRESET')],
  ['being stopped', coded('57P01')],
  ['starting', coded('57P03')],
  ['full', coded('53300')],
  ['without room on its disk', coded('53100')],
  ['a stand-by that only reads', coded('25006')],
  ['lost without a code', new Error('Connection terminated unexpectedly')],
  ['below other errors', new Error('Failed query', { cause: new Error('pool', { cause: coded('08006') }) })],
])('the database is away: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a unique constraint', coded('23505')],
  ['a deadlock', coded('40P01')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('the database is there: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
