import { Hono } from 'hono';
import { messageSubset } from '~/messages';
import type { ContentReader } from '~/modules/content';
import { localPath } from '~/page/route';
import { languagePrefix, type Site } from '~/sites';
import { CONSENT_MESSAGES } from '~/ui/consent/message-keys';
import type { ConsentTexts } from '~/ui/consent/texts-contract';
import { consentTextsPath } from '~/ui/consent/texts-path';

/**
 * The texts of the consent dialog in the language of the page, with editors' overrides. `GET /api/consent/{language}`, 404 for
 * a language that the site does not have.
 */
export function consentTexts(options: {
  readonly siteOf: (host: string | undefined) => Site;
  readonly content: Pick<ContentReader, 'dictionary' | 'page'>;
}): Hono {
  const app = new Hono();
  app.get(consentTextsPath(':language'), async (c) => {
    const site = options.siteOf(c.req.header('host'));
    const language = site.languages.find((candidate) => candidate === c.req.param('language'));
    if (language === undefined) return c.json({ error: 'not-found' }, 404);
    const scope = { site: site.key, language, tag: () => undefined };
    const path = site.paths.cookies;
    const [overrides, policy] = await Promise.all([
      options.content.dictionary(scope),
      options.content.page(scope, path),
    ]);
    const texts: ConsentTexts = {
      messages: messageSubset(language, CONSENT_MESSAGES, overrides),
      policy: policy === null ? null : localPath(languagePrefix(site, language), path),
    };
    return c.json(texts, 200, { 'cache-control': 'public, max-age=300' });
  });
  return app;
}
