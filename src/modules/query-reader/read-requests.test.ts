import { expect, test } from 'vitest';
import type { FacetMap } from '~/platform/search';
import { SITES } from '~/sites';
import { createRequestReader } from '.';

const INDEX = 'automotive-se-cars';
const makes = (...texts: readonly string[]): FacetMap => [
  { name: 'car_brand', child_name: 'car_model', values: texts.map((text) => ({ text, children: [] })) },
];

function trial() {
  let known = makes('Volvo');
  let at = 0;
  let announce: () => void = () => undefined;
  let calls = 0;
  const { read } = createRequestReader({
    stock: {
      async facetMap() {
        calls++;
        return known;
      },
      onChange(listener) {
        announce = () => listener({ indexName: INDEX, changed: [], removed: [] });
        return () => undefined;
      },
    },
    places: { find: () => undefined },
    sites: SITES,
    now: () => at,
  });
  return {
    brandOf: async (keyphrase: string) => (await read({ index: INDEX, keyphrase })).filters?.car_brand,
    calls: () => calls,
    announce: () => announce(),
    become(...texts: readonly string[]) {
      known = makes(...texts);
    },
    wait(minutes: number) {
      at += minutes * 60_000;
    },
  };
}

test('what a stock has is asked for once after each change', async () => {
  const { brandOf, calls, become, announce } = trial();
  expect([await brandOf('volvo'), await brandOf('zorvia'), calls()]).toEqual([['Volvo'], undefined, 1]);
  become('Volvo', 'Zorvia');
  announce();
  expect([await brandOf('zorvia'), await brandOf('volvo'), calls()]).toEqual([['Zorvia'], ['Volvo'], 2]);
});

test('what a stock that announces nothing has is asked for again after five minutes', async () => {
  const { brandOf, calls, become, wait } = trial();
  await brandOf('volvo');
  become('Volvo', 'Zorvia');
  wait(4);
  expect([await brandOf('zorvia'), calls()]).toEqual([undefined, 1]);
  wait(1);
  expect([await brandOf('zorvia'), await brandOf('zorvia'), calls()]).toEqual([['Zorvia'], ['Zorvia'], 2]);
});
