import type { Db } from '~/platform/db';
import { ok, type Result } from '~/platform/result';
import { languagePrefix, SITES } from '~/sites';
import { isRoutable } from '../domain/item';
import { suggestTargets } from '../domain/redirects/suggest-target';
import type { SiteTree } from '../domain/site-tree';
import type { SiteSnapshots } from '../site-snapshots';
import { deleteMissing, type MissingAddress, missingOf } from '../store/address-rows';
import { type Edited, type Editing, edit } from './edit';

const MAX_LISTED = 200;

/** What visitors have asked for in vain and no redirect answers by now, most often first. */
export async function missingAddresses(
  db: Db,
  snapshots: SiteSnapshots,
  site: string,
): Promise<readonly (MissingAddress & { readonly suggestion: string | null })[]> {
  const [rows, { redirects, tree }] = await Promise.all([missingOf(db, site), snapshots.of(site)]);
  const byPrefix = publishedPaths(site, tree);
  const found = new Set([...byPrefix.values()].flat());
  const suggesting = [...byPrefix].map(([prefix, paths]) => ({ prefix, suggest: suggestTargets(paths) }));
  /** A page of the same language; the default one has no prefix and stands last. */
  const suggestionFor = (path: string) =>
    suggesting
      .find(({ prefix }) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
      ?.suggest(path) ?? null;
  return rows
    .filter(({ path }) => !found.has(path) && redirects.find(path, '') === null)
    .slice(0, MAX_LISTED)
    .map((row) => ({ ...row, suggestion: suggestionFor(row.path) }));
}

/** The addresses of all published pages, by the prefix of their language. */
function publishedPaths(key: string, { items }: SiteTree): ReadonlyMap<string, readonly string[]> {
  const site = SITES.find((each) => each.key === key);
  const pages = items.filter(
    ({ template, segments }) => isRoutable(template) && !segments.some((segment) => segment.startsWith('*')),
  );
  return new Map(
    (site?.languages ?? []).toReversed().map((language) => {
      const prefix = site === undefined ? '' : languagePrefix(site, language);
      const start = prefix === '' ? [] : [prefix.slice(1)];
      const paths = pages
        .filter(({ published }) => published.has(language))
        .map(({ segments }) => `/${[...start, ...segments].join('/')}`);
      return [prefix, paths];
    }),
  );
}

/** Strikes an address from what was not found; it comes back when it is asked for again. */
export function forgetMissing(editing: Editing, site: string, path: string): Promise<Result<null, never>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, never>> => {
    const gone = await deleteMissing(tx, site, path);
    const deed = { act: 'missing', about: '', before: { [path]: '' }, after: {} } as const;
    return ok({ value: null, stale: [], deed: gone ? deed : null });
  });
}
