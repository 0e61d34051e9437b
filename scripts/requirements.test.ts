import { expect, test } from 'vitest';
import { misplacedRows, requirementsIn } from './requirements.mjs';

const written = (...lines: string[]) => requirementsIn([{ feature: 'hold', text: lines.join('\n') }]);
const HELD = ['## HOLD-1 A time is held', 'Ten minutes.', '', 'Rows: W-009–W-011, W-020'];

test('a requirement has an id, a title, its feature and the rows of its ranges', () => {
  expect(written('# Holds', 'What for.', ...HELD)).toEqual({
    requirements: [
      { id: 'HOLD-1', title: 'A time is held', feature: 'hold', rows: ['W-009', 'W-010', 'W-011', 'W-020'] },
    ],
    problems: [],
  });
});

test.each([
  [['## A time is held', 'Rows: W-001'], 'has no id'],
  [['## HOLD-1 A time is held', 'Ten minutes.'], 'names no rows'],
  [[...HELD, '## HOLD-1 Again', 'Rows: W-030'], 'stands twice'],
  [['## HOLD-1 A time is held', 'Rows: W-009-W-011'], 'no range of rows'],
  [['## HOLD-1 A time is held', 'Rows: W-011–W-009'], 'no range of rows'],
  [['## HOLD-1 A time is held', 'Rows: W-009–V-011'], 'no range of rows'],
])('planted: %j is found', (lines, problem) => {
  expect(written(...lines).problems.join('\n')).toContain(problem);
});

test('every row stands under exactly one requirement', () => {
  const { requirements } = written(...HELD, '## HOLD-2 It is given back', 'Rows: W-020, W-021');
  const rows = ['W-009', 'W-010', 'W-011', 'W-020', 'W-022'];
  expect(Object.fromEntries(misplacedRows(requirements, rows))).toEqual({
    'W-020': 'stands under HOLD-1 and HOLD-2',
    'W-021': 'stands under HOLD-2 and is no row of the checklist',
    'W-022': 'stands under no requirement',
  });
});
