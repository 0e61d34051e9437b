import { type Context, Hono } from 'hono';
import type { Breaker } from '~/platform/breaker';
import type { Secret } from '~/platform/config';
import { isSafeSubpath } from '~/platform/http';
import type { Log } from '~/platform/log';
import { traceparent } from '~/platform/trace';

export interface RewriteOptions {
  /** The content platform; null: our own content API answers what it can. */
  readonly upstream: { readonly url: string; readonly key: Secret | null } | null;
  /** The key of our own content API; who has it reads with the upstream's. */
  readonly key: Secret | null;
  readonly log: Log;
  /** For the first answer, and between two pieces of it; 15 s without it. */
  readonly timeoutMs?: number;
  /** Of the platform. */
  readonly breaker?: Breaker | undefined;
}

/** What a caller may tell the platform. No cookie, no authorisation, no address of the caller. */
const FORWARDED_HEADERS = [
  ...['accept', 'accept-language', 'content-type', 'sc_apikey'],
  ...['if-none-match', 'if-modified-since', 'range', 'if-range'],
];
/** What the platform may tell the caller. No cookie, no policy of its own. */
const RELAYED_HEADERS = [
  ...['content-type', 'content-language', 'content-disposition', 'content-range', 'accept-ranges'],
  ...['cache-control', 'expires', 'last-modified', 'etag', 'vary', 'retry-after'],
];
/** Whatever the platform sends, opened by itself on our host it runs nothing. */
const SAFETY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const MAX_BODY_BYTES = 1024 * 1024;

/** Our name in the `Via` header, by which a loop through the platform is detected. */
const VIA = '1.1 forecourt';
/** Our own processes a request may pass on its way; one reads from another, and that one from a platform. */
const MAX_HOPS = 3;

/**
 * The rewrites to the content platform (PLATFORM-1): `/sitecore/api/{path}`,
 * `/sitecore/service/{path}` and `/-/{path}`, path and query kept. Mount it behind the media routes, which
 * answer `/-/jssmedia/{path}`, and before our own content API, which answers when no platform is
 * configured.
 */
export function rewriteRoutes(options: RewriteOptions): Hono {
  const app = new Hono();
  const { upstream } = options;
  app.all('/-/jssmedia/*', (c) => refuse(c, 404));
  if (upstream === null) return app;
  const relay = relayTo(new URL(upstream.url), options);
  app.on(['GET', 'HEAD', 'POST'], ['/sitecore/api/*', '/sitecore/service/*'], relay);
  app.on(['GET', 'HEAD'], '/-/*', relay);
  return app;
}

/** What is left of the rewrites' paths after all routes had their turn: a clear answer, no page. */
export function rewriteFallbacks(): Hono {
  const app = new Hono();
  const platform = ['/sitecore/api/*', '/sitecore/service/*'];
  app.on(['GET', 'HEAD', 'POST'], platform, (c) => refuse(c, 404));
  app.on(['GET', 'HEAD'], '/-/*', (c) => refuse(c, 404));
  for (const path of [...platform, '/-/*']) app.all(path, (c) => refuse(c, 405));
  return app;
}

/** `/feaas-render` is the studio's (PLATFORM-4): where there is none, nobody has an authority to show. */
export function closedRender(): Hono {
  const app = new Hono();
  for (const path of ['/feaas-render', '/feaas-render/*']) app.all(path, (c) => refuse(c, 401));
  return app;
}

const REASONS = {
  400: 'bad-request',
  401: 'unauthorised',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  502: 'upstream-failed',
  503: 'upstream-resting',
  504: 'upstream-timeout',
  508: 'loop',
} as const;

function refuse(c: Context, status: keyof typeof REASONS): Response {
  const allow = c.req.path.startsWith('/-/') ? 'GET, HEAD' : 'GET, HEAD, POST';
  return c.json({ error: REASONS[status] }, status, {
    'cache-control': 'no-store',
    ...(status === 405 ? { allow } : {}),
  });
}

function relayTo(base: URL, { upstream, key, log, breaker, timeoutMs = 15_000 }: RewriteOptions) {
  return async (c: Context): Promise<Response> => {
    const target = targetOf(base, new URL(c.req.url));
    if (target === null) return refuse(c, 400);
    const declared = Number(c.req.header('content-length') ?? 0);
    if (declared > MAX_BODY_BYTES) return refuse(c, 413);
    const hops = (c.req.header('via') ?? '').split(',').filter((hop) => hop.trim() === VIA);
    if (hops.length >= MAX_HOPS) return refuse(c, 508);
    const headers = pickHeaders(c.req.raw.headers, FORWARDED_HEADERS);
    headers.set('via', [...hops, VIA].join(', '));
    const trace = traceparent();
    if (trace !== null) headers.set('traceparent', trace);
    const ownKey = c.req.header('sc_apikey');
    if (upstream?.key && ownKey !== undefined && key?.matches(ownKey)) {
      headers.set('sc_apikey', upstream.key.reveal());
    }
    const report = breaker?.admit();
    if (report === null) return refuse(c, 503);
    const timeout = new RequestTimeout(timeoutMs, c.req.raw.signal);
    const body = c.req.method === 'POST' ? c.req.raw.body : null;
    try {
      const answer = await fetch(target, {
        method: c.req.method,
        headers,
        redirect: 'manual',
        signal: timeout.signal,
        ...(body === null
          ? {}
          : { body: body.pipeThrough(limitBytes(MAX_BODY_BYTES)), duplex: 'half' as const }),
      });
      report?.(answer.status >= 502 ? 'failed' : 'answered', `${answer.status}`);
      return relayedAnswer(c, answer, base, timeout);
    } catch (cause) {
      timeout.end();
      if (isTooLarge(cause) || c.req.raw.signal.aborted) {
        report?.('answered');
        return refuse(c, 413);
      }
      report?.('failed');
      log.warn({ err: cause, path: c.req.path }, 'the content platform did not answer');
      return refuse(c, timeout.isOver ? 504 : 502);
    }
  };
}

/** The same path on the platform, below the path of its address; null for one that would climb out of it. */
function targetOf(base: URL, url: URL): URL | null {
  const below = base.pathname.replace(/\/+$/, '');
  if (!isSafeSubpath(url.pathname)) return null;
  const target = new URL(base);
  target.pathname = below + url.pathname;
  target.search = url.search;
  return target.origin === base.origin && target.pathname === below + url.pathname ? target : null;
}

/** The platform's answer piece by piece; a redirect within the platform becomes one on our host. */
function relayedAnswer(c: Context, answer: Response, base: URL, timeout: RequestTimeout): Response {
  const headers = pickHeaders(answer.headers, RELAYED_HEADERS);
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) headers.set(name, value);
  const location = answer.headers.get('location');
  if (location !== null) {
    const own = locationOf(location, base);
    if (own === null) {
      timeout.end();
      void answer.body?.cancel();
      return refuse(c, 502);
    }
    headers.set('location', own);
  }
  // An unpacked body is longer than what the platform announced.
  const length = answer.headers.get('content-length');
  if (length !== null && !answer.headers.has('content-encoding')) headers.set('content-length', length);
  if (answer.body === null) timeout.end();
  const body = answer.body?.pipeThrough(timeout.watching()) ?? null;
  return new Response(body, { status: answer.status, headers });
}

function locationOf(location: string, base: URL): string | null {
  const below = base.pathname.replace(/\/+$/, '');
  if (!URL.canParse(location, base)) return null;
  const to = new URL(location, base);
  if (to.origin !== base.origin || !to.pathname.startsWith(`${below}/`)) return null;
  const path = to.pathname.slice(below.length);
  return path.startsWith('//') ? null : path + to.search;
}

function pickHeaders(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

class TooLarge extends Error {}

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof TooLarge || (cause instanceof Error && cause.cause instanceof TooLarge);

function limitBytes(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new TooLarge('the body is too large'));
      else controller.enqueue(chunk);
    },
  });
}

/** Ends an exchange that stands still: no first answer, or no next piece, within the time. */
class RequestTimeout {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;
  /** Whether the time ran out, rather than the connection. */
  isOver = false;

  constructor(
    private readonly timeoutMs: number,
    caller: AbortSignal,
  ) {
    this.timer = this.start();
    caller.addEventListener('abort', () => this.controller.abort(), { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Each piece that passes gives the next one the whole time again. */
  watching(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.end();
        this.timer = this.start();
        controller.enqueue(chunk);
      },
      flush: () => this.end(),
    });
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = true;
      this.controller.abort();
    }, this.timeoutMs);
  }
}
