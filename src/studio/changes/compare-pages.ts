import type { Area } from '~/modules/content/studio-wire';
import type { NamedField } from '../names/name-kinds';
import { type Place, type Placed, placedBlocks, samePlace } from '../state/blocks';
import type { BlockNode, PageDocument } from '../state/document';
import { alignLists } from './align-lists';
import { compareFields, type FieldChange } from './compare-fields';

/** Where a block stands; `number` counts from 1. */
export interface Position {
  readonly place: Place;
  readonly number: number;
}

/** A block that came, went, stands elsewhere or says something else. */
export interface BlockChange {
  /** As it is after; one that went as it was. */
  readonly node: BlockNode;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly moved: { readonly from: Position; readonly to: Position } | null;
  readonly fields: readonly FieldChange[];
  /** Of one that came or went: how many blocks in it did the same. */
  readonly inside: number;
}

/** What differs between two versions of a page, in the order in which it is read. */
export interface PageChanges {
  /** The page's own. */
  readonly fields: readonly FieldChange[];
  /** Header and footer: the page has got one of its own, or shows the site's again. */
  readonly areas: readonly { readonly area: 'header' | 'footer'; readonly isOwn: boolean }[];
  readonly blocks: readonly BlockChange[];
}

/** The fields that a page and its blocks have. */
export interface Forms {
  readonly page: readonly NamedField[];
  of(componentName: string): readonly NamedField[];
}

export const isUnchanged = ({ fields, areas, blocks }: PageChanges): boolean =>
  fields.length + areas.length + blocks.length === 0;

const NO_FORMS: Forms = { page: [], of: () => [] };

/** Whether two pages have the same blocks with the same stored values. */
export const isSamePage = (one: PageDocument, other: PageDocument): boolean =>
  isUnchanged(comparePages(one, other, NO_FORMS));

/** A block is known by its `uid`; of blocks in another order as few as possible have moved. */
export function comparePages(before: PageDocument, after: PageDocument, forms: Forms): PageChanges {
  const [olds, news] = [placedBlocks(before), placedBlocks(after)];
  const stayed = pairsOf(olds, news);
  const isInStayed = ({ place }: Placed) => 'area' in place || stayed.has(place.parent);
  const inPlace = blocksInPlace(olds, news, stayed);
  const inside = (node: BlockNode): number =>
    Object.values(node.placeholders ?? {})
      .flat()
      .reduce((sum, each) => sum + (stayed.has(each.uid) ? 0 : 1) + inside(each), 0);
  const oneSided = (kind: 'added' | 'removed', placed: Placed): readonly BlockChange[] =>
    isInStayed(placed)
      ? [{ node: placed.node, kind, moved: null, fields: [], inside: inside(placed.node) }]
      : [];

  /** What went, by the block before it that is still there; null: nothing before it is. */
  const removed = new Map<string | null, BlockChange[]>();
  let last: string | null = null;
  for (const placed of olds) {
    if (stayed.has(placed.node.uid)) last = placed.node.uid;
    else removed.set(last, [...(removed.get(last) ?? []), ...oneSided('removed', placed)]);
  }
  const changes = (placed: Placed): readonly BlockChange[] => {
    const { node } = placed;
    const old = stayed.get(node.uid);
    if (old === undefined) return oneSided('added', placed);
    const fields = [
      ...compareFields(forms.of(node.componentName), old.node.fields, node.fields),
      ...compareFields([], old.node.params ?? {}, node.params ?? {}),
    ];
    const moved = inPlace.has(node.uid) ? null : { from: positionOf(old), to: positionOf(placed) };
    return fields.length === 0 && moved === null ? [] : [{ node, kind: 'changed', moved, fields, inside: 0 }];
  };
  return {
    fields: compareFields(forms.page, before.fields, after.fields),
    areas: (['header', 'footer'] as const).flatMap((area) => {
      const isOwn = hasArea(after, area);
      return isOwn === hasArea(before, area) ? [] : [{ area, isOwn }];
    }),
    blocks: [
      ...(removed.get(null) ?? []),
      ...news.flatMap((placed) => [...changes(placed), ...(removed.get(placed.node.uid) ?? [])]),
    ],
  };
}

const hasArea = ({ placeholders }: PageDocument, area: Area): boolean => placeholders[area] !== undefined;

const positionOf = ({ place, at }: Placed): Position => ({ place, number: at + 1 });

/** The blocks of both pages, as they were, by their uid. */
function pairsOf(olds: readonly Placed[], news: readonly Placed[]): ReadonlyMap<string, Placed> {
  const byUid = new Map(olds.map((placed) => [placed.node.uid, placed]));
  return new Map(
    news.flatMap(({ node }) => {
      const old = byUid.get(node.uid);
      return old?.node.componentName === node.componentName ? [[node.uid, old] as const] : [];
    }),
  );
}

const placeKey = (place: Place): string => ('area' in place ? place.area : `${place.parent} ${place.slot}`);

/** The blocks that neither left their list nor changed places with others in it. */
function blocksInPlace(
  olds: readonly Placed[],
  news: readonly Placed[],
  stayed: ReadonlyMap<string, Placed>,
): ReadonlySet<string> {
  const now = new Map(news.map((placed) => [placed.node.uid, placed]));
  const isHere = ({ node }: Placed) => {
    const [old, fresh] = [stayed.get(node.uid), now.get(node.uid)];
    return old !== undefined && fresh !== undefined && samePlace(old.place, fresh.place);
  };
  const listsOf = (all: readonly Placed[]) => Map.groupBy(all.filter(isHere), ({ place }) => placeKey(place));
  const [before, after] = [listsOf(olds), listsOf(news)];
  return new Set(
    [...before].flatMap(([key, old]) =>
      alignLists(old, after.get(key) ?? [], ({ node }) => node.uid).flatMap((step) =>
        step.kind === 'same' ? [step.after.node.uid] : [],
      ),
    ),
  );
}
