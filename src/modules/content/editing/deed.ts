import type { Act } from '../domain/acts';
import type { BlockNode } from '../domain/block-contract';
import type { Placeholders } from '../domain/block-tree';
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

const MAX_CHANGES = 60;
const MAX_CHARS = 400;

/** The values that differ, each cut to what fits into a log. */
export function changesBetween(before: Values, after: Values): Pick<Deed, 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
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

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined || text.length <= MAX_CHARS ? value : `${text.slice(0, MAX_CHARS)}…`;
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
