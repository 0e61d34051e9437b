import { type Context, Hono } from 'hono';
import type { Breaker } from '../breaker';
import { fetchWithin, isSafeSubpath } from '../http';
import { fileAnswer, isFileName } from './file-answer';
import type { Media, Variant } from './media';
import type { MediaFile } from './media-files';
import { SAFE_HEADERS } from './safe-headers';
import { isMediaWidth, type MediaFormat, snapWidth } from './urls';

export interface MediaRouteOptions {
  /** Media service for `/-/jssmedia/{path}` of pictures that are not ours; unset: none. */
  readonly upstream?: string | null;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400';
const JSS = '/-/jssmedia/';
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const MAX_UPSTREAM_BYTES = 20 * 1024 * 1024;

/**
 * `GET /media/{id}/{width}.{format}`: immutable. `GET /media/{id}/{name}.{type}` and `/media/{id}.{type}`: files, whole or in
 * part. `GET /-/jssmedia/{path}?w=&h=`: best accepted format, width snapped up.
 * A picture that is not ours is asked of the media service by its path, or by its id and width.
 * 400 for a width, format or parameter that cannot be; 404 for an unknown picture; 503 when too much is being encoded, or
 * the original cannot be read now.
 */
export function mediaRoutes(media: Media, options: MediaRouteOptions = {}): Hono {
  const routes = new Hono();
  routes.get('/media/:file', async (context) => {
    const [, id, type] = /^([a-z0-9][a-z0-9-]{2,95})\.([a-z0-9]{2,5})$/.exec(context.req.param('file')) ?? [];
    const file = id === undefined ? null : await media.file(id);
    if (file === null || file.type !== type) return refuse(context, 404);
    return answerFile(context, file, REVALIDATED);
  });
  routes.get('/media/:id/:file', async (context) => {
    const name = context.req.param('file');
    if (isFileName(name)) {
      const file = await media.file(context.req.param('id'));
      if (file === null || !name.endsWith(`.${file.type}`)) return refuse(context, 404);
      return answerFile(context, file, IMMUTABLE);
    }
    const match = /^(\d{1,5})\.(avif|webp|jpg)$/.exec(name);
    const width = Number(match?.[1]);
    const format = formatOf(match?.[2]);
    if (!format || !isMediaWidth(width)) return refuse(context, 400);
    const id = context.req.param('id');
    const variant = await media.variant(id, width, format, urgencyOf(context), () => context.req.raw.signal);
    if (variant !== 'unknown' || !options.upstream || !/^[a-z0-9-]{3,96}$/.test(id)) {
      return answer(context, variant, IMMUTABLE);
    }
    return relay(context, options.upstream, `${id}?w=${width}`, TYPES[format], options.breaker);
  });
  routes.get(`${JSS}*`, async (context) => {
    const path = decodedPath(context.req.path);
    const size = requestedSize(new URL(context.req.url).searchParams);
    if (path === undefined || size === undefined) return refuse(context, 400);
    const id = await media.resolve(path);
    if (id === null) {
      const { pathname, search } = new URL(context.req.url);
      if (!options.upstream) return refuse(context, 404);
      if (!isSafeSubpath(pathname)) return refuse(context, 400);
      const accept = context.req.header('accept') ?? 'image/*';
      return relay(context, options.upstream, pathname.slice(JSS.length) + search, accept, options.breaker);
    }
    const original = await media.dimensions(id);
    if (!original) return refuse(context, 404);
    const wanted = size.width ?? (size.height ? (size.height * original.width) / original.height : 1920);
    const format = acceptedFormat(context.req.header('accept'));
    context.header('vary', 'Accept');
    const goneSignal = () => context.req.raw.signal;
    const variant = await media.variant(id, snapWidth(wanted), format, 'visitor', goneSignal);
    return answer(context, variant, REVALIDATED);
  });
  return routes;
}

/** RFC 9218 keeps urgency 7 for what nobody waits for. */
const urgencyOf = (context: Context) =>
  /(?:^|[,\s])u=7(?:$|[,\s;])/.test(context.req.header('priority') ?? '') ? 'background' : 'visitor';

async function answerFile(context: Context, file: MediaFile, cacheControl: string): Promise<Response> {
  const answered = await fileAnswer(context, file, cacheControl);
  if (answered === 'missing') return refuse(context, 404);
  return answered === 'away' ? refuse(context, 503) : answered;
}

function answer(
  context: Context,
  variant: Variant | 'unknown' | 'busy' | 'away',
  cacheControl: string,
): Response {
  if (variant === 'unknown') return refuse(context, 404);
  if (variant === 'busy' || variant === 'away') return refuse(context, 503);
  const headers = { ...SAFE_HEADERS, 'cache-control': cacheControl, etag: variant.etag };
  const known = (context.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(variant.etag)) return context.body(null, 304, headers);
  const length = String(variant.bytes.byteLength);
  return context.body(new Uint8Array(variant.bytes), 200, {
    ...headers,
    'content-type': variant.contentType,
    'content-length': length,
  });
}

const REASONS = { 400: 'Bad request', 404: 'Not found', 502: 'Bad gateway', 503: 'Try again later' } as const;

function refuse(context: Context, status: keyof typeof REASONS): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return context.text(REASONS[status], status, status === 503 ? { ...headers, 'retry-after': '2' } : headers);
}

function formatOf(text: string | undefined): MediaFormat | undefined {
  return text === 'avif' || text === 'webp' || text === 'jpg' ? text : undefined;
}

/** A client that accepts picture types but none of the newer ones gets JPEG; one that accepts anything gets WebP. */
function acceptedFormat(accept: string | undefined): MediaFormat {
  const accepted = new Set(
    (accept ?? '*/*')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (accepted.has('image/avif')) return 'avif';
  return ['image/webp', 'image/*', '*/*'].some((type) => accepted.has(type)) ? 'webp' : 'jpg';
}

/** `w`, `h` and their limiting forms `mw`, `mh`: whole pixels from 1 to 10 000. Other parameters are not ours. */
function requestedSize(query: URLSearchParams): { width?: number; height?: number } | undefined {
  const read = (name: string): number | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    return value >= 1 && value <= 10_000 ? value : Number.NaN;
  };
  const sizes = [read('w'), read('mw'), read('h'), read('mh')];
  if (sizes.some(Number.isNaN)) return undefined;
  const width = sizes[0] ?? sizes[1];
  const height = sizes[2] ?? sizes[3];
  return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path.slice(JSS.length));
    return decoded.length > 0 && decoded.length <= 500 && !decoded.includes('\0') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Relays a picture from the media service, with its query; anything else is refused. */
async function relay(
  context: Context,
  upstream: string,
  path: string,
  accept: string,
  breaker: Breaker | undefined,
): Promise<Response> {
  const base = upstream.endsWith('/') ? upstream : `${upstream}/`;
  const target = URL.canParse(base + path) ? new URL(base + path) : null;
  if (target?.href.startsWith(new URL(base).href) !== true) return refuse(context, 400);
  const fetched = await fetchWithin(target, {
    timeoutMs: 10_000,
    maxBytes: MAX_UPSTREAM_BYTES,
    headers: { accept },
    breaker,
  });
  if (!fetched.ok) return refuse(context, 502);
  const { status, headers, bytes } = fetched.value;
  const type = headers.get('content-type') ?? '';
  if (status === 404 || status === 410) return refuse(context, 404);
  if (status !== 200 || !/^image\/[\w.+-]+(?:;|$)/i.test(type)) return refuse(context, 502);
  return context.body(bytes, 200, {
    ...SAFE_HEADERS,
    'content-type': type,
    'cache-control': REVALIDATED,
    vary: 'Accept',
  });
}
