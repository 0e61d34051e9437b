import { isDeepStrictEqual } from 'node:util';
import type { Act } from '../domain/acts';
import type { BlockNode } from '../domain/blocks/block-contract';
import type { Placeholders } from '../domain/blocks/block-tree';
import type { StoredItem } from '../store/item-rows';

/** Who edits, for the audit log. */
export interface Actor {
  /** The account; null for what happens by itself. */
  readonly id: string | null;
  readonly name: string;
}

/** What happens at its time, without anybody. */
export const BY_ITSELF: Actor = { id: null, name: '' };

export type Values = Readonly<Record<string, unknown>>;

/** What was done: the values that changed, as they were and as they are. */
export interface Deed {
  readonly act: Act;
  /** The page, by the name it has in the tree; empty for the site as a whole. */
  readonly about: string;
  readonly itemId?: string;
  readonly language?: string;
  readonly before: Values;
  readonly after: Values;
}

/** A deed that changes values; null where all were already so. */
export const deedOfChanges = (deed: Deed): Deed | null =>
  Object.keys({ ...deed.before, ...deed.after }).length === 0 ? null : deed;

const MAX_CHANGES = 60;
const MAX_CHARS = 400;

/** The values that differ, each cut to what fits into a log. */
export function changesBetween(before: Values, after: Values): Pick<Deed, 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const of = (values: Values): Values =>
    Object.fromEntries(
      changed
        .slice(0, MAX_CHANGES)
        .flatMap((name) => (values[name] === undefined ? [] : [[name, shortened(values[name])]])),
    );
  return changed.length > MAX_CHANGES
    ? { before: of(before), after: { ...of(after), '…': changed.length - MAX_CHANGES } }
    : { before: of(before), after: of(after) };
}

/** How long the saves of one person on one page are one entry of the log, from the first of them. */
export const TYPING_MS = 10 * 60_000;

/**
 * Two changes, one after the other, as one: what a value was before both and is after both, without those that are as they were.
 * Null where that is more than one entry holds.
 */
export function changesAfter(
  first: Pick<Deed, 'before' | 'after'>,
  then: Pick<Deed, 'before' | 'after'>,
): Pick<Deed, 'before' | 'after'> | null {
  const names = [first, then].flatMap(({ before, after }) => [...Object.keys(before), ...Object.keys(after)]);
  const changed = new Set(names);
  if (changed.size > MAX_CHANGES || changed.has('…')) return null;
  const touches = ({ before, after }: Pick<Deed, 'before' | 'after'>, name: string) =>
    Object.hasOwn(before, name) || Object.hasOwn(after, name);
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const name of changed) {
    const was = (touches(first, name) ? first : then).before[name];
    const is = (touches(then, name) ? then : first).after[name];
    if (isSame(was, is) && !isCut(is)) continue;
    if (was !== undefined) before[name] = was;
    if (is !== undefined) after[name] = is;
  }
  return { before, after };
}

/** The same JSON; the order of its keys says nothing: a draft that comes back from the studio has another. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** Of two values that are cut nobody knows whether they are the same. */
const isCut = (value: unknown): boolean =>
  typeof value === 'string' && value.length > MAX_CHARS && value.endsWith('…');

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Cut in the middle of a character it would be no text that the database keeps.
  return text === undefined || text.length <= MAX_CHARS
    ? value
    : `${text.slice(0, MAX_CHARS).toWellFormed()}…`;
}

/** A page as flat values: its own fields, each block's fields and where the block stands. */
export function flatPage(page: { readonly fields: object; readonly placeholders: Placeholders }): Values {
  const blocks = Object.entries(page.placeholders).flatMap(([area, nodes]) => flatBlocks(area, nodes ?? []));
  return { ...page.fields, ...Object.fromEntries(blocks) };
}

function flatBlocks(place: string, nodes: readonly BlockNode[]): (readonly [string, unknown])[] {
  return nodes.flatMap(({ uid, componentName, fields, placeholders = {} }, index) => {
    const name = `${componentName} ${uid}`;
    return [
      [name, `${place}[${index}]`] as const,
      ...Object.entries(fields).map(([field, value]) => [`${name} ${field}`, value] as const),
      ...Object.entries(placeholders).flatMap(([slot, below]) => flatBlocks(`${uid}.${slot}`, below)),
    ];
  });
}

/** What every deed says of an item. */
export const deedOf = (act: Act, { id, name }: StoredItem, language?: string) => ({
  act,
  about: name === '' ? '/' : name,
  itemId: id,
  ...(language !== undefined && { language }),
});
