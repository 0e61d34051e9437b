import { Hono } from 'hono';
import type { Content } from '../../content';
import { redirectsFromCsv, redirectsToCsv } from '../../domain/redirects/redirect-csv';
import type { RedirectProblem, RedirectRow } from '../../domain/redirects/redirects';
import {
  csvAnswer,
  csvRequest,
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

const sourceOf = ({ from, query = {} }: Pick<RedirectRow, 'from' | 'query'>) =>
  JSON.stringify([from.toLowerCase(), Object.entries(query).sort()]);

const refused = (problems: readonly RedirectProblem[]) =>
  refuse({
    code: 'invalid-content',
    problems: problems.map(({ kind, from, message }) => ({ kind, path: from, message })),
  });

/** The redirects of a site. */
export function redirectCalls({ redirects }: Pick<Content, 'redirects'>, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  const REDIRECTS = `${STUDIO_API}/redirects/:site`;
  const shown = async (site: string) =>
    answer(redirectsAnswer, { redirects: (await redirects.list(site)).map(shapeOf) });

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
