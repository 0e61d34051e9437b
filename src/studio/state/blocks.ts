import { AREAS, type Area, type BlockKind } from '~/modules/content/studio-wire';
import { randomId } from '~/platform/random-id';
import type { BlockNode, PageDocument, Values } from './document';
import { setValueAt } from './field-path';

/** A list of blocks: an area of the page, or a placeholder of a block. */
export type Place = { readonly area: Area } | { readonly parent: string; readonly slot: string };

/** A block where it stands. */
export interface Placed {
  readonly node: BlockNode;
  readonly place: Place;
  readonly at: number;
  readonly siblings: number;
  readonly level: number;
}

/** All blocks of a page in reading order. */
export function placedBlocks({ placeholders }: PageDocument): readonly Placed[] {
  const below = (nodes: readonly BlockNode[], place: Place, level: number): Placed[] =>
    nodes.flatMap((node, at) => [
      { node, place, at, siblings: nodes.length, level },
      ...Object.entries(node.placeholders ?? {}).flatMap(([slot, children]) =>
        below(children, { parent: node.uid, slot }, level + 1),
      ),
    ]);
  return AREAS.flatMap((area) => below(placeholders[area] ?? [], { area }, 1));
}

/** Whether nothing stands on a page. */
export const isBlank = (document: PageDocument): boolean => placedBlocks(document).length === 0;

export const findBlock = (document: PageDocument, uid: string | null): Placed | undefined =>
  placedBlocks(document).find(({ node }) => node.uid === uid);

/** Whether two places are the same list of blocks. */
export const samePlace = (a: Place, b: Place): boolean =>
  'area' in a
    ? 'area' in b && a.area === b.area
    : 'parent' in b && a.parent === b.parent && a.slot === b.slot;

/** The page with one of its lists changed; what is not on the way to it stays the same object. */
function changeList(
  document: PageDocument,
  place: Place,
  change: (nodes: readonly BlockNode[]) => readonly BlockNode[],
): PageDocument {
  const { placeholders } = document;
  if ('area' in place) {
    const changed = [...change(placeholders[place.area] ?? [])];
    return { ...document, placeholders: { ...placeholders, [place.area]: changed } };
  }
  return changeBlock(document, place.parent, (node) => ({
    ...node,
    placeholders: { ...node.placeholders, [place.slot]: change(node.placeholders?.[place.slot] ?? []) },
  }));
}

function changeBlock(
  document: PageDocument,
  uid: string,
  change: (node: BlockNode) => BlockNode,
): PageDocument {
  const inList = (nodes: readonly BlockNode[]): readonly BlockNode[] => {
    const changed = nodes.map((node) => (node.uid === uid ? change(node) : inBlock(node)));
    return changed.some((node, at) => node !== nodes[at]) ? changed : nodes;
  };
  const inBlock = (node: BlockNode): BlockNode => {
    const slots = Object.entries(node.placeholders ?? {});
    const changed = slots.map(([slot, nodes]) => [slot, inList(nodes)] as const);
    return changed.some(([, nodes], at) => nodes !== slots[at]?.[1])
      ? { ...node, placeholders: Object.fromEntries(changed) }
      : node;
  };
  const areas = Object.fromEntries(
    Object.entries(document.placeholders).map(([area, nodes]) => [area, nodes && [...inList(nodes)]]),
  );
  return { ...document, placeholders: areas };
}

export const setBlockField = (
  document: PageDocument,
  uid: string,
  name: string,
  value: unknown,
): PageDocument =>
  changeBlock(document, uid, (node) => ({ ...node, fields: { ...node.fields, [name]: value } }));

/** A text on its way (`Cards[0].Title`) in the fields of a block. */
export const setBlockText = (document: PageDocument, uid: string, path: string, text: string): PageDocument =>
  changeBlock(document, uid, (node) => ({ ...node, fields: setValueAt(node.fields, path, text) }));

export const setPageField = (document: PageDocument, name: string, value: unknown): PageDocument => ({
  ...document,
  fields: { ...document.fields, [name]: value },
});

export const insertBlock = (
  document: PageDocument,
  place: Place,
  at: number,
  node: BlockNode,
): PageDocument => changeList(document, place, (nodes) => nodes.toSpliced(at, 0, node));

export function removeBlock(document: PageDocument, uid: string): PageDocument {
  const placed = findBlock(document, uid);
  if (placed === undefined) return document;
  return changeList(document, placed.place, (nodes) => nodes.filter((node) => node.uid !== uid));
}

/** One place up or down among its siblings; the same page where it is first or last already. */
export function moveBlock(document: PageDocument, uid: string, by: -1 | 1): PageDocument {
  const placed = findBlock(document, uid);
  if (placed === undefined) return document;
  const to = placed.at + by;
  if (to < 0 || to >= placed.siblings) return document;
  return changeList(document, placed.place, (nodes) =>
    nodes.toSpliced(placed.at, 1).toSpliced(to, 0, placed.node),
  );
}

/** A copy with its children, all with ids of their own. */
export const copyOf = (node: BlockNode): BlockNode => ({
  ...node,
  uid: randomId(),
  ...(node.placeholders !== undefined && {
    placeholders: Object.fromEntries(
      Object.entries(node.placeholders).map(([slot, nodes]) => [slot, nodes.map(copyOf)]),
    ),
  }),
});

/** A new block as one of its examples shows it. */
export const blockFrom = (
  kind: Pick<BlockKind, 'name' | 'version'>,
  example: BlockKind['examples'][number],
): BlockNode =>
  copyOf({
    uid: '',
    componentName: kind.name,
    version: kind.version,
    fields: example.fields as Values,
    placeholders: example.placeholders,
  });

/** Where a block may be added, seen from the one that is selected, and which kinds each place takes. */
export interface Opening {
  readonly place: Place;
  readonly at: number;
  /** null: all. */
  readonly allow: readonly string[] | null;
  readonly where: 'inside' | 'after' | 'outside' | 'last';
  readonly slot?: string;
  /** Kind of the block that it is after, where that is the one around the selected one. */
  readonly around?: string;
}

export function openingsFor(
  document: PageDocument,
  selected: string | null,
  kinds: ReadonlyMap<string, Pick<BlockKind, 'placeholders'>>,
): readonly Opening[] {
  const placed = findBlock(document, selected);
  const slotsOf = (name: string) => kinds.get(name)?.placeholders ?? {};
  const last: Opening = {
    place: { area: 'main' },
    at: document.placeholders.main?.length ?? 0,
    allow: null,
    where: 'last',
  };
  if (placed === undefined) return [last];
  const { node, place, at } = placed;
  const inside = Object.entries(slotsOf(node.componentName)).map(
    ([slot, allow]): Opening => ({
      place: { parent: node.uid, slot },
      at: node.placeholders?.[slot]?.length ?? 0,
      allow,
      where: 'inside',
      slot,
    }),
  );
  const allowAt = (at: Place): readonly string[] | null =>
    'slot' in at ? (slotsOf(findBlock(document, at.parent)?.node.componentName ?? '')[at.slot] ?? []) : null;
  const after: Opening = { place, at: at + 1, allow: allowAt(place), where: 'after' };
  const parent = 'parent' in place ? findBlock(document, place.parent) : undefined;
  const outside: readonly Opening[] =
    parent === undefined
      ? []
      : [
          {
            place: parent.place,
            at: parent.at + 1,
            allow: allowAt(parent.place),
            where: 'outside',
            around: parent.node.componentName,
          },
        ];
  const isLast = [after, ...outside].some((each) => samePlace(each.place, last.place) && each.at === last.at);
  // Who has chosen a row without anything in it means to fill it.
  const isHollow = inside.length > 0 && Object.values(node.placeholders ?? {}).flat().length === 0;
  const beside = isHollow ? [...inside, after] : [after, ...inside];
  return [...beside, ...outside, ...(isLast ? [] : [last])];
}

/**
 * What has to be drawn anew: nothing, one block of an area with all in it, or the page. A block is drawn with its children, as
 * it may pass something on to them.
 */
export function changeBetween(
  before: PageDocument,
  after: PageDocument,
): { readonly kind: 'none' | 'page' } | { readonly kind: 'block'; readonly area: Area; readonly at: number } {
  if (before === after) return { kind: 'none' };
  if (before.fields !== after.fields) return { kind: 'page' };
  const changed: { area: Area; at: number }[] = [];
  for (const area of AREAS) {
    const [old, now] = [before.placeholders[area], after.placeholders[area]];
    if (old?.length !== now?.length) return { kind: 'page' };
    for (const [at, node] of (now ?? []).entries()) {
      if (old?.[at]?.uid !== node.uid) return { kind: 'page' };
      if (old[at] !== node) changed.push({ area, at });
    }
  }
  const [first, ...others] = changed;
  if (first === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'page' } : { kind: 'block', ...first };
}
