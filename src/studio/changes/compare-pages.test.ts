import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedField } from '../names/name-kinds';
import { insertBlock, moveBlock, placedBlocks, removeBlock, setBlockField } from '../state/blocks';
import type { BlockNode, PageDocument } from '../state/document';
import { comparePages, isUnchanged } from './compare-pages';

const field = (name: string, kind = 'text', more: Partial<NamedField> = {}): NamedField => ({
  name,
  kind,
  label: name,
  optionLabels: {},
  fallback: '',
  ...more,
});
const CARD = [field('Title'), field('Rows', 'list', { fallback: [], item: [field('Text')] })];
const FORMS = { page: [field('title')], of: () => CARD };

const block = (uid: string, fields = {}, placeholders?: BlockNode['placeholders']): BlockNode => ({
  uid,
  componentName: 'Card',
  fields: { Title: uid, ...fields },
  ...(placeholders !== undefined && { placeholders }),
});
const page = (...main: BlockNode[]): PageDocument => ({ fields: { title: 'Sida' }, placeholders: { main } });
const compare = (before: PageDocument, after: PageDocument) => comparePages(before, after, FORMS);
const changesOf = (before: PageDocument, after: PageDocument) =>
  compare(before, after).blocks.map(({ node: { uid }, kind, moved, fields }) =>
    [uid, kind, moved && 'moved', ...fields.map(({ kind: how, way }) => `${how} ${wayText(way)}`)]
      .filter(Boolean)
      .join(' '),
  );
const wayText = (way: readonly (NamedField | number)[]) =>
  way.map((step) => (typeof step === 'number' ? step : step.name)).join('.');

const words = fc.constantFrom('ett', 'två', 'tre', 'två ett');
const values = fc.record({ Title: words, Rows: fc.array(fc.record({ Text: words }), { maxLength: 4 }) });
/** Pages of the same blocks in any order, some of them inside another. */
const pages = fc
  .record({
    title: words,
    uids: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']),
    nested: fc.nat(3),
    values: fc.array(values, { minLength: 6, maxLength: 6 }),
    header: fc.option(fc.constant<BlockNode[]>([]), { nil: undefined }),
  })
  .map(({ title, uids, nested, values: each, header }): PageDocument => {
    const blocks = uids.map((uid, at) => block(uid, each[at]));
    const [first, ...rest] = blocks;
    const main =
      first === undefined
        ? []
        : [{ ...first, placeholders: { items: rest.slice(0, nested) } }, ...rest.slice(nested)];
    return { fields: { title }, placeholders: { main, ...(header !== undefined && { header }) } };
  });

test('a page does not differ from itself, nor from a copy with its keys in another order', () => {
  fc.assert(
    fc.property(pages, (one) => {
      const turned = (node: BlockNode): BlockNode => ({
        ...node,
        fields: Object.fromEntries(Object.entries(node.fields).reverse()),
      });
      const copy = {
        ...one,
        placeholders: { ...one.placeholders, main: (one.placeholders.main ?? []).map(turned) },
      };
      expect(isUnchanged(compare(one, one))).toBe(true);
      expect(isUnchanged(compare(one, copy))).toBe(true);
    }),
  );
});

test('pages without a difference read the same', () => {
  fc.assert(
    fc.property(pages, pages, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      if (isUnchanged(compare(one, other)))
        expect(placedBlocks(one).map(({ node, place, at }) => [node.uid, node.fields, place, at])).toEqual(
          placedBlocks(other).map(({ node, place, at }) => [node.uid, node.fields, place, at]),
        );
      if (isSame) expect(isUnchanged(compare(one, other))).toBe(true);
    }),
  );
});

test('the other way round, what came has gone, and what was before is after', () => {
  fc.assert(
    fc.property(pages, pages, (one, other) => {
      const [there, back] = [compare(one, other).blocks, compare(other, one).blocks];
      const of = (all: typeof there, kind: string) =>
        all.flatMap(({ node, kind: each }) => (each === kind ? [node.uid] : [])).sort();
      expect(of(there, 'added')).toEqual(of(back, 'removed'));
      const moved = (all: typeof there) => all.filter((each) => each.moved !== null).length;
      expect(moved(there)).toBe(moved(back));
    }),
  );
});

test('each block that is new, gone or elsewhere is told once, and no block twice', () => {
  fc.assert(
    fc.property(pages, pages, (one, other) => {
      const { blocks } = compare(one, other);
      expect(new Set(blocks.map(({ node }) => node.uid)).size).toBe(blocks.length);
      const uidsOf = (document: PageDocument) => placedBlocks(document).map(({ node }) => node.uid);
      const [olds, news] = [uidsOf(one), uidsOf(other)];
      const sum = (kind: string) =>
        blocks.reduce((all, each) => all + (each.kind === kind ? 1 + each.inside : 0), 0);
      expect(sum('added')).toBe(news.filter((uid) => !olds.includes(uid)).length);
      expect(sum('removed')).toBe(olds.filter((uid) => !news.includes(uid)).length);
    }),
  );
});

test('one block before the others is new; the others have not moved', () => {
  const one = page(block('a'), block('b'), block('c'));
  expect(changesOf(one, insertBlock(one, { area: 'main' }, 0, block('x')))).toEqual(['x added']);
  expect(changesOf(one, removeBlock(one, 'a'))).toEqual(['a removed']);
  expect(changesOf(one, moveBlock(moveBlock(one, 'a', 1), 'a', 1))).toEqual(['a changed moved']);
  expect(changesOf(one, setBlockField(one, 'b', 'Title', 'ny'))).toEqual(['b changed changed Title']);
});

test('a block that went stands where it stood; one inside what went is counted, one that was taken out has moved', () => {
  const row = block('row', {}, { items: [block('x'), block('y')] });
  expect(changesOf(page(block('a'), row, block('b')), page(block('a'), block('y'), block('b')))).toEqual([
    'row removed',
    'y changed moved',
  ]);
  const [gone] = compare(page(row), page()).blocks;
  expect([gone?.kind, gone?.inside]).toEqual(['removed', 2]);
});

test('entries of a list come, go, change places and change', () => {
  const rows = (...texts: string[]) => page(block('a', { Rows: texts.map((Text) => ({ Text })) }));
  expect(changesOf(rows('1', '2', '3'), rows('0', '1', '2', '3'))).toEqual(['a changed added Rows.1']);
  expect(changesOf(rows('1', '2', '3'), rows('1', '3'))).toEqual(['a changed removed Rows.2']);
  expect(changesOf(rows('1', '2', '3'), rows('1', 'två', '3'))).toEqual(['a changed changed Rows.2.Text']);
  expect(changesOf(rows('1', '2', '3'), rows('3', '1', '2'))).toEqual(['a changed moved Rows.1']);
});

test('what was never set is what stands in for it; a header of its own is told', () => {
  expect(changesOf(page(block('a', { Rows: [] })), page(block('a')))).toEqual([]);
  const own = { ...page(), placeholders: { main: [], header: [] } };
  expect(compare(page(), own).areas).toEqual([{ area: 'header', isOwn: true }]);
  expect(compare(own, page()).areas).toEqual([{ area: 'header', isOwn: false }]);
});
