import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { BLOCKS } from '~/blocks/registry';
import { limitCachedCards } from '~/features/car-card/server';
import { findCar } from '~/features/car-detail/server';
import { createCarSuggestions } from '~/features/car-search/server';
import { alertRoutes } from '~/modules/alerts';
import type { StudioFiles } from '~/modules/content';
import { quoteRoutes } from '~/modules/finance/server';
import { answerRoutes, leadRoutes } from '~/modules/leads';
import { createRequestReader } from '~/modules/query-reader';
import { settingsTag } from '~/modules/settings';
import { stockRoutes, viewRoute } from '~/modules/stock';
import type { Assets } from '~/page/assets';
import type { PageContext } from '~/page/contract';
import { CachedBlocks } from '~/page/render/block-cache/cached-blocks';
import { failurePage, refusalDocument } from '~/page/render/error.shell';
import { pageDataMarkup, pageDataOf, tagContainerOf } from '~/page/render/page-data';
import { createEdgePolicy } from '~/platform/edge-cache';
import { mediaRoutes } from '~/platform/media';
import { PageCache } from '~/platform/page-cache';
import { clientAddress, createRateLimit } from '~/platform/rate-limit';
import { SITES, type Site } from '~/sites';
import { favicon } from '~/themes';
import { devRoutes } from './dev/dev-routes';
import { mayWatch } from './http/api-key';
import { createHttpApp, peerOf } from './http/app';
import { browserWarnings } from './http/browser-warnings';
import { consentTexts } from './http/consent-texts';
import type { HostTable } from './http/hosts';
import { HotPages } from './http/listener';
import { withOneHost } from './http/one-host';
import { createPages } from './http/pages';
import { carRedirects } from './http/redirects/car-redirects';
import { countedPages, countedRedirects } from './http/redirects/counted-pages';
import { facilityRedirects } from './http/redirects/facility-redirects';
import { closedRender, rewriteFallbacks, rewriteRoutes } from './http/redirects/rewrites';
import { createHealth, type Health } from './http/routes/health';
import { iconRoutes } from './http/routes/icon-routes';
import { lateSheetRoutes } from './http/routes/late-sheet-routes';
import { sitemapXml } from './http/routes/machine-pages';
import { mapOrigins, mapRoutes } from './http/routes/map-routes';
import { policyReports } from './http/routes/policy-reports';
import type { StaticAssets } from './http/routes/static-assets';
import { suggestRoutes } from './http/routes/suggest-routes';
import { securityHeaders } from './http/security-headers';
import { createSiteRecords } from './http/site-records';
import { withUnreadBodies } from './http/unread-body';
import { alertPages } from './pages/alert-pages';
import { formPages, languageOf } from './pages/form-pages';
import { noticePages } from './pages/notice-pages';
import { ownPages } from './pages/own-pages';
import { mountApiDocs } from './wiring/api-docs';
import { mountSearch } from './wiring/cars/mount-search';
import { contentDelivery } from './wiring/content-delivery';
import { formAnswers, formOrigins } from './wiring/form-providers';
import { healthChecks } from './wiring/health-checks';
import type { Services } from './wiring/services';
import { withSetSites } from './wiring/settled';
import { mountStaff } from './wiring/staff/mount-staff';
import { mountStudio } from './wiring/staff/mount-studio';
import { mountBookings } from './wiring/workshop/mount-bookings';
import { mountServiceBooking } from './wiring/workshop/service-booking';
import { mountTyreHotel } from './wiring/workshop/tyre-hotel';
import { bookingLimits } from './wiring/workshop/workshop';

export interface Web {
  readonly listener: RequestListener;
  readonly health: Health;
  /** Everything that is answered, for those who check all of it. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Lets go of the services it listens to. */
  close(): void;
}

const FRESH_MS = 5 * 60 * 1000;
/** A content platform does not announce changes, so its pages are rendered again more often. */
const REMOTE_FRESH_MS = 60 * 1000;

export interface WebOptions {
  readonly services: Services;
  readonly hosts: HostTable;
  readonly assets: Assets;
  readonly files: StaticAssets;
  /** Of the studio's own build; null: the studio is closed. */
  readonly studio: StudioFiles | null;
  readonly version: string;
  /** Memory for finished pages, by default half of what may be kept; a benchmark of rendering sets it to next to nothing. */
  readonly pageCacheBytes?: number;
}

/** Everything between a socket and the services; its only state is the page cache, so it can be rebuilt. */
export function createWeb(options: WebOptions): Web {
  const { services, assets, files, studio, version } = options;
  const { config, log, clock, metrics, settings } = services;
  const hosts = withSetSites(options.hosts, settings);
  const { pageCacheBytes = config.memoryBytes / 2 } = options;
  limitCachedCards(config.memoryBytes / 4);
  const freshFor = config.upstreams.content === null ? FRESH_MS : REMOTE_FRESH_MS;
  const edge = config.edge === null ? null : createEdgePolicy(config.edge, freshFor / 1000);
  const cache = new PageCache({
    maxBytes: pageCacheBytes,
    freshFor,
    now: () => performance.now(),
    onOutcome: (outcome) => metrics.pageCache(outcome),
    onRefreshFailure: (cause) => log.error({ err: cause }, 'a page could not be made anew'),
  });
  const records = createSiteRecords(services);
  const cars = createCarSuggestions(services.stock);
  const queries = createRequestReader({ stock: services.stock, places: services.places, sites: SITES });
  const stops = [
    cars.stop,
    queries.stop,
    records.stop,
    services.editing.onInvalidate((tags) => cache.invalidate(tags)),
    services.stock.onChange(({ indexName }) => cache.invalidate([`stock:${indexName}`])),
    services.facilities.onChange((index) => cache.invalidate([`facilities:${index}`])),
    settings.onChange((site) => cache.invalidate([settingsTag(site)])),
    services.ratings.onChange(({ siteIndex, departmentId }) =>
      cache.invalidate([`ratings:${siteIndex}:${departmentId}`]),
    ),
    // Not every page names by a tag that a part of the demo was missing.
    services.demo?.onProgress(() => cache.clear()) ?? (() => undefined),
  ];
  const headers = securityHeaders({
    secure: config.environment === 'production',
    development: config.environment === 'development',
    tagOrigins: SITES.some((site) => tagContainerOf(site, config.tags) !== null)
      ? [new URL(config.tags.managerUrl).origin, ...config.tags.origins]
      : [],
    mapOrigins: mapOrigins(config.map),
    frames: [...formOrigins(config.forms), ...(config.devPages ? ["'self'"] : [])],
  });
  const pageData = (page: PageContext, subject: string | undefined) =>
    pageDataMarkup(pageDataOf(page, config.tags, subject));
  const renderer = {
    blocks: BLOCKS,
    services,
    assets,
    log,
    pageData,
    drawings: services.drawings,
    development: config.environment === 'development',
    ...(config.environment !== 'development' && { cachedBlocks: new CachedBlocks() }),
  };
  const { addresses, redirects: stored } = services.editing;
  const ofFacilities = facilityRedirects(countedRedirects(stored), services.facilities, services.content);
  const redirects = carRedirects(ofFacilities, (index, id) => findCar(services.stock, index, id));
  const uncounted = createPages({
    hosts,
    cache,
    renderer,
    redirects,
    headers,
    ...(edge && { edgeHeaders: edge.headersOf }),
    clock,
    log,
    confirmation: (site, language, id) => services.leads.confirmation(site, language, id),
  });
  const pages = countedPages(uncounted, hosts, addresses);
  const own = ownPages({ renderer, hosts, headers, clock });
  metrics.watchPageCache(() => cache.size);
  const hotPages = new HotPages(cache, (status, seconds) => {
    metrics.pageCache('hit');
    metrics.httpRequest({ kind: 'page', status, seconds });
  });
  const health = createHealth({
    version,
    checks: healthChecks(services, cache),
    log,
    filling: () => services.demo?.progress() ?? null,
  });
  const visitors = {
    siteOf: (request: Request) => hosts.siteOf(request.headers.get('host') ?? undefined),
    originOf: (site: Site) => hosts.originOf(site),
    clientOf: (c: Context) =>
      clientAddress(peerOf(c), c.req.header('x-forwarded-for'), config.trustedProxies),
  };
  // Shared, so that a client cannot look up twice as many cars through two APIs.
  const plateLimits = bookingLimits(config, services.limits, 'bookings');
  const app = createHttpApp({
    hosts,
    pages,
    hotPages,
    health,
    metrics,
    tracer: services.telemetry.tracer,
    slowRequestMs: config.observability.slowRequestMs,
    headers,
    ...(edge && { guardEdge: edge.guard }),
    log,
    favicon,
    assets: files,
    refusalDocument: (...refusal) => refusalDocument(assets, ...refusal),
    failurePage: (site, failure) => failurePage({ site, ...failure }, assets),
    mayReadMetrics: (request) => mayWatch(request, config.keys.search),
    sitemap: async (site, part) =>
      sitemapXml({
        site,
        part,
        content: services.content,
        origin: hosts.originOf(site),
        records: await records.of(site),
      }),
    routes: [
      mediaRoutes(services.media, {
        upstream: config.upstreams.media,
        ...(config.upstreams.media === null ? {} : { breaker: services.breakers.of('media') }),
      }),
      rewriteRoutes({
        upstream: config.upstreams.content,
        key: config.keys.content,
        log,
        ...(config.upstreams.content === null ? {} : { breaker: services.breakers.of('content-relay') }),
      }),
      contentDelivery(services, hosts),
      rewriteFallbacks(),
      consentTexts({ siteOf: (host) => hosts.siteOf(host), content: services.content }),
      iconRoutes(),
      ...(assets.lateSheets === undefined ? [] : [lateSheetRoutes(assets.lateSheets)]),
      mapRoutes(),
      mountSearch(services, queries, visitors),
      suggestRoutes({
        ...visitors,
        cars,
        clock,
        places: services.places,
        // A visitor who types sends a few requests a second.
        rateLimit: createRateLimit({ burst: 120, perMinute: 300 }),
      }),
      browserWarnings({ ...visitors, clock, log, rateLimit: createRateLimit({ burst: 20, perMinute: 20 }) }),
      policyReports({
        ...visitors,
        metrics,
        clock,
        log,
        rateLimit: createRateLimit({ burst: 20, perMinute: 20 }),
      }),
      viewRoute({
        ...visitors,
        stock: services.stock,
        // Many people of one office have one address.
        rateLimit: createRateLimit({ burst: 120, perMinute: 120 }),
        clock,
      }),
      stockRoutes({ stock: services.stock, key: config.keys.stock, log }),
      quoteRoutes({
        ...visitors,
        quotes: services.quotes,
        // A visitor who drags sends a few requests a second; a machine soon reaches the limit.
        rateLimit: createRateLimit({ burst: 60, perMinute: 60 }),
        clock,
      }),
      answerRoutes({
        ...visitors,
        answers: formAnswers(config, services.breakers, log),
        rateLimit: createRateLimit({ burst: 20, perMinute: 20 }),
        clock,
      }),
      leadRoutes({
        ...visitors,
        leads: services.leads,
        languageOf,
        rateLimit: services.limits.create('forms', { burst: 10, perMinute: 10 }),
        pages: formPages({ pages, hosts, headers }),
        clock,
        log,
      }),
      alertRoutes({
        ...visitors,
        alerts: services.alerts,
        languageOf,
        rateLimit: services.limits.create('alerts', { burst: 10, perMinute: 10 }),
        pages: alertPages({ own, pages, hosts, headers }),
        clock,
        log,
      }),
      ...mountBookings(services, { ...visitors, own, plateLimits }),
      mountApiDocs(visitors),
      mountServiceBooking(services, { ...visitors, limits: plateLimits }),
      ...mountTyreHotel(services, { ...visitors, pages: noticePages(own) }),
      ...mountStaff(services, { ...visitors, stopping: health.draining }, assets),
      ...mountStudio(services, { ...visitors, renderer, files: studio }),
      closedRender(),
      ...(config.devPages ? devRoutes(services, hosts, renderer) : []),
    ],
  });
  // Load balancers look with HTTP/1.0, which has no Host.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  return {
    listener: withOneHost(hotPages.listener(withUnreadBodies(answer))),
    health,
    routes: app.routes,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
