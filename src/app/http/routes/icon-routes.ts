import { type Context, Hono } from 'hono';
import { brandMarkFile, iconFile } from '~/ui/icon/icon-file';

/** A day: icons change about once a year, and may be stale that long. */
const CACHE_HEADERS = { 'cache-control': 'public, max-age=86400' } as const;

const nameIn = (c: Context): string => (c.req.param('file') ?? '').replace(/\.svg$/, '');

const drawing = (c: Context, svg: string) =>
  c.body(svg, 200, { 'content-type': 'image/svg+xml', ...CACHE_HEADERS });

/**
 * Drawings one by one, for scripts that draw: `GET /icons/{Name}.svg`, 404 for what is no icon of ours, and
 * `GET /icons/brands/{make}.svg`, 204 for makes without a mark, which are written out.
 */
export function iconRoutes(): Hono {
  const app = new Hono();
  app.get('/icons/brands/:file', (c) => {
    const svg = brandMarkFile(nameIn(c));
    return svg === undefined ? c.body(null, 204, CACHE_HEADERS) : drawing(c, svg);
  });
  app.get('/icons/:file', (c) => {
    const svg = iconFile(nameIn(c));
    return svg === undefined ? c.text('Not found', 404) : drawing(c, svg);
  });
  return app;
}
