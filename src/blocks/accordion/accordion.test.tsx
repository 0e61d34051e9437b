import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './accordion.block';
import { view } from './accordion.view';

const item = { title: 'Garanti', text: '<p>Tolv <strong>månader</strong>.</p>' };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<details');
});

test('C-181: the title is what opens the item, one heading level below the title of the block', () => {
  expect(render({ Title: 'Frågor', Items: [item] })).toMatch(/<summary[^>]*><h3[^>]*>Garanti<\/h3>/);
  expect(render({ Title: 'Frågor', TitleTag: 'H1', Items: [item] })).toMatch(/<h1.*<summary[^>]*><h2/);
  expect(render({ TitleTag: 'H3', Items: [item] })).toMatch(
    /^<section[^>]*><div[^>]*><div[^>]*><details.*<h3/,
  );
});

test('C-181: below a title of a low level the items are not above it', () => {
  expect(render({ Title: 'Frågor', TitleTag: 'H5', Items: [item] })).toMatch(
    /<summary[^>]*><h6[^>]*>Garanti/,
  );
});

test('C-182: the text is formatted, and closed at first by the browser itself', () => {
  const html = render({ Items: [item, item] });
  expect(html.match(/<details(?![^>]* open)/g)).toHaveLength(2);
  expect(html).toContain('<p>Tolv <strong>månader</strong>.</p>');
});

test('an item needs both a title and a text; without any there is no block', () => {
  expect(
    render({ Items: [item, { ...item, text: '' }, { ...item, title: '' }] }).match(/<details/g),
  ).toHaveLength(1);
  expect(render({ Title: 'Frågor', Items: [{ ...item, text: '' }] })).toBe('');
});

test('what an editor pastes is cleaned', () => {
  expect(render({ Items: [{ ...item, text: '<p onclick="x()">a</p><script>x()</script>' }] })).not.toMatch(
    /script|onclick/,
  );
});
