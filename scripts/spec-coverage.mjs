// `npm run spec:coverage [C|V]`: which rows of the checklists (of one area, or of all) have a test whose title names them, which
// are checked by eye or wait for their block (docs/checked-by-eye.md), and which have neither. Ends with 1 while a row has neither.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, node, root, step, temporaryFolder } from './runtime.mjs';

await install();

const read = (path) => readFileSync(join(root, path), 'utf8');
const area = process.argv[2] ?? '[A-Z]';
const ids = new RegExp(`\\b${area}-\\d{3}\\b`, 'g');
const idsIn = (text) => text.match(ids) ?? [];

/** The rows of all areas: id, section of the specification, kind, what it asks for. */
const rows = readdirSync(join(root, 'test/cases'))
  .filter((file) => file.endsWith('-rows.tsv'))
  .flatMap((file) => read(`test/cases/${file}`).trimEnd().split('\n').slice(1))
  .map((line) => line.split('\t'))
  .map(([id, section, kind, requirement]) => ({ id, section, kind, requirement }))
  .filter(({ id }) => idsIn(id).length > 0);

/** Titles as Vitest runs them, so that the rows of table-driven tests count one by one. */
async function testTitles() {
  const list = join(temporaryFolder('forecourt-titles-'), 'titles.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const status = await step(node, [vitest, 'list', '--staticParse=false', `--json=${list}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'test', NO_COLOR: '1', TEST_LISTING: '1' },
  });
  if (status !== 0) process.exit(status);
  return JSON.parse(readFileSync(list, 'utf8')).map(({ name }) => name);
}

const tested = new Set((await testTitles()).flatMap(idsIn));
const [eyes, later = ''] = read('docs/checked-by-eye.md').split('## Not there yet');
const seen = new Set(idsIn(eyes));
const missing = new Set(idsIn(later));
const known = new Set(rows.map(({ id }) => id));

const settled = (id) => tested.has(id) || seen.has(id) || missing.has(id);
const open = rows.filter(({ id, kind }) => kind !== 'editing' && !settled(id));
const areas = new Set(rows.map(({ id }) => id[0]));
const strangers = [...tested].filter((id) => areas.has(id[0]) && !known.has(id));

for (const { id, section, kind, requirement } of open)
  console.log(`${id}  §${section}  ${kind}  ${requirement}`);
for (const id of strangers) console.log(`${id}  is named by a test but is no row of the checklist`);

const count = (keep) => rows.filter(keep).length;
console.log(
  [
    `\n${rows.length} rows`,
    `${count(({ id }) => tested.has(id))} with a test`,
    `${count(({ id }) => !tested.has(id) && seen.has(id))} by eye`,
    `${count(({ id, kind }) => kind === 'editing' && !tested.has(id))} of editing (with the studio)`,
    `${count(({ id }) => !tested.has(id) && missing.has(id))} of blocks that are not there yet`,
    `${open.length} open`,
  ].join(', '),
);
process.exitCode = open.length + strangers.length === 0 ? 0 : 1;
