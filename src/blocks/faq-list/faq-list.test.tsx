import { expect, test } from 'vitest';
import { loadBlock, renderBlock } from '~test/block';
import { block } from './faq-list.block';
import { load } from './faq-list.data';
import { view } from './faq-list.view';

const items = [
  { Title: 'Fråga?', Text: '<p>Svar.</p>' },
  { Title: '', Text: '<p>Utan fråga</p>' },
];

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null }).match(/<details/g)).toHaveLength(3);
});

test('C-180: questions are native disclosures, closed at first, one heading level below the title', () => {
  const html = renderBlock(block, view, { Title: 'Frågor', TitleTag: 'H2', FAQItems: items }, { data: null });
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).not.toContain(' open');
  expect(html).toMatch(/<summary[^>]*><h3[^>]*>Fråga\?<\/h3>/);
});

test('the structured data has the same questions', async () => {
  expect(await loadBlock(block, load, { FAQItems: items })).toMatchObject({
    head: {
      jsonLd: [
        {
          '@type': 'FAQPage',
          mainEntity: [{ name: 'Fråga?', acceptedAnswer: { text: '<p>Svar.</p>' } }],
        },
      ],
    },
  });
});

test('without questions there is no block', async () => {
  expect((await loadBlock(block, load, { Title: 'Frågor' })).kind).toBe('nothing');
  expect(renderBlock(block, view, { Title: 'Frågor' }, { data: null })).toBe('');
});

test.each([
  ['H1', 'h2'],
  ['H2', 'h3'],
  ['H3', 'h4'],
  ['H4', 'h5'],
  ['H5', 'h6'],
  ['H6', 'h6'],
] as const)('C-177: the title is a %s, its questions are never above it', (TitleTag, level) => {
  const html = renderBlock(block, view, { Title: 'Frågor', TitleTag, FAQItems: items }, { data: null });
  expect(html).toContain(`>Frågor</${TitleTag.toLowerCase()}>`);
  expect(html).toMatch(new RegExp(`<summary[^>]*><${level}[^>]*>Fråga`));
});

test.each([
  ['H1', 'h2'],
  ['H2', 'h2'],
  ['H4', 'h4'],
] as const)('C-177: without a title the questions of a block of %s are %s', (TitleTag, level) => {
  const html = renderBlock(block, view, { TitleTag, FAQItems: items }, { data: null });
  expect(html).toMatch(new RegExp(`<summary[^>]*><${level}[^>]*>Fråga`));
});

test.each([
  ['C-178: wide', { Wide: true }, 'wide'],
  ['C-179: without a margin above', { HasMarginTop: false }, 'flush'],
])('%s only when it is wanted', (_, fields, look) => {
  const html = (more: object) => renderBlock(block, view, { FAQItems: items, ...more }, { data: null });
  expect(html(fields)).toMatch(new RegExp(`class="[^"]*${look}`));
  expect(html({})).not.toMatch(new RegExp(`class="[^"]*${look}`));
});
