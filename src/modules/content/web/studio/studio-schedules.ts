import { Hono } from 'hono';
import { endingRequest, rescheduleRequest, STUDIO_API } from '../../studio-wire';
import { bodyOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

/** What is to happen to a page at a time: changed and taken back. */
export function scheduleCalls({ onPage, edited, shown }: StudioVisits): Hono {
  const app = new Hono();
  const SCHEDULE = `${STUDIO_API}/pages/:id/:language/schedules/:number`;
  app.put(
    SCHEDULE,
    onPage('publishing', async (visit, c) => {
      const body = await bodyOf(c.req.raw, rescheduleRequest);
      if (!body.ok) return refuse(body.error);
      const wanted = { number: Number(c.req.param('number')), at: new Date(body.value.at) };
      const done = await visit.editing.reschedule(visit.item.id, visit.language, wanted);
      return edited('reschedule', visit, done, () => shown(visit));
    }),
  );
  app.delete(
    SCHEDULE,
    onPage('publishing', async (visit, c) => {
      const number = Number(c.req.param('number'));
      const done = await visit.editing.unschedule(visit.item.id, visit.language, number);
      return edited('unschedule', visit, done, () => shown(visit));
    }),
  );
  app.put(
    `${STUDIO_API}/pages/:id/:language/ending`,
    onPage('publishing', async (visit, c) => {
      const body = await bodyOf(c.req.raw, endingRequest);
      if (!body.ok) return refuse(body.error);
      const at = body.value.at === null ? null : new Date(body.value.at);
      const done = await visit.editing.setEnding(visit.item.id, visit.language, at);
      return edited('ending', visit, done, () => shown(visit));
    }),
  );
  return app;
}
