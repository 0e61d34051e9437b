import { expect, test } from 'vitest';
import { readFields } from '~/modules/content';
import { renderBlock, testPage } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block as card } from '../card/card.block';
import { view as cardView } from '../card/card.view';
import { block } from './stage-row-horizontal.block';
import { view } from './stage-row-horizontal.view';

const slots = { StageRowItems: [<p key="1">ett</p>, <p key="2">två</p>] };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null, slots });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields).match(/<li/g)).toHaveLength(2);
});

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-280: the title is an %s', (TitleTag) => {
  expect(render({ Title: 'Rad', TitleTag })).toContain(`>Rad</${TitleTag.toLowerCase()}>`);
});

test('C-280: without a title there is no heading, and the row has a name all the same', () => {
  const html = render({});
  expect(html).not.toMatch(/<h\d/);
  expect(html.match(/aria-label="Aktuellt hos oss"/g)).toHaveLength(2);
});

test('C-281: HasMarginTop changes the look', () => {
  expect(changedClasses(render({}), render({ HasMarginTop: false }))).toEqual([
    '+stage-row-horizontal.flush',
  ]);
});

test('C-282: one list of cards in order, in a part of the page that the keyboard can scroll', () => {
  expect(render({ Title: 'Rad' })).toMatch(
    /<div role="group" tabindex="0"[^>]*aria-labelledby="uid-title"><ul[^>]*><li[^>]*><p>ett<\/p><\/li><li[^>]*><p>två<\/p><\/li><\/ul>/,
  );
});

test('C-282: without cards there is no block', () => {
  expect(renderBlock(block, view, { Title: 'Rad' }, { data: null })).toBe('');
});

test.each([
  [{ Title: 'Rad' }, 'h3'],
  [{}, 'h2'],
] as const)('the titles of its cards pass over no level: %o', (fields, level) => {
  const Card = cardView;
  const place = { data: null, page: testPage(), index: 0, slot: () => [] };
  const cards = [<Card key="1" {...place} uid="1" fields={readFields(card.fields, { Title: 'Kort' })} />];
  expect(renderBlock(block, view, fields, { data: null, slots: { StageRowItems: cards } })).toMatch(
    new RegExp(`<${level}[^>]*>Kort</${level}>`),
  );
});
