import { expect, test } from 'vitest';
import type { Redirects } from '~/modules/content';
import { carRedirects } from './car-redirects';

const CAR = { car_id: '12', slug: 'volvo-v60-2021' };
const OF_A_FEED_IN_CAPITALS = { car_id: 'ABC-9', slug: 'Volvo-V60' };

const wrapped = (to: string | null) => {
  const redirects: Pick<Redirects, 'find'> = {
    find: async () => (to === null ? null : { to, status: 301 }),
  };
  const cars = [CAR, OF_A_FEED_IN_CAPITALS];
  return carRedirects(redirects, async (_, id) =>
    cars.find(({ car_id }) => car_id.toLowerCase() === id.toLowerCase()),
  );
};
const find = async (to: string | null, at: string, site = 'automotive-se') =>
  (await wrapped(to).find(site, new URL(at, 'http://x.example')))?.to ?? null;

const TODAY = '/kop-bil/12/volvo-v60-2021';

test.each([
  ['an old address with the slug of then', '/kop-bil/12/volvo-v60', '/bil/12/volvo-v60', TODAY],
  ['its query is kept', '/kop-bil/12/x?utm_source=a', '/bil/12/x?utm_source=a', `${TODAY}?utm_source=a`],
  ['an old address of a car that is gone', '/kop-bil/13/x', '/bil/13/x', '/kop-bil/13/x'],
  ['an old address of something else', '/kop-bil/bilmarken/volvo', '/x', '/kop-bil/bilmarken/volvo'],
  [
    'another site',
    'https://karriar.nordhem.example/kop-bil/12/x',
    '/x',
    'https://karriar.nordhem.example/kop-bil/12/x',
  ],
  ['capitals and a wrong slug', null, '/Kop-Bil/12/Volvo/', TODAY],
  ['in English', null, '/EN/kop-bil/12/volvo/?a=B', `/en${TODAY}?a=B`],
  ['an address as ours are: its page decides', null, '/kop-bil/12/volvo', null],
  ['a page below the same base', null, '/kop-bil/Bilmarken/', null],
  ['an id in capitals, once', null, '/kop-bil/ABC-9/Volvo-V60', '/kop-bil/abc-9/volvo-v60'],
  ['its address as ours are', null, '/kop-bil/abc-9/volvo-v60', null],
])('correction 11, C-348: %s', async (_, to, requested, expected) => {
  expect(await find(to, requested)).toBe(expected);
});

test('sites without cars, and unknown ones, keep their redirects', async () => {
  expect(await find('/kop-bil/12/x', '/bil/12/x', 'nowhere')).toBe('/kop-bil/12/x');
});
