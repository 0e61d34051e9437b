import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { tyreSeason } from './tyre-season';
import { block } from './tyre-teaser.block';
import { view } from './tyre-teaser.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const on = (date: string) => testPage({ now: new Date(`${date}T12:00Z`) });
const render = (fields: Fields, page = on('2026-03-02')) =>
  renderBlock(block, view, fields, { data: null, page });
const Link = { href: '/dack', text: '' };

test.each(Object.entries(block.examples))('C-032: draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

test('C-032: title, text, picture and link', () => {
  const Image = { src: '/media/a/1280.webp', alt: 'Däck', width: 4, height: 3 };
  const html = render({
    Title: 'Hjul',
    TitleTag: 'H4',
    Text: '<p>Ord</p>',
    Image,
    Link: { ...Link, text: 'Köp' },
  });
  expect(html).toMatch(/<img[^>]*alt="Däck".*<h4[^>]*>Hjul<.*<p>Ord<\/p>.*<a href="\/dack"[^>]*>.*Köp/);
});

test.each([
  ['TyreShop', 'Se däcken'],
  ['TyreHotel', 'Till däckhotellet'],
  ['WheelChange', 'Boka hjulskifte'],
] as const)('a link without words says where %s leads', (Service, words) => {
  expect(render({ Title: 'Hjul', Service, Link })).toContain(words);
});

test.each([
  ['2026-11-30', 'winter-soon'],
  ['2026-12-01', 'winter'],
  ['2027-03-31', 'winter'],
  ['2027-04-01', 'summer'],
  ['2027-09-30', 'summer'],
  ['2027-10-01', 'winter-soon'],
] as const)('winter tyres are required from 1 December to 31 March: %s is %s', (date, season) => {
  expect(tyreSeason(date, 'SE')).toBe(season);
});

test('the season says the rule and the tread; where we know no rule it says nothing', () => {
  expect(render({ Title: 'Hjul' })).toMatch(/1 december till 31 mars\..*minst 3 mm/);
  expect(render({ Title: 'Hjul' }, on('2026-07-01'))).toMatch(/minst 1,6 mm/);
  expect(render({ Title: 'Hjul', ShowSeason: false })).not.toContain('december');
  const slovak = testPage({ site: siteByKey('carstore-sk'), language: 'sk', now: new Date('2026-01-02') });
  expect(render({ Title: 'Hjul' }, slovak)).not.toContain('decembra');
});

test('the day is that of the site’s own clock', () => {
  const late = testPage({ now: new Date('2026-11-30T23:30Z') });
  expect(render({ Title: 'Hjul' }, late)).toContain('krävs nu vinterdäck');
});

test('without title, text and picture there is no block', () => {
  expect(render({ Link })).toBe('');
});
