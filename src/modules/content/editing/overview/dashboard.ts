import { languagePrefix, type Site } from '~/sites';
import { isRoutable } from '../../domain/item';
import { isNoPage } from '../../domain/own-links';
import { pathOf, routeSegments } from '../../domain/route';
import type { SiteItem, SiteTree } from '../../domain/site-tree';
import type { SiteSnapshots } from '../../site-snapshots';
import { plannedEndings, publishedLinks, waitingOfSite } from '../../store/overview-rows';
import type { Editing } from '../edit';

/** So long after its time something may still be on its way. */
const LATE_MS = 3 * 60_000;
/** Of each list: who has more begins somewhere. */
const MAX_LISTED = 100;

interface Place {
  readonly itemId: string;
  readonly language: string;
  readonly title: string;
  readonly path: string | null;
}

/** What waits on a site, what is to happen and what lacks a language. */
export async function readDashboard(editing: Editing, snapshots: SiteSnapshots, site: Site) {
  const { db } = editing.database;
  const [drafts, scheduled, endings, { tree }] = await Promise.all([
    waitingOfSite(db, site.key, 'drafts'),
    waitingOfSite(db, site.key, 'scheduled'),
    plannedEndings(db, site.key),
    snapshots.of(site.key),
  ]);
  const placeOf = placesIn(tree);
  const late = editing.now().getTime() - LATE_MS;
  const planned = [
    ...scheduled.flatMap(({ itemId, language, title, publishAt }) =>
      publishAt === null
        ? []
        : [{ ...placeOf(itemId, language, title), what: 'publish' as const, at: publishAt }],
    ),
    ...endings.map(({ itemId, language, at }) => ({
      ...placeOf(itemId, language),
      what: 'unpublish' as const,
      at,
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    drafts: drafts.slice(0, MAX_LISTED).map(({ itemId, language, title, author, updatedAt, revision }) => ({
      ...placeOf(itemId, language, title),
      author,
      savedAt: updatedAt,
      revision,
    })),
    scheduled: planned.slice(0, MAX_LISTED).map((each) => ({ ...each, isLate: each.at.getTime() < late })),
    untranslated: untranslatedIn(tree, site).slice(0, MAX_LISTED),
  };
}

/** What is published in the first language and lacks another one. */
function untranslatedIn(tree: SiteTree, { languages }: Site) {
  const [first, ...others] = languages;
  if (first === undefined) return [];
  const placeOf = placesIn(tree);
  return tree.items.flatMap((item) => {
    const shown = item.published.get(first);
    if (shown === undefined || !isRoutable(item.template)) return [];
    const missing = others.filter((language) => !item.published.has(language));
    return missing.length === 0 ? [] : [{ ...placeOf(item.id, first), missing }];
  });
}

function placesIn(tree: SiteTree) {
  const byId = new Map(tree.items.map((item) => [item.id, item]));
  return (itemId: string, language: string, title = ''): Place => {
    const item = byId.get(itemId);
    return {
      itemId,
      language,
      title: title || titleOf(item, language),
      path: item !== undefined && isRoutable(item.template) ? pathOf(item.segments) : null,
    };
  };
}

function titleOf(item: SiteItem | undefined, language: string): string {
  if (item === undefined) return '';
  const shown = item.published.get(language) ?? [...item.published.values()][0];
  return shown?.page.title || item.name;
}

/** Links of published pages below the site that lead nowhere: to no page in their language, and to no redirect. */
export async function brokenLinks(
  editing: Editing,
  snapshots: SiteSnapshots,
  site: Site,
): Promise<readonly (Place & { readonly href: string })[]> {
  const [links, { tree, redirects }] = await Promise.all([
    publishedLinks(editing.database, site.key),
    snapshots.of(site.key),
  ]);
  const placeOf = placesIn(tree);
  const known = new Map<string, boolean>();
  const leads = (href: string): boolean => {
    const before = known.get(href);
    if (before !== undefined) return before;
    const leadsNow = isNoPage(href) || leadsToPage(tree, site, href) || redirects.find(href, '') !== null;
    known.set(href, leadsNow);
    return leadsNow;
  };
  return links
    .filter(({ href }) => !leads(href))
    .slice(0, MAX_LISTED)
    .map(({ itemId, language, href }) => ({ ...placeOf(itemId, language), href }));
}

function leadsToPage(tree: SiteTree, site: Site, href: string): boolean {
  const segments = routeSegments(href);
  if (segments === null) return false;
  return site.languages.some((language) => {
    const prefix = languagePrefix(site, language).slice(1);
    if (prefix === '') return tree.match(language, segments) !== null;
    return segments[0]?.toLowerCase() === prefix && tree.match(language, segments.slice(1)) !== null;
  });
}
