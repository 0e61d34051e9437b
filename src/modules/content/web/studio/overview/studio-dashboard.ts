import { Hono } from 'hono';
import { mayEdit } from '~/modules/identity';
import type { Content } from '../../../content';
import {
  brokenLinksAnswer,
  dashboardAnswer,
  foundAnswer,
  STUDIO_API,
  searchQuery,
} from '../../../studio-wire';
import { answer, languageOf, refuse } from '../studio-guard';
import type { StudioVisits } from '../studio-visits';

/** What waits, what is to happen, what is broken, and the search over all content of a site. */
export function dashboardCalls({ studio }: Pick<Content, 'studio'>, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  app.get(
    `${STUDIO_API}/dashboard/:site`,
    onSite('drafts', async ({ member, site }) => {
      const { drafts, scheduled, untranslated } = await studio.dashboard(site);
      return answer(dashboardAnswer, {
        drafts: drafts.map((draft) => ({
          ...draft,
          savedAt: draft.savedAt.toISOString(),
          isMine: draft.author === member.name,
        })),
        scheduled: scheduled.map((planned) => ({ ...planned, at: planned.at.toISOString() })),
        untranslated,
      });
    }),
  );
  app.get(
    `${STUDIO_API}/broken-links/:site`,
    onSite('drafts', async ({ site }) =>
      answer(brokenLinksAnswer, { links: [...(await studio.brokenLinks(site))] }),
    ),
  );
  app.get(
    `${STUDIO_API}/search/:site/:language`,
    onSite('drafts', async ({ member, site }, c) => {
      const language = languageOf(site, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      const wanted = searchQuery.safeParse(c.req.query());
      if (!wanted.success) return refuse({ code: 'malformed' });
      const all = mayEdit(member, site.key, 'publishing');
      const found = await studio.find({ site: site.key, language, q: wanted.data.q, all });
      return answer(foundAnswer, { found: [...found] });
    }),
  );
  return app;
}
