import { describe, expect, test } from 'vitest';
import { misplacedRows, readRequirements, requirementsIn } from '../../scripts/requirements.mjs';
import { indexFaults, outsideCitations, strayCitations } from './requirements';
import { filesAt } from './sources';

const { requirements, problems } = readRequirements();
const rows = [...filesAt(['test/cases/*-rows.tsv']).values()].flatMap(
  (text) => text.match(/^[A-Z]-\d{3}(?=\t)/gm) ?? [],
);
const texts = filesAt(['{src,test,scripts,bench}/**/*.{ts,tsx,mjs,css,sql,md}', 'docs/**/*.md', '*.{md,ts}']);

test('requirements are written as they should be, each id once', () => {
  expect(problems).toEqual([]);
});

test('every row of the checklists stands under exactly one requirement', () => {
  expect([...misplacedRows(requirements, rows)]).toEqual([]);
});

test('every id that is cited is a requirement', () => {
  expect(strayCitations(texts, requirements)).toEqual([]);
});

test('nothing cites a document that is not here', () => {
  expect(outsideCitations(texts)).toEqual([]);
});

test('the index lists every feature with its areas', () => {
  expect(indexFaults(texts.get('docs/requirements/README.md') ?? '', requirements)).toEqual([]);
});

describe('a planted breach is found', () => {
  const list = { id: 'LIST-1', title: 'Filters', feature: 'list', rows: ['C-001', 'C-002'] };

  test.each([
    ['## Filters\n\nText.\n\nRows: C-001\n', 'has no id'],
    ['## LIST-1 Filters\n\nText.\n', 'names no rows'],
    ['## LIST-1 Filters\n\nRows: C-001\n\n## LIST-1 Order\n\nRows: C-002\n', 'stands twice'],
    ['## LIST-1 Filters\n\nText.\n\nRows: C-001-C-003\n', 'is no row and no range'],
    ['## LIST-1 Filters\n\nText.\n\nRows: C-003–C-001\n', 'is no row and no range'],
    ['## LIST-1 Filters\n\nText.\n\nRows: C-001–V-003\n', 'is no row and no range'],
  ])('in how a requirement is written: %j', (text, message) => {
    expect(requirementsIn([{ feature: 'list', text }]).problems.join()).toContain(message);
  });

  test.each([
    [[{ ...list, rows: ['C-001'] }], ['C-002', 'stands under no requirement']],
    [
      [list, { ...list, id: 'LIST-2', rows: ['C-002'] }],
      ['C-002', 'stands under LIST-1 and LIST-2'],
    ],
    [
      [{ ...list, rows: ['C-001', 'C-002', 'C-003'] }],
      ['C-003', 'stands under LIST-1 and is no row of the checklist'],
    ],
  ])('in where rows stand: %#', (planted, fault) => {
    expect([...misplacedRows(planted, ['C-001', 'C-002'])]).toEqual([fault]);
  });

  test.each([
    ['src/a.ts', '/** Filters (LIST-2). */'],
    ['src/a.ts', 'const a = 1; // LIST-2'],
    ['src/a.css', '/* As LIST-1 to\n * LIST-2 say. */'],
    ['docs/adr/1.md', 'As LIST-2 says.'],
  ])('in what %s cites: %j', (path, text) => {
    expect(strayCitations(new Map([[path, text]]), [list])).toEqual([
      `${path} cites LIST-2, which is no requirement`,
    ]);
  });

  test.each(['/** Filters (LIST-1), in UTF-8. */', "const id = 'LIST-2';", '// see /LIST-2x'])(
    'and %s is none',
    (text) => {
      expect(strayCitations(new Map([['src/a.ts', text]]), [list])).toEqual([]);
    },
  );

  const outside = 'specification';
  test.each([
    `(${outside} 2 §4)`,
    `${outside} 3 §4`,
    `${outside.toUpperCase()} 1`,
    `(${outside}\n * 1 §4)`,
    `domain${' '}facts`,
  ])('in documents that are not here: %j', (text) => {
    expect(outsideCitations(new Map([['src/a.ts', text]]))).toHaveLength(1);
  });

  test.each([
    ['| [`list.md`](list.md) | `CARDS` | List |', 'the index does not list list with `LIST`'],
    ['| [`list.md`](list.md) | `LIST` | List |\n| [`old.md`](old.md) | `OLD` | Old |', 'the index lists old'],
  ])('in the index: %s', (index, message) => {
    expect(indexFaults(index, [list]).join()).toContain(message);
  });
});
