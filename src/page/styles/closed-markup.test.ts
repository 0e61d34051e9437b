import { expect, test } from 'vitest';
import { seenMarkup } from './closed-markup';

test.each([
  ['<p>a</p><div id="x" popover="auto" class="y"><div>b</div>c</div><p>d</p>', '<p>a</p><p>d</p>'],
  ['<ul><li hidden=""><i>a</i></li><li>b</li></ul>', '<ul><li>b</li></ul>'],
  ['a<template class="b"><p hidden="">c</p></template>d', 'ad'],
  [
    '<dialog class="a">b</dialog><dialog open="" class="c">d</dialog>',
    '<dialog open="" class="c">d</dialog>',
  ],
  ['<input type="text" hidden=""/><img hidden="" src="a">b', 'b'],
  ['<svg hidden=""><svg viewBox="0 0 1 1"/><path d="M0"/></svg>b', 'b'],
  ['<i aria-hidden="true" class="hidden">a</i>', '<i aria-hidden="true" class="hidden">a</i>'],
])('%s', (markup, seen) => {
  expect(seenMarkup(markup)).toBe(seen);
});

test('what has no end is left as it is', () => {
  const cut = '<p>a</p><div popover="auto"><div>b</div>';
  expect(seenMarkup(cut)).toBe(cut);
});
