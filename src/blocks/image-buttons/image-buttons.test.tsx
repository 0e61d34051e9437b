import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './image-buttons.block';
import { view } from './image-buttons.view';

const Image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const item = { Link: { href: '/kop-bil', text: 'Köp bil' }, Image, UseGradientBehindText: false };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });
type Item = NonNullable<Parameters<typeof render>[0]['ImageButtonItems']>[number];
const one = (overrides: Partial<Item>) => render({ ImageButtonItems: [{ ...item, ...overrides }] });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<ul');
});

test('C-211, C-216: leads to its link and reads the text of the link', () => {
  expect(one({})).toMatch(/<a href="\/kop-bil"[^>]*>.*<span[^>]*>Köp bil<\/span><\/a>/);
  expect(one({ Link: { ...item.Link, target: '_blank' } })).toContain('target="_blank" rel="noopener"');
});

test('C-211: without a link it is a picture only', () => {
  const html = one({ Link: null });
  expect(html).toContain('<img');
  expect(html).not.toContain('<a ');
});

test('C-212: the picture has its alternative text, inside the link', () => {
  expect(one({})).toMatch(/<a .*alt="Bilhall".*<\/a>/);
  expect(one({ Image: { ...Image, alt: '' } })).toContain('alt=""');
  expect(one({ Image: { ...Image, alt: '' }, Link: { href: '/kop-bil', text: '' } })).toContain(
    'alt="Missing alt text"',
  );
});

test('C-213: the gradient changes the look', () => {
  expect(changedClasses(one({}), one({ UseGradientBehindText: true }))).toEqual([
    '-image-buttons.plate',
    '+image-buttons.gradient',
  ]);
});

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-214: the title is an %s', (TitleTag) => {
  expect(render({ Title: 'Hej', TitleTag, ImageButtonItems: [item] })).toContain(
    `>Hej</${TitleTag.toLowerCase()}>`,
  );
});

test('C-215: HasMarginTop changes the look', () => {
  const fields = { ImageButtonItems: [item] };
  expect(changedClasses(render(fields), render({ ...fields, HasMarginTop: false }))).toEqual([
    '+image-buttons.flush',
  ]);
});

test('C-216: items in their order; one without a picture is left out', () => {
  const named = (text: string) => ({ ...item, Link: { href: '/a', text } });
  const html = render({
    ImageButtonItems: [named('Andra'), { ...named('Ingen'), Image: null }, named('Första')],
  });
  expect(html).toMatch(/Andra.*Första/);
  expect(html).not.toContain('Ingen');
  expect(render({ Title: 'Hej', ImageButtonItems: [{ ...item, Image: null }] })).toBe('');
});
