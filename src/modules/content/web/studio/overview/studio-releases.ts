import { Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '~/platform/result';
import type { Content } from '../../../content';
import type { ReleaseFailure } from '../../../editing/releases';
import { releaseRequest, releasesAnswer, STUDIO_API } from '../../../studio-wire';
import { answer, bodyOf, refuse } from '../studio-guard';
import type { StudioVisits } from '../studio-visits';

/** Several pages that are published as one. */
export function releaseCalls({ studio }: Pick<Content, 'studio'>, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  const RELEASES = `${STUDIO_API}/releases/:site`;
  const shown = async (site: string) => {
    const releases = await studio.releases(site);
    return answer(releasesAnswer, {
      releases: releases.map(({ publishAt, entries, ...rest }) => ({
        ...rest,
        publishAt: publishAt.toISOString(),
        entries: [...entries],
      })),
    });
  };
  const settled = (site: string, done: Result<null, ReleaseFailure>) => {
    if (done.ok) return shown(site);
    const { error } = done;
    if (error.kind !== 'conflict') return refuse({ code: error.kind });
    const problems = error.conflicts.map(({ itemId, language, kind }) => ({
      kind,
      path: `${itemId} ${language}`,
      message: kind,
    }));
    return refuse({ code: 'conflict', problems });
  };
  app.get(
    RELEASES,
    onSite('publishing', ({ site }) => shown(site.key)),
  );
  app.post(
    RELEASES,
    onSite('publishing', async ({ member, site, editing }, c) => {
      const body = await bodyOf(c.req.raw, releaseRequest);
      if (!body.ok) return refuse(body.error);
      const { at, ...rest } = body.value;
      const wanted = { ...rest, site: site.key, author: member.name };
      const done = await editing.release({ ...wanted, ...(at !== undefined && { at: new Date(at) }) });
      return settled(site.key, done);
    }),
  );
  app.post(
    `${RELEASES}/:id/withdraw`,
    onSite('publishing', async ({ site, editing }, c) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      if (!id.success) return refuse({ code: 'not-found' });
      return settled(site.key, await editing.withdrawRelease(site.key, id.data));
    }),
  );
  return app;
}
