import { expect, test } from 'vitest';
import { importsThroughDoors } from './doors.ts';

const DOOR = '/src/features/finance/index.ts';
const MODULES: Readonly<Record<string, { code: string; imports: readonly string[] }>> = {
  [DOOR]: {
    code: "export { Quote, type QuoteProps } from './quote/quote';\nexport { Loan as LoanExample, default as card } from './loan';\nexport * from './texts';",
    imports: [
      '/src/features/finance/quote/quote.tsx',
      '/src/features/finance/loan.tsx',
      '/src/features/finance/texts.ts',
    ],
  },
};
const reached = (code: string, imports: readonly string[] = [DOOR]): readonly string[] =>
  importsThroughDoors('/src', (id) => MODULES[id] ?? { code, imports })('/src/blocks/a.view.tsx');

test('through a door a module reaches what it takes from there, by any name', () => {
  expect(reached("import { LoanExample } from '~/features/finance';")).toEqual([
    '/src/features/finance/loan.tsx',
  ]);
  expect(reached("import { Quote as Q, card } from '~/features/finance';")).toEqual([
    '/src/features/finance/quote/quote.tsx',
    '/src/features/finance/loan.tsx',
  ]);
  expect(
    reached("import { LoanExample } from '~/features/finance';\nimport './x';", [DOOR, '/src/blocks/x.ts']),
  ).toEqual(['/src/features/finance/loan.tsx', '/src/blocks/x.ts']);
});

test.each([
  ["import * as finance from '~/features/finance';"],
  ["import { text } from '~/features/finance';"],
  ["import { LoanExample } from '~/features/finance';\nimport { text } from '~/features/finance';"],
  ["const late = import('~/features/finance');"],
  ["import type { Quote } from '~/features/finance';\nimport('~/features/finance');"],
])('what cannot be read off the text is reached whole: %s', (code) => {
  expect(reached(code)).toEqual([DOOR]);
});
