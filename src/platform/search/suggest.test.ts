import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowness, threadMs } from '~test/processor';
import { prefixDistance } from '../prefix-distance';
import { Completer } from './completer';
import type { SearchFacet } from './contract';
import { type Context, Suggester } from './suggest';

const list = (name: string, values: SearchFacet['values'], child_name?: string): SearchFacet => ({
  name,
  type: 'list',
  values,
  ...(child_name !== undefined && { child_name }),
});
const leaf = (text: string, count: number) => ({ text, count });
const FACETS: readonly SearchFacet[] = [
  list(
    'brand',
    [
      {
        ...leaf('Volvo', 300),
        children: [leaf('V60', 120), leaf('V60 Cross Country', 30), leaf('XC60', 90)],
      },
      { ...leaf('Volkswagen', 200), children: [leaf('Golf', 80), leaf('ID.4', 40)] },
      { ...leaf('Škoda', 70), children: [leaf('Octavia', 70)] },
      { ...leaf('Land Rover', 5), children: [leaf('Defender', 5)] },
    ],
    'model',
  ),
  list('fuel', [leaf('Diesel', 250), leaf('El', 100), leaf('Elhybrid', 60)]),
  list('city', [leaf('Göteborg', 40), leaf('Volvo', 1)]),
];
const among: Context = {
  facets: [
    list('brand', [{ ...leaf('Volvo', 30), children: [leaf('V60', 30)] }], 'model'),
    list('fuel', [leaf('Elhybrid', 3), leaf('Diesel', 12)]),
  ],
  chosen: { brand: ['Volvo'], model: ['V60'] },
};
const suggester = new Suggester(FACETS);
const rejectsContext = () => Promise.reject(new Error('nothing before the last words'));
const texts = async (typed: string, within: (words: string) => Promise<Context> = rejectsContext) =>
  (await suggester.suggest(typed, within)).map(({ text, count }) => `${text} ${count}`);

describe('suggestions', () => {
  it('complete a make with its models, a model with its make, the many before the few', async () => {
    expect(await texts('vol')).toEqual([
      'Volvo 300',
      'Volkswagen 200',
      'Volvo V60 120',
      'Volvo XC60 90',
      'Volkswagen Golf 80',
      'Volkswagen ID.4 40',
      'Volvo V60 Cross Country 30',
    ]);
    expect(await texts('v6')).toEqual(['Volvo V60 120', 'Volvo V60 Cross Country 30']);
    expect(await texts('volvo v6')).toEqual(['Volvo V60 120', 'Volvo V60 Cross Country 30']);
    expect(await texts('volvo ')).toContain('Volvo V60 120');
  });
  it('find a later word after the beginnings, whatever the case and accents', async () => {
    expect(await texts('ROVER')).toEqual(['Land Rover 5', 'Land Rover Defender 5']);
    expect(await texts('skod')).toEqual(['Škoda 70', 'Škoda Octavia 70']);
    expect(await texts('ŠKO')).toEqual(['Škoda 70', 'Škoda Octavia 70']);
    expect(await texts('goteb')).toEqual(['Göteborg 40']);
    expect((await suggester.suggest('el', rejectsContext)).map(({ name }) => name)).toEqual(['fuel', 'fuel']);
  });
  it('forgive a slip or two, only where nothing begins so', async () => {
    expect(await texts('vlovo')).toContain('Volvo 300');
    expect(await texts('volkswgn')).toContain('Volkswagen 200');
    expect(await texts('diezel')).toEqual(['Diesel 250']);
    expect(await texts('gol')).toEqual(['Volkswagen Golf 80']);
    expect(await texts('zzz')).toEqual([]);
    expect(await texts('qwertyuiop')).toEqual([]);
  });
  it('keep the words before, as they are spelt, and count among what they find', async () => {
    const requests: string[] = [];
    const within = async (words: string) => {
      requests.push(words);
      return among;
    };
    expect(await texts('volvo v60 die', within)).toEqual(['Volvo V60 Diesel 12']);
    expect(await texts('volvo v60 e', within)).toEqual(['Volvo V60 Elhybrid 3']);
    expect(requests).toEqual(['volvo v60', 'volvo v60']);
  });
  it('offer no second value of a facet, and of a chosen make only its own models', async () => {
    expect(await texts('volvo v60 skoda', async () => among)).toEqual([]);
    const volvoDiesel = { ...among, chosen: { brand: ['Volvo'], fuel: ['Diesel'] } };
    expect(await texts('volvo diesel v6', async () => volvoDiesel)).toEqual(['Volvo Diesel V60 30']);
    expect(await texts('volvo diesel gol', async () => volvoDiesel)).toEqual([]);
  });
  it('say nothing to nothing, and to a whole letter', async () => {
    expect(await texts('  ')).toEqual([]);
    expect(await texts('a b c d e f g h i')).toEqual([]);
  });
  it('never fail, whatever is typed', async () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string().map((it) => `volvo ${it}`),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        expect((await suggester.suggest(text, async () => among)).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

/** Fewest changes between two texts, by trying everything. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  const of = (i: number, j: number): number => {
    const key = `${i} ${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = i === 0 || j === 0 ? i + j : Number.POSITIVE_INFINITY;
    if (i > 0 && j > 0) {
      best = Math.min(of(i - 1, j) + 1, of(i, j - 1) + 1, of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, of(i - 2, j - 2) + 1);
    }
    known.set(key, best);
    return best;
  };
  return of(a.length, b.length);
}

describe('the completer', () => {
  it('measures what trying every beginning gives', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(short, short, fc.constantFrom(1, 2), (text, key, max) => {
        fc.pre(text[0] === key[0]);
        const truth = Math.min(
          ...Array.from({ length: key.length + 1 }, (_, k) => distance(text, key.slice(0, k))),
        );
        expect(prefixDistance(text, key, max)).toBe(Math.min(truth, max + 1));
      }),
      { numRuns: 2000 },
    );
  });
  it('gives each item once, the heaviest first, no more than asked for', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.nat(9))), word, (all, text) => {
        const completer = new Completer(all.map(([key, weight], item) => ({ keys: [key], weight, item })));
        const found = completer.findPrefixes(text, 5);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found.map(({ item }) => item)).size).toBe(found.length);
        const begins = all.filter(([key]) => key.startsWith(text));
        const first = found.filter(({ fit }) => fit === 0).map(({ item }) => all[item]?.[1] ?? 0);
        expect(first.length).toBeGreaterThanOrEqual(Math.min(5, begins.length));
        expect(first).toEqual(first.toSorted((a, b) => b - a));
      }),
    );
  });
  it('takes a fraction of a millisecond over five thousand texts, slips and all', () => {
    const completer = new Completer(
      Array.from({ length: 5000 }, (_, i) => ({
        keys: [`vo${(i * 7919).toString(36)} modell ${i}`],
        weight: i,
        item: i,
      })),
    );
    const requests = ['volvo v6', 'vo', 'vox modell 9', 'volkswagen golf', 'v'];
    for (let warm = 0; warm < 20; warm++) for (const text of requests) completer.complete(text, 8);
    // In time of the processor: what else runs on the machine does not count.
    const before = threadMs();
    for (let i = 0; i < 100; i++) completer.complete(requests[i % requests.length] ?? '', 8);
    expect((threadMs() - before) / 100).toBeLessThan(5 * slowness());
  });
});
