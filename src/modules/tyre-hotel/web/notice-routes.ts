import { type Context, Hono } from 'hono';
import type { Database } from '~/platform/db';
import { readForm } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { RateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import { tokenHash } from '~/platform/token';
import { type Language, type Site, siteLanguage } from '~/sites';
import { optOutOfNotices, ownerOfToken } from '../store/opt-out-store';
import { NOTICE_STOP_PATH } from './notice-paths';

/** `stop`: asks whether to; `gone`: a link that opens nothing. */
export type NoticePage =
  | { readonly kind: 'stop'; readonly token: string }
  | { readonly kind: 'stopped' | 'gone' | 'limited' };

/** Draws such a page in the frame of its site. */
export interface NoticePages {
  draw(site: Site, language: Language, shown: NoticePage, status: number): Promise<Response>;
}

export interface NoticeRoutesOptions {
  readonly database: Database;
  readonly pages: NoticePages;
  /** Of clients that ask; a mail program's servers ask for many people. */
  readonly limit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
}

/**
 * The page behind the link that ends notices about wheels: a GET asks, a POST does it, from the button of our page or from
 * the mail program's own (RFC 8058), which has no cookies and follows no redirect.
 */
export function noticeRoutes(options: NoticeRoutesOptions): Hono {
  const app = new Hono();
  app.get(NOTICE_STOP_PATH, (c) => answer(c, options, 'ask'));
  app.post(NOTICE_STOP_PATH, (c) => answer(c, options, 'stop'));
  return app;
}

async function answer(c: Context, options: NoticeRoutesOptions, act: 'ask' | 'stop'): Promise<Response> {
  const { database, pages, limit, clock, log } = options;
  const site = options.siteOf(c.req.raw);
  const form = act === 'stop' ? await readForm(c.req.raw, { maxBytes: 4 * 1024 }) : null;
  const text = (name: 't' | 'l') => (form?.ok === true ? form.value.get(name) : null) ?? c.req.query(name);
  const language = siteLanguage(site, text('l'));
  const verdict = await limit.take(options.clientOf(c), clock.now());
  if (!verdict.allowed) {
    const page = await pages.draw(site, language, { kind: 'limited' }, 429);
    page.headers.set('retry-after', `${verdict.retryAfterSeconds}`);
    return page;
  }
  const token = text('t') ?? '';
  const hash = tokenHash(token);
  const owner = hash === null ? null : await ownerOfToken(database, site.siteIndex ?? '', hash);
  if (owner === null) return pages.draw(site, language, { kind: 'gone' }, 410);
  if (act === 'ask') return pages.draw(site, language, { kind: 'stop', token }, 200);
  await optOutOfNotices(database.db, owner, clock.now());
  log.info({ site: site.key }, 'a customer wants no notices about wheels');
  return pages.draw(site, language, { kind: 'stopped' }, 200);
}
