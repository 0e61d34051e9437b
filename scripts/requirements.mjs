// The requirements as docs/requirements has them: one file per feature, `## ID title`, a paragraph, `Rows: W-101–W-109, W-120`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const FOLDER = 'docs/requirements';
const HEADING = /^## ([A-Z]+(?:-[A-Z]+)*-\d+) (.+)$/;
const ROWS = /^Rows: (.+)$/;
const RANGE = /^([A-Z])-(\d{3})(?:–([A-Z])-(\d{3}))?$/;

/** Every requirement with its feature and its rows, and what is wrong with how they are written. */
export function readRequirements() {
  const files = readdirSync(join(root, FOLDER)).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  return requirementsIn(
    files.sort().map((file) => ({
      feature: file.slice(0, -'.md'.length),
      text: readFileSync(join(root, FOLDER, file), 'utf8'),
    })),
  );
}

export function requirementsIn(files) {
  const requirements = [];
  const problems = [];
  for (const { feature, text } of files) {
    let current;
    for (const line of text.split('\n')) {
      const [, id, title] = HEADING.exec(line) ?? [];
      const [, list] = ROWS.exec(line) ?? [];
      if (id) {
        if (requirements.some((one) => one.id === id)) problems.push(`${id}  stands twice`);
        current = { id, title, feature, rows: [] };
        requirements.push(current);
      } else if (line.startsWith('## ')) {
        problems.push(`${feature}  '${line}' has no id`);
        current = undefined;
      } else if (list && current) {
        for (const range of list.split(', ')) {
          const rows = rowsOf(range);
          if (rows.length === 0) problems.push(`${current.id}  '${range}' is no row and no range of rows`);
          current.rows.push(...rows);
        }
      }
    }
  }
  for (const { id, rows } of requirements) if (rows.length === 0) problems.push(`${id}  names no rows`);
  return { requirements, problems };
}

/** Rows that do not stand under exactly one requirement, and rows of requirements that are none. */
export function misplacedRows(requirements, rowIds) {
  const owners = new Map(rowIds.map((row) => [row, []]));
  const misplaced = new Map();
  for (const { id, rows } of requirements) {
    for (const row of rows) {
      if (owners.has(row)) owners.get(row).push(id);
      else misplaced.set(row, `stands under ${id} and is no row of the checklist`);
    }
  }
  for (const [row, ids] of owners) {
    if (ids.length === 0) misplaced.set(row, 'stands under no requirement');
    if (ids.length > 1) misplaced.set(row, `stands under ${ids.join(' and ')}`);
  }
  return misplaced;
}

/** `W-101–W-103` as the rows it means; none where it is no range. */
function rowsOf(range) {
  const [, area, first, lastArea = area, last = first] = RANGE.exec(range) ?? [];
  if (!area || lastArea !== area || last < first) return [];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${area}-${String(Number(first) + at).padStart(3, '0')}`,
  );
}
