import { describe, expect, test } from 'vitest';
import { defineBlock, field, SITE_PHONE } from '~/modules/content';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import type { RegisteredBlock } from '../contract';
import { linkAttributes } from '../link';
import { blockFields } from './block-fields';

const contract = defineBlock({
  name: 'Sample',
  title: 'Sample',
  version: 1,
  fields: {
    Text: field.richText(),
    Plain: field.text(),
    Link: field.link(),
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

describe('a link to the telephone of the site', () => {
  const site = siteByKey('automotive-se');
  const at = (phone: string, phoneE164: string) =>
    testPage({ site: { ...site, contact: { ...site.contact, phone, phoneE164 } } });
  const [before, after] = [at('08-465 004 10', '+46846500410'), at('08-1 & 2', '+4682')];
  const placed = (text: string) => ({
    uid: 'a',
    componentName: 'Sample',
    fields: {
      Link: { href: SITE_PHONE, text },
      Text: `<p><a href="${SITE_PHONE}">${text || '08-465 004 10'}</a> <a href="tel:+461">08-1</a></p>`,
    },
  });

  test('leads to the number in force and says it, on a block that was drawn with another', () => {
    const node = placed('');
    expect(blockFields(block, node, before).values.Link).toMatchObject({ text: '08-465 004 10' });
    const { values } = blockFields(block, node, after);
    expect(values.Link).toEqual({ href: SITE_PHONE, text: '08-1 & 2' });
    expect(linkAttributes(after, { href: SITE_PHONE, text: '' })).toEqual({ href: 'tel:+4682' });
    expect(values.Text).toBe('<p><a href="tel:+4682">08-1 &amp; 2</a> <a href="tel:+461">08-1</a></p>');
  });

  test.each([
    ['08-465 004 10', '08-1 & 2'],
    ['Ring 08-465 004 10', 'Ring 08-465 004 10'],
    ['Ring oss', 'Ring oss'],
  ])('%s is shown as %s', (text, shown) => {
    const { values } = blockFields(block, placed(text), after);
    expect(values.Link).toMatchObject({ text: shown });
    expect(values.Text).toContain(`<a href="tel:+4682">${shown.replace('&', '&amp;')}</a>`);
  });
});
