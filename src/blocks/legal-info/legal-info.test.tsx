import { expect, test } from 'vitest';
import { translator } from '~/messages';
import { renderBlock, testPage } from '~test/block';
import { block } from './legal-info.block';
import { view } from './legal-info.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2], page = testPage()) =>
  renderBlock(block, view, fields, { data: null, page });
const info = { Title: 'Villkor', Text: '<p>Finstilt.</p>' };
const labels = { ShowMoreLabel: 'Öppna', ShowLessLabel: 'Stäng' };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<details');
});

test('C-217: the title is always in view', () => {
  expect(render(info)).toMatch(/<h2[^>]*>Villkor<\/h2><details/);
});

test('C-218: the text is closed at first, and opened by the browser itself', () => {
  const html = render(info);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toMatch(/<\/summary><div[^>]*><p>Finstilt\.<\/p>/);
});

test('C-219, C-220: the labels of the editor', () => {
  expect(render({ ...info, ...labels })).toMatch(/<summary[^>]*><span[^>]*>Öppna<\/span><span[^>]*>Stäng</);
});

test.each(['sv', 'en'] as const)(
  'C-221, C-222: without labels "Show more" and "Show less", in %s too',
  (language) => {
    const html = render(info, testPage({ t: translator(language) }));
    expect(html).toMatch(/>Show more<\/span><span[^>]*>Show less</);
  },
);

test('C-221, C-222: unless the dictionary of the site says otherwise', () => {
  const t = translator('sv', { 'legalInfo.showMore': 'Visa villkor', 'legalInfo.showLess': 'Dölj villkor' });
  expect(render(info, testPage({ t }))).toMatch(/>Visa villkor<\/span><span[^>]*>Dölj villkor</);
});

test('C-223: an empty title is stood in for', () => {
  expect(render({ Text: info.Text })).toContain('>Juridisk information</h2>');
});

test('C-221, C-222, C-223: nothing but spaces is no title and no label', () => {
  const spaces = { Title: ' ', ShowMoreLabel: ' ', ShowLessLabel: '\u00a0' };
  expect(render({ ...spaces, Text: info.Text })).toBe(render({ Text: info.Text }));
});

test('without a text there is nothing to open; without both there is no block', () => {
  expect(render({ Title: 'Villkor' })).not.toContain('<details');
  expect(render(labels)).toBe('');
});
