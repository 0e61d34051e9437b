import { expect, test } from 'vitest';
import { readFields } from '~/modules/content';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block as model } from '../car-model-card/car-model-card.block';
import { view as modelView } from '../car-model-card/car-model-card.view';
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

test('C-279: holds its cards in order, in a list', () => {
  expect(render({ Title: 'Rad' })).toMatch(
    /<ul[^>]*><li[^>]*><p>ett<\/p><\/li><li[^>]*><p>två<\/p><\/li><\/ul>/,
  );
});

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-270: the title is an %s', (TitleTag) => {
  expect(render({ Title: 'Rad', TitleTag })).toContain(`>Rad</${TitleTag.toLowerCase()}>`);
});

test('C-270: an empty title leaves no heading; without cards there is no block, whatever its title', () => {
  expect(render({})).not.toMatch(/<h\d|aria-labelledby/);
  expect(renderBlock(block, view, { Title: 'Rad' }, { data: null })).toBe('');
});

test.each([
  ['below the title of the row', { Title: 'Rad' }, 'h3'],
  ['below a title of the first level', { Title: 'Rad', TitleTag: 'H1' }, 'h2'],
  ['below a title of the third level', { Title: 'Rad', TitleTag: 'H3' }, 'h4'],
  ['in the place of the title where there is none', {}, 'h2'],
] as const)('the titles of its cards stand %s', (_, fields, level) => {
  const place = { data: null, page: testPage(), index: 0, slot: () => [] };
  const [Card, Model] = [cardView, modelView];
  const cards = [
    <Card key="1" {...place} uid="1" fields={readFields(card.fields, { Title: 'Kort' })} />,
    <Model key="2" {...place} uid="2" fields={readFields(model.fields, { Title: 'Modell' })} />,
  ];
  const html = renderBlock(block, view, fields, { data: null, slots: { StageRowItems: cards } });
  expect(html).toMatch(new RegExp(`<${level}[^>]*>Kort</${level}>.*<${level}[^>]*>Modell</${level}>`));
});

test.each([
  ['C-271 HasMarginTop', { HasMarginTop: false }, ['+stage-row.flush']],
  [
    'C-272 BackgroundVariant Light',
    { BackgroundVariant: 'Light' },
    ['+layout.tone-sunken', '+layout.space-m'],
  ],
  [
    'C-272 BackgroundVariant Dark',
    { BackgroundVariant: 'Dark' },
    ['+layout.tone-inverse', '+layout.space-m'],
  ],
  ['C-273 IsCentered', { IsCentered: true }, ['+stage-row.centered']],
  ['C-275 UseFourColumns', { UseFourColumns: true }, ['+stage-row.four']],
] as const)('%s changes the look', (_, fields, changes) => {
  expect(changedClasses(render({}), render(fields))).toEqual(changes);
});

test.each(['Icon', 'Overlay', 'Compact'] as const)(
  'C-278: its cards are told to be of the kind %s',
  (CardVariant) => {
    expect(render({})).toContain(' data-card-variant="Image"');
    expect(render({ CardVariant })).toContain(` data-card-variant="${CardVariant}"`);
  },
);

test.each(Object.entries(card.examples))('draws the card "%s"', (_, example) => {
  expect(drawCard(example.fields)).toContain('<h3');
});

test('C-338: a card has one link: its button, else its title', () => {
  const link = { href: '/kop-bil', text: 'Köp' };
  const withButton = drawCard({ Title: 'Bilar', Link: link, ButtonText: 'Se bilarna' });
  expect(withButton.match(/<a /g)).toHaveLength(1);
  expect(withButton).toMatch(/<a href="\/kop-bil"[^>]*>Se bilarna<span class="visually-hidden">: /);
  expect(drawCard({ Title: 'Bilar', Link: { ...link, text: '' } })).toMatch(
    /<h3[^>]*><a href="\/kop-bil"[^>]*>Bilar/,
  );
  expect(drawCard({ Title: 'Bilar' })).not.toContain('<a ');
});
