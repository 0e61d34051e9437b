import { Hono } from 'hono';
import { isSameOrigin } from '~/platform/http';
import { STUDIO_PATH } from '../../studio-wire';
import { type DraftDrawing, drawing } from './studio-drawing';
import { type Guard, memberOf, PRIVATE, pageFor } from './studio-guard';

/** A draft runs nothing, sends nothing and leads nowhere: the studio reads and marks it from outside. */
export const draftPolicy = (ancestors: "'self'" | "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** `/studio/frame`: the draft of a page as a document, for the studio's frame. */
export function studioFrame(options: Guard & { readonly draw: DraftDrawing }): Hono {
  const app = new Hono();
  app.get(`${STUDIO_PATH}/frame/:id/:language`, async (c) => {
    if (!isSameOrigin(c.req.raw)) return plain('This page belongs to the studio.', 403);
    return memberOf(c, options, plain('Nobody is signed in.', 401), async (member) => {
      const visit = await pageFor(options, member, c, 'drafts');
      if (!visit.ok)
        return plain('This draft is not yours to see.', visit.error.code === 'forbidden' ? 403 : 404);
      const { item, language } = visit.value;
      const page = await options.content.studio.open(item.id, language);
      const { fields, placeholders } = page ?? { fields: {}, placeholders: {} };
      const html = await drawing(options, visit.value, { fields, placeholders });
      if (html === null) return plain('There is no such page.', 404);
      return new Response(html, {
        headers: {
          ...PRIVATE,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': draftPolicy("'self'"),
        },
      });
    });
  });
  return app;
}

const plain = (text: string, status: 401 | 403 | 404): Response =>
  new Response(text, { status, headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } });
