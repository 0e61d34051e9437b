import { expect, test } from 'vitest';
import { compactCode } from './compact-code';

test.each([
  ['abc 123', 'ABC123'],
  ['\u202aABC\u200e12\u00ad3\u202c', 'ABC123'],
  ['AB\u2011123\u00a0CD – 4', 'AB123CD4'],
  ['a\u030anna', 'ÅNNA'],
  ['a.b_c/1', 'A.B_C/1'],
])('%j is compared as %j', (typed, compact) => {
  expect(compactCode(typed)).toBe(compact);
});
