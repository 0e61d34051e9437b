import { describe, expect, test } from 'vitest';
import { renderBlock, testPage } from '~test/block';
import { block } from './carousel.block';
import { view } from './carousel.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const slide = {
  Title: 'Elbilar',
  Subtitle: '',
  ThumbnailText: '',
  ImageDesktop: image,
  ImagePhone: null,
  LeftButton: null,
  LeftButtonType: 'None' as const,
  RightButton: null,
  RightButtonType: 'None' as const,
  UseGradient: false,
  LegalTextBody: '',
};
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null, page: testPage() });
const three = [slide, { ...slide, Title: 'Däck' }, { ...slide, Title: 'Service' }];
const markup = (html: string) => html.replace(/ data-props="[^"]*"/, '');

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('aria-roledescription="bildkarusell"');
});

test('nothing is drawn without slides', () => {
  expect(render({})).toBe('');
});

describe('for the screen reader', () => {
  test('each slide is a group that names its position', () => {
    const html = markup(render({ CarouselItems: three }));
    expect(html.match(/role="group" aria-roledescription="bild" aria-label="\d av 3"/g)).toHaveLength(3);
    expect(html).not.toMatch(/aria-label="[^"]*karusell/i);
  });

  test('the control of the rotation is the first thing in it, and only where something rotates', () => {
    const html = markup(render({ CarouselItems: three, AutoPlayDelay: 5, SlideArrows: true }));
    const [first] = html.match(/<(?:button|a)\b[^>]*>/) ?? [];
    expect(first).toContain('aria-label="Starta bildspelet"');
    expect(markup(render({ CarouselItems: three }))).not.toContain('bildspelet');
  });

  test('no slide is out of reach before the script is there', () => {
    expect(markup(render({ CarouselItems: three }))).not.toContain('inert');
  });
});

test('one slide has no arrows, no thumbnails and no rotation', () => {
  const html = markup(render({ CarouselItems: [slide], AutoPlayDelay: 5, SlideArrows: true }));
  expect(html).not.toContain('<button');
});

test('arrows only when they are wanted', () => {
  expect(markup(render({ CarouselItems: three, SlideArrows: true }))).toContain('aria-label="Nästa"');
  expect(markup(render({ CarouselItems: three }))).not.toContain('aria-label="Nästa"');
});

test.each([
  ['text with None', { LeftButton: { href: '/a', text: 'Se mer' }, LeftButtonType: 'None' as const }],
  ['type with empty text', { LeftButton: { href: '/a', text: ' ' }, LeftButtonType: 'Primary' as const }],
  ['type without a link', { LeftButtonType: 'Primary' as const }],
])('no button for %s', (_, button) => {
  expect(markup(render({ CarouselItems: [{ ...slide, ...button }] }))).not.toContain('<a ');
});

test('the phone picture is used only when there is one', () => {
  const phone = { ...image, src: '/media/scene-winter-road-2/1280.webp' };
  const html = markup(render({ CarouselItems: [{ ...slide, ImagePhone: phone }, slide] }));
  expect(html.match(/media="\(width &lt; 768px\)"/g)).toHaveLength(2);
  expect(html).toContain('scene-winter-road-2/320.avif');
});
