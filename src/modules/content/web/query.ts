import type { BlockCatalogue } from '../domain/blocks/block-contract';
import { wholeDictionary } from '../domain/dictionary';
import type { ContentReader } from '../domain/reader';
import type { RedirectRow } from '../domain/redirects/redirects';
import { pathOf, routeSegments } from '../domain/route';
import type { SiteSnapshot } from '../site-snapshots';
import { comparePositions, slice } from './cursor';
import { type DeliveredSite, ItemNode } from './item-node';
import { dataSourceNode, layoutJson, pageOf, readDataSource } from './layout';
import { type Budget, LIMITS, pageSize } from './limits';
import { redirectInfos } from './redirect-info';
import { type SearchArguments, searchItems } from './search';
import type { SiteNodes } from './site-nodes';

/** What the API reads; the structure of a site comes as one unchanging value. */
export interface DeliverySource {
  readonly reader: ContentReader;
  readonly blocks: BlockCatalogue;
  snapshot(site: string): Promise<SiteSnapshot>;
}

interface Paged {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The page of a route that is shown where nothing is found, when an editor has made one. */
const NOT_FOUND_ROUTE = '/404';

/** The root of one request: a method for each field of the schema's `Query`. */
export class DeliveryQuery {
  private readonly trees = new Map<string, Promise<SiteNodes>>();

  constructor(
    private readonly from: DeliverySource,
    private readonly sites: readonly DeliveredSite[],
    private readonly nodesOf: (site: DeliveredSite, snapshot: SiteSnapshot) => SiteNodes,
    private readonly budget: Budget,
  ) {}

  async layout(args: { site: string; routePath: string; language?: string | null }) {
    const site = this.siteNamed(args.site);
    if (site === null) return { item: null };
    const language = languageOf(site, args.language);
    return { item: language === null ? null : await this.routed(site, language, args.routePath) };
  }

  async item({ path, language }: { path: string; language: string }): Promise<ItemNode | null> {
    this.budget.spend(1);
    const inPath = /^\/sitecore\/content\/([^/]+)/i.exec(path)?.[1];
    const candidates = inPath === undefined ? this.sites : this.sites.filter(isNamed(inPath));
    for (const site of candidates) {
      const requested = languageOf(site, language);
      if (requested === null) continue;
      const tree = await this.tree(site);
      const node = tree.find(path, requested);
      if (node !== null) return node;
      const placed = readDataSource(path);
      const page = placed === null ? null : tree.find(placed.page, requested);
      if (placed !== null && page !== null) {
        this.budget.spend(LIMITS.renderedCost);
        return dataSourceNode(this.from, page, placed.uid);
      }
    }
    return null;
  }

  async search(args: SearchArguments) {
    return searchItems(await Promise.all(this.sites.map((site) => this.tree(site))), args, this.budget);
  }

  site() {
    return {
      siteInfo: ({ site }: { site: string }) => {
        const found = this.siteNamed(site);
        return found === null ? null : this.info(found);
      },
      siteInfoCollection: () => this.sites.map((site) => this.info(site)),
    };
  }

  /** The layout of a page, of whichever item it is asked. */
  async rendered(node: ItemNode): Promise<unknown> {
    if (!node.hasLayout) return null;
    this.budget.spend(LIMITS.renderedCost);
    const page = await pageOf(this.from, node);
    return page === null ? null : layoutJson(this.from, node, page);
  }

  /** The page of a route; one with wildcards has what stands in place of them as its route. */
  private async routed(site: DeliveredSite, language: string, routePath: string): Promise<ItemNode | null> {
    this.budget.spend(1);
    const tree = await this.tree(site);
    const segments = routeSegments(routePath);
    const found = segments === null ? null : tree.routed(segments, language);
    if (found === null || segments === null || !found.source.route?.includes('*')) return found;
    return new ItemNode({ ...found.source, route: pathOf(segments) });
  }

  private info(site: DeliveredSite) {
    const scope = (language: string) => ({ site: site.name, language, tag: () => undefined });
    const rootPath = `/sitecore/content/${site.name}`;
    return {
      name: site.name,
      hostname: () => new URL(site.origin()).host,
      language: site.languages[0],
      rootPath,
      startPath: `${rootPath}/home`,
      robots: () => site.robots(),
      sitemap: () => [`${site.origin()}/sitemap.xml`],
      redirects: async () => {
        this.budget.spend(LIMITS.renderedCost);
        return redirectInfos(await this.redirectsOf(site));
      },
      dictionary: async (args: Paged & { language: string }) => {
        const first = pageSize(args.first, 500, LIMITS.page.dictionary);
        const editors = await this.from.reader.dictionary(scope(args.language));
        const texts = site.languages.includes(args.language)
          ? wholeDictionary(args.language, editors)
          : editors;
        const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
        const page = slice(sorted, { first, after: args.after, positionOf: ([key]) => [key, ''], compare });
        return { ...page, results: page.results.map(([key, value]) => ({ key, value })) };
      },
      routes: (args: RouteArguments) => this.routesOf(site, args),
      errorHandling: async ({ language }: { language: string }) => {
        const requested = languageOf(site, language);
        const page = requested === null ? null : await this.routed(site, requested, NOT_FOUND_ROUTE);
        return {
          notFoundPage: page,
          notFoundPagePath: page === null ? null : NOT_FOUND_ROUTE,
          serverErrorPage: null,
          serverErrorPagePath: null,
        };
      },
    };
  }

  private async routesOf(site: DeliveredSite, args: RouteArguments) {
    const first = pageSize(args.first, 50, LIMITS.page.routes);
    const language = languageOf(site, args.language) ?? args.language;
    const scope = { site: site.name, language, tag: () => undefined };
    const routes = (await this.from.reader.routes(scope)).filter(
      (route) => route.language === language && isWanted(route.path, args),
    );
    const sorted = [...routes].sort((a, b) => (a.path < b.path ? -1 : 1));
    const page = slice(sorted, { first, after: args.after, positionOf: ({ path }) => [path, ''], compare });
    const results = page.results.map(({ path, modified }) => ({
      routePath: path,
      path,
      modified,
      route: () => this.routed(site, language, path),
    }));
    return { ...page, results };
  }

  private async redirectsOf(site: DeliveredSite): Promise<readonly RedirectRow[]> {
    return (await this.from.snapshot(site.name)).redirects.rows;
  }

  private siteNamed(name: string): DeliveredSite | null {
    return this.sites.find(isNamed(name)) ?? null;
  }

  /** One snapshot of a site for the whole request. */
  private tree(site: DeliveredSite): Promise<SiteNodes> {
    const known = this.trees.get(site.name);
    if (known !== undefined) return known;
    const tree = this.from.snapshot(site.name).then((snapshot) => this.nodesOf(site, snapshot));
    this.trees.set(site.name, tree);
    return tree;
  }
}

interface RouteArguments extends Paged {
  readonly language: string;
  readonly includedPaths?: readonly (string | null)[] | null;
  readonly excludedPaths?: readonly (string | null)[] | null;
}

const compare = comparePositions('ASC');

/** Paths count with everything below them. */
function isWanted(path: string, { includedPaths, excludedPaths }: RouteArguments): boolean {
  const below = (above: string | null) => {
    const clean = (above ?? '').replace(/\/+$/, '').toLowerCase();
    return path.toLowerCase() === clean || path.toLowerCase().startsWith(`${clean}/`);
  };
  const included = includedPaths ?? [];
  return (included.length === 0 || included.some(below)) && !(excludedPaths ?? []).some(below);
}

const isNamed = (name: string) => (site: DeliveredSite) => site.name.toLowerCase() === name.toLowerCase();

/** A language of the site as the site spells it; without one the site's default; null when it has none such. */
function languageOf(site: DeliveredSite, language: string | null | undefined): string | null {
  if (language === undefined || language === null || language === '') return site.languages[0];
  return site.languages.find((each) => each.toLowerCase() === language.toLowerCase()) ?? null;
}
