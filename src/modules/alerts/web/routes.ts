import { type Context, Hono } from 'hono';
import { BODY_STATUS, isSameOrigin, readBody } from '~/platform/http';
import { createReference, type Log } from '~/platform/log';
import type { RateLimit, RateVerdict } from '~/platform/rate-limit';
import { err } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Language, type Site, siteByKey, siteLanguage } from '~/sites';
import type { Alerts, ShownAlert } from '../alerts';
import { isLocalPath, readPreferences, type SubscribeFailure } from '../domain/subscription';
import { ALERT_PATHS, alertHref } from '../mailing';

/** Name of the form in the state that a page without JavaScript is drawn with. */
export const ALERT_FORM = 'CarAlert';

/** A page of an alert; the composition root draws it in the site's frame. */
export type AlertPage =
  | { readonly kind: 'sent' | 'deleted' | 'gone' | 'limited' }
  | { readonly kind: 'confirm' | 'unsubscribe'; readonly token: string; readonly shown: ShownAlert }
  | { readonly kind: 'unsubscribed'; readonly shown: ShownAlert }
  | {
      readonly kind: 'manage';
      readonly token: string;
      readonly shown: ShownAlert;
      /** What has just happened. */
      readonly done: 'confirmed' | 'saved' | null;
      /** What was sent with neither new cars nor price drops chosen, to be given back; null: nothing is wrong. */
      readonly refused: { readonly frequency: string | null } | null;
    };

/** What a form without JavaScript is answered with. */
export interface AlertPages {
  draw(site: Site, language: Language, page: AlertPage, status: number): Promise<Response>;
  /** The page of the form again, with what was typed and what is wrong. */
  again(
    request: Request,
    sent: {
      readonly source: string;
      readonly values: Readonly<Record<string, string>>;
      /** Names and values as they came, to be given back whole. */
      readonly fields: readonly (readonly [name: string, value: string])[];
      readonly failure: SubscribeFailure | { readonly kind: 'rate-limited' } | Unavailable;
    },
  ): Promise<Response>;
}

export interface AlertRoutesOptions {
  readonly alerts: Alerts;
  siteOf(request: Request): Site;
  languageOf(site: Site, source: string): Language;
  clientOf(c: Context): string;
  readonly rateLimit: RateLimit;
  readonly pages: AlertPages;
  readonly clock: Clock;
  readonly log: Log;
}

/** It could not be stored; `reference` is what the log knows it by, and visitors are shown. */
interface Unavailable {
  readonly kind: 'unavailable';
  readonly reference: string;
}

/** Where the form is sent to. */
export const ALERTS_PATH = '/api/alerts';

/** Every expected failure, once: its HTTP status. */
const STATUS = {
  malformed: 400,
  'suspected-bot': 400,
  invalid: 422,
  'rate-limited': 429,
  unavailable: 503,
} as const satisfies Record<SubscribeFailure['kind'] | 'rate-limited' | 'unavailable', number>;

/**
 * `POST /api/alerts` takes the form (202 for scripts, 303 to the page that says what comes next otherwise; both only when
 * it is stored). The pages behind the links of the mails: a GET only asks, a POST does it.
 */
export function alertRoutes(options: AlertRoutesOptions): Hono {
  const app = new Hono();
  app.post(ALERTS_PATH, (c) => subscribe(c, options));
  app.get('/alerts/sent', (c) => {
    const site = options.siteOf(c.req.raw);
    const language = siteLanguage(site, c.req.query('l'));
    return options.pages.draw(site, language, { kind: 'sent' }, 200);
  });
  app.get(ALERT_PATHS.confirm, (c) => showConfirmation(c, 'confirm', options));
  app.post(ALERT_PATHS.confirm, (c) => confirm(c, options));
  app.get(ALERT_PATHS.manage, (c) => manage(c, options));
  app.post(ALERT_PATHS.manage, (c) => act(c, options));
  app.get(ALERT_PATHS.unsubscribe, (c) => showConfirmation(c, 'unsubscribe', options));
  app.post(ALERT_PATHS.unsubscribe, (c) => unsubscribe(c, options));
  return app;
}

async function subscribe(c: Context, options: AlertRoutesOptions): Promise<Response> {
  const request = c.req.raw;
  const { alerts, pages, log, clock } = options;
  if (!isSameOrigin(request)) return c.json({ error: 'forbidden' }, 403);
  const body = await readBody(request);
  if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
  if (body.value.kind !== 'form') return c.json({ error: 'unsupported-type' }, 415);
  const fields = body.value.value;
  const site = options.siteOf(request);
  const source = fields.get('source') ?? '';
  const path = source.split('?')[0] ?? '';
  const known = isLocalPath(path) ? source.slice(0, 8_000) : '/';
  const language = options.languageOf(site, known);
  const verdict = await options.rateLimit.take(options.clientOf(c), clock.now());
  const result = verdict.allowed
    ? await trySubscribe(alerts.subscribe(site, language, fields), log)
    : ({ ok: false, error: { kind: 'rate-limited' } } as const);
  log.info({ site: site.key, outcome: result.ok ? 'stored' : result.error.kind }, 'alert asked for');
  const byScript = c.req.header('accept')?.includes('application/json') === true;
  if (result.ok) return byScript ? c.json({ stored: true }, 202) : seeOther(`/alerts/sent?l=${language}`);
  const { error } = result;
  const status = STATUS[error.kind];
  const later = verdict.allowed ? {} : retryAfter(verdict);
  if (byScript) {
    const { kind, ...details } = error;
    return c.json({ error: kind, ...details }, status, later);
  }
  const values = Object.fromEntries([...fields].map(([name, value]) => [name, value.slice(0, 10_000)]));
  const page = await pages.again(request, { source: known, values, fields: [...fields], failure: error });
  return withStatus(page, status, later);
}

/** What cannot be stored comes back to the visitor, who has typed it. */
async function trySubscribe<T>(subscribing: Promise<T>, log: AlertRoutesOptions['log']) {
  try {
    return await subscribing;
  } catch (cause) {
    const reference = createReference();
    log.error({ err: cause, reference }, 'alert not stored');
    return err({ kind: 'unavailable', reference } as const);
  }
}

/** A link of a mail: shows what it is about, and one button. Programs that follow links change nothing. */
async function showConfirmation(
  c: Context,
  kind: 'confirm' | 'unsubscribe',
  options: AlertRoutesOptions,
): Promise<Response> {
  const opened = await readLink(c, options);
  const { token } = opened;
  const shown = await options.alerts.open(kind, token);
  return shown === null ? notFound(opened, options) : draw(shown, { kind, token, shown }, options);
}

async function confirm(c: Context, options: AlertRoutesOptions): Promise<Response> {
  const opened = await readLink(c, options);
  const refused = await limited(c, opened, options);
  if (refused !== null) return refused;
  const confirmed = await options.alerts.confirm(opened.token);
  if (confirmed === null) return notFound(opened, options);
  return seeOther(alertHref('manage', confirmed.alert, confirmed.manage, { done: 'confirmed' }));
}

async function manage(c: Context, options: AlertRoutesOptions): Promise<Response> {
  const opened = await readLink(c, options);
  const { token } = opened;
  const shown = await options.alerts.open('manage', token);
  if (shown === null) return notFound(opened, options);
  const outcome = c.req.query('done');
  const done = outcome === 'confirmed' || outcome === 'saved' ? outcome : null;
  return draw(shown, { kind: 'manage', token, shown, done, refused: null }, options);
}

async function act(c: Context, options: AlertRoutesOptions): Promise<Response> {
  const opened = await readLink(c, options);
  const refused = await limited(c, opened, options);
  if (refused !== null) return refused;
  const { alerts } = options;
  const { token, fields } = opened;
  const action = fields.get('action');
  if (action === 'delete') {
    const shown = await alerts.open('manage', token);
    const removed = shown !== null && (await alerts.remove(token));
    return removed ? draw(shown, { kind: 'deleted' }, options) : notFound(opened, options);
  }
  const preferences = readPreferences(fields);
  const changed = await changeBy(action, token, preferences, options);
  if (changed === null) return notFound(opened, options);
  if (action === 'save' && preferences === null) {
    const refused = { frequency: fields.get('frequency') };
    const page = { kind: 'manage', token, shown: changed, done: null, refused } as const;
    return draw(changed, page, options, STATUS.invalid);
  }
  return seeOther(alertHref('manage', changed.alert, token, action === 'save' ? { done: 'saved' } : {}));
}

function changeBy(
  action: string | null,
  token: string,
  preferences: ReturnType<typeof readPreferences>,
  { alerts }: AlertRoutesOptions,
): Promise<ShownAlert | null> {
  if (action === 'stop') return alerts.stop('manage', token);
  if (action === 'resume') return alerts.resume(token);
  return action === 'save' && preferences !== null
    ? alerts.change(token, preferences)
    : alerts.open('manage', token);
}

/** A button of our page, or one of the mail program's own (RFC 8058), which knows no cookies and follows no redirect. */
async function unsubscribe(c: Context, options: AlertRoutesOptions): Promise<Response> {
  const opened = await readLink(c, options);
  const shown = await options.alerts.stop('unsubscribe', opened.token);
  return shown === null ? notFound(opened, options) : draw(shown, { kind: 'unsubscribed', shown }, options);
}

/** Where a link of a mail, or a form behind it, was opened; the language is that of the mail. */
interface OpenedLink {
  readonly site: Site;
  readonly language: Language;
  readonly token: string;
  readonly fields: URLSearchParams;
}

/** What the address says, else the form. A body that cannot be read says nothing. */
async function readLink(c: Context, { siteOf }: AlertRoutesOptions): Promise<OpenedLink> {
  const site = siteOf(c.req.raw);
  const body = c.req.method === 'POST' ? await readBody(c.req.raw) : null;
  const fields = body?.ok === true && body.value.kind === 'form' ? body.value.value : new URLSearchParams();
  const text = (name: 't' | 'l') => c.req.query(name) ?? fields.get(name);
  return { site, language: siteLanguage(site, text('l')), token: text('t') ?? '', fields };
}

async function limited(
  c: Context,
  { site, language }: OpenedLink,
  options: AlertRoutesOptions,
): Promise<Response | null> {
  const verdict = await options.rateLimit.take(options.clientOf(c), options.clock.now());
  if (verdict.allowed) return null;
  const page = await options.pages.draw(site, language, { kind: 'limited' }, STATUS['rate-limited']);
  return withStatus(page, STATUS['rate-limited'], retryAfter(verdict));
}

function draw(
  { alert: { site, language } }: ShownAlert,
  page: AlertPage,
  { pages }: AlertRoutesOptions,
  status = 200,
): Promise<Response> {
  return pages.draw(siteByKey(site), language, page, status);
}

const notFound = ({ site, language }: OpenedLink, { pages }: AlertRoutesOptions): Promise<Response> =>
  pages.draw(site, language, { kind: 'gone' }, 410);

const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

const retryAfter = (verdict: RateVerdict & { allowed: false }) => ({
  'retry-after': `${verdict.retryAfterSeconds}`,
});

/** The drawn page says in its status, too, that the form was refused; a page that is not there or failed keeps its own. */
function withStatus(page: Response, status: number, more: Readonly<Record<string, string>>): Response {
  if (page.status !== 200 && page.status !== STATUS.invalid && page.status !== status) return page;
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(page.body, { status, headers });
}
