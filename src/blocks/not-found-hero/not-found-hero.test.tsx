import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './not-found-hero.block';
import { view } from './not-found-hero.view';

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});

test('C-141, C-142, C-143, C-339: editors choose picture, title and text; without them the dictionary has words', () => {
  const image = { src: '/media/scene-forest-road-5/1280.webp', alt: 'En väg', width: 1920, height: 1080 };
  const own = {
    HeroNotFoundImage: image,
    HeroNotFoundTitle: 'Vilse?',
    HeroNotFoundText: '<p>Här är vägen.</p>',
  };
  expect(renderBlock(block, view, own, { data: null })).toMatch(/alt="En väg".*Vilse\?.*Här är vägen\./);
  expect(renderBlock(block, view, {}, { data: null })).toContain('Vi hittar inte sidan');
});

test('offers the front page, and the cars where there are any', () => {
  expect(renderBlock(block, view, {}, { data: null })).toContain('href="/kop-bil/alla-bilar-i-lager"');
  const page = testPage({ site: siteByKey('lifestyle-se') });
  expect(renderBlock(block, view, {}, { data: null, page }).match(/<a /g)).toHaveLength(1);
});
