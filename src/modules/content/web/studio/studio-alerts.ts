import { Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '~/platform/result';
import type { Content } from '../../content';
import { isShownAt } from '../../domain/alerts';
import type { AlertFailure } from '../../editing/alerts';
import type { StoredAlert } from '../../store/alert-rows';
import { alertRequest, alertsAnswer, type ListedAlert, STUDIO_API } from '../../studio-wire';
import { answer, bodyOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

function shapeOf({ site: _, shown: __, ...alert }: StoredAlert, now: Date): ListedAlert {
  const state = isShownAt(alert, now) ? 'shown' : alert.startsAt > now ? 'to-come' : 'over';
  const { startsAt, endsAt } = alert;
  return { ...alert, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, state };
}

function refused(failure: AlertFailure): Response {
  if (failure.kind !== 'invalid-content') return refuse({ code: failure.kind });
  const problems = failure.problems.map(({ kind, path, field, message }) => ({ kind, path, field, message }));
  return refuse({ code: 'invalid-content', problems });
}

/** The alert banners of a site. */
export function alertCalls(
  { studio, now }: Pick<Content, 'studio'> & { now(): Date },
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const ALERTS = `${STUDIO_API}/alerts/:site`;
  const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success;
  const shown = async (site: string) =>
    answer(alertsAnswer, { alerts: (await studio.alerts(site)).map((alert) => shapeOf(alert, now())) });
  const settled = (site: string, result: Result<null, AlertFailure>) =>
    result.ok ? shown(site) : refused(result.error);

  app.get(
    ALERTS,
    onSite('publishing', ({ site }) => shown(site.key)),
  );
  app.put(
    `${ALERTS}/:id`,
    onSite('publishing', async ({ site, editing }, c) => {
      const id = c.req.param('id');
      const body = await bodyOf(c.req.raw, alertRequest);
      if (!body.ok) return refuse(body.error);
      if (!isId(id)) return refuse({ code: 'malformed' });
      const { startsAt, endsAt, ...rest } = body.value;
      const alert = {
        ...rest,
        id,
        startsAt: startsAt === null ? now() : new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      };
      const foreign = Object.keys(alert.texts).some((each) => !site.languages.some((own) => own === each));
      if (foreign) return refuse({ code: 'malformed' });
      return settled(site.key, await editing.saveAlert(site.key, alert));
    }),
  );
  app.post(
    `${ALERTS}/:id/end`,
    onSite('publishing', async ({ site, editing }, c) => {
      const id = c.req.param('id');
      if (!isId(id)) return refuse({ code: 'not-found' });
      return settled(site.key, await editing.endAlert(site.key, id));
    }),
  );
  app.delete(
    `${ALERTS}/:id`,
    onSite('publishing', async ({ site, editing }, c) => {
      const id = c.req.param('id');
      if (!isId(id)) return refuse({ code: 'not-found' });
      return settled(site.key, await editing.removeAlert(site.key, id));
    }),
  );
  return app;
}
