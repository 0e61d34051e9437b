import { Hono } from 'hono';
import { languagePrefix } from '~/sites';
import type { Content } from '../../../content';
import type { ListedDeletion } from '../../../store/deletion-rows';
import {
  type DeletedPage,
  deletedAnswer,
  doneAnswer,
  newPageAnswer,
  restorePageRequest,
  STUDIO_API,
} from '../../../studio-wire';
import { answer, bodyOf, refuse } from '../studio-guard';
import { refusalOf } from '../studio-shapes';
import type { StudioVisits } from '../studio-visits';

const DAY_MS = 86_400_000;

/** Pages that were deleted are listed, restored and erased: a publisher's, as deleting them. */
export function deletedCalls(
  { content, deletedPageDays: days }: { content: Pick<Content, 'studio'>; readonly deletedPageDays: number },
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const DELETED = `${STUDIO_API}/deleted/:site`;

  app.get(
    DELETED,
    onSite('publishing', async ({ site }) => {
      const pages = (await content.studio.deleted(site.key)).map((page) => pageShape(page, days));
      return answer(deletedAnswer, { days, pages });
    }),
  );
  app.post(
    `${DELETED}/:id/restore`,
    onSite('publishing', async ({ member, site, editing }, c) => {
      const body = await bodyOf(c.req.raw, restorePageRequest);
      if (!body.ok) return refuse(body.error);
      const restored = await editing.restorePage({
        ...body.value,
        site: site.key,
        id: c.req.param('id') ?? '',
        author: member.name,
        prefixes: site.languages.map((language) => languagePrefix(site, language)),
      });
      return restored.ok ? answer(newPageAnswer, restored.value) : refuse(refusalOf(restored.error, null));
    }),
  );
  app.delete(
    `${DELETED}/:id`,
    onSite('publishing', async ({ site, editing }, c) => {
      const erased = await editing.eraseDeleted(site.key, c.req.param('id') ?? '');
      return erased.ok ? answer(doneAnswer, { done: true }) : refuse(refusalOf(erased.error, null));
    }),
  );
  return app;
}

function pageShape(
  { itemId, deletedAt, redirects, times, ...page }: ListedDeletion,
  days: number,
): DeletedPage {
  const added = redirects.find(({ before, after }) => before === null && after !== null);
  return {
    ...page,
    id: itemId,
    deletedAt: deletedAt.toISOString(),
    times: times.map((time) => ({ ...time, at: time.at.toISOString() })),
    until: new Date(deletedAt.getTime() + days * DAY_MS).toISOString(),
    leadsTo: added?.after?.to ?? null,
  };
}
