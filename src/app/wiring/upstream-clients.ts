import { blockCatalogue } from '~/blocks/registry';
import { type Language, type MessageOverrides, type Translate, translator } from '~/messages';
import { type ContentReader, createEdgeReader } from '~/modules/content';
import { embeddedQuotes, httpQuotes, QUOTE_PRODUCTS, type QuoteService } from '~/modules/finance/server';
import type { Settings, TermsVersion } from '~/modules/settings';
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

/** How long a page may have stood open: what it says is agreed to, though other words have come into force. */
const PAGE_DAYS = 7;

/** What the pages say and have said to be agreed to, with the words of their editors. */
export const pageWordsOf =
  (editorsPages: Pick<ContentReader, 'dictionary'>, settings: Pick<Settings, 'consentTexts'>) =>
  async (
    { key: site }: Pick<Site, 'key'>,
    language: Language,
  ): Promise<readonly [now: Translate, earlier: readonly Translate[]]> => {
    const editors = await editorsPages.dictionary({ site, language, tag: () => undefined });
    const wordsOf = (texts: MessageOverrides) => translator(language, { ...editors, ...texts });
    const [now, earlier] = settings.consentTexts(site, language, PAGE_DAYS);
    return [wordsOf(now), earlier.map(wordsOf)];
  };

/** Without a finance house our own engine quotes. */
export const quotesFrom = (
  { quotes }: Config,
  settings: Pick<Settings, 'quoteTerms'>,
  log: Log,
  breakers: Breakers,
): QuoteService =>
  quotes === null
    ? embeddedQuotes(() => settings.quoteTerms('automotive-uk')?.products ?? QUOTE_PRODUCTS)
    : httpQuotes({ url: quotes.url, key: quotes.key.reveal(), log, breaker: breakers.of('quotes') });

/** The version of the terms that the offers of a site's cars are worked out by now; null: none of the site's own. */
export const termsOf =
  ({ quotes }: Config, settings: Pick<Settings, 'quoteTerms' | 'loanTerms'>) =>
  (site: Site): TermsVersion | null => {
    // Cars of some sites are another's.
    const owner = SITES.find(({ key }) => site.carIndex === `${key}-cars`);
    if (owner === undefined) return null;
    if (site.features.ukFinance) return quotes === null ? versionOf(settings.quoteTerms(owner.key)) : null;
    const loan = settings.loanTerms(owner.key);
    return loan?.plan ? versionOf(loan) : null;
  };

const versionOf = (terms: TermsVersion | null): TermsVersion | null =>
  terms === null ? null : { version: terms.version, from: terms.from };
