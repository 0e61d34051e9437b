import { describe, expect, test } from 'vitest';
import { judge, readTable, type Verdict } from './table';

const LEAST_RIGHT = 0.95;

async function scoreOf(
  name: string,
): Promise<{ readonly right: number; readonly wrong: readonly Verdict[] }> {
  const verdicts: Verdict[] = [];
  for (const row of readTable(new URL(name, import.meta.url))) verdicts.push(await judge(row));
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  const right = 1 - wrong.length / verdicts.length;
  const lines = wrong.map(
    ({ site, query, wanted, wants, got, reading }) =>
      `${site} "${query}" wants ${wanted} (${wants}), got ${reading} (${got})`,
  );
  process.stdout.write(
    `${name}: ${verdicts.length - wrong.length} of ${verdicts.length} right (${(100 * right).toFixed(1)} %)\n${lines.join('\n')}\n`,
  );
  return { right, wrong };
}

describe('query reader', () => {
  test('understands the table of searches in five languages', async () => {
    expect((await scoreOf('queries.tsv')).right).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
