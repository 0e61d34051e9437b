/** @module-tag sweep */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, search } from './ask';
import { inventoryFeed, listingFeed, recordFeed } from './feeds';
import {
  demoDataDir,
  type Ended,
  type RunningServer,
  removeDataDir,
  runProgram,
  startServer,
} from './server';

const SITE = 'automotive-se';
let dataDir: string;
let files: string;

beforeAll(async () => {
  dataDir = await demoDataDir();
  files = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'));
});
afterAll(async () => {
  await Promise.all([dataDir, files].map(removeDataDir));
});

/** `npm run stock:import -- FILE --site SITE` without npm. */
const importFile = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProgram('stock-import.js', { dataDir, args, env, cwd: files });

async function written(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(files, name), content);
  return name;
}

const lastLine = ({ stdout }: Ended): string => stdout.trimEnd().split('\n').at(-1) ?? '';

describe('beside a running server, which holds the database', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ dataDir });
  });
  afterAll(() => server?.stop());

  const cars = (make: string) =>
    search(server, { index: `${SITE}-cars`, filters: { car_brand: [make] }, fields: ['car_id', 'slug'] });

  test('a file goes through it: its cars are found at once, their pages answer, twice changes nothing', async () => {
    const file = await written(
      'listing.csv',
      listingFeed({ make: 'Lancia', cars: 40, firstId: 1, price: 90_000 }, 'cli'),
    );
    const first = await importFile([file, '--site', SITE]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(lastLine(first)).toBe('read 40, added 40, changed 0, unchanged 0, removed 0, refused 0');
    expect((await cars('Lancia')).json()).toMatchObject({ total_items: 40 });

    const page = await ask(server, '/kop-bil/car-7', { host: `${SITE}.localhost` });
    expect(page.status).toBe(302);
    const car = await ask(server, page.headers.location ?? '', { host: `${SITE}.localhost` });
    expect(car.status).toBe(200);
    expect(car.text).toContain('Lancia');

    const again = await importFile(['--site', SITE, file]);
    expect(again.code).toBe(0);
    expect(lastLine(again)).toBe('read 40, added 0, changed 0, unchanged 40, removed 0, refused 0');
  });

  test('a shorter file sells the cars it no longer has, and a new price is one change', async () => {
    const text = listingFeed({ make: 'Lancia', cars: 38, firstId: 1, price: 90_000 }, 'cli').replace(
      '90000.00',
      '85000.00',
    );
    const run = await importFile([await written('shorter.csv', text), '--site', SITE]);
    expect(lastLine(run)).toBe('read 38, added 0, changed 1, unchanged 37, removed 2, refused 0');
    expect((await cars('Lancia')).json()).toMatchObject({ total_items: 38 });
    const sold = await ask(server, '/kop-bil/car-40/lancia', { host: `${SITE}.localhost` });
    expect(sold.status).toBe(404);
  });

  test('the other formats are told by their content', async () => {
    const inventory = inventoryFeed({ make: 'Rover', cars: 12, firstId: 1, price: 120_000 }, 'cli-2');
    const first = await importFile([await written('inventory.tsv', inventory), '--site', SITE]);
    expect(lastLine(first)).toBe('read 12, added 12, changed 0, unchanged 0, removed 0, refused 0');
    const records = gzipSync(recordFeed({ make: 'Simca', cars: 9, firstId: 1, price: 50_000 }, 'cli-3'));
    const second = await importFile([await written('records.jsonl.gz', records), '--site', SITE]);
    expect(lastLine(second)).toBe('read 9, added 9, changed 0, unchanged 0, removed 0, refused 0');
    for (const [make, count] of [
      ['Rover', 12],
      ['Simca', 9],
    ] as const) {
      expect((await cars(make)).json()).toMatchObject({ total_items: count });
    }
  });

  test('broken rows are named with their line before the line of counts', async () => {
    const text = listingFeed({ make: 'Trabant', cars: 2, firstId: 1, price: 9_000 }, 'cli-4')
      .replace('car-1', 'b-1')
      .replace('car-2,Trabant,V60,2021', 'b-2,Trabant,V60,soon');
    const run = await importFile([await written('broken.csv', text), '--site', SITE]);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^line 3 refused: .*year/m);
    expect(run.stdout).toMatch(/no facility has the store "cli-4"/);
    expect(lastLine(run)).toBe('read 2, added 1, changed 0, unchanged 0, removed 0, refused 1');
  });

  test('a refused file and a wrong key end with 1 and a sentence', async () => {
    const page = await importFile([await written('page.html', '<!doctype html>'), '--site', SITE]);
    expect(page.code).toBe(1);
    expect(page.stderr).toContain('XML or HTML');
    const key = await importFile(['listing.csv', '--site', SITE], { STOCK_API_KEY: 'another-key' });
    expect(key.code).toBe(1);
    expect(key.stderr).toContain('STOCK_API_KEY');
    for (const { stderr } of [page, key]) expect(stderr).not.toContain('    at ');
  });
});

describe('alone', () => {
  test('a file goes straight into the database, and the next server has it', async () => {
    const file = await written(
      'alone.csv',
      listingFeed({ make: 'Wartburg', cars: 5, firstId: 100, price: 20_000 }, 'cli-5'),
    );
    expect(lastLine(await importFile([file, '--site', SITE]))).toBe(
      'read 5, added 5, changed 0, unchanged 0, removed 0, refused 0',
    );
    const server = await startServer({ dataDir });
    try {
      const found = await search(server, { index: `${SITE}-cars`, filters: { car_brand: ['Wartburg'] } });
      expect(found.json()).toMatchObject({ total_items: 5 });
    } finally {
      await server.stop();
    }
  });

  test.each([
    ['no file', ['--site', SITE]],
    ['no site', ['a.csv']],
    ['a site that is none', ['a.csv', '--site', 'automotive-dk']],
    ['two files', ['a.csv', 'b.csv', '--site', SITE]],
    ['an option nobody knows', ['a.csv', '--site', SITE, '--quickly']],
  ])('%s ends with 2 and says how to call it', async (_, args) => {
    const { code, stderr, stdout } = await importFile(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: npm run stock:import -- FILE --site SITE');
  });

  test('a file that is not there ends with 1 and its name', async () => {
    const { code, stderr } = await importFile(['nowhere.csv', '--site', SITE]);
    expect(code).toBe(1);
    expect(stderr).toContain('nowhere.csv cannot be read');
  });

  test('a site that shows the stock of another one is named as such', async () => {
    const { code, stderr } = await importFile(['alone.csv', '--site', 'mercedes-se']);
    expect(code).toBeGreaterThan(0);
    expect(stderr).toMatch(/mercedes-se|Usage/);
  });
});
