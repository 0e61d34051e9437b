import { beforeEach, expect, test } from 'vitest';
import { err, ok, type Result } from '~/platform/result';
import { type SizedValue, StaleCache } from './stale-cache';

let now = 0;
let requested = 0;

beforeEach(() => {
  now = 0;
  requested = 0;
});

const memory = (maxSize = 1_000_000) =>
  new StaleCache<string, 'away'>({
    maxSize,
    freshMs: 100,
    retentionMs: 1000,
    maxWaitMs: 10,
    restMs: 50,
    now: () => now,
  });

const answering =
  (value: string, size = 1) =>
  async (): Promise<Result<SizedValue<string>, 'away'>> => {
    requested += 1;
    return ok({ value, size });
  };
const away = async (): Promise<Result<SizedValue<string>, 'away'>> => {
  requested += 1;
  return err('away');
};

test('an answer is given without asking while it is fresh, to its last millisecond', async () => {
  const stored = memory();
  await stored.read('a', answering('1'));
  now = 99;
  expect(await stored.read('a', answering('2'))).toEqual(ok('1'));
  now = 100;
  expect(await stored.read('a', answering('2'))).toEqual(ok('2'));
  expect(requested).toBe(2);
});

test('an old answer replaces a failed one until it is too old; and there is no immediate retry', async () => {
  const stored = memory();
  await stored.read('a', answering('1'));
  now = 500;
  expect(await stored.read('a', away)).toEqual(ok('1'));
  expect(await stored.read('a', away)).toEqual(ok('1'));
  expect(requested).toBe(2);
  now = 551;
  expect(await stored.read('a', away)).toEqual(ok('1'));
  expect(requested).toBe(3);
  now = 1001;
  expect(await stored.read('a', away)).toEqual(err('away'));
});

test('a late answer is cached for the next request', async () => {
  const stored = memory();
  await stored.read('a', answering('1'));
  now = 200;
  const late = Promise.withResolvers<Result<SizedValue<string>, 'away'>>();
  expect(await stored.read('a', () => late.promise)).toEqual(ok('1'));
  late.resolve(ok({ value: '2', size: 1 }));
  await late.promise;
  expect(await stored.read('a', answering('3'))).toEqual(ok('2'));
  expect(requested).toBe(1);
});

test('what does not fit any more is forgotten, the longest unused first', async () => {
  const stored = memory(2500);
  for (const key of ['a', 'b', 'c']) await stored.read(key, answering(key, 800));
  await stored.read('b', answering('x'));
  await stored.read('c', answering('x'));
  expect(requested).toBe(3);
  await stored.read('a', answering('x'));
  expect(requested).toBe(4);
});
