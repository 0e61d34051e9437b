import { expect, test } from 'vitest';
import { insertBlock, moveBlock, removeBlock, setBlockField } from '../state/blocks';
import type { BlockNode, PageDocument } from '../state/document';
import { moveTo } from '../state/drop';
import { blockChange, chosenAfter } from './block-change';

const block = (uid: string, items?: readonly BlockNode[]): BlockNode => ({
  uid,
  componentName: 'Text',
  fields: {},
  ...(items !== undefined && { placeholders: { items: [...items] } }),
});
const page: PageDocument = {
  fields: {},
  placeholders: { main: [block('a'), block('row', [block('x'), block('y')]), block('b'), block('c')] },
};

const of = (before: PageDocument, after: PageDocument, preferred: string | null = null) => {
  const change = blockChange(before, after, preferred);
  return change === null ? null : `${change.kind} ${change.block.node.uid} ${change.block.at}`;
};

test('what came, went or was moved is told, with its place', () => {
  const copied = insertBlock(page, { area: 'main' }, 1, block('copy', [block('x2')]));
  expect(of(page, copied)).toBe('come copy 1');
  expect(of(copied, page)).toBe('gone copy 1');
  expect(of(page, removeBlock(page, 'row'))).toBe('gone row 1');
  expect(of(page, moveTo(page, 'a', { area: 'main' }, 4))).toBe('moved a 3');
  expect(of(page, moveTo(page, 'c', { area: 'main' }, 0))).toBe('moved c 0');
  expect(of(page, moveTo(page, 'y', { area: 'main' }, 0))).toBe('moved y 0');
  expect(of(page, setBlockField(page, 'a', 'Title', 'Nu'))).toBeNull();
});

test('of two that changed places it is the one that was moved', () => {
  const down = moveBlock(page, 'b', 1);
  expect(of(page, down, 'b')).toBe('moved b 3');
  expect(of(page, down, 'c')).toBe('moved c 2');
});

test('after an undo that is chosen which it was about, or the nearest above what has gone', () => {
  const without = removeBlock(page, 'row');
  expect(chosenAfter(without, page, 'a')).toBe('row');
  const copied = insertBlock(page, { parent: 'row', slot: 'items' }, 1, block('copy'));
  expect(chosenAfter(copied, page, 'copy')).toBe('x');
  expect(chosenAfter(copied, page, 'c')).toBe('c');
  expect(chosenAfter(page, removeBlock(page, 'a'), 'a')).toBeNull();
  expect(chosenAfter(page, setBlockField(page, 'a', 'Title', 'Nu'), 'c')).toBe('c');
});
