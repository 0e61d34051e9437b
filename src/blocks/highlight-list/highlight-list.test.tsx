import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './highlight-list.block';
import { view } from './highlight-list.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('4 200');
});

test('three texts in order; a missing one leaves no empty element', () => {
  const html = render({ Items: [{ PreTitle: 'Mer än', Title: '41', SubTitle: '' }] });
  expect(html).toMatch(/<span[^>]*>Mer än<\/span><strong[^>]*>41<\/strong><\/li>/);
});

test('three columns or four', () => {
  const Items = [{ PreTitle: '', Title: '41', SubTitle: '' }];
  expect(render({ Items, Columns: '4' })).not.toBe(render({ Items }));
});
