import { placedBlocks } from './blocks';
import type { PageDocument, Values } from './document';

/** One thing that differs between two versions of a page. `uid` null: the page's own field. */
export interface Difference {
  readonly uid: string | null;
  readonly componentName: string | null;
  readonly kind: 'changed' | 'only-mine' | 'only-theirs' | 'moved';
  readonly field?: string;
  readonly mine?: string;
  readonly theirs?: string;
}

/** What a person reads of a value: its words. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ');
  if (typeof value === 'object') return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
  return String(value);
}

function differentFields(mine: Values, theirs: Values) {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .map((field) => ({ field, mine: wordsOf(mine[field]), theirs: wordsOf(theirs[field]) }));
}

/** What somebody else's version of a page has otherwise than mine, in the order of mine. */
export function differencesBetween(mine: PageDocument, theirs: PageDocument): readonly Difference[] {
  const [ours, others] = [placedBlocks(mine), placedBlocks(theirs)];
  const byUid = new Map(others.map((each) => [each.node.uid, each]));
  const known = new Set(ours.map(({ node }) => node.uid));
  const changed = { uid: null, componentName: null, kind: 'changed' as const };
  return [
    ...differentFields(mine.fields, theirs.fields).map((field) => ({ ...changed, ...field })),
    ...ours.flatMap(({ node: { uid, componentName, fields }, place, at }): Difference[] => {
      const other = byUid.get(uid);
      if (other === undefined) return [{ uid, componentName, kind: 'only-mine', mine: wordsOf(fields) }];
      const moved = JSON.stringify([place, at]) !== JSON.stringify([other.place, other.at]);
      return [
        ...differentFields(fields, other.node.fields).map((field) => ({
          ...changed,
          uid,
          componentName,
          ...field,
        })),
        ...(moved ? [{ uid, componentName, kind: 'moved' as const }] : []),
      ];
    }),
    ...others
      .filter(({ node }) => !known.has(node.uid))
      .map(
        ({ node: { uid, componentName, fields } }): Difference => ({
          uid,
          componentName,
          kind: 'only-theirs',
          theirs: wordsOf(fields),
        }),
      ),
  ];
}
