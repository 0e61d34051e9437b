import { describe, expect, test } from 'vitest';
import type { BlockKind } from '~/modules/content/studio-wire';
import {
  blockFrom,
  changeBetween,
  copyOf,
  findBlock,
  insertBlock,
  moveBlock,
  openingsFor,
  placedBlocks,
  removeBlock,
  setBlockField,
  setPageField,
} from './blocks';
import type { BlockNode, PageDocument } from './document';

const block = (uid: string, componentName = 'Text', placeholders?: BlockNode['placeholders']): BlockNode => ({
  uid,
  componentName,
  fields: { Title: uid },
  ...(placeholders !== undefined && { placeholders }),
});

const page: PageDocument = {
  fields: { title: 'Sida' },
  placeholders: {
    main: [block('a'), block('row', 'Row', { items: [block('x', 'Card'), block('y', 'Card')] }), block('b')],
  },
};

const kind = (name: string, placeholders: BlockKind['placeholders'] = {}): BlockKind => ({
  name,
  title: name,
  version: 3,
  opensPage: true,
  fields: [],
  placeholders,
  examples: [{ title: 'One', fields: { Title: 'Ny' }, placeholders: { items: [block('e', 'Card')] } }],
});
const kinds = new Map(
  [kind('Text'), kind('Row', { items: ['Card'] }), kind('Card')].map((each) => [each.name, each]),
);

const uids = (document: PageDocument) => placedBlocks(document).map(({ node }) => node.uid);

test('blocks are listed as they are read, with their place and level', () => {
  expect(placedBlocks(page).map(({ node, level, at, siblings }) => [node.uid, level, at, siblings])).toEqual([
    ['a', 1, 0, 3],
    ['row', 1, 1, 3],
    ['x', 2, 0, 2],
    ['y', 2, 1, 2],
    ['b', 1, 2, 3],
  ]);
});

describe('C-011', () => {
  test('a block is added, moved, duplicated and deleted where it stands, the others stay the same objects', () => {
    const added = insertBlock(page, { parent: 'row', slot: 'items' }, 1, block('new', 'Card'));
    expect(uids(added)).toEqual(['a', 'row', 'x', 'new', 'y', 'b']);
    expect(added.placeholders.main?.[0]).toBe(page.placeholders.main?.[0]);
    expect(uids(moveBlock(page, 'row', 1))).toEqual(['a', 'b', 'row', 'x', 'y']);
    expect(uids(moveBlock(page, 'y', -1))).toEqual(['a', 'row', 'y', 'x', 'b']);
    expect(moveBlock(page, 'a', -1)).toBe(page);
    expect(moveBlock(page, 'nothing', 1)).toBe(page);
    expect(uids(removeBlock(page, 'row'))).toEqual(['a', 'b']);
  });

  test('a copy and an example have ids of their own, children too', () => {
    const copied = copyOf(findBlock(page, 'row')?.node ?? block('none'));
    const all = [copied.uid, ...(copied.placeholders?.items ?? []).map(({ uid }) => uid)];
    expect(new Set([...all, ...uids(page)]).size).toBe(8);
    const made = blockFrom(kind('Row'), kind('Row').examples[0] ?? { title: '', fields: {} });
    expect(made).toMatchObject({ componentName: 'Row', version: 3, fields: { Title: 'Ny' } });
    expect(made.placeholders?.items?.[0]?.uid).not.toBe('e');
  });

  test('a place takes what the contract allows', () => {
    const places = (selected: string | null) =>
      openingsFor(page, selected, kinds).map(({ where, at, allow }) => [where, at, allow]);
    expect(places(null)).toEqual([['last', 3, null]]);
    expect(places('row')).toEqual([
      ['after', 2, null],
      ['inside', 2, ['Card']],
      ['last', 3, null],
    ]);
    expect(places('x')).toEqual([
      ['after', 1, ['Card']],
      ['outside', 2, null],
      ['last', 3, null],
    ]);
    // A row without anything in it is there to be filled.
    const hollow = removeBlock(removeBlock(page, 'x'), 'y');
    expect(openingsFor(hollow, 'row', kinds).map(({ where, at }) => [where, at])).toEqual([
      ['inside', 0],
      ['after', 2],
      ['last', 3],
    ]);
    expect(places('b')).toEqual([['after', 3, null]]);
  });
});

test('what is drawn anew is the outermost block that has changed, or the page', () => {
  const typed = setBlockField(page, 'x', 'Title', 'Nytt');
  expect(changeBetween(page, typed)).toEqual({ kind: 'block', area: 'main', at: 1 });
  expect(changeBetween(page, page)).toEqual({ kind: 'none' });
  expect(changeBetween(page, setBlockField(typed, 'a', 'Title', 'Också'))).toEqual({ kind: 'page' });
  expect(changeBetween(page, removeBlock(page, 'a'))).toEqual({ kind: 'page' });
  expect(changeBetween(page, moveBlock(page, 'a', 1))).toEqual({ kind: 'page' });
  expect(changeBetween(page, setPageField(page, 'title', 'Ny'))).toEqual({ kind: 'page' });
});
