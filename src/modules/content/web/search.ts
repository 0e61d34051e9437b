import { comparePositions, type Position, type Sliced, slice } from './cursor';
import { type ItemNode, isTemplate, plainId } from './item-node';
import { type Budget, badRequest, LIMITS, pageSize } from './limits';
import type { SiteNodes } from './site-nodes';

interface Predicate {
  readonly AND?: readonly Predicate[] | null;
  readonly OR?: readonly Predicate[] | null;
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE' | null;
}

export interface SearchArguments {
  readonly where: Predicate;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly orderBy?: { readonly name: string; readonly direction?: 'ASC' | 'DESC' | null } | null;
}

type Test = (node: ItemNode) => boolean;

/**
 * Published items of all sites that meet the conditions. `_path` asks for an item and all below it,
 * `_parent` for children, `_templates`, `_language`, `_name`, `_id` and `_hasLayout` for what they say;
 * any other name is a field's. Without an order they come by their paths.
 */
export function searchItems(
  sites: readonly SiteNodes[],
  args: SearchArguments,
  budget: Budget,
): Sliced<ItemNode> {
  budget.spend(LIMITS.searchCost);
  const first = pageSize(args.first, 10, LIMITS.page.items);
  const matches = compile(args.where, { left: LIMITS.predicates });
  const language = required(args.where, '_language');
  const found = sites.flatMap((site) =>
    site.languages
      .filter((each) => language === null || each.toLowerCase() === language.toLowerCase())
      .flatMap((each) => site.all(each).filter(matches)),
  );
  // Sites that share a tag have one item between them: it is listed once, and no page of results ends within it.
  const items = new Map(found.toReversed().map((node) => [keyOf(node), node]));
  const { name, direction } = args.orderBy ?? { name: '_path', direction: 'ASC' };
  const compare = comparePositions(direction ?? 'ASC');
  const positionOf = (node: ItemNode): Position => [sortKey(node, name), keyOf(node)];
  const sorted = [...items.values()]
    .map((node) => ({ node, position: positionOf(node) }))
    .sort((a, b) => compare(a.position, b.position))
    .map(({ node }) => node);
  const page = slice(sorted, { first, after: args.after, positionOf, compare });
  budget.spend(page.results.length);
  return page;
}

const keyOf = ({ source }: ItemNode): string => `${source.id}:${source.languageTag}`;

/** The value that a condition demands of every match, so that less has to be looked at. */
function required(where: Predicate, name: string): string | null {
  if (where.name === name && (where.operator ?? 'EQ') === 'EQ') return where.value ?? null;
  for (const part of where.AND ?? []) {
    const value = required(part, name);
    if (value !== null) return value;
  }
  return null;
}

function compile(where: Predicate, count: { left: number }): Test {
  count.left -= 1;
  if (count.left < 0) throw badRequest(`A search has at most ${LIMITS.predicates} conditions.`);
  const all = (where.AND ?? []).map((part) => compile(part, count));
  const any = (where.OR ?? []).map((part) => compile(part, count));
  const own = where.name === undefined || where.name === null ? null : condition(where.name, where);
  if (own === null && all.length === 0 && any.length === 0) {
    throw badRequest('A condition has a name and a value, or AND, or OR.');
  }
  return (node) =>
    (own === null || own(node)) &&
    all.every((test) => test(node)) &&
    (any.length === 0 || any.some((test) => test(node)));
}

function condition(name: string, { value, operator }: Predicate): Test {
  const wanted = value ?? '';
  const comparison = operator ?? 'EQ';
  const list = LISTS.get(name.toLowerCase());
  if (list !== undefined) {
    const has = list(wanted);
    if (comparison === 'EQ' || comparison === 'CONTAINS') return has;
    if (comparison === 'NEQ' || comparison === 'NCONTAINS') return (node) => !has(node);
    throw badRequest(`${name} cannot be compared with ${comparison}.`);
  }
  const text = plainId(wanted);
  const textOf = (node: ItemNode) => plainId(textValue(node, name));
  switch (comparison) {
    case 'EQ':
      return (node) => textOf(node) === text;
    case 'NEQ':
      return (node) => textOf(node) !== text;
    case 'CONTAINS':
      return containing(name, wanted);
    case 'NCONTAINS': {
      const contains = containing(name, wanted);
      return (node) => !contains(node);
    }
    default: {
      const bound = boundOf(wanted);
      return (node) => {
        const key = sortKey(node, name);
        if (key === null || typeof key !== typeof bound) return false;
        if (comparison === 'LT') return key < bound;
        if (comparison === 'LTE') return key <= bound;
        return comparison === 'GT' ? key > bound : key >= bound;
      };
    }
  }
}

/** Ids inside a list are found however either side writes them. */
function containing(name: string, wanted: string): Test {
  const id = plainId(wanted);
  const isId = /^[0-9a-f]{32}$/.test(id);
  return (node) => {
    const text = textValue(node, name).toLowerCase();
    return isId ? text.split('|').some((part) => plainId(part) === id) : text.includes(wanted.toLowerCase());
  };
}

/** A bound of a comparison: a number, a date as milliseconds, else a text. */
function boundOf(value: string): number | string {
  if (value !== '' && Number.isFinite(Number(value))) return Number(value);
  const time = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value.toLowerCase() : time;
}

/** Conditions on what an item belongs to. */
const LISTS: ReadonlyMap<string, (value: string) => Test> = new Map([
  [
    '_path',
    (value: string) => {
      const id = plainId(value);
      return (node: ItemNode) => [node, ...node.chain()].some((each) => plainId(each.source.id) === id);
    },
  ],
  [
    '_parent',
    (value: string) => {
      const id = plainId(value);
      return (node: ItemNode) => plainId(node.parent()?.source.id ?? '') === id;
    },
  ],
  [
    '_templates',
    (value: string) => (node: ItemNode) =>
      value.split('|').some((id) => isTemplate(node.source.template, id)),
  ],
]);

function textValue(node: ItemNode, name: string): string {
  switch (name.toLowerCase()) {
    case '_id':
      return node.source.id;
    case '_name':
      return node.name;
    case '_language':
      return node.source.languageTag;
    case '_haslayout':
      return String(node.hasLayout);
    default:
      return node.field({ name })?.value ?? '';
  }
}

function sortKey(node: ItemNode, name: string): string | number | null {
  if (name.toLowerCase() === '_path') return node.path;
  if (name.startsWith('_')) return textValue(node, name).toLowerCase();
  return node.field({ name })?.sortKey ?? null;
}
