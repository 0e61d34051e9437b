import { type RedirectRow, sourceOf } from './redirects';

/** What became of the redirect of one source; null: it was not there, or is not any more. */
export interface RedirectChange {
  readonly source: string;
  readonly before: RedirectRow | null;
  readonly after: RedirectRow | null;
}

const bySource = (rows: readonly RedirectRow[]): ReadonlyMap<string, RedirectRow> =>
  new Map(rows.map((row) => [sourceOf(row), row]));

/** The same redirect with the same effect. */
const isSame = (one: RedirectRow | null, other: RedirectRow | null): boolean =>
  one === null || other === null
    ? one === other
    : sourceOf(one) === sourceOf(other) &&
      one.to === other.to &&
      one.status === other.status &&
      (one.note ?? '') === (other.note ?? '');

/** What differs between the redirects of a site before and after an edit. */
export function redirectChanges(
  before: readonly RedirectRow[],
  after: readonly RedirectRow[],
): readonly RedirectChange[] {
  const [were, are] = [bySource(before), bySource(after)];
  return [...new Set([...were.keys(), ...are.keys()])]
    .map((source) => ({ source, before: were.get(source) ?? null, after: are.get(source) ?? null }))
    .filter((change) => !isSame(change.before, change.after));
}

/** The redirects of a site with an edit taken back; what somebody has changed since stays as it is. */
export function withoutChanges(
  rows: readonly RedirectRow[],
  changes: readonly RedirectChange[],
): readonly RedirectRow[] {
  const are = bySource(rows);
  const undone = new Map(
    changes.flatMap(({ source, before, after }) =>
      isSame(are.get(source) ?? null, after) ? [[source, before] as const] : [],
    ),
  );
  const remaining = rows.flatMap((row) => {
    const before = undone.get(sourceOf(row));
    return before === undefined ? [row] : before === null ? [] : [before];
  });
  const again = [...undone].flatMap(([source, before]) =>
    before === null || are.has(source) ? [] : [before],
  );
  return [...remaining, ...again];
}
