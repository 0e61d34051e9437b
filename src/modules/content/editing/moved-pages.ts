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
  const isGone = ({ from: source, query = {} }: RedirectRow) =>
    Object.keys(query).length === 0 && gone.has(source.toLowerCase());
  return [...rows.filter((row) => !isGone(row)), ...added];
}
