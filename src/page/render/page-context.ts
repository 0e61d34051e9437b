import { type MessageOverrides, messageSubset, type Translate, translator } from '~/messages';
import type { Page } from '~/modules/content';
import { type Language, languagePrefix, localeFor, type Site } from '~/sites';
import type { FormState, PageContext } from '../contract';
import { localPath } from '../route';

export interface PageRequest {
  readonly site: Site;
  readonly language: Language;
  /** Below the language prefix, decoded, lower-case. */
  readonly path: string;
  /** The path as it was asked for, percent-encoded: what the log says of an address that is not there. */
  readonly requestedPath?: string;
  readonly query: URLSearchParams;
  /** Canonical origin of the site as the visitor reached it. */
  readonly origin: string;
  readonly form: FormState | null;
  readonly addressIn?: PageContext['addressIn'];
  readonly isFragment?: boolean;
  readonly now: Date;
}

/**
 * A page context that records whether the query was read (pages that never do share one cache entry), and the time: what it
 * says may be wrong the next day.
 */
export function pageContext(
  request: PageRequest,
  page: Page,
  dictionary: MessageOverrides,
  icons: PageContext['icons'],
  tag: (tag: string) => void,
): { readonly context: PageContext; usedQuery(): boolean; usedTime(): boolean } {
  const { site, language, query, now, requestedPath: _, ...rest } = request;
  const prefix = languagePrefix(site, language);
  let used = false;
  let usedTime = false;
  const context: PageContext = {
    ...rest,
    site,
    language,
    locale: localeFor(site, language),
    t: translatorFor(language, dictionary),
    texts: (keys) => messageSubset(language, keys, dictionary),
    page,
    wildcard: page.wildcard,
    get query() {
      used = true;
      return query;
    },
    get shownQuery() {
      return used ? query : null;
    },
    get now() {
      usedTime = true;
      return now;
    },
    href: (path) => localPath(prefix, path),
    icons,
    tag,
  };
  return { context, usedQuery: () => used, usedTime: () => usedTime };
}

const translators = new WeakMap<MessageOverrides, Map<Language, Translate>>();

/** The translator of a dictionary; the content reader hands out the same object until an editor changes it. */
export function translatorFor(language: Language, overrides: MessageOverrides): Translate {
  const byLanguage = translators.get(overrides) ?? new Map<Language, Translate>();
  translators.set(overrides, byLanguage);
  const known = byLanguage.get(language) ?? translator(language, overrides);
  byLanguage.set(language, known);
  return known;
}
