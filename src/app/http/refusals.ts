import type { Context, MiddlewareHandler } from 'hono';
import { translator } from '~/messages';
import { routeOf } from '~/page/route';
import type { Language, Site } from '~/sites';

/** What a person reads of a refusal that scripts read as JSON, by its status. */
const TEXTS = {
  400: 'failure.invalidRequest',
  403: 'failure.forbidden',
  404: 'failure.notFound',
  405: 'failure.methodNotAllowed',
  413: 'failure.tooLarge',
  415: 'failure.invalidRequest',
  429: 'failure.rateLimited',
  503: 'failure.unavailable',
} as const;

const hasText = (status: number): status is keyof typeof TEXTS => Object.hasOwn(TEXTS, status);

/** Whether who asks shows what comes back to a person: a browser that has followed a link or sent a form. */
export const readsPages = (c: Context): boolean => c.req.header('accept')?.includes('text/html') === true;

/** The page of this site from which a form was sent, as the browser says. */
function formPageOf(c: Context, site: Site): { readonly href: string; readonly language: Language } | null {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  if (referrer === null || referrer.host !== c.req.header('host')) return null;
  const { pathname, search } = referrer;
  const route = routeOf(site, pathname);
  // What a form was answered with at the address that it was sent to cannot be opened there.
  if (route.kind !== 'page' || pathname.startsWith('/api/')) return null;
  return { href: pathname + search, language: route.language };
}

/**
 * A form that was sent without JavaScript and is refused before its route knows what was typed (another origin, too large,
 * unreadable, nothing there) is answered with a page; the same address answers a script with JSON.
 *
 * @param draw the page in the look of its site; `form`: the address of the form's page, null where that is not known
 */
export const pagesForRefusals =
  (
    placeOf: (c: Context) => { readonly site: Site; readonly language: Language },
    draw: (site: Site, language: Language, text: string, form: string | null) => readonly string[],
  ): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (c.req.method !== 'POST' || !hasText(status) || !readsPages(c)) return;
    if (headers.get('content-type')?.startsWith('application/json') !== true) return;
    const place = placeOf(c);
    const form = formPageOf(c, place.site);
    const language = form?.language ?? place.language;
    const text = translator(language)(TEXTS[status]);
    const html = draw(place.site, language, text, form?.href ?? null).join('');
    c.res = c.html(html, status, { 'cache-control': 'private, no-store' });
  };
