import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './not-found-hero.block';
import { view } from './not-found-hero.view';

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});

test('editors write the words; without them the dictionary has some', () => {
  const own = { HeroNotFoundTitle: 'Vilse?', HeroNotFoundText: '<p>Här är vägen.</p>' };
  expect(renderBlock(block, view, own, { data: null })).toMatch(/Vilse\?.*Här är vägen\./);
  expect(renderBlock(block, view, {}, { data: null })).toContain('Vi hittar inte sidan');
});

test('offers the front page, and the cars where there are any', () => {
  expect(renderBlock(block, view, {}, { data: null })).toContain('href="/kop-bil/alla-bilar-i-lager"');
  const page = testPage({ site: siteByKey('lifestyle-se') });
  expect(renderBlock(block, view, {}, { data: null, page }).match(/<a /g)).toHaveLength(1);
});
