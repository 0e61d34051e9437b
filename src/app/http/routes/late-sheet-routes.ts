import { Hono } from 'hono';
import { LATE_SHEETS, type LateSheets } from '~/page/styles/late-sheets';
import { acceptedEncoding } from '~/platform/page-cache';

/** Style sheets that come behind a document: `GET /styles/{sheets}.{digest}.css`, 404 for what is no sheet of ours. */
export function lateSheetRoutes(sheets: LateSheets): Hono {
  const app = new Hono();
  app.get(`${LATE_SHEETS}:name`, async (c) => {
    const sheet = sheets(c.req.param('name') ?? '');
    if (sheet === null) return c.text('Not found', 404);
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const body = await sheet.body(encoding);
    return new Response(new Uint8Array(body), { headers: sheet.headersFor(encoding) });
  });
  return app;
}
