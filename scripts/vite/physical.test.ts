import { expect, test } from 'vitest';
import { withPhysicalNames } from './physical';

test.each([
  ['  margin-block-start: 1px;', '  margin-top: 1px;'],
  ['  scroll-padding-block-end: 1px;', '  scroll-padding-bottom: 1px;'],
  ['  border-inline-start-color: red;', '  border-left-color: red;'],
  ['  border-inline-end: 0;', '  border-right: 0;'],
  ['  inset-inline-end: 0;', '  right: 0;'],
  ['  max-inline-size: 1px;', '  max-width: 1px;'],
  ['  block-size: 1px;', '  height: 1px;'],
])('%s is %s', (css, expected) => {
  expect(withPhysicalNames(`.a {\n${css}\n}`)).toBe(`.a {\n${expected}\n}`);
});

test.each([
  '  margin-inline: 1px;',
  '  border-start-start-radius: 1px;',
  '  container-type: inline-size;',
  '  --inline-size: 1px;',
  '@container (inline-size >= 1px) {',
  '  transition:\n    block-size 1s,\n    color 1s;',
])('%s stays', (css) => {
  expect(withPhysicalNames(css)).toBe(css);
});
