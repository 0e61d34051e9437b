import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback, gzip as gzipWithCallback } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Config } from '~/platform/config';
import {
  countryMap,
  drawNames,
  drawPicture,
  drawTile,
  isNamedPicture,
  MAP_EDITION,
  PICTURE_ROUTE,
  readPictureView,
  readTileId,
  showsSurroundings,
  TILE_ROUTE,
  viewWithSurroundings,
} from '~/platform/map';
import { mapPalette, THEMES } from '~/themes';

const gzip = promisify(gzipWithCallback);
const gunzip = promisify(gunzipWithCallback);

/** Memory for what has been drawn: every tile of a country, or the pictures of some hundred facilities. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/** What the content security policy lets in for a map that is not the bundled one. */
export function mapOrigins({ styleUrl, origins }: Config['map']): readonly string[] {
  return styleUrl === null ? [] : [...new Set([new URL(styleUrl).origin, ...origins])];
}

/**
 * The bundled map. `GET /api/map/tiles/{edition}/{z}/{x}/{y}` is a vector tile and never changes;
 * `GET /api/map/picture/{theme}/{zoom}_{lat}_{lng}_{width}x{height}.svg` is a picture in the colours of a theme, with
 * `_names` before the ending one with the names of its places, with `_around` one that goes so far out that there are names
 * around its middle. 404 for
 * what is no such tile or view.
 */
export function mapRoutes(): Hono {
  const app = new Hono();
  const tiles = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (body) => body.byteLength + 100,
  });
  async function answer(c: Context, key: string, type: string, draw: () => Promise<string | Uint8Array>) {
    let body = tiles.get(key);
    if (body === undefined) {
      body = Buffer.from(await gzip(await draw()));
      tiles.set(key, body);
    }
    c.header('content-type', type);
    c.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(Buffer.from(await gunzip(body)));
    c.header('content-encoding', 'gzip');
    return c.body(body);
  }

  app.get(TILE_ROUTE, async (c) => {
    const { edition, z, x, y } = c.req.param();
    const id = readTileId(z, x, y);
    if (id === null || edition !== MAP_EDITION) return c.text('Not found', 404);
    c.header('cache-control', 'public, max-age=31536000, immutable');
    const draw = async () => drawTile(await countryMap(), id);
    return answer(c, `${z}/${x}/${y}`, 'application/vnd.mapbox-vector-tile', draw);
  });

  app.get(PICTURE_ROUTE, async (c) => {
    const { look, view: text } = c.req.param();
    const theme = THEMES.find(({ key }) => key === look);
    const requested = readPictureView(text);
    if (theme === undefined || requested === null) return c.text('Not found', 404);
    // A theme may change its colours.
    c.header('cache-control', 'public, max-age=86400');
    const draw = async () => {
      const [map, palette] = [await countryMap(), mapPalette(theme)];
      const view = showsSurroundings(text) ? viewWithSurroundings(map, requested) : requested;
      const names = isNamedPicture(text) ? drawNames(map, view, palette) : '';
      return drawPicture(map, view, palette, names);
    };
    return answer(c, `${look} ${text}`, 'image/svg+xml', draw);
  });
  return app;
}
