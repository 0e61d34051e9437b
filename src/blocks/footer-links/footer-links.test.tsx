import { expect, test } from 'vitest';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './footer-links.block';
import { view } from './footer-links.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const render = (fields: Fields, page = testPage()) => renderBlock(block, view, fields, { data: null, page });
const item = (text: string, href: string, more = {}) => ({
  Link: { text, href },
  Icon: '',
  CopyButton: false,
  ...more,
});

test.each(Object.entries(block.examples))('C-023: draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<ul');
});

test('C-023: a list of links with text and href, usable alone', () => {
  const html = render({ ColumnItems: [item('Om oss', '/om-oss'), item('Ring', 'tel:+4684650041')] });
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="\/om-oss"[^>]*><span>Om oss<\/span><\/a>/);
  expect(html).toMatch(/<a href="tel:\+4684650041"[^>]*><span>Ring<\/span><\/a>/);
});

test('Title, TitleTag, Icon, CopyButton and Row are shown', () => {
  const ColumnItems = [item('08-1', 'tel:081', { Icon: 'Phone', CopyButton: true })];
  const html = render({ Title: 'Kontakt', TitleTag: 'H3', ColumnItems });
  expect(html).toMatch(/<h3[^>]*>Kontakt<.*<svg.*<button[^>]*aria-label="Kopiera: 08-1"/);
  expect(changedClasses(render({ ColumnItems }), render({ ColumnItems, Row: true }))).toEqual([
    '+footer-links.row',
  ]);
});

test('a link without words shows its address; one that leads nowhere is left out', () => {
  const html = render({ ColumnItems: [item('', '/om-oss'), item('Farlig', 'javascript:alert(1)')] });
  expect(html).toContain('>/om-oss</span></a>');
  expect(html).not.toContain('Farlig');
  expect(render({ Title: 'Tom', ColumnItems: [] })).toBe('');
});

test('links stay in the language of the page', () => {
  const page = testPage({ language: 'en' });
  expect(render({ ColumnItems: [item('About', '/om-oss')] }, page)).toContain('href="/en/om-oss"');
});
