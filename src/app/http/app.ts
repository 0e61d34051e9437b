import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { RETRY_AFTER_SECONDS } from '~/page/render/error.shell';
import { LATE_SHEETS } from '~/page/styles/late-sheets';
import { createReference, type Log, requestId } from '~/platform/log';
import type { Metrics, RouteKind } from '~/platform/metrics';
import { recordedTraceId, type Tracer } from '~/platform/trace';
import { type Language, languageFor, type Site } from '~/sites';
import { FRAGMENT, fragmentName } from './fragment-name';
import type { HostTable } from './hosts';
import type { HotPages } from './listener';
import { loggedPath } from './logged-path';
import { type Pages, pageResponse } from './pages';
import { pagesForRefusals, readsPages } from './refusals';
import { alive, type Health } from './routes/health';
import { robotsText } from './routes/machine-pages';
import type { StaticAssets } from './routes/static-assets';

export interface HttpOptions {
  readonly hosts: HostTable;
  readonly pages: Pages;
  readonly hotPages: HotPages;
  readonly assets: StaticAssets;
  readonly favicon: (theme: string) => string | null;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  /** From this on a request is logged as slow; 0: none is. */
  readonly slowRequestMs: number;
  /** True when the caller may read the metrics. */
  mayReadMetrics(request: Request): boolean;
  sitemap(site: Site, part: number | null): Promise<string | null>;
  /** Routes of the modules, mounted before the pages. */
  readonly routes: readonly Hono[];
  /** The page of a form that was not taken at all. */
  refusalDocument(site: Site, language: Language, text: string, form: string | null): readonly string[];
  /** What stands in for any page that could not be made. */
  failurePage(
    site: Site,
    failure: { readonly language: Language; readonly reference: string; readonly cause: unknown },
  ): { readonly status: 500 | 503; readonly retryAfter: number | null; readonly html: readonly string[] };
  readonly headers: Readonly<Record<string, string>>;
  /** Keeps what is not everybody's from the edge in front of us. */
  guardEdge?(status: number, headers: Headers): void;
  readonly log: Log;
}

/** The way of a request: id and log line, machine pages, assets, module routes, then content pages. */
export function createHttpApp(options: HttpOptions): Hono {
  const { hosts, pages, hotPages, assets, health, log } = options;
  const app = new Hono();

  app.use((c, next) => {
    const incoming = {
      traceparent: c.req.header('traceparent'),
      name: `${c.req.method} ${kindOf(c.req.path)}`,
    };
    return options.tracer.request(incoming, async (span) => {
      const started = performance.now();
      const id = requestId(c.req.header('x-request-id'));
      await next();
      c.res.headers.set('x-request-id', id);
      // Whoever answers that something is away, and whichever part it is: it may be back in a moment.
      if (c.res.status === 503 && !c.res.headers.has('retry-after'))
        c.res.headers.set('retry-after', `${RETRY_AFTER_SECONDS}`);
      for (const [name, value] of Object.entries(options.headers)) {
        if (!c.res.headers.has(name)) c.res.headers.set(name, value);
      }
      options.guardEdge?.(c.res.status, c.res.headers);
      const seconds = (performance.now() - started) / 1000;
      const { status } = c.res;
      const { method } = c.req;
      options.metrics.httpRequest({
        kind: kindOf(c.req.path),
        status,
        seconds,
        traceId: recordedTraceId(),
      });
      const path = loggedPath(c.req.path);
      const ms = Math.round(seconds * 1000);
      span?.set({ 'http.request.method': method, 'url.path': path, 'http.response.status_code': status });
      if (status >= 500) span?.end(true);
      const line = { requestId: id, method, path, status, ms };
      if (options.slowRequestMs > 0 && ms >= options.slowRequestMs) log.warn(line, 'slow request');
      else log.info(line, 'request');
    });
  });
  const placeOf = (c: Context) => {
    const site = siteOf(c, hosts);
    return { site, language: languageFor(site, c.req.header('accept-language')) };
  };
  app.use(pagesForRefusals(placeOf, options.refusalDocument));

  app.onError((cause, c) => {
    const reference = createReference();
    log.error({ err: cause, path: loggedPath(c.req.path), reference }, 'request failed');
    const { site, language } = placeOf(c);
    const failed = options.failurePage(site, { language, reference, cause });
    const { status, retryAfter } = failed;
    const headers = {
      'cache-control': 'no-store',
      ...(retryAfter !== null && { 'retry-after': `${retryAfter}` }),
    };
    // A person who has followed a link or sent a form reads a page; a script reads what its call is documented with.
    return readsPages(c)
      ? c.html(failed.html.join(''), status, headers)
      : c.json({ error: status === 503 ? 'unavailable' : 'internal', reference }, status, headers);
  });

  app.use(async (c, next) => {
    const bare = hosts.wwwRedirect(c.req.header('host'));
    if (bare === null) return next();
    const url = new URL(c.req.url);
    return c.redirect(`${bare}${url.pathname}${url.search}`, 301);
  });

  // Nothing of ours is named with a NUL, and a database that is asked for it fails. Pages read their addresses themselves.
  app.use((c, next) => (NUL_IN_PATH.test(c.req.path) ? Promise.resolve(c.notFound()) : next()));

  app.get('/livez', alive);
  app.get('/readyz', () => health.ready());
  for (const path of ['/healthz', '/api/healthz']) {
    app.get(path, (c) => health.answer(options.mayReadMetrics(c.req.raw)));
  }
  app.get('/metrics', async (c) => {
    if (!options.mayReadMetrics(c.req.raw)) return c.json({ error: 'not-found' }, 404);
    const { metrics } = options;
    const accept = c.req.header('accept');
    return c.body(await metrics.metricsText(accept), 200, { 'content-type': metrics.contentType(accept) });
  });
  for (const path of ['/robots.txt', '/api/robots']) {
    app.get(path, (c) => c.text(robotsText(hosts.originOf(siteOf(c, hosts))), 200, SHORT_LIVED));
  }
  for (const path of ['/sitemap.xml', '/api/sitemap']) {
    app.get(path, async (c) => {
      const part = c.req.query('part');
      const xml = await options.sitemap(siteOf(c, hosts), part === undefined ? null : Number(part));
      if (xml === null) return c.text('Not found', 404);
      return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', ...SHORT_LIVED });
    });
  }
  app.get('/speculation-rules.json', (c) =>
    c.body(SPECULATION_RULES, 200, { 'content-type': 'application/speculationrules+json', ...SHORT_LIVED }),
  );
  // Programs that do not read the head ask here.
  app.get('/favicon.ico', (c) => c.redirect(`/assets/favicon/${siteOf(c, hosts).theme}.svg`, 302));
  app.get('/assets/favicon/:file', (c) => {
    const svg = options.favicon(c.req.param('file').replace(/\.svg$/, ''));
    return svg === null
      ? c.text('Not found', 404)
      : c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
  });
  app.get(
    '/assets/*',
    (c) => assets.answer(c.req.path, c.req.header('accept-encoding')) ?? c.text('Not found', 404),
  );
  for (const routes of options.routes) app.route('/', routes);
  app.all('/api/*', (c) => c.json({ error: 'not-found' }, 404));

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const host = c.req.header('host');
    const url = new URL(c.req.url);
    const fragment = c.req.header(FRAGMENT);
    const answer = await pages.get(host, url, fragmentName(fragment));
    const isPage = answer.kind === 'page' && fragment === undefined;
    if (isPage && host !== undefined && hosts.knows(host)) {
      hotPages.remember(host, url.pathname + url.search, answer.rendered);
    }
    return pageResponse(answer, c.req.raw.headers, { ...options.headers });
  });
  app.all('*', (c) => c.json({ error: 'method-not-allowed' }, 405, { allow: 'GET, HEAD' }));
  return app;
}

const NUL_IN_PATH = /^\/(?:api|staff|studio)\/.*(?:%00|\0)/;
const SHORT_LIVED = { 'cache-control': 'public, max-age=300' } as const;

/**
 * A page is fetched while its link is being pressed. Nothing more: what a browser takes for likely on a screen that is touched
 * is every link that comes into view. Where a pointer can rest on a link, `fetch-ahead.ts` does more, within bounds.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/_dev/*', '/media/*', '/-/*', '/assets/*'] } },
          { not: { selector_matches: '[rel~=nofollow],[download],[target=_blank]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

const siteOf = (c: Context, hosts: HostTable) => hosts.siteOf(c.req.header('host'));

/** Address the request came from, as the socket knows it; unknown in tests that have no socket. */
export function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Asked by machines every few seconds: among pages they would make the slow ones a small share. */
const HEALTH: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

function kindOf(path: string): RouteKind {
  if (path.startsWith('/api/forms/')) return 'form';
  if (path.endsWith('/healthz') || HEALTH.has(path)) return 'health';
  if (path.startsWith('/api/') || path.startsWith('/sitecore/')) return 'api';
  if (path.startsWith('/media/') || path.startsWith('/-/')) return 'media';
  if (path.startsWith('/assets/') || path.startsWith(LATE_SHEETS)) return 'asset';
  if (path === '/studio' || path.startsWith('/studio/')) return 'studio';
  return 'page';
}
