import { Hono } from 'hono';
import type { Site } from '~/sites';
import type { PreviewLinks } from '../../domain/preview-link';
import { deedOf } from '../../editing/deed';
import { PREVIEW_PATH, previewLinkAnswer, previewLinkRequest, STUDIO_API } from '../../studio-wire';
import { type DraftDrawing, previewing } from './studio-drawing';
import { draftPolicy } from './studio-frame';
import { answer, bodyOf, type Guard, languageOf, PRIVATE, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

export interface PreviewOptions extends Pick<Guard, 'content' | 'sites'> {
  readonly previews: PreviewLinks;
  readonly draw: DraftDrawing;
}

/** `/studio/preview`: a draft as it is now, for whoever has a link to it. */
export function studioPreview({ content, sites, previews, draw }: PreviewOptions): Hono {
  const app = new Hono();
  app.get(`${PREVIEW_PATH}/:token`, async (c) => {
    const previewed = previews.read(c.req.param('token'));
    if (previewed === null) return over();
    const page = await content.studio.open(previewed.itemId, previewed.language);
    const site = sites.find(({ key }) => key === page?.item.site);
    const language = site === undefined ? undefined : languageOf(site, previewed.language);
    if (page === null || site === undefined || language === undefined) return over();
    const html = await previewing({ content, draw }, { ...page, site, language });
    if (html === null) return over();
    return new Response(html, {
      headers: {
        ...PRIVATE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': draftPolicy("'none'"),
        'referrer-policy': 'no-referrer',
      },
    });
  });
  return app;
}

/** The same for a link that is forged, altered or over, and for a page that is gone. */
const over = (): Response =>
  new Response('Länken gäller inte längre.\nThis link is no longer valid.\n', {
    status: 404,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
  });

/** Makes a link to the draft of a page. */
export function previewLinkCalls(
  { previews, originOf }: { readonly previews: PreviewLinks; originOf(site: Site): string },
  { onPage }: StudioVisits,
): Hono {
  const app = new Hono();
  app.post(
    `${STUDIO_API}/pages/:id/:language/preview-link`,
    onPage('drafts', async ({ item, site, language, editing }, c) => {
      const body = await bodyOf(c.req.raw, previewLinkRequest);
      if (!body.ok) return refuse(body.error);
      const { token, expires } = previews.sign(item.id, language, body.value.days);
      const deed = { ...deedOf('preview-link', item, language), before: {}, after: { expires } };
      await editing.note(site.key, deed);
      const address = `${originOf(site)}${PREVIEW_PATH}/${token}`;
      return answer(previewLinkAnswer, { address, expires: expires.toISOString() });
    }),
  );
  return app;
}
