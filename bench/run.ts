// `npm run bench`, or `npm run bench -- search cached`: measures, and prints one table. `--check` fails where a ratio is 15 %
// below the committed one, `--keep` writes what is to be committed. Started by scripts/bench.mjs.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Context, createContext } from './context.ts';
import { ratiosOf, readCommitted, regressions, writeRatios } from './guard.ts';
import { endAll } from './processes.ts';
import { type Row, table } from './report.ts';

type Part = (context: Context) => Promise<Row[]>;

const PARTS = {
  render: async () => (await import('./render/part.ts')).renderPart,
  cached: async () => (await import('./cached/part.ts')).cachedPart,
  search: async () => (await import('./search/part.ts')).searchPart,
  'list-interaction': async () => (await import('./list-interaction/part.ts')).listInteractionPart,
  import: async () => (await import('./import/part.ts')).importPart,
  workshop: async () => (await import('./workshop/part.ts')).workshopPart,
  board: async () => (await import('./workshop/part.ts')).boardPart,
  inbox: async () => (await import('./inbox/part.ts')).inboxPart,
  lighthouse: async () => (await import('./lighthouse/part.ts')).lighthousePart,
  memory: async () => (await import('./memory/part.ts')).memoryPart,
  pictures: async () => (await import('./pictures/part.ts')).picturesPart,
  rest: async () => (await import('./rest/part.ts')).restPart,
  group: async () => (await import('./group/part.ts')).groupPart,
} satisfies Record<string, () => Promise<Part>>;

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const names = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const unknown = names.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const committed = readCommitted();
if (values.check && committed === null) {
  console.error('--check has nothing to compare with: bench/ratios.json is not committed, --keep writes it.');
  process.exit(2);
}

const started = Date.now();
const rows: Row[] = [];
let failures = 0;

function conclude(): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${table(rows)}\n`);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${seconds} s`,
  );
}

// Whoever breaks off sees what was measured so far.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await endAll();
    conclude();
    process.exit(1);
  });
}

try {
  const context = await createContext(values.quick);
  for (const name of names.filter(isPart)) {
    console.error(`— ${name}`);
    try {
      const part = await PARTS[name]();
      rows.push(...(await part(context)));
    } catch (cause) {
      failures += 1;
      console.error(cause);
    }
  }
} finally {
  await endAll();
}
conclude();
const measured = ratiosOf(rows);
if (values.check && committed !== null) {
  const found = regressions(committed, measured);
  for (const line of found) console.log(`Slower than before: ${line}`);
  failures += found.length;
}
if (values.keep && failures === 0) writeRatios(measured);
process.exitCode = failures === 0 ? 0 : 1;
