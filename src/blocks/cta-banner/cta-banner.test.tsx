import { describe, expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './cta-banner.block';
import { view } from './cta-banner.view';

const image = { src: '/media/scene-coast-summer-2/1280.webp', alt: '', width: 1920, height: 1080 };
const film = '/media/film-forest-road.mp4';
const link = { href: '/salj-bil', text: 'Värdera' };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

describe('media', () => {
  test('C-149, C-158: a picture with its source, words and size', () => {
    expect(render({ Image: { ...image, alt: 'Kusten' } })).toMatch(
      /<img src="\/media\/scene-coast-summer-2\/1280\.webp" alt="Kusten" width="1920" height="1080"/,
    );
  });

  test('C-150, C-159: a film of the source, muted and in a loop', () => {
    expect(render({ Content: 'Video', Video: film })).toMatch(
      /<video[^>]* muted=""[^>]* loop=""[^>]*><source src="\/media\/film-forest-road\.mp4"\/>/,
    );
  });

  test('C-151: none at all', () => {
    expect(render({ Content: 'None', Title: 'Hej', Image: image, Video: film })).not.toMatch(/<img|<video/);
  });

  test('C-165: the picture is used only when the content is a picture and there is one', () => {
    expect(render({ Content: 'Video', Image: image, Video: film })).not.toContain('<img');
    expect(render({ Content: 'Image', Image: null })).not.toContain('<img');
    expect(render({ Content: 'Image', Image: { ...image, src: '' } })).not.toContain('<img');
  });

  test('C-166: the film is used only when the content is a film and there is one', () => {
    expect(render({ Content: 'Image', Image: image, Video: film })).not.toContain('<video');
    expect(render({ Content: 'Video', Image: image })).not.toMatch(/<video|<img/);
    expect(render({ Content: 'Video', Video: '' })).not.toContain('<video');
  });

  test('C-167: a missing alternative text is reported, unless the picture is decorative', () => {
    expect(render({ Image: image })).toContain('alt="Missing alt text"');
    expect(render({ Image: image, DecorativeImage: true })).toContain('alt=""');
  });
});

describe('words', () => {
  test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-162: the title is an %s', (TitleTag) => {
    expect(render({ Title: 'Hej', TitleTag })).toContain(`>Hej</${TitleTag.toLowerCase()}>`);
  });

  test('C-162: an h2 by default; an empty title has no heading', () => {
    expect(render({ Title: 'Hej' })).toContain('>Hej</h2>');
    expect(render({ Text: '<p>Text</p>' })).not.toMatch(/<h\d|aria-labelledby/);
  });

  test('C-163: the text is shown, sanitised', () => {
    const html = render({
      Text: '<p>Svar på <b>en timme</b></p><img src=x onerror=alert(1)><script>x()</script>',
    });
    expect(html).toContain('<p>Svar på <b>en timme</b></p>');
    expect(html).not.toMatch(/onerror|x\(\)/);
  });
});

describe('button', () => {
  test('C-155: each style looks different', () => {
    const looks = (['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] as const).map((Button) =>
      render({ Link: link, Button }),
    );
    expect(new Set(looks).size).toBe(4);
  });

  test('C-156: None draws no button and makes nothing else a link', () => {
    expect(render({ Title: 'Hej', Link: link, Image: image, Button: 'None' })).not.toContain('<a ');
  });

  test.each([
    ['internal', { href: '/salj-bil', text: 'Värdera' }, '<a href="/salj-bil" class'],
    ['external', { href: 'https://example.com/x', text: 'Värdera' }, '<a href="https://example.com/x" class'],
    ['mail', { href: 'mailto:a@example.com', text: 'Värdera' }, '<a href="mailto:a@example.com" class'],
    [
      'in a new window',
      { href: '/salj-bil', text: 'Värdera', target: '_blank' as const },
      '<a href="/salj-bil" target="_blank" rel="noopener"',
    ],
  ])('C-164: the link keeps address, text and target: %s', (_, Link, expected) => {
    const html = render({ Link });
    expect(html).toContain(expected);
    expect(html).toContain('>Värdera<');
  });
});

test.each([
  ['C-152 Variant', { Variant: 'Big' }, ['+cta-banner.big']],
  ['C-148 Width', { Width: 'Constrained' }, ['+cta-banner.constrained', '+layout.full']],
  ['C-157 HasMarginTop', { HasMarginTop: false }, ['+cta-banner.flush']],
  ['C-160 CenterContent', { CenterContent: true }, ['+cta-banner.centered']],
  ['C-161 TextColor', { TextColor: 'Black' }, ['-cta-banner.white', '+cta-banner.black']],
  ['C-154 TextBackgroundBox', { TextBackgroundBox: true }, ['+cta-banner.boxed']],
] as const)('%s changes the look', (_, fields, changes) => {
  expect(changedClasses(render({ Title: 'Hej' }), render({ Title: 'Hej', ...fields }))).toEqual(changes);
});
