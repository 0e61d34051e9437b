import { Hono } from 'hono';
import type { Secret } from '~/platform/config';
import { BODY_STATUS, readJson } from '~/platform/http';
import type { createDelivery, DeliveryOptions } from './delivery';

const PATH = '/sitecore/api/graph/edge';
const HEADERS = { 'cache-control': 'no-store' } as const;

/**
 * `POST /sitecore/api/graph/edge` with the key in `sc_apikey`: GraphQL over published content, compatible
 * with Experience Edge. 401 without the key (and always, where none is configured); 400 with GraphQL
 * errors for what cannot be asked; 413 and 415 for bodies that are none.
 */
export function deliveryRoutes(options: DeliveryOptions & { readonly key: Secret | null }): Hono {
  const app = new Hono();
  let loading: Promise<ReturnType<typeof createDelivery>> | null = null;
  // GraphQL is loaded with the first request, to keep the start fast.
  const load = async () => (await import('./delivery')).createDelivery(options);

  app.post(PATH, async (c) => {
    if (options.key?.matches(c.req.header('sc_apikey') ?? '') !== true) {
      return c.json(problem('The header sc_apikey has no valid key.', 'UNAUTHENTICATED'), 401, HEADERS);
    }
    const body = await readJson(c.req.raw);
    if (!body.ok) {
      return c.json(problem(`The body is ${body.error}.`, 'BAD_REQUEST'), BODY_STATUS[body.error], HEADERS);
    }
    loading ??= load();
    const answer = await (await loading)(body.value);
    return c.body(JSON.stringify(answer.body), answer.status, {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
    });
  });
  app.all(PATH, (c) => c.json(problem('POST only.', 'METHOD_NOT_ALLOWED'), 405, { allow: 'POST' }));
  return app;
}

const problem = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });
