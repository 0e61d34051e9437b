import { Hono } from 'hono';
import { auditAnswer, auditQuery, STUDIO_API } from '../../studio-wire';
import { answer, type Guard, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

const PAGE_SIZE = 50;

/** What was done on a site, for those who answer for it. */
export function auditCalls({ content }: Pick<Guard, 'content'>, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  app.get(
    `${STUDIO_API}/audit/:site`,
    onSite('publishing', async ({ site }, c) => {
      const wanted = auditQuery.safeParse(c.req.query());
      if (!wanted.success) return refuse({ code: 'malformed' });
      const { item, account, after } = wanted.data;
      const [time = '', id = ''] = after?.split('_') ?? [];
      const olderThan = after === undefined ? undefined : { at: new Date(Number(time)), id };
      const filter = { site: site.key, itemId: item, account, olderThan };
      const rows = await content.studio.auditLog(filter, PAGE_SIZE + 1);
      const entries = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? entries.at(-1) : undefined;
      return answer(auditAnswer, {
        entries: entries.map((row) => ({ ...row, at: row.at.toISOString() })),
        next: last === undefined ? null : `${last.at.getTime()}_${last.id}`,
        people: [...(await content.studio.auditedPeople(site.key))],
      });
    }),
  );
  return app;
}
