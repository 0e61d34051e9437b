import type { Breaker } from '~/platform/breaker';
import type { Secret } from '~/platform/config';
import type { Log } from '~/platform/log';
import type { BlockCatalogue } from '../domain/blocks/block-contract';
import type { ContentReader, ReadScope } from '../domain/reader';
import { tag } from '../domain/tags';
import { EdgeClient } from './edge-client';
import { EdgeNavigation } from './edge-navigation';
import { EdgePages } from './edge-pages';
import { type EdgeContext, EdgePaths, type EdgeSite } from './edge-site';
import { EdgeStories } from './edge-stories';
import { EdgeTexts } from './edge-texts';

export interface EdgeReaderOptions {
  /** Address of the GraphQL service. */
  readonly endpoint: string;
  readonly key: Secret | null;
  /** The sites that are read there, under the same names as here. */
  readonly sites: readonly EdgeSite[];
  readonly blocks: BlockCatalogue;
  readonly log: Log;
  /** How long an answer is given without asking again; one minute without it. */
  readonly freshMs?: number;
  /** How long a page waits for a newer answer when there is an older one; one second without it. */
  readonly maxWaitMs?: number;
  /** For one attempt to ask; 5 s without it. */
  readonly timeoutMs?: number;
  readonly retryMs?: number;
  /** Of the service; one of its own without it. */
  readonly breaker?: Breaker | undefined;
  /** Milliseconds on a clock that never goes back; for tests. */
  readonly now?: () => number;
}

const FRESH_MS = 60_000;
const MAX_WAIT_MS = 1000;
const BACKOFF_MS = 5000;
/** So long a service may be away before its last answers are forgotten. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * The reads of the site on an Experience Edge compatible GraphQL service (DELIVERY-1 to DELIVERY-4). The site's
 * tree lies at its home item, tags beside it under `tags`; fields are asked for by their names, templates
 * are named as ours. Answers are kept: fresh ones are given without asking, older ones stand in while the
 * service is away. Throws `ContentUnavailable` for what was never answered.
 */
export function createEdgeReader(options: EdgeReaderOptions): ContentReader {
  const { endpoint, key, sites, blocks, log, breaker, timeoutMs, retryMs } = options;
  const context: EdgeContext = {
    client: new EdgeClient({
      endpoint,
      key,
      log,
      breaker,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(retryMs === undefined ? {} : { retryMs }),
    }),
    sites,
    blocks,
    log,
    keep: {
      freshMs: options.freshMs ?? FRESH_MS,
      maxWaitMs: options.maxWaitMs ?? MAX_WAIT_MS,
      retentionMs: RETENTION_MS,
      restMs: BACKOFF_MS,
      now: options.now ?? (() => performance.now()),
    },
  };
  const places = new EdgePaths(context);
  const pages = new EdgePages(context, places);
  const menus = new EdgeNavigation(context, places);
  const stories = new EdgeStories(context, places);
  const texts = new EdgeTexts(context, places);
  return {
    homePath: async (scope: ReadScope) => {
      scope.tag(tag.tree(scope.site));
      if (!places.languages(scope).includes(scope.language)) return null;
      return (await places.home(scope, scope.language)) === null ? null : '/';
    },
    navigation: (scope, datasourcePath) => menus.below(scope, datasourcePath),
    languages: (scope, routePath) => pages.languages(scope, routePath),
    routeLanguage: (scope, route) => pages.routeLanguage(scope, route),
    stories: (scope, query) => stories.stories(scope, query),
    tags: (scope) => texts.tags(scope),
    storyPublishDate: (scope, storyPath) => stories.publishDate(scope, storyPath),
    sequentialNavigation: (scope, storyPath) => stories.sequential(scope, storyPath),
    page: (scope, routePath) => pages.page(scope, routePath),
    dictionary: (scope) => texts.dictionary(scope),
    routes: (scope) => texts.routes(scope),
  };
}
