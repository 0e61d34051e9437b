import type { Hono } from 'hono';
import type { SentFields } from '~/page/render/error.shell';
import { readForm } from '~/platform/http';

/** Forms with pictures are larger: they are chosen again. */
const MAX_FORM_BYTES = 128 * 1024;
/** No page repeats them. */
const SECRETS = ['password', 'code'];

/**
 * Keeps a copy of what a form sends, for the page that stands in when the answer cannot be made: it is sent again from there.
 *
 * @returns the fields of a request; null for one without a form, and where a secret is among them
 */
export function keepSentFields(app: Hono): (request: Request) => Promise<SentFields | null> {
  const copies = new WeakMap<Request, Request>();
  app.use('/staff/*', async (c, next) => {
    const request = c.req.raw;
    const bytes = Number(request.headers.get('content-length') ?? Number.NaN);
    if (request.method === 'POST' && bytes <= MAX_FORM_BYTES) copies.set(request, request.clone());
    await next();
  });
  return async (request) => {
    const copy = copies.get(request);
    return copy === undefined ? null : sentFieldsOf(copy);
  };
}

/** The fields of a form, which nobody else reads any more; null for one that is too long, and where a secret is among them. */
export async function sentFieldsOf(request: Request): Promise<SentFields | null> {
  const form = await readForm(request, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok || SECRETS.some((name) => form.value.has(name))) return null;
  return [...form.value];
}
