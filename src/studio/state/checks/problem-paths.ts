import type { StudioProblem } from '~/modules/content/studio-wire';
import { placedBlocks } from '../blocks';
import type { PageDocument } from '../document';

/** What the server has against one block, or against the page's own fields (`uid` null). */
export function problemsOf(
  problems: readonly StudioProblem[],
  document: PageDocument,
  uid: string | null,
): readonly StudioProblem[] {
  if (problems.length === 0) return [];
  if (uid === null) return problems.filter(({ path }) => path === '(page)');
  const ways = new Map<string, string>();
  for (const { node, place, at } of placedBlocks(document)) {
    const list = 'area' in place ? place.area : `${ways.get(place.parent) ?? ''}.${place.slot}`;
    ways.set(node.uid, `${list}[${at}]`);
  }
  return problems.filter(({ path }) => path === ways.get(uid));
}
