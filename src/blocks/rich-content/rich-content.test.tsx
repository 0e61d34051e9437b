import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './rich-content.block';
import { view } from './rich-content.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

test('keeps the form of a text and removes what could run', () => {
  const html = render({ Text: '<h2>Rubrik</h2><p>Text <a href="/a">länk</a></p><script>alert(1)</script>' });
  expect(html).toContain('<h2>Rubrik</h2><p>Text <a href="/a">länk</a></p>');
  expect(html).not.toContain('alert');
});

test('nothing is drawn without words', () => {
  expect(render({})).toBe('');
});

test.each([
  ['MarginTop', { MarginTop: 'None' }],
  ['MarginTop', { MarginTop: 'Small' }],
  ['MarginTop', { MarginTop: 'Large' }],
  ['MarginBottom', { MarginBottom: 'Small' }],
  ['MarginBottom', { MarginBottom: 'Large' }],
  ['CenterText', { CenterText: true }],
] as const)('%s changes the look', (_, fields) => {
  expect(render({ Text: 'x', ...fields })).not.toBe(render({ Text: 'x' }));
});
