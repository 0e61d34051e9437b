import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block as card } from '../card/card.block';
import { view as cardView } from '../card/card.view';
import { block } from './stage-row.block';
import { view } from './stage-row.view';

const slots = { StageRowItems: [<p key="1">ett</p>, <p key="2">två</p>] };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null, slots });
const drawCard = (fields: Parameters<typeof renderBlock<typeof card.fields, null>>[2]) =>
  renderBlock(card, cardView, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields).match(/<li/g)).toHaveLength(2);
});

test('holds its cards in order, in a list', () => {
  expect(render({ Title: 'Rad' })).toMatch(
    /<ul[^>]*><li[^>]*><p>ett<\/p><\/li><li[^>]*><p>två<\/p><\/li><\/ul>/,
  );
});

test.each([
  ['HasMarginTop', { HasMarginTop: false }],
  ['BackgroundVariant', { BackgroundVariant: 'Light' }],
  ['BackgroundVariant', { BackgroundVariant: 'Dark' }],
  ['IsCentered', { IsCentered: true }],
  ['UseFourColumns', { UseFourColumns: true }],
  ['CardVariant', { CardVariant: 'Icon' }],
] as const)('%s changes the look', (_, fields) => {
  expect(render(fields)).not.toBe(render({}));
});

test.each(Object.entries(card.examples))('draws the card "%s"', (_, example) => {
  expect(drawCard(example.fields)).toContain('<h3');
});

test('a card has one link: its button when that has a text, else its title', () => {
  const link = { href: '/kop-bil', text: 'Köp' };
  const withButton = drawCard({ Title: 'Bilar', Link: link, ButtonText: 'Se bilarna' });
  expect(withButton.match(/<a /g)).toHaveLength(1);
  expect(withButton).toMatch(/<a href="\/kop-bil"[^>]*>Se bilarna<span class="visually-hidden">: /);
  expect(drawCard({ Title: 'Bilar', Link: link })).toMatch(/<h3[^>]*><a href="\/kop-bil"[^>]*>Bilar/);
  expect(drawCard({ Title: 'Bilar' })).not.toContain('<a ');
});
