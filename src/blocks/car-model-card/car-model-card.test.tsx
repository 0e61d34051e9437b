import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './car-model-card.block';
import { view } from './car-model-card.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });
const pairs = {
  Label1: 'Pris',
  Value1: '1 kr',
  Label2: 'Ränta',
  Value2: '2 %',
  Label3: 'Effekt',
  Value3: '3 kW',
  Label4: 'Vikt',
  Value4: '4 kg',
};

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<h3');
});

test('C-331: title, text and picture', () => {
  const html = render({ Title: 'Modell', Text: 'Rymlig.', Image: image });
  expect(html).toMatch(/<h3[^>]*>Modell<\/h3><p[^>]*>Rymlig\.<\/p>/);
  expect(html).toContain('alt="Bilhall"');
});

test('C-331: a picture without words of its own is silent beside the title', () => {
  expect(render({ Title: 'Modell', Image: { ...image, alt: '' } })).toContain('alt=""');
});

test('C-332: the campaign shows only while the flag is on and there is a text', () => {
  expect(render({ Title: 'Modell', IsCampaign: true, Campaign: 'Vår' })).toContain('>Vår<');
  expect(render({ Title: 'Modell', IsCampaign: false, Campaign: 'Vår' })).not.toContain('Vår');
  expect(render({ Title: 'Modell', IsCampaign: true })).toBe(render({ Title: 'Modell' }));
});

test.each([
  ['its text', 'Se', /<h3[^>]*>Modell<\/h3>.*<a href="\/kop-bil"[^>]*>Se<span class="visually-hidden">/],
  ['the title', '', /<h3[^>]*><a href="\/kop-bil"[^>]*>Modell<\/a>/],
])('C-333: one link to its target, named by %s', (_, text, expected) => {
  const html = render({ Title: 'Modell', Link: { href: '/kop-bil', text } });
  expect(html).toMatch(expected);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('C-333: a card without a title still leads where it should', () => {
  expect(render({ Text: 'Text', Link: { href: '/kop-bil', text: '' } })).toContain('>Läs mer<');
});

test('C-334: four pairs in order, a pair that lacks a half leaves no gap', () => {
  expect(render(pairs).match(/<dt/g)).toHaveLength(4);
  expect(render(pairs)).toMatch(/>Pris<\/dt><dd[^>]*>1 kr<.*>Vikt<\/dt><dd[^>]*>4 kg</);
  expect(render({ ...pairs, Value2: '', Label3: '' }).match(/<dt/g)).toHaveLength(2);
  expect(render({ Title: 'Modell' })).not.toContain('<dl');
});

test('an empty card draws nothing', () => {
  expect(render({ Link: { href: '/kop-bil', text: 'Köp' } })).toBe('');
});
