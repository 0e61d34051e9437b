import { Hono } from 'hono';
import type { Content } from '../../content';
import { redirectsFromCsv, redirectsToCsv } from '../../domain/redirects/redirect-csv';
import { type RedirectProblem, type RedirectRow, sourceOf } from '../../domain/redirects/redirects';
import {
  csvAnswer,
  csvRequest,
  missingAnswer,
  missingRequest,
  type RedirectShape,
  redirectChange,
  redirectsAnswer,
  redirectTest,
  redirectTestAnswer,
  STUDIO_API,
} from '../../studio-wire';
import { answer, bodyOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

const shapeOf = ({ from, query = {}, to, status, note = '' }: RedirectRow): RedirectShape => ({
  from,
  query: { ...query },
  to,
  status,
  note,
});

const refused = (problems: readonly RedirectProblem[]) =>
  refuse({
    code: 'invalid-content',
    problems: problems.map(({ kind, from, message }) => ({ kind, path: from, message })),
  });

/** The redirects of a site. */
export function redirectCalls(
  { redirects, studio }: Pick<Content, 'redirects' | 'studio'>,
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const REDIRECTS = `${STUDIO_API}/redirects/:site`;
  const shown = async (site: string) => {
    const [rows, hits] = await Promise.all([redirects.list(site), studio.redirectHits(site)]);
    const listed = rows.map((row) => {
      const { times = 0, lastAt } = hits.get(sourceOf(row)) ?? {};
      return { ...shapeOf(row), hits: times, lastHit: lastAt?.toISOString() ?? null };
    });
    return answer(redirectsAnswer, { redirects: listed });
  };

  app.get(
    REDIRECTS,
    onSite('publishing', ({ site }) => shown(site.key)),
  );
  app.put(
    REDIRECTS,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, redirectChange);
      if (!body.ok) return refuse(body.error);
      const { add, remove } = body.value;
      const goes = remove === undefined ? null : sourceOf(remove);
      const changed = await editing.changeRedirects(site.key, (known) => [
        ...known.filter((row) => sourceOf(row) !== goes),
        ...(add === undefined ? [] : [add]),
      ]);
      return changed.ok ? shown(site.key) : refused(changed.error);
    }),
  );
  app.post(
    `${REDIRECTS}/test`,
    onSite('publishing', async ({ site }, c) => {
      const body = await bodyOf(c.req.raw, redirectTest);
      if (!body.ok) return refuse(body.error);
      const url = URL.parse(body.value.address, 'http://site.invalid');
      if (url === null) return refuse({ code: 'malformed' });
      const found = await redirects.find(site.key, url);
      return answer(redirectTestAnswer, { to: found?.to ?? null, status: found?.status ?? null });
    }),
  );
  app.get(
    `${REDIRECTS}/csv`,
    onSite('publishing', async ({ site }) =>
      answer(csvAnswer, { csv: redirectsToCsv(await redirects.list(site.key)) }),
    ),
  );
  app.post(
    `${REDIRECTS}/csv`,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, csvRequest);
      if (!body.ok) return refuse(body.error);
      const read = await redirectsFromCsv(body.value.csv);
      if (!read.ok) return refused(read.error);
      const sources = new Set(read.value.map(sourceOf));
      const changed = await editing.changeRedirects(site.key, (known) => [
        ...(body.value.replace ? [] : known.filter((row) => !sources.has(sourceOf(row)))),
        ...read.value,
      ]);
      return changed.ok ? shown(site.key) : refused(changed.error);
    }),
  );
  return app;
}

/** The addresses of a site that were not found. */
export function missingCalls(
  { studio, addresses }: Pick<Content, 'studio' | 'addresses'>,
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const MISSING = `${STUDIO_API}/missing/:site`;
  const shown = async (site: string) => {
    const rows = await studio.missing(site);
    return answer(missingAnswer, {
      missing: rows.map(({ path, times, lastAt, suggestion }) => ({
        path,
        times,
        lastAt: lastAt.toISOString(),
        suggestion,
      })),
    });
  };

  app.get(
    MISSING,
    onSite('publishing', async ({ site }) => {
      // Those of this process; others write theirs within a minute.
      await addresses.flush();
      return shown(site.key);
    }),
  );
  app.delete(
    MISSING,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, missingRequest);
      if (!body.ok) return refuse(body.error);
      await editing.forgetMissing(site.key, body.value.path);
      return shown(site.key);
    }),
  );
  return app;
}
