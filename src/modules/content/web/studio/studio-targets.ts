import { Hono } from 'hono';
import type { Language, Site } from '~/sites';
import { type LinkTargets, STUDIO_API, targetsAnswer } from '../../studio-wire';
import { answer, languageOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

/** What the rest of the product has that a link may lead to. */
export type LinkTargetsOf = (site: Site, language: Language) => Promise<LinkTargets>;

/** For links that are picked: facilities and the filters of the car list. */
export function targetCalls(targetsOf: LinkTargetsOf, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  app.get(
    `${STUDIO_API}/targets/:site/:language`,
    onSite('drafts', async ({ site }, c) => {
      const language = languageOf(site, c.req.param('language'));
      return language === undefined
        ? refuse({ code: 'not-found' })
        : answer(targetsAnswer, await targetsOf(site, language));
    }),
  );
  return app;
}
