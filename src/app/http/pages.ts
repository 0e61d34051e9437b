import type { Redirects } from '~/modules/content';
import type { Confirmation, FormState } from '~/page/contract';
import { failurePage, formRetryPage, notFoundDocument, type SentFields } from '~/page/render/error.shell';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderFragment } from '~/page/render/render-fragment';
import { type PageResult, renderPage } from '~/page/render/render-page';
import { NOT_FOUND_PATH, type Route, routeOf } from '~/page/route';
import { createReference, type Log } from '~/platform/log';
import type { PageCache, RenderedPage } from '~/platform/page-cache';
import { acceptedEncoding, CachedPage, type TimeValidity, timeValidity } from '~/platform/page-cache';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { quickViewPath, renderQuickView } from '../pages/quick-view';
import { FRAGMENT } from './fragment-name';
import type { HostTable } from './hosts';
import { pageQuery } from './page-query';

export interface Pages {
  /**
   * Answers a GET of any address that no other route took.
   *
   * @param fragment the block that alone is asked for (`fragmentName`); the page where it has no such block
   */
  get(host: string | undefined, url: URL, fragment?: string | null): Promise<PageAnswer>;
  /**
   * The page of a form sent without JavaScript, rendered again with what was typed; never cached.
   * @param sent the fields to offer again where the page cannot be rendered
   */
  withForm(host: string | undefined, url: URL, form: FormState, sent?: SentForm): Promise<PageAnswer>;
}

/** A form as it came, and where it went. */
interface SentForm {
  readonly action: string;
  readonly fields: SentFields;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly rendered: RenderedPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 308 };

export interface PagesOptions {
  readonly hosts: HostTable;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly redirects: Pick<Redirects, 'find'>;
  /** What a visitor reads of the request with this id, a uuid, that the site has stored. */
  confirmation(site: Site, language: Language, id: string): Promise<Confirmation | null>;
  readonly headers: Readonly<Record<string, string>>;
  /** What the edge in front of us is told of a page that is everybody's, and wrong once it was held for so many milliseconds. */
  edgeHeaders?(tags: ReadonlySet<string>, heldFor?: number): Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Pages by address: one address per page, then the redirect table, then the cache, then a render. */
export function createPages(options: PagesOptions): Pages {
  const { hosts, cache, renderer, clock, log } = options;

  const requestOf = (site: Site, route: Route & { kind: 'page' }, url: URL, form: FormState | null) => ({
    site,
    query: pageQuery(url.search).query,
    form,
    language: route.language,
    path: route.path,
    requestedPath: url.pathname,
    origin: hosts.originOf(site),
    now: clock.now(),
  });

  const render = async (site: Site, route: Route & { kind: 'page' }, url: URL, form: FormState | null) =>
    renderPage(requestOf(site, route, url, form), renderer);

  /** A fragment for the scripts of our own pages: cached as it is, and not indexed. */
  const quickView = async (site: Site, route: Route & { kind: 'page' }, url: URL): Promise<RenderedPage> => {
    const view = await renderQuickView(requestOf(site, route, url, null), renderer);
    const missing = { status: 404, html: [], tags: new Set<string>(), incomplete: false };
    const { status, html, tags, incomplete } = view ?? missing;
    const cacheable = status === 200 && !incomplete;
    const ofEdge = cacheable ? options.edgeHeaders?.(tags) : {};
    const headers = { ...pageHeaders(options.headers, false), 'x-robots-tag': 'noindex', ...ofEdge };
    const page = new CachedPage({ status, html, headers });
    return { page, tags, usesQuery: false, cacheable };
  };

  /** Undefined for a page that says nothing of the time: it holds until something changes. */
  const validityOf = (site: Site, { usesTime }: { readonly usesTime: boolean }): TimeValidity | undefined =>
    usesTime ? timeValidity(clock.now(), site.zone) : undefined;

  const toAnswer = (
    site: Site,
    route: Route & { kind: 'page' },
    result: PageResult,
    form: FormState | null,
  ) => {
    if (result.kind === 'redirect') return new RedirectInstead(result.to, result.status);
    const document =
      result.kind === 'page'
        ? { html: result.html, status: form?.outcome === 'invalid' ? 422 : result.status }
        : { html: notFoundDocument(site, route.language, renderer.assets), status: 404 };
    const known = result.kind === 'page' && result.status === 200;
    const tags = known ? result.tags.add(`redirects:${site.key}`) : new Set<string>();
    const cacheable = known && form === null && !result.incomplete;
    const validity = known ? validityOf(site, result) : undefined;
    const ofEdge = cacheable ? options.edgeHeaders?.(tags, validity?.heldFor) : {};
    const headers = { ...pageHeaders(options.headers, form !== null), ...ofEdge };
    const page = new CachedPage({ ...document, headers });
    return { page, tags, usesQuery: known && result.usesQuery, validFor: validity?.validFor, cacheable };
  };

  /** One block of a page, kept by itself; null where the page has to answer. */
  const getFragment = async (site: Site, route: Route & { kind: 'page' }, url: URL, name: string) => {
    const make = async (): Promise<RenderedPage> => {
      const made = await renderFragment(requestOf(site, route, url, null), renderer, name);
      if (made === null) throw new NoFragment();
      const headers = { ...pageHeaders(options.headers, false), 'x-robots-tag': 'noindex' };
      const page = new CachedPage({ status: made.status, html: made.html, headers });
      const cacheable = made.status === 200 && !made.incomplete;
      const validFor = validityOf(site, made)?.validFor;
      return { page, tags: made.tags, usesQuery: made.usesQuery, validFor, cacheable };
    };
    const key = `${site.key} ${route.language} ${FRAGMENT}=${name} ${route.path}`;
    return cache.get(key, pageQuery(url.search).key, make).catch((cause: unknown) => {
      if (cause instanceof NoFragment) return null;
      throw cause;
    });
  };

  const getPage = (site: Site, route: Route & { kind: 'page' }, url: URL) =>
    cache.get(`${site.key} ${route.language} ${route.path}`, pageQuery(url.search).key, async () => {
      const made = toAnswer(site, route, await render(site, route, url, null), null);
      // The cache holds pages only; concurrent requests are redirected as well.
      if (made instanceof RedirectInstead) throw made;
      return made;
    });

  const failed = (site: Site, route: Route, cause: unknown, path: string, sent?: SentForm): PageAnswer => {
    const reference = createReference();
    log.error({ err: cause, site: site.key, path, reference }, 'page failed');
    const language = route.kind === 'page' ? route.language : site.languages[0];
    const failure = { site, language, reference, cause };
    const { status, retryAfter, html } =
      sent === undefined
        ? failurePage(failure, renderer.assets)
        : formRetryPage(failure, sent, renderer.assets);
    const headers = pageHeaders(options.headers, true);
    const page = new CachedPage({
      status,
      html,
      headers: retryAfter === null ? headers : { ...headers, 'retry-after': `${retryAfter}` },
    });
    return { kind: 'page', rendered: { page, tags: new Set(), usesQuery: false, cacheable: false } };
  };

  const answer = async (
    site: Site,
    url: URL,
    make: (route: Route & { kind: 'page' }, address: URL) => Promise<RenderedPage | RedirectInstead>,
    sent?: SentForm,
  ): Promise<PageAnswer> => {
    const requested = routeOf(site, url.pathname);
    const address = requested.kind === 'moved' ? new URL(requested.to + url.search, url) : url;
    const route = requested.kind === 'moved' ? routeOf(site, address.pathname) : requested;
    const [language] = site.languages;
    try {
      const redirected =
        (await options.redirects.find(site.key, url)) ??
        (requested.kind === 'moved' ? await options.redirects.find(site.key, address) : null);
      if (redirected !== null) return { kind: 'redirect', ...redirected };
      const found = route.kind === 'page' ? route : { kind: 'page' as const, language, path: NOT_FOUND_PATH };
      const made = await make(found, address);
      if (made instanceof RedirectInstead)
        return { kind: 'redirect', to: withQuery(made.to, url.search), status: made.status };
      // Where nothing is, nothing has moved there.
      return requested.kind === 'moved' && made.page.status !== 404
        ? { kind: 'redirect', to: requested.to + url.search, status: 301 }
        : { kind: 'page', rendered: made };
    } catch (cause) {
      if (cause instanceof RedirectInstead) {
        return { kind: 'redirect', to: withQuery(cause.to, url.search), status: cause.status };
      }
      return failed(site, route, cause, url.pathname, sent);
    }
  };

  const withForm: Pages['withForm'] = (host, url, form, sent) => {
    const site = hosts.siteOf(host);
    return answer(
      site,
      url,
      async (route, address) => toAnswer(site, route, await render(site, route, address, form), form),
      sent,
    );
  };

  const thanks = async (host: string | undefined, site: Site, url: URL, sent: string) => {
    const route = routeOf(site, url.pathname);
    const language = route.kind === 'page' ? route.language : site.languages[0];
    const id = url.searchParams.get(SENT_ID_PARAMETER) ?? '';
    const confirmation = UUID.test(id) ? await confirmed(site, language, id) : null;
    return withForm(host, url, sentState(sent, confirmation));
  };

  /** The page of thanks is shown even while the database is unavailable. */
  const confirmed = async (site: Site, language: Language, id: string): Promise<Confirmation | null> => {
    try {
      return await options.confirmation(site, language, id);
    } catch (cause) {
      log.error({ err: cause, site: site.key }, 'confirmation not read');
      return null;
    }
  };

  return {
    get(host, url, fragment = null) {
      const site = hosts.siteOf(host);
      const sent = url.searchParams.get(SENT_PARAMETER);
      if (sent !== null && /^[A-Za-z]{1,100}$/.test(sent)) return thanks(host, site, url, sent);
      const isQuick = url.searchParams.get('view') === QUICK_VIEW;
      return answer(site, url, async (route, address) => {
        const path = isQuick ? quickViewPath(site, route.path) : null;
        if (path !== null) {
          const key = `${site.key} ${route.language} ${QUICK_VIEW} ${path}`;
          return cache.get(key, '', () => quickView(site, { ...route, path }, address));
        }
        const part = fragment === null ? null : await getFragment(site, route, address, fragment);
        return part ?? getPage(site, route, address);
      });
    },
    withForm,
  };
}

/** Value of `view` that asks for the quick view of a car instead of its page. */
const QUICK_VIEW = 'quick';

/** Query parameter of the page that thanks for a form; such a page is one visitor's own and never kept. */
export const SENT_PARAMETER = 'sent';
/** Id of the request that the page thanks for: it opens the reference, and nothing that was typed. */
export const SENT_ID_PARAMETER = 'request';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const sentState = (formName: string, confirmation: Confirmation | null): FormState => ({
  formName,
  outcome: 'sent',
  values: {},
  problems: {},
  message: null,
  reference: null,
  confirmation,
});

/** A page that turned out to be elsewhere, on its way past the cache. */
class RedirectInstead extends Error {
  constructor(
    readonly to: string,
    readonly status: 301 | 302,
  ) {
    super(`redirect to ${to}`);
  }
}

/** The page has no such block. */
class NoFragment extends Error {}

const withQuery = (to: string, search: string) => (to.includes('?') || search === '' ? to : to + search);

function pageHeaders(base: Readonly<Record<string, string>>, personal: boolean): Record<string, string> {
  return {
    ...base,
    'content-type': 'text/html; charset=utf-8',
    // Browsers revalidate each time and get 304; pages with what a visitor typed are not stored.
    'cache-control': personal ? 'private, no-store' : 'no-cache',
    'speculation-rules': '"/speculation-rules.json"',
    vary: `accept-encoding, ${FRAGMENT}`,
  };
}

/** A page answer as a Fetch response. */
export async function pageResponse(
  answer: PageAnswer,
  headers: Headers,
  base: Record<string, string>,
): Promise<Response> {
  if (answer.kind === 'redirect') {
    return new Response(null, { status: answer.status, headers: { ...base, location: answer.to } });
  }
  const { page } = answer.rendered;
  const validators = { ...page.headers, etag: page.etag };
  if (page.status === 200 && headers.get('if-none-match')?.includes(page.etag.slice(2)) === true) {
    return new Response(null, { status: 304, headers: validators });
  }
  const encoding = acceptedEncoding(headers.get('accept-encoding') ?? undefined);
  const body = await page.body(encoding);
  return new Response(new Uint8Array(body), {
    status: page.status,
    headers: page.headersFor(encoding),
  });
}
