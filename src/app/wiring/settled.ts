import { LANGUAGES, type MessageOverrides } from '~/messages';
import type { ContentReader } from '~/modules/content';
import { type Settings, settingsTag } from '~/modules/settings';
import { isSiteKey, type Language, type Site } from '~/sites';
import type { HostTable } from '../http/hosts';

/**
 * Pages with the texts that administrators have set. Every page asks for its dictionary, so every page of a site carries the tag
 * of its settings. Two of the same texts are the same object, as the readers of pages expect (`translatorFor`).
 */
export function withSetTexts(pages: ContentReader, settings: Pick<Settings, 'textsOf'>): ContentReader {
  const merged = new WeakMap<MessageOverrides, WeakMap<MessageOverrides, MessageOverrides>>();
  const merge = (editors: MessageOverrides, texts: MessageOverrides): MessageOverrides => {
    if (Object.keys(texts).length === 0) return editors;
    const known = merged.get(editors) ?? new WeakMap<MessageOverrides, MessageOverrides>();
    merged.set(editors, known);
    const both = known.get(texts) ?? { ...editors, ...texts };
    known.set(texts, both);
    return both;
  };
  return {
    homePath: (scope) => pages.homePath(scope),
    navigation: (scope, path) => pages.navigation(scope, path),
    languages: (scope, path) => pages.languages(scope, path),
    routeLanguage: (scope, route) => pages.routeLanguage(scope, route),
    stories: (scope, query) => pages.stories(scope, query),
    tags: (scope) => pages.tags(scope),
    storyPublishDate: (scope, path) => pages.storyPublishDate(scope, path),
    sequentialNavigation: (scope, path) => pages.sequentialNavigation(scope, path),
    page: (scope, path) => pages.page(scope, path),
    routes: (scope) => pages.routes(scope),
    async dictionary(scope) {
      scope.tag(settingsTag(scope.site));
      const editors = await pages.dictionary(scope);
      const language = languageNamed(scope.language);
      return isSiteKey(scope.site) && language !== null
        ? merge(editors, settings.textsOf(scope.site, language))
        : editors;
    },
  };
}

const languageNamed = (name: string): Language | null => LANGUAGES.find((each) => each === name) ?? null;

/** Hosts whose sites have the contact facts that are in force. */
export const withSetSites = (hosts: HostTable, settings: Pick<Settings, 'siteOf'>): HostTable => ({
  ...hosts,
  siteOf: (host): Site => settings.siteOf(hosts.siteOf(host)),
});
