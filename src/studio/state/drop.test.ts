import { expect, test } from 'vitest';
import type { BlockKind } from '~/modules/content/studio-wire';
import { placedBlocks } from './blocks';
import { readBlockText, writeBlock } from './clipboard';
import type { BlockNode, PageDocument } from './document';
import { dropAt, intoBeside, moveTo, outOf, pasteAt } from './drop';

const block = (uid: string, componentName = 'Text', placeholders?: BlockNode['placeholders']): BlockNode => ({
  uid,
  componentName,
  fields: { Title: uid },
  ...(placeholders !== undefined && { placeholders }),
});
const page: PageDocument = {
  fields: {},
  placeholders: {
    main: [block('a'), block('row', 'Row', { items: [block('x', 'Card'), block('y', 'Card')] }), block('b')],
  },
};
const kinds = new Map([
  ['Text', { placeholders: {} }],
  ['Card', { placeholders: {} }],
  ['Row', { placeholders: { items: ['Card'] } }],
]);
const order = (document: PageDocument) => placedBlocks(document).map(({ node }) => node.uid);
const drop = (uid: string, componentName: string, target: Parameters<typeof dropAt>[2]) =>
  dropAt(page, { uid, componentName }, target, kinds);

test('C-011 a block that is let go lands beside or in another, where the contract allows it', () => {
  expect(drop('b', 'Text', { uid: 'a', where: 'before' })).toEqual({
    kind: 'open',
    place: { area: 'main' },
    at: 0,
  });
  expect(drop('a', 'Text', { uid: 'x', where: 'after' })).toEqual({ kind: 'others', allow: ['Card'] });
  expect(drop('a', 'Text', { uid: 'row', where: 'inside' })).toEqual({ kind: 'others', allow: ['Card'] });
  expect(drop('', 'Card', { uid: 'row', where: 'inside' })).toEqual({
    kind: 'open',
    place: { parent: 'row', slot: 'items' },
    at: 2,
  });
  expect(drop('row', 'Row', { uid: 'x', where: 'after' })).toEqual({ kind: 'itself' });
  expect(drop('row', 'Row', { uid: 'row', where: 'after' })).toEqual({ kind: 'itself' });
  expect(drop('a', 'Text', { uid: 'gone', where: 'after' })).toBeNull();
});

test('C-011 a block is moved among its neighbours, out of a row and nowhere', () => {
  expect(order(moveTo(page, 'a', { area: 'main' }, 3))).toEqual(['row', 'x', 'y', 'b', 'a']);
  expect(order(moveTo(page, 'b', { area: 'main' }, 0))).toEqual(['b', 'a', 'row', 'x', 'y']);
  expect(order(moveTo(page, 'x', { area: 'main' }, 1))).toEqual(['a', 'x', 'row', 'y', 'b']);
  expect(order(moveTo(page, 'y', { parent: 'row', slot: 'items' }, 0))).toEqual(['a', 'row', 'y', 'x', 'b']);
  expect(moveTo(page, 'a', { area: 'main' }, 0)).toBe(page);
  expect(moveTo(page, 'a', { area: 'main' }, 1)).toBe(page);
  expect(moveTo(page, 'gone', { area: 'main' }, 1)).toBe(page);
});

test('C-011 a block goes into the one beside it that takes it, and out again', () => {
  const [card, items] = [block('c', 'Card'), { parent: 'row', slot: 'items' }];
  const beside = (at: number) => ({
    ...page,
    placeholders: { main: page.placeholders.main?.toSpliced(at, 0, card) },
  });
  expect(intoBeside(beside(2), 'c', kinds)).toEqual({ kind: 'open', place: items, at: 2 });
  expect(intoBeside(beside(1), 'c', kinds)).toEqual({ kind: 'open', place: items, at: 0 });
  expect(intoBeside(beside(0), 'c', kinds)).toBeNull();
  expect(intoBeside(page, 'a', kinds)).toEqual({ kind: 'others', allow: ['Card'] });
  expect(intoBeside(page, 'x', kinds)).toBeNull();
  expect(outOf(page, 'x', kinds)).toEqual({ kind: 'open', place: { area: 'main' }, at: 2 });
  expect(outOf(page, 'a', kinds)).toBeNull();
  expect(outOf(page, 'gone', kinds)).toBeNull();
  const inPage: PageDocument = {
    fields: {},
    placeholders: { main: [block('page', 'Page', { body: page.placeholders.main ?? [] })] },
  };
  const known = new Map<string, Pick<BlockKind, 'placeholders'>>(kinds).set('Page', {
    placeholders: { body: ['Row', 'Text'] },
  });
  expect(outOf(inPage, 'x', known)).toEqual({ kind: 'others', allow: ['Row', 'Text'] });
});

test('a pasted block goes after the selected one, into it, or last on the page', () => {
  const card = block('new', 'Card');
  expect(pasteAt(page, card, 'x', kinds)).toEqual({
    kind: 'open',
    place: { parent: 'row', slot: 'items' },
    at: 1,
  });
  expect(pasteAt(page, card, null, kinds)).toEqual({ kind: 'open', place: { area: 'main' }, at: 3 });
  expect(pasteAt(page, block('new'), 'x', kinds)).toEqual({ kind: 'others', allow: ['Card'] });
});

test('a copied block is read back with ids of its own; any other text is none', () => {
  const isKnown = (name: string) => kinds.has(name);
  const row = page.placeholders.main?.[1] ?? block('none');
  const read = readBlockText(writeBlock(row), isKnown);
  expect(read).toMatchObject({ componentName: 'Row', fields: { Title: 'row' } });
  expect(read?.uid).not.toBe('row');
  expect(read?.placeholders?.items?.[0]?.uid).not.toBe('x');
  for (const text of [
    '',
    'Hej',
    '{}',
    '{"forecourtBlock":{"uid":1}}',
    writeBlock(block('z', 'Unknown')),
    writeBlock(block('z', 'Row', { items: [block('q', 'Unknown')] })),
  ])
    expect(readBlockText(text, isKnown), text).toBeNull();
});
