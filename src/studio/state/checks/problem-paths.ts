import type { StudioProblem } from '~/modules/content/studio-wire';
import { placedBlocks } from '../blocks';
import type { PageDocument } from '../document';

/** The way of the server to each block: `main[0].items[2]`. */
function waysOf(document: PageDocument): ReadonlyMap<string, string> {
  const ways = new Map<string, string>();
  for (const { node, place, at } of placedBlocks(document)) {
    const list = 'area' in place ? place.area : `${ways.get(place.parent) ?? ''}.${place.slot}`;
    ways.set(node.uid, `${list}[${at}]`);
  }
  return ways;
}

/** What the server has against one block, or against the page's own fields (`uid` null). */
export function problemsOf(
  problems: readonly StudioProblem[],
  document: PageDocument,
  uid: string | null,
): readonly StudioProblem[] {
  if (problems.length === 0) return [];
  if (uid === null) return problems.filter(({ path }) => path === '(page)');
  const way = waysOf(document).get(uid);
  return problems.filter(({ path }) => path === way);
}

interface ProblemPlace {
  /** Null: the page itself. */
  readonly uid: string | null;
  readonly field: string | undefined;
}

/** Where each problem is: in a block, and mostly in one of its fields. */
export function problemPlaces(
  problems: readonly StudioProblem[],
  document: PageDocument,
): readonly ProblemPlace[] {
  const uids = new Map<string, string | null>([...waysOf(document)].map(([uid, way]) => [way, uid]));
  uids.set('(page)', null);
  return problems.flatMap(({ path, field }) => {
    const uid = uids.get(path);
    return uid === undefined ? [] : [{ uid, field }];
  });
}
