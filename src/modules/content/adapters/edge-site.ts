import { z } from 'zod';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { BlockCatalogue } from '../domain/blocks/block-contract';
import { formatTagId } from '../domain/item';
import type { ReadScope } from '../domain/reader';
import { pathOf } from '../domain/route';
import { tag } from '../domain/tags';
import type { EdgeClient, EdgeFailure, EdgeRequest } from './edge-client';
import { type SizedValue, StaleCache, type StaleCacheOptions } from './stale-cache';

/** A site of ours as the service knows it: its name there, its languages, the default first. */
export interface EdgeSite {
  readonly name: string;
  readonly languages: readonly string[];
  /** The site's clock, as an IANA zone; UTC without it. */
  readonly zone?: string;
}

/** What the reads of an Experience Edge service share. */
export interface EdgeContext {
  readonly client: EdgeClient;
  readonly sites: readonly EdgeSite[];
  readonly blocks: BlockCatalogue;
  readonly log: Log;
  /** How long answers are kept; their size is each read's own. */
  readonly keep: Omit<StaleCacheOptions, 'maxSize'>;
}

/** The service did not answer, and the cache has nothing to serve. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  constructor(readonly failure: EdgeFailure) {
    super(`the content service is ${failure}`);
  }
}

/** What came of a read: its answer, or the failure that it threw. */
export async function toResult<T>(reading: Promise<T>): Promise<Result<T, EdgeFailure>> {
  try {
    return ok(await reading);
  } catch (cause) {
    if (cause instanceof ContentUnavailable) return err(cause.failure);
    throw cause;
  }
}

/** Answers of one kind, remembered; throws `ContentUnavailable` where there is none at all. */
export class AnswerCache<T> {
  private readonly cache: StaleCache<T, EdgeFailure>;

  constructor(context: Pick<EdgeContext, 'keep'>, maxSize: number) {
    this.cache = new StaleCache({ ...context.keep, maxSize });
  }

  async of(key: string, load: () => Promise<Result<SizedValue<T>, EdgeFailure>>): Promise<T> {
    const answer = await this.cache.read(key, load);
    if (!answer.ok) throw new ContentUnavailable(answer.error);
    return answer.value;
  }
}

/** The parts of a key; none of them contains a line break. */
export const keyOf = (...parts: readonly (string | number)[]) => parts.join('\n');

/** One question, its answer turned into what is kept. */
export async function queryEdge<A, T>(
  client: EdgeClient,
  question: EdgeRequest<A>,
  read: (answer: A) => T,
): Promise<Result<SizedValue<T>, EdgeFailure>> {
  const answer = await client.request(question);
  return answer.ok ? ok({ value: read(answer.value.value), size: answer.value.size }) : answer;
}

export const ITEMS_PAGE_SIZE = 100;

/** A list as the service gives it, page by page. */
export const pagedShape = <T>(entry: z.ZodType<T>) =>
  z.object({
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }),
    results: z.array(entry),
  });

export interface Paged<T> {
  readonly pageInfo: { readonly endCursor?: string | null | undefined; readonly hasNext: boolean };
  readonly results: readonly T[];
}

/** All entries of a list that comes page by page, at most `mostPages` of them; a page that is not there gives none. */
export async function allPages<T>(
  maxPages: number,
  load: (after: string | null) => Promise<Result<SizedValue<Paged<T> | null>, EdgeFailure>>,
): Promise<Result<SizedValue<readonly T[]>, EdgeFailure>> {
  const found: T[] = [];
  let size = 0;
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const answer: Result<SizedValue<Paged<T> | null>, EdgeFailure> = await load(after);
    if (!answer.ok) return answer;
    size += answer.value.size;
    const { value } = answer.value;
    if (value === null) break;
    found.push(...value.results);
    const next = value.pageInfo.endCursor ?? null;
    if (!value.pageInfo.hasNext || next === null || next === after) break;
    after = next;
  }
  return ok({ value: found, size });
}

const HOME = `query Home($site: String!, $language: String!) {
  layout(site: $site, routePath: "/", language: $language) { item { path } }
}`;

const homeShape = z.object({ layout: z.object({ item: z.object({ path: z.string() }).nullable() }) });

/** Where the items of the sites lie: their home pages, and the way from a route to an item and back. */
export class EdgePaths {
  private readonly homes: AnswerCache<string | null>;

  constructor(private readonly context: EdgeContext) {
    this.homes = new AnswerCache(context, 500_000);
  }

  languages(scope: ReadScope): readonly string[] {
    return this.context.sites.find(({ name }) => name === scope.site)?.languages ?? [];
  }

  zone(scope: ReadScope): string {
    return this.context.sites.find(({ name }) => name === scope.site)?.zone ?? 'UTC';
  }

  /** Call 1: the path of the home item, `/sitecore/content/<site>/home`; null where it has no such language. */
  home({ site }: ReadScope, language: string): Promise<string | null> {
    const load = () => {
      const variables = { site, language };
      const question = { purpose: 'home path', query: HOME, variables, answer: homeShape };
      return queryEdge(this.context.client, question, ({ layout }) => layout.item?.path ?? null);
    };
    return this.homes.of(keyOf(site, language), load);
  }

  /** The home item's path in whichever language of the site it is there. */
  async anyHome(scope: ReadScope): Promise<string | null> {
    scope.tag(tag.tree(scope.site));
    for (const language of new Set([scope.language, ...this.languages(scope)])) {
      const home = this.languages(scope).length === 0 ? null : await this.home(scope, language);
      if (home !== null) return home;
    }
    return null;
  }

  /** The path of the item of a route without wildcards. */
  async itemAt(scope: ReadScope, segments: readonly string[]): Promise<string | null> {
    const home = await this.anyHome(scope);
    return home === null || segments.some((segment) => segment.includes('/'))
      ? null
      : [home, ...segments].join('/');
  }
}

/** The names from the home item down to an item; null for what does not lie below it. */
export function segmentsBelow(home: string, itemPath: string): readonly string[] | null {
  const path = itemPath.replace(/\/+$/, '');
  if (path.toLowerCase() === home.toLowerCase()) return [];
  if (!path.toLowerCase().startsWith(`${home.toLowerCase()}/`)) return null;
  return path.slice(home.length + 1).split('/');
}

/** The route of an item without wildcards; null for what lies elsewhere. */
export function routeBelow(home: string, itemPath: string): string | null {
  const segments = segmentsBelow(home, itemPath);
  return segments === null ? null : pathOf(segments);
}

/** An id as our own store writes it, however the service does. */
export const plainItemId = (id: string): string => formatTagId(id) ?? id.slice(0, 100);
