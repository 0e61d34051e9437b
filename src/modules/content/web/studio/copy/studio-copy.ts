import { Hono } from 'hono';
import { readBytes } from '~/platform/http';
import type { MediaTransfer } from '~/platform/media';
import type { Content } from '../../../content';
import { type SiteCopy, siteCopy } from '../../../editing/site-copy';
import {
  adoptQuery,
  copyAnswer,
  doneAnswer,
  filledAnswer,
  fillRequest,
  MAX_COPY_BYTES,
  MAX_UPLOAD_BYTES,
  missingUploadsAnswer,
  missingUploadsRequest,
  STUDIO_API,
  type StudioProblem,
} from '../../../studio-wire';
import { answer, bodyOf, PRIVATE, refuse } from '../studio-guard';
import type { StudioVisits } from '../studio-visits';

/** Of those that stand in the way of a copy. */
const MAX_PROBLEMS = 50;
const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** A site as a whole: copied by its publishers, filled by its administrators. */
export function copyCalls(
  {
    content,
    media,
  }: { readonly content: Pick<Content, 'editing' | 'studio'>; readonly media: MediaTransfer },
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const COPY = `${STUDIO_API}/copy/:site`;

  app.get(
    COPY,
    onSite('publishing', async ({ site }) => {
      const copy = await content.editing.copySite(site.key);
      const uploads = await media.list(uploadsIn(copy));
      return answer(copyAnswer, { copy: siteCopy.parse(copy), media: [...uploads] });
    }),
  );
  app.post(
    COPY,
    onSite('administering', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, fillRequest, MAX_COPY_BYTES);
      if (!body.ok) return refuse(body.error);
      const copy = siteCopy.safeParse(body.value.copy);
      if (!copy.success)
        return invalid(copy.error.issues.map(({ path, message }) => [path.join('.'), message]));
      const filled = await editing.fillSite(site.key, copy.data, body.value.replace);
      if (filled.ok) return answer(filledAnswer, filled.value);
      return filled.error.kind === 'invalid'
        ? invalid(filled.error.problems.map((problem) => ['', problem]))
        : refuse({ code: 'not-empty' });
    }),
  );
  app.post(
    `${COPY}/media/missing`,
    onSite('administering', async (_, c) => {
      const body = await bodyOf(c.req.raw, missingUploadsRequest);
      if (!body.ok) return refuse(body.error);
      const { ids } = body.value;
      const present = new Set((await media.list(ids)).map(({ id }) => id));
      return answer(missingUploadsAnswer, { ids: ids.filter((id) => !present.has(id)) });
    }),
  );
  app.get(
    `${COPY}/media/:id`,
    onSite('publishing', async ({ site }, c) => {
      const id = c.req.param('id') ?? '';
      const isTheirs = UPLOAD_ID.test(id) && (await content.studio.hasUpload(site.key, id));
      if (!isTheirs) return refuse({ code: 'not-found' });
      const opened = await media.open(id);
      if (!opened.ok) return refuse({ code: opened.error === 'away' ? 'unavailable' : 'not-found' });
      return new Response(opened.value, {
        headers: {
          ...PRIVATE,
          'content-type': 'application/octet-stream',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  );
  app.put(
    `${COPY}/media/:id`,
    onSite('administering', async (_, c) => {
      const id = c.req.param('id') ?? '';
      const about = adoptQuery.safeParse(c.req.query());
      if (c.req.header('content-type') !== 'application/octet-stream')
        return refuse({ code: 'unsupported-type' });
      if (!about.success || !UPLOAD_ID.test(id)) return refuse({ code: 'malformed' });
      const bytes = await readBytes(c.req.raw, { maxBytes: MAX_UPLOAD_BYTES });
      if (!bytes.ok) return refuse({ code: bytes.error });
      const adopted = await media.adopt({ id, ...about.data }, bytes.value);
      if (!adopted.ok) return refuse({ code: adopted.error === 'away' ? 'unavailable' : adopted.error });
      return answer(doneAnswer, { done: true });
    }),
  );
  return app;
}

/** The uploads that a copy shows in any version or offers in its library. */
function uploadsIn(copy: SiteCopy): readonly string[] {
  const shown = JSON.stringify(copy).matchAll(/\/media\/([0-9a-f]{32})\//g);
  const offered = copy.pictures.map(({ id }) => id).filter((id) => UPLOAD_ID.test(id));
  return [...new Set([...[...shown].map(([, id = '']) => id), ...offered])];
}

function invalid(found: readonly (readonly [path: string, message: string])[]): Response {
  const problems = found
    .slice(0, MAX_PROBLEMS)
    .map(([path, message]): StudioProblem => ({ kind: 'copy', path, message }));
  return refuse({ code: 'invalid-content', problems });
}
