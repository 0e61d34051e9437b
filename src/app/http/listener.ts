import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { boundedMap } from '~/platform/bounded-map';
import type { PageCache, RenderedPage } from '~/platform/page-cache';
import { acceptedEncoding } from '~/platform/page-cache';
import { FRAGMENT } from './fragment-name';

/**
 * The shortest way for the commonest request: a page that is in memory is written straight to the socket,
 * before any router or URL parser has seen the request. Everything else goes on to `next`.
 */
export class HotPages {
  /** Weakly: how much memory pages may take is the cache's decision, and what it drops must go. */
  readonly #pages = boundedMap<WeakRef<RenderedPage>>(20_000);
  readonly #cache: PageCache;
  readonly #onHit: (status: number, seconds: number) => void;

  constructor(cache: PageCache, onHit: (status: number, seconds: number) => void) {
    this.#cache = cache;
    this.#onHit = onHit;
  }

  /** Remembers which page a known host and request target lead to. */
  remember(host: string, target: string, rendered: RenderedPage): void {
    if (rendered.cacheable && target.length < 500) {
      this.#pages.set(`${host} ${target}`, new WeakRef(rendered));
    }
  }

  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#answer(request, response)) next(request, response);
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // One block of a page has the address of the page.
    if (request.headers[FRAGMENT] !== undefined) return false;
    const key = `${request.headers.host} ${request.url}`;
    const known = this.#pages.get(key);
    if (known === undefined) return false;
    const rendered = known.deref();
    // What takes its place is remembered under the same key.
    if (rendered === undefined || !this.#cache.isCurrent(rendered)) return false;
    const started = performance.now();
    const { page } = rendered;
    if (request.headers['if-none-match']?.includes(page.etag.slice(2)) === true) {
      response.writeHead(304, { ...page.headers, etag: page.etag });
      response.end();
      this.#onHit(304, (performance.now() - started) / 1000);
      return true;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = page.bodyNow(encoding);
    if (body === undefined) return false;
    response.writeHead(page.status, page.headersFor(encoding));
    response.end(request.method === 'HEAD' ? undefined : body);
    this.#onHit(page.status, (performance.now() - started) / 1000);
    return true;
  }
}
