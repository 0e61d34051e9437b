import { z } from 'zod';
import { appendChange, type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import {
  createColumnarIndex,
  emptyResponse,
  type FacetMap,
  type FacetMapRequest,
  type LocalSearchIndex,
  type SearchRequest,
  type SearchResponse,
} from '~/platform/search';
import { facetLanguage } from '~/platform/vocabulary';
import { SITES, type Site } from '~/sites';
import { applyOverrides } from './domain/overrides/apply-overrides';
import { DEALER_LOOKUP_LIMIT, indexedSite, siteIndexSchema } from './domain/site-index';
import { type SiteRecord, siteRecordSchema } from './domain/site-record';
import { loadOverrides } from './store/overrides';
import { loadSites, type ReplaceCounts, replaceSites } from './store/sites';

export const FACILITIES_TOPIC = 'facilities';
const changePayload = z.object({ index: z.string() });

/** Changed facilities in the change log, by index. */
export const facilityChanges = {
  topic: FACILITIES_TOPIC,
  indexOf: (payload: unknown): string => changePayload.parse(payload).index,
} as const;

type ReplaceFailure =
  | { readonly code: 'unknown-index' }
  /** The record at this position (from 0) is no site record; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-record'; readonly position: number; readonly field: string }
  | { readonly code: 'duplicate'; readonly field: 'site_id' | 'slug'; readonly value: string };

/** The dealer facilities of all sites, read from this process's memory, written through the database. */
export interface Facilities {
  /** Index names that exist, `<site>-sites`. */
  readonly indexes: readonly string[];
  /** The contract of SEARCH-2 to SEARCH-5. An unknown index answers with an empty result. */
  search(request: SearchRequest): SearchResponse;
  facetMap(index: string, facets: readonly FacetMapRequest[]): FacetMap;
  bySlug(index: string, slug: string): SiteRecord | undefined;
  bySiteId(index: string, siteId: string): SiteRecord | undefined;
  /** Sites with the brand (name or code, any case), in the editors' order, at most 100 (REQUEST-3). */
  forBrand(index: string, brand: string): readonly SiteRecord[];
  /** All sites of the index in the editors' order. */
  all(index: string): readonly SiteRecord[];
  /** The facilities of an index as they were imported, without what staff say of them; in no order that means anything. */
  imported(index: string): Promise<readonly SiteRecord[]>;
  /** Makes these the sites that are imported into the index, all or none; what staff say wins over them. Every process sees them when the change log reaches it. */
  replaceAll(index: string, records: readonly unknown[]): Promise<Result<ReplaceCounts, ReplaceFailure>>;
  /** Called after an index has changed in this process. Returns how to stop being called. */
  onChange(listener: (index: string) => void): () => void;
  /** Resolves when all that was committed before the call can be read here. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

interface FacilityIndex {
  readonly search: LocalSearchIndex;
  readonly records: readonly SiteRecord[];
  readonly byId: ReadonlyMap<string, SiteRecord>;
  readonly bySlug: ReadonlyMap<string, SiteRecord>;
}

/** Index name → the site that it belongs to. */
const OWNERS: ReadonlyMap<string, Site> = new Map(
  SITES.toReversed().flatMap((site) => (site.siteIndex === null ? [] : [[site.siteIndex, site]])),
);

function buildIndex(records: readonly SiteRecord[], { locale, languages }: Site): FacilityIndex {
  const search = createColumnarIndex(siteIndexSchema(locale));
  search.upsert(records.map((record) => indexedSite(record, facetLanguage(languages[0]))));
  search.warm();
  const names = new Intl.Collator(locale);
  const ordered = records.toSorted(
    (a, b) =>
      a.website_sort_order - b.website_sort_order ||
      names.compare(a.site_official_name, b.site_official_name),
  );
  return {
    search,
    records: ordered,
    byId: new Map(ordered.map((record) => [record.site_id, record])),
    bySlug: new Map(ordered.map((record) => [record.slug, record])),
  };
}

function hasBrand(site: SiteRecord, wanted: string): boolean {
  const matches = (text: string): boolean => text.toLowerCase() === wanted;
  return (
    site.site_brands.some(matches) ||
    site.site_departments.some(({ brands }) =>
      brands.some(({ name, brand_code }) => matches(name) || matches(brand_code)),
    )
  );
}

function parseAll(records: readonly unknown[]): Result<SiteRecord[], ReplaceFailure> {
  const parsed: SiteRecord[] = [];
  const seen = { site_id: new Set<string>(), slug: new Set<string>() };
  for (const [position, record] of records.entries()) {
    const result = siteRecordSchema.safeParse(record);
    if (!result.success) {
      const field = result.error.issues[0]?.path.join('.') ?? '';
      return err({ code: 'invalid-record', position, field });
    }
    for (const field of ['site_id', 'slug'] as const) {
      const value = result.data[field];
      if (seen[field].has(value)) return err({ code: 'duplicate', field, value });
      seen[field].add(value);
    }
    parsed.push(result.data);
  }
  return ok(parsed);
}

/** Reads every index from the database and follows its changes until `stop`. */
export async function createFacilities({
  database,
  log,
  pollMs,
}: {
  database: Database;
  log: Log;
  pollMs?: number;
}): Promise<Facilities> {
  const indexes = new Map<string, FacilityIndex>();
  const listeners = new Set<(index: string) => void>();
  const reload = async (index: string): Promise<void> => {
    const owner = OWNERS.get(index);
    if (owner === undefined) return;
    const imported = await loadSites(database, database.db, index);
    const overrides = await loadOverrides(database, index);
    const language = facetLanguage(owner.languages[0]);
    const shown = imported.map((each) => applyOverrides(each, overrides.get(each.site_id) ?? [], language));
    indexes.set(index, buildIndex(shown, owner));
    for (const listener of listeners) listener(index);
  };
  const reloadAll = async (): Promise<void> => {
    for (const index of OWNERS.keys()) await reload(index);
  };
  // The position first: a change that commits while the sites are read is then read again, never missed.
  const from = await latestChange(database.db, FACILITIES_TOPIC);
  await reloadAll();
  const following = await followChanges(database, FACILITIES_TOPIC, {
    from,
    log,
    ...(pollMs === undefined ? {} : { pollMs }),
    onChange: ({ payload }) => reload(changePayload.parse(payload).index),
    onGap: reloadAll,
  });
  return {
    indexes: [...OWNERS.keys()],
    search: (request) => indexes.get(request.index)?.search.search(request) ?? emptyResponse(request),
    facetMap: (index, facets) => indexes.get(index)?.search.facetMap(facets) ?? [],
    bySlug: (index, slug) => indexes.get(index)?.bySlug.get(slug),
    bySiteId: (index, siteId) => indexes.get(index)?.byId.get(siteId),
    forBrand: (index, brand) =>
      (indexes.get(index)?.records ?? [])
        .filter((site) => hasBrand(site, brand.toLowerCase()))
        .slice(0, DEALER_LOOKUP_LIMIT),
    all: (index) => indexes.get(index)?.records ?? [],
    imported: (index) => loadSites(database, database.db, index),
    async replaceAll(index, records) {
      if (!OWNERS.has(index)) return err({ code: 'unknown-index' });
      const parsed = parseAll(records);
      if (!parsed.ok) return parsed;
      const counts = await database.transaction(async (tx) => {
        const result = await replaceSites(database, tx, index, parsed.value);
        if (result.added + result.changed + result.removed > 0)
          await appendChange(tx, FACILITIES_TOPIC, { index });
        return result;
      });
      await following.catchUp();
      return ok(counts);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp: () => following.catchUp(),
    stop: () => following.stop(),
  };
}
