import { expect, test } from 'vitest';
import { defineBlock, field } from '~/modules/content';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import type { RegisteredBlock } from '../contract';
import { blockFields } from './block-fields';

const contract = defineBlock({
  name: 'Sample',
  title: 'Sample',
  version: 1,
  fields: {
    Text: field.richText(),
    Plain: field.text(),
    Icon: field.icon(['Car']),
    Items: field.list({
      Body: field.richText(),
      Icon: field.icon(['Car']),
      More: field.list({ Deep: field.richText() }),
    }),
  },
  examples: {},
});
const block: RegisteredBlock = { folder: 'sample', contract, view: () => null };

const TEXT =
  '<p><a href="/kop-bil?a=1&amp;b=2">A</a> <a href="/media/a.pdf">B</a> <a href="/en/kontakt">C</a> ' +
  '<a target="_blank" href="/x" onclick="alert(1)">D</a> <a href="https://x.example/">E</a> <a href="#f">F</a> ' +
  '<a href="//evil.example">G</a> href="/not-a-link"</p>';

const node = () => ({
  uid: 'a',
  componentName: 'Sample',
  fields: {
    Text: TEXT,
    Plain: '<a href="/x">',
    Icon: '/media/icon-a.svg',
    Items: [{ Body: TEXT, Icon: 'Foo', More: [{ Deep: '<a href="/djup">X</a>' }] }, { Icon: '' }],
  },
});

test('C-036: links in formatted texts, nested ones too, lead to the language of the page', () => {
  const { values } = blockFields(block, node(), testPage({ language: 'en' }));
  const hrefs = [...String(values.Text).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs.slice(0, 6)).toEqual([
    ...['/en/kop-bil?a=1&amp;b=2', '/media/a.pdf', '/en/kontakt', '/en/x', 'https://x.example/', '#f'],
  ]);
  expect(values.Text).not.toMatch(/onclick|evil/);
  expect(JSON.stringify(values.Items)).toContain('/en/djup');
  expect(values.Plain).toBe('<a href="/x">');
});

test('the default language has no prefix; one placed block serves each language', () => {
  const placed = node();
  expect(blockFields(block, placed, testPage()).values.Text).toContain('href="/kop-bil?');
  expect(blockFields(block, placed, testPage({ language: 'en' })).values.Text).toContain(
    'href="/en/kop-bil?',
  );
  const finnish = testPage({ site: siteByKey('carstore-fi'), language: 'sv' });
  expect(blockFields(block, placed, finnish).values.Text).toContain('href="/sv/kop-bil?');
  expect(blockFields(block, placed, testPage()).values.Text).toContain('href="/kop-bil?');
});

test('the icons of a block are those of its lists as well', () => {
  expect(blockFields(block, node(), testPage()).icons).toEqual(['/media/icon-a.svg', 'Foo']);
});
