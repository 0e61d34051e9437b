import { type Context, Hono } from 'hono';
import type { ApiDescription } from './description';
import { docsPage } from './docs-page';
import { type ApiInfo, openApiDocument } from './openapi';

export interface ApiDocsOptions {
  readonly info: ApiInfo;
  /** In the order in which they are shown. */
  readonly descriptions: readonly ApiDescription[];
  /** An answer for sites that have none of the calls; null for those that do. */
  refusal(c: Context): Response | null;
}

const CACHE_CONTROL = { 'cache-control': 'public, max-age=300' } as const;
const DOCUMENT = '/api/openapi.json';

/** The documentation of the calls of all modules: `/api/docs` for people, `/api/openapi.json` for programs. */
export function apiDocsRoutes({ info, descriptions, refusal }: ApiDocsOptions): Hono {
  const app = new Hono();
  const make = () => {
    const document = openApiDocument(info, descriptions);
    return { document, page: docsPage(document, DOCUMENT) };
  };
  let made: ReturnType<typeof make> | undefined;
  // Made when somebody asks first: most servers start and end without.
  const docs = () => {
    made ??= make();
    return made;
  };
  app.get(DOCUMENT, (c) => refusal(c) ?? c.json(docs().document, 200, CACHE_CONTROL));
  for (const path of ['/api/docs', '/api/docs/'])
    app.get(path, (c) => refusal(c) ?? c.html(docs().page, 200, CACHE_CONTROL));
  return app;
}
