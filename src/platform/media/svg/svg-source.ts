import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Breaker } from '../../breaker';
import { answerText, type FetchProblem, fetchWithin } from '../../http';
import { err, ok, type Result } from '../../result';
import type { Media } from '../media';
import { sanitizeSvg } from './svg-sanitize';

/**
 * not-allowed: neither our own media nor a configured server. not-found: no such file. no-drawing: no SVG, or nothing of it
 * left after sanitising. The rest: the exchange failed.
 */
type SvgProblem = 'not-allowed' | 'not-found' | 'no-drawing' | FetchProblem;

export interface SvgSource {
  /** A drawing by its address, ready to inline; `origin` is the site's own. */
  read(address: string, origin: string): Promise<Result<string, SvgProblem>>;
}

export interface SvgSourceOptions {
  readonly media: Pick<Media, 'file'>;
  /** Origins allowed besides our own media, such as `https://cdn.example`. */
  readonly origins: readonly string[];
  /** Where `/-/jssmedia/{path}` lies; unset: nowhere. */
  readonly upstream?: string | null;
  readonly timeoutMs?: number;
  /** Of the server at an origin. */
  breakerOf?(origin: string): Breaker;
}

const MAX_BYTES = 100_000;
const TIMEOUT_MS = 3000;
const CACHE_MS = 60 * 60 * 1000;
/** How long a failure is cached. */
const FAILURE_CACHE_MS = 60 * 1000;
const JSS = '/-/jssmedia/';

/** Loads drawings for inlining (MEDIA-5): fetched on the server, sanitised, cached. */
export function createSvgSource({
  media,
  origins,
  upstream = null,
  timeoutMs = TIMEOUT_MS,
  breakerOf,
}: SvgSourceOptions): SvgSource {
  const allowed = new Set(
    [...origins, ...(upstream === null ? [] : [upstream])].map((url) => new URL(url).origin),
  );
  const read = new LRUCache<string, { readonly result: Promise<Result<string, SvgProblem>> }>({ max: 500 });

  const load = async (address: string, origin: string): Promise<Result<string, SvgProblem>> => {
    const target = targetOf(address, origin, upstream);
    if (target === null) return err('not-allowed');
    if (target.kind === 'own') {
      const file = await media.file(target.id);
      if (file === null) return err('not-found');
      if (file.type !== 'svg') return err('no-drawing');
      if (file.size > MAX_BYTES) return err('answer-too-large');
      const opened = await file.open(0, file.size - 1);
      if (!opened.ok) return err(opened.error === 'missing' ? 'not-found' : 'unreachable');
      return inlined(await new Response(opened.value).text(), address);
    }
    if (!allowed.has(target.url.origin)) return err('not-allowed');
    const answer = await fetchWithin(target.url, {
      timeoutMs,
      maxBytes: MAX_BYTES,
      breaker: breakerOf?.(target.url.origin),
      headers: { accept: 'image/svg+xml' },
    });
    if (!answer.ok) return answer;
    return answer.value.status === 200 ? inlined(answerText(answer.value), address) : err('not-found');
  };

  return {
    read(address, origin) {
      const key = `${origin} ${address}`;
      const known = read.get(key);
      if (known !== undefined) return known.result;
      const result = load(address, origin);
      read.set(key, { result }, { ttl: CACHE_MS });
      result.then(
        (answer) => {
          if (answer.ok) return;
          // Nobody was asked: the next reader may be let through.
          if (answer.error === 'resting') read.delete(key);
          else read.set(key, { result }, { ttl: FAILURE_CACHE_MS });
        },
        () => read.delete(key),
      );
      return result;
    },
  };
}

type Target = { readonly kind: 'own'; readonly id: string } | { readonly kind: 'other'; readonly url: URL };

/** Resolves an address. A path is our own media or the media service; anything else must be an absolute http(s) address. */
function targetOf(address: string, origin: string, upstream: string | null): Target | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== new URL(origin).origin) return { kind: 'other', url };
  const [, id] = /^\/media\/([a-z0-9][a-z0-9-]{2,95})(?:\/[\w%.~-]{1,400})?\.svg$/.exec(url.pathname) ?? [];
  if (id !== undefined) return { kind: 'own', id };
  if (upstream === null || !url.pathname.startsWith(JSS)) return null;
  const base = upstream.endsWith('/') ? upstream : `${upstream}/`;
  const there = new URL(base + url.pathname.slice(JSS.length) + url.search);
  return there.href.startsWith(new URL(base).href) ? { kind: 'other', url: there } : null;
}

/**
 * The drawing for inlining: it fills its box, inherits the text colour where it has none, is hidden from screen readers, and
 * its ids are unique.
 */
function inlined(source: string, address: string): Result<string, 'no-drawing'> {
  const clean = sanitizeSvg(source);
  if (clean === null) return err('no-drawing');
  const [, given = ''] = /^<svg([^>]*)>/.exec(clean) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(given)?.[1];
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(attribute(name) ?? ''));
  const box = attribute('viewBox') ?? (width && height ? `0 0 ${width} ${height}` : '0 0 24 24');
  const attributes = given.replaceAll(/\s(?:viewBox|width|height|xmlns|id|x|y)="[^"]*"/g, '');
  const fill =
    attribute('fill') === undefined && !/\sstyle="[^"]*fill:/.test(given) ? ' fill="currentColor"' : '';
  const body = clean.slice(clean.indexOf('>') + 1).replaceAll(/<(title|desc)>[^<]*<\/\1>/g, '');
  const prefix = `i${createHash('sha256').update(address).digest('hex').slice(0, 8)}-`;
  const root = `<svg viewBox="${box}" width="100%" height="100%" aria-hidden="true" focusable="false"${fill}${attributes}>`;
  return ok((root + body).replaceAll(/(\sid="|\shref="#|url\(#)/g, `$1${prefix}`));
}
