import { blockCatalogue } from '~/blocks/registry';
import { type Language, type Translate, translator } from '~/messages';
import { type ContentReader, createEdgeReader } from '~/modules/content';
import { embeddedQuotes, httpQuotes, type QuoteService } from '~/modules/finance/server';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Log } from '~/platform/log';
import { SITES, type Site } from '~/sites';

/** Where a content platform is configured the pages are its own; null: they are those of our store. */
export function pagesFrom({ upstreams }: Config, log: Log, breakers: Breakers): ContentReader | null {
  if (upstreams.content === null) return null;
  const { graphql: endpoint, key } = upstreams.content;
  const sites = SITES.map(({ key: name, languages, zone }) => ({ name, languages, zone }));
  return createEdgeReader({
    endpoint,
    key,
    sites,
    blocks: blockCatalogue,
    log,
    breaker: breakers.of('content'),
  });
}

/** What the pages say, with the words of their editors. */
export const pageWordsOf =
  (pages: Pick<ContentReader, 'dictionary'>) =>
  async ({ key: site }: Pick<Site, 'key'>, language: Language): Promise<Translate> =>
    translator(language, await pages.dictionary({ site, language, tag: () => undefined }));

/** Without a finance house our own engine quotes. */
export const quotesFrom = ({ quotes }: Config, log: Log, breakers: Breakers): QuoteService =>
  quotes === null
    ? embeddedQuotes()
    : httpQuotes({ url: quotes.url, key: quotes.key.reveal(), log, breaker: breakers.of('quotes') });
