import { expect, test } from 'vitest';
import type { BlockKind, FieldForm } from '~/modules/content/studio-wire';
import { sayIn } from '../../messages';
import type { BlockNode, PageDocument, Values } from '../document';
import { checkPage, leadsToPage } from './checks';
import { fieldProblem } from './field-problem';
import { findingText } from './finding-text';
import { problemPlaces, problemsOf } from './problem-paths';
import { searchResultOf, shownOf } from './search-result';

const field = (name: string, kind: string, more: Partial<FieldForm> = {}): FieldForm => ({
  name,
  kind,
  fallback: null,
  ...more,
});
const kinds = new Map<string, BlockKind>([
  [
    'Hero',
    {
      name: 'Hero',
      title: 'Hero',
      version: 1,
      opensPage: true,
      placeholders: {},
      examples: [],
      fields: [
        field('Image', 'image'),
        field('Text', 'richText'),
        field('Cards', 'list', { item: [field('Link', 'link')] }),
      ],
    },
  ],
]);
const hero = (uid: string, fields: Values, placeholders?: BlockNode['placeholders']): BlockNode => ({
  uid,
  componentName: 'Hero',
  fields,
  ...(placeholders !== undefined && { placeholders }),
});
const page = (fields: Values, ...main: readonly BlockNode[]): PageDocument => ({
  fields,
  placeholders: { main: [...main] },
});
const paths = ['/', '/kop-bil', '/kop-bil/*', '/nyheter/**'];
const around = {
  kinds,
  pages: [...paths.map((path) => ({ path, published: true })), { path: '/snart', published: false }],
  headings: [1, 2, 3, 2],
};
const described = { metaDescription: 'Vad sidan handlar om.' };
const image = { src: '/media/a.webp', alt: ' ', width: 1, height: 1 };

test('a language that lacks the page is named as who edits calls it', () => {
  const missing = { kind: 'translation-missing', about: 'en' } as const;
  expect(findingText(missing, sayIn('sv'), 'sv')).toBe('Sidan är inte publicerad på engelska');
  expect(findingText(missing, sayIn('en'), 'en')).toBe('The page is not published in English');
});

test('a page in order has no findings', () => {
  expect(checkPage(page({ title: 'Sida', ...described }, hero('a', {})), {}, around)).toEqual([]);
  expect(checkPage(page(described), { title: 'Av alla språk' }, around)).toEqual([]);
});

test('missing title, alternative text and headings, and broken links are found where they are', () => {
  const text =
    '<p><a href="/finns-inte">x</a> <a href="https://a.example">y</a> <a href="/kop-bil?a=1&amp;b">z</a></p>';
  const block = hero('a', { Image: image, Text: text, Cards: [{ Link: { href: '/borta', text: '' } }] });
  const findings = checkPage(page({ title: ' ', ...described }, block), {}, { ...around, headings: [2, 4] });
  expect(findings.map(({ severity, kind, uid, about }) => [severity, kind, uid, about])).toEqual([
    ['error', 'title-missing', null, ''],
    ['warning', 'alt-missing', 'a', '/media/a.webp'],
    ['warning', 'link-broken', 'a', '/finns-inte'],
    ['warning', 'link-broken', 'a', '/borta'],
    ['warning', 'heading-missing', null, ''],
    ['warning', 'heading-skipped', null, 'h4'],
  ]);
  const decorative = hero('a', { Image: image, DecorativeImage: true });
  expect(checkPage(page({ title: 'x', ...described }, decorative), {}, around)).toEqual([]);
});

test('what is stored as it was typed and leads nowhere is found once more before the page is published', () => {
  const fields = [
    field('Film', 'film', { limits: { maxLength: 20 } }),
    field('Icon', 'icon', { options: ['', 'Search'] }),
    field('Cards', 'list', { item: [field('Link', 'link')] }),
  ];
  const known = new Map([['Hero', { ...(kinds.get('Hero') ?? expect.unreachable()), fields }]]);
  const links = ['mailto:info', 'tel:ring oss', 'tel:+46850000'].map((href) => ({
    Link: { href, text: '' },
  }));
  const findings = checkPage(
    page({ title: 'x', ...described }, hero('a', { Film: '76979871', Icon: 'kundvagn', Cards: links })),
    {},
    { ...around, kinds: known },
  );
  expect(findings).toEqual([
    { severity: 'warning', kind: 'no-film', uid: 'a', about: '76979871' },
    { severity: 'warning', kind: 'no-icon', uid: 'a', about: 'kundvagn' },
    { severity: 'warning', kind: 'no-mail', uid: 'a', about: 'info' },
    { severity: 'warning', kind: 'no-phone', uid: 'a', about: 'ring oss' },
  ]);
});

test('the link of a page that leads elsewhere is looked at as those of its blocks are', () => {
  const found = (href: string) =>
    checkPage(page({ title: 'x', ...described, externalLink: { href, text: '' } }), {}, around).map(
      ({ kind, uid }) => [kind, uid],
    );
  expect([found('/kop-bil'), found('tel:+46850000')]).toEqual([[], []]);
  expect([found('/borta'), found('tel:0850000ankn12')]).toEqual([
    [['link-broken', null]],
    [['no-phone', null]],
  ]);
});

test('a link to a page that visitors do not see yet is told apart from one that leads nowhere', () => {
  const text = '<p><a href="/snart#del">x</a> <a href="/borta">y</a></p>';
  const findings = checkPage(page({ title: 'x', ...described }, hero('a', { Text: text })), {}, around);
  expect(findings.map(({ kind, about }) => [kind, about])).toEqual([
    ['link-unpublished', '/snart#del'],
    ['link-broken', '/borta'],
  ]);
});

test('what search engines would cut off or make up is found, not on a page that is hidden from them', () => {
  const kindsOf = (fields: Values) =>
    checkPage(page(fields), {}, around).map(({ kind, about }) => [kind, about]);
  const long = { title: 'Kort', metaTitle: 'ord '.repeat(20), metaDescription: 'ord '.repeat(50) };
  expect(kindsOf(long)).toEqual([
    ['title-long', '79'],
    ['description-long', '199'],
  ]);
  expect(kindsOf({ title: 'Kort' })).toEqual([['description-missing', '']]);
  expect(kindsOf({ ...long, noindex: true })).toEqual([]);
  const shown = shownOf(searchResultOf(long));
  expect(shown.title.length).toBeLessThanOrEqual(60);
  expect(shown.title).toMatch(/ord …$/);
  expect(shownOf(searchResultOf({ title: 'x'.repeat(80) })).title).toBe(`${'x'.repeat(58)} …`);
});

test.each([
  ['/', true],
  ['/kop-bil/', true],
  ['/KOP-BIL/volvo?x=1#y', true],
  ['/kop-bil/volvo/v60', false],
  ['/nyheter/2026/maj', true],
  ['/nyheter', false],
])('%s leads to a page: %s', (href, leads) => {
  expect(leadsToPage(href, paths)).toBe(leads);
});

test('a value that the store would refuse is found while it is typed', () => {
  const long = field('Title', 'text', { limits: { maxLength: 3 } });
  expect(fieldProblem(long, 'abcd')).toEqual({ kind: 'too-long', limit: 3, over: 1 });
  const number = field('Rows', 'number', { limits: { min: 1, max: 9 } });
  expect(fieldProblem(number, 10)).toEqual({ kind: 'out-of-range', min: 1, max: 9 });
  const link = (href: string) => fieldProblem(field('Link', 'link'), { href, text: '' });
  expect([link('javascript:alert(1)'), link('/ok'), link('mailto:a@b.se')]).toEqual([
    { kind: 'no-address' },
    null,
    null,
  ]);
  expect(fieldProblem(field('Image', 'image'), { ...image, src: '//evil' })).toEqual({ kind: 'no-address' });
  expect(fieldProblem(field('Items', 'list', { limits: { max: 1 } }), [1, 2])).toEqual({
    kind: 'too-many',
    limit: 1,
  });
});

test('what the server has refused is shown at its block', () => {
  const nested = page({}, hero('a', {}), hero('b', {}, { items: [hero('c', {})] }));
  const at = (path: string) => ({ kind: 'field', path, field: 'Link', message: 'no' });
  const problems = [at('main[1].items[0]'), at('(page)')];
  expect(problemsOf(problems, nested, 'c')).toEqual([problems[0]]);
  expect(problemsOf(problems, nested, null)).toEqual([problems[1]]);
  expect(problemsOf(problems, nested, 'a')).toEqual([]);
  expect(problemPlaces(problems, nested).map(({ uid }) => uid)).toEqual(['c', null]);
});

test.each([
  ['mailto:info@nordhem.example', undefined],
  ['mailto:a@nordhem.example,b@nordhem.example?subject=Hej', undefined],
  ['mailto:info', 'no-mail'],
  ['mailto:info nordhem.example', 'no-mail'],
  ['mailto:mailto:info@nordhem.example', 'no-mail'],
  ['tel:+46850000', undefined],
  ['tel:site', undefined],
  ['tel:ring oss', 'no-phone'],
  ['tel:08-123 45 67 / 070-174 06 05', 'no-phone'],
  ['tel:0905/123 456', undefined],
  ['tel:tel:+46850000', 'no-phone'],
  ['https://x y.example', 'no-address'],
  ['kop-bil', 'no-address'],
  ['//evil.example', 'no-address'],
  ['/kop bil', undefined],
])('what is wrong with a link to %s: %s', (href, kind) => {
  expect(fieldProblem(field('Link', 'link'), { href, text: '' })?.kind).toBe(kind);
});

test.each([
  ['aqz-KE-bpKQ', undefined],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', undefined],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', undefined],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', undefined],
  ['<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x" title="x"></iframe>', undefined],
  ['76979871', 'no-film'],
  ['vimeo.com/76979871', 'no-film'],
  ['https://vimeo.com/76979871', 'no-film'],
  ['https://www.youtube.com/@nordhem', 'no-film'],
  ['en film', 'no-film'],
  ['', undefined],
])('what is wrong with the film %s: %s', (film, kind) => {
  expect(fieldProblem(field('Film', 'film', { limits: { maxLength: 20 } }), film)?.kind).toBe(kind);
});

test('a number that is none is wrong', () => {
  const kindOf = (value: unknown) => fieldProblem(field('Rows', 'number'), value)?.kind;
  expect(['14 dagar', '', null, 14].map(kindOf)).toEqual(['no-number', undefined, undefined, undefined]);
});

test.each([
  ['', undefined],
  ['Search', undefined],
  ['/media/a.svg', undefined],
  ['https://icons.example/a.svg', undefined],
  ['search', 'no-icon'],
  ['Kundvagn', 'no-icon'],
])('what is wrong with the icon %s: %s', (icon, kind) => {
  expect(fieldProblem(field('Icon', 'icon', { options: ['', 'Search'] }), icon)?.kind).toBe(kind);
});
