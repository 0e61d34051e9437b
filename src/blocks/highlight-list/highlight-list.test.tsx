import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './highlight-list.block';
import { view } from './highlight-list.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('4 200');
});

test('C-210: three texts in order; a missing one leaves no empty element', () => {
  const html = render({ Items: [{ PreTitle: 'Mer än', Title: '41', SubTitle: '' }] });
  expect(render({ Items: [{ PreTitle: 'Mer än', Title: '41', SubTitle: 'orter' }] })).toMatch(
    /<span[^>]*>Mer än<\/span><strong[^>]*>41<\/strong><span[^>]*>orter<\/span><\/li>/,
  );
  expect(html).toMatch(/<span[^>]*>Mer än<\/span><strong[^>]*>41<\/strong><\/li>/);
});

test('C-208, C-209: three columns, or four; anything else is three', () => {
  const Items = [{ PreTitle: '', Title: '41', SubTitle: '' }];
  const three = render({ Items, Columns: '3' });
  expect(changedClasses(three, render({ Items, Columns: '4' }))).toEqual(['+highlight-list.four']);
  expect(render({ Items })).toBe(three);
  expect(render(JSON.parse(JSON.stringify({ Items, Columns: '7' })))).toBe(three);
});
