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
  const paths = publishedPaths(site, tree);
  const found = new Set(paths);
  const suggest = suggestTargets(paths);
  return rows
    .filter(({ path }) => !found.has(path) && redirects.find(path, '') === null)
    .slice(0, MAX_LISTED)
    .map((row) => ({ ...row, suggestion: suggest(row.path) }));
}

/** The addresses of all published pages, with their languages' prefixes. */
function publishedPaths(key: string, { items }: SiteTree): readonly string[] {
  const site = SITES.find((each) => each.key === key);
  return items.flatMap(({ template, segments, published }) =>
    site === undefined || !isRoutable(template) || segments.some((segment) => segment.startsWith('*'))
      ? []
      : site.languages
          .filter((language) => published.has(language))
          .map((language) => [...prefixOf(languagePrefix(site, language)), ...segments].join('/'))
          .map((path) => `/${path}`),
  );
}

const prefixOf = (prefix: string) => (prefix === '' ? [] : [prefix.slice(1)]);

/** Strikes an address from what was not found; it comes back when it is asked for again. */
export function forgetMissing(editing: Editing, site: string, path: string): Promise<Result<null, never>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, never>> => {
    const gone = await deleteMissing(tx, site, path);
    const deed = { act: 'missing', about: '', before: { [path]: '' }, after: {} } as const;
    return ok({ value: null, stale: [], deed: gone ? deed : null });
  });
}
