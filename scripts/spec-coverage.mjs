// `npm run spec:coverage [C|V|W|HOLD|tyre-hotel]`: which rows of the checklists (all; of one checklist; of the requirements whose
// id or feature begins so) have a test whose title names them, which are checked by eye or wait for their block
// (docs/checked-by-eye.md), and which have neither. Rows without a test stand under their requirement (docs/requirements).
// Ends with 1 while a row has neither, or does not stand under exactly one requirement.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misplacedRows, readRequirements } from './requirements.mjs';
import { install, node, root, step, temporaryFolder } from './runtime.mjs';

await install();

const read = (path) => readFileSync(join(root, path), 'utf8');
const wanted = process.argv[2] ?? '';
const idsIn = (text) => text.match(/\b[A-Z]-\d{3}\b/g) ?? [];

/** The rows of all checklists: id, kind, what it asks for. */
const allRows = readdirSync(join(root, 'test/cases'))
  .filter((file) => file.endsWith('-rows.tsv'))
  .flatMap((file) => read(`test/cases/${file}`).trimEnd().split('\n').slice(1))
  .map((line) => line.split('\t'))
  .map(([id, , kind, text]) => ({ id, kind, text }));

const { requirements, problems } = readRequirements();
const isChecklist = /^[A-Z]?$/.test(wanted);
const isWanted = ({ id, feature, rows }) =>
  isChecklist
    ? rows.some((row) => row.startsWith(wanted))
    : id.startsWith(wanted.toUpperCase()) || feature.startsWith(wanted.toLowerCase());
const shown = requirements.filter(isWanted);
const shownRows = new Set(shown.flatMap(({ rows }) => rows));
const isRowWanted = (id) => (isChecklist ? id.startsWith(wanted) : shownRows.has(id));
const rows = allRows.filter(({ id }) => isRowWanted(id));
if (rows.length === 0) problems.push(`${wanted}  begins no requirement and no feature`);

const known = new Set(allRows.map(({ id }) => id));
for (const [row, why] of misplacedRows(requirements, [...known]))
  if (isRowWanted(row)) problems.push(`${row}  ${why}`);

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

const settled = (id) => tested.has(id) || seen.has(id) || missing.has(id);
const open = rows.filter(({ id, kind }) => kind !== 'editing' && !settled(id));
const checklists = new Set(allRows.map(({ id }) => id[0]));
for (const id of tested)
  if (isChecklist && isRowWanted(id) && checklists.has(id[0]) && !known.has(id))
    problems.push(`${id}  is named by a test but is no row of the checklist`);

for (const { id, title, feature, rows: own } of shown) {
  const left = open.filter((row) => own.includes(row.id));
  if (left.length > 0) console.log(`\n${id}  ${title}  (${feature})`);
  for (const row of left) console.log(`  ${row.id}  ${row.kind}  ${row.text}`);
}
for (const problem of problems) console.log(problem);

const count = (keep) => rows.filter(keep).length;
console.log(
  [
    `\n${rows.length} rows`,
    `${count(({ id }) => tested.has(id))} with a test`,
    `${count(({ id }) => !tested.has(id) && seen.has(id))} by eye`,
    `${count(({ id, kind }) => kind === 'editing' && !tested.has(id))} of editing (with the studio)`,
    `${count(({ id }) => !tested.has(id) && missing.has(id))} of blocks that are not there yet`,
    `${open.length} open`,
    `${shown.length} requirements`,
  ].join(', '),
);
process.exitCode = open.length + problems.length === 0 ? 0 : 1;
