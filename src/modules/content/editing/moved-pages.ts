import { isRoutable, isWildcard } from '../domain/item';
import type { RedirectRow } from '../domain/redirects/redirects';
import type { StoredItem } from '../store/item-rows';

type Placed = Pick<StoredItem, 'id' | 'parentId' | 'name'>;

/** The address of an item below its site; null below or at a wildcard. */
export function addressOf(all: readonly Placed[], item: Placed): string | null {
  const byId = new Map(all.map((each) => [each.id, each]));
  const names: string[] = [];
  for (let here: Placed | undefined = item; here !== undefined; ) {
    if (isWildcard(here.name)) return null;
    if (here.name !== '') names.unshift(here.name);
    here = here.parentId === null ? undefined : byId.get(here.parentId);
  }
  return `/${names.join('/')}`;
}

/** Whether it asks for no key of the query. */
const isPlain = ({ query = {} }: RedirectRow): boolean => Object.keys(query).length === 0;

/** The redirects of a site once an item stands elsewhere: from where it and all below it were; null where nothing changes. */
export function redirectsAfterMove(
  rows: readonly RedirectRow[],
  all: readonly StoredItem[],
  moved: Placed,
  prefixes: readonly string[],
): readonly RedirectRow[] | null {
  const item = all.find(({ id }) => id === moved.id);
  if (item === undefined || !isRoutable(item.template) || prefixes.length === 0) return null;
  const [from, to] = [addressOf(all, item), addressOf(all, moved)];
  if (from === null || to === null || from === to) return null;
  const below = all.some(({ parentId }) => parentId === item.id) ? ['', '/{rest*}'] : [''];
  const ends = prefixes.flatMap((prefix) => below.map((rest) => [prefix, rest] as const));
  const added = ends.map(
    ([prefix, rest]): RedirectRow => ({
      from: `${prefix}${from}${rest}`,
      to: `${prefix}${to}${rest}`,
      status: 301,
      note: 'moved',
    }),
  );
  // A redirect goes before a page: none may lead away from where the page is now.
  const gone = new Set([
    ...added.map((row) => row.from.toLowerCase()),
    ...ends.map(([prefix, rest]) => `${prefix}${to}${rest}`.toLowerCase()),
  ]);
  return [...rows.filter((row) => !isPlain(row) || !gone.has(row.from.toLowerCase())), ...added];
}

/** What becomes of one language's addresses of a page that is deleted: where they lead, or nowhere. */
export interface Successor {
  /** Of the language: empty, or `/en`. */
  readonly prefix: string;
  /** Address of the page that takes over, with the prefix. */
  readonly to: string | null;
}

/**
 * The redirects of a site once an item is deleted; null where nothing changes. With a successor its addresses, those of all below
 * it and what led to any of them lead to that page; without one, what led there because a page had moved leads nowhere.
 */
export function redirectsAfterDeletion(
  rows: readonly RedirectRow[],
  all: readonly StoredItem[],
  deleted: StoredItem,
  successors: readonly Successor[],
): readonly RedirectRow[] | null {
  const address = addressOf(all, deleted);
  if (address === null || address === '/') return null;
  const ends = [
    ...(isRoutable(deleted.template) ? [''] : []),
    ...(all.some(({ parentId }) => parentId === deleted.id) ? ['/{rest*}'] : []),
  ];
  const added = successors.flatMap(({ prefix, to }) =>
    to === null
      ? []
      : ends.map((end): RedirectRow => ({ from: prefix + address + end, to, status: 301, note: 'deleted' })),
  );
  // A redirect goes before a page: none may lead away from the one that takes over.
  const replaced = new Set(
    [...added.map(({ from }) => from), ...successors.flatMap(({ to }) => to ?? [])].map((from) =>
      from.toLowerCase(),
    ),
  );
  const successorOf = (target: string): Successor | undefined => {
    const [path = ''] = target.toLowerCase().split(/[?#]/, 1);
    return successors.find(({ prefix }) => `${path}/`.startsWith(`${(prefix + address).toLowerCase()}/`));
  };
  const remaining = rows.flatMap((row): readonly RedirectRow[] => {
    if (isPlain(row) && replaced.has(row.from.toLowerCase())) return [];
    const successor = successorOf(row.to);
    if (successor === undefined) return [row];
    if (successor.to !== null) return [{ ...row, to: successor.to }];
    return row.note === 'moved' ? [] : [row];
  });
  const isSame = remaining.length === rows.length && remaining.every((row, at) => row === rows[at]);
  return added.length === 0 && isSame ? null : [...remaining, ...added];
}
