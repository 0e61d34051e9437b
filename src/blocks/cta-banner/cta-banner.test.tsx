import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './cta-banner.block';
import { view } from './cta-banner.view';

const image = { src: '/media/scene-coast-summer-2/1280.webp', alt: '', width: 1920, height: 1080 };
const link = { href: '/salj-bil', text: 'Värdera' };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

test('picture and film are used only when the content type says so and there is one', () => {
  expect(render({ Content: 'Image', Image: image, Video: '/media/a.mp4' })).not.toContain('<video');
  expect(render({ Content: 'Video', Image: image, Video: '/media/a.mp4' })).not.toContain('<img');
  expect(render({ Content: 'Video', Image: image })).not.toMatch(/<img|<video/);
  expect(render({ Content: 'None', Image: image, Video: '/media/a.mp4' })).not.toMatch(/<img|<video/);
});

test('a missing alternative text is named', () => {
  expect(render({ Image: image })).toContain('alt="Missing alt text"');
});

test('button None draws no button', () => {
  expect(render({ Link: link, Button: 'Primary' })).toContain('href="/salj-bil"');
  expect(render({ Link: link, Button: 'None' })).not.toContain('<a ');
});

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('the title is an %s', (TitleTag) => {
  expect(render({ Title: 'Hej', TitleTag })).toContain(`>Hej</${TitleTag.toLowerCase()}>`);
});

test('an empty title leaves no heading', () => {
  expect(render({ Text: '<p>Text</p>' })).not.toMatch(/<h\d|aria-labelledby/);
});

test.each([
  ['Variant', { Variant: 'Big' }],
  ['Width', { Width: 'Constrained' }],
  ['HasMarginTop', { HasMarginTop: false }],
  ['CenterContent', { CenterContent: true }],
  ['TextColor', { TextColor: 'Black' }],
  ['TextBackgroundBox', { TextBackgroundBox: true }],
] as const)('%s changes the look', (_, fields) => {
  expect(render({ Title: 'Hej', ...fields })).not.toBe(render({ Title: 'Hej' }));
});
