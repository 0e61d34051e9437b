import { describe, expect, test } from 'vitest';
import { renderBlock, testPage } from '~test/block';
import { block } from './hero-banner.block';
import { view } from './hero-banner.view';

const image = { src: '/media/scene-fjord-morning-1/1280.webp', alt: 'Fjord', width: 1920, height: 1080 };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2], page = testPage()) =>
  renderBlock(block, view, fields, { data: null, page });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toContain('<section');
});

test('nothing is drawn for picture content without a picture, whatever else is set', () => {
  expect(render({ Title: 'Hej', ImagePhone: image })).toBe('');
});

describe('film', () => {
  test('is drawn muted, in a loop, with the phone film for narrow windows first', () => {
    const html = render({ Content: 'Video', VideoDesktop: '/media/wide.mp4', VideoPhone: '/media/tall.mp4' });
    expect(html).toMatch(/<video[^>]* muted=""[^>]* loop=""/);
    expect(html.indexOf('/media/tall.mp4" media="(width &lt; 768px)"')).toBeLessThan(
      html.indexOf('<source src="/media/wide.mp4"'),
    );
    expect(html).not.toContain('autoplay');
  });

  test('without any source leaves the words standing and uses no picture', () => {
    const html = render({ Content: 'Video', Title: 'Hej', Image: image });
    expect(html).toContain('>Hej</h1>');
    expect(html).not.toMatch(/<video|<img/);
  });
});

describe('search bar', () => {
  const search = { Image: image, HeroBannerHasSearchBar: true };

  test('sends the keyphrase to the configured page, with what its address has in its query', () => {
    const html = render({ ...search, HeroBannerSearchUrl: '/sok?car_fuel=El%20%26%20gas&keyphrase=old' });
    expect(html).toMatch(/<form [^>]*action="\/sok" method="get"/);
    expect(html).toContain('name="keyphrase"');
    expect(html).toContain('<input type="hidden" name="car_fuel" value="El &amp; gas"/>');
    expect(html).not.toContain('value="old"');
  });

  test('leads to the page in the language of the visitor', () => {
    expect(render({ ...search, HeroBannerSearchUrl: '/sok' }, testPage({ language: 'en' }))).toContain(
      'action="/en/sok"',
    );
  });

  test.each(['', 'https://elsewhere.example/sok', '//elsewhere.example'])(
    'is left out without an address of this site: "%s"',
    (url) => {
      expect(render({ ...search, HeroBannerSearchUrl: url })).not.toContain('<form');
    },
  );
});

test('a picture without alternative text says so', () => {
  expect(render({ Image: { ...image, alt: '' } })).toContain('alt="Missing alt text"');
});

test('the first picture of the page is fetched at once, later ones when they come near', () => {
  expect(render({ Image: image })).toContain('loading="eager"');
  expect(renderBlock(block, view, { Image: image }, { data: null, index: 2 })).toContain('loading="lazy"');
});

test('a link that would run a script is no button', () => {
  expect(render({ Image: image, Link: { href: '/kop-bil', text: 'Köp' } })).toContain('href="/kop-bil"');
  const script = { href: 'javascript:alert(1)', text: 'Köp' };
  expect(render({ Image: image, Link: script })).not.toContain('<a ');
});
