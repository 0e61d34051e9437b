import { describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { narrowRequest } from '~/modules/query-reader';
import { judge, readTable, SITES, stageOf, type Verdict } from './table';

const MIN_SHARE_RIGHT = 0.95;

async function scoreOf(name: string): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const row of readTable(new URL(name, import.meta.url))) verdicts.push(await judge(row));
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  const right = verdicts.length - wrong.length;
  const lines = wrong.map(
    ({ site, query, wanted, wants, found: received, reading }) =>
      `  ${site} "${query}": wanted ${wanted} (${wants} cars), read ${reading} (${received} cars)`,
  );
  process.stdout.write([`${name}: ${right} of ${verdicts.length} right`, ...lines, ''].join('\n'));
  return right / verdicts.length;
}

describe('query reader', () => {
  test('understands the table of searches in five languages', async () => {
    expect(await scoreOf('queries.tsv')).toBeGreaterThanOrEqual(MIN_SHARE_RIGHT);
  });

  test('understands every search of those that buyers type on a phone', async () => {
    expect(await scoreOf('typed.tsv')).toBe(1);
  });

  test('reads no word or number as what it only looks like', async () => {
    expect(await scoreOf('look-alikes.tsv')).toBe(1);
  });

  test('understands a table that was written before it, and apart from it', async () => {
    expect(await scoreOf('held-out.tsv')).toBeGreaterThanOrEqual(MIN_SHARE_RIGHT);
  });

  test.each(['sv', 'nb', 'fi', 'sk', 'uk'] as const)(
    'finds a car by the title of its own advertisement: %s',
    (site) => {
      const { index, reader } = stageOf(site);
      const titles = new Set(
        demoCars(SITES[site], '2026-11-22').map(({ car_brand, car_model, car_version }) =>
          [car_brand, car_model, car_version].join(' '),
        ),
      );
      expect(titles.size).toBeGreaterThan(50);
      const isFound = (title: string) =>
        index.search({ index: '', limit: 0, ...narrowRequest({}, reader.read(title)) }).total_items > 0;
      expect([...titles].filter((title) => !isFound(title))).toEqual([]);
    },
  );
});
