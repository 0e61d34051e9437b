import type { ContentReader } from '~/modules/content';
import { languagePrefix } from '~/sites';
import type { ContentLoader } from '../content-loader';
import { type FieldsOf, loaded, type PageContext } from '../contract';
import { type MenuEntry, menuOfEntries, menuOfPages } from './menu';
import type { block } from './navigation.block';

export interface LanguageChoice {
  readonly language: string;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

export interface NavigationData {
  readonly entries: readonly MenuEntry[];
  /** Empty unless the page exists in more than one language that the site has switched on. */
  readonly languages: readonly LanguageChoice[];
  /** Colour of the words when the bar floats over the picture of the front page, else null. */
  readonly floating: 'white' | 'black' | null;
}

export const load: ContentLoader<FieldsOf<typeof block>, NavigationData> = async ({
  fields,
  page,
  scope,
  services,
}) => {
  const { content } = services;
  const byHand = fields.MegaMenu.length > 0;
  const [items, languages, home] = await Promise.all([
    byHand ? [] : content.navigation(scope, fields.Datasource),
    page.site.languages.length > 1 ? content.languages(scope, page.path) : [],
    content.homePath(scope),
  ]);
  const belowBar = fields.HasMessage && fields.MessageIsBelowNavigation;
  return loaded({
    entries: byHand ? menuOfEntries(fields.MegaMenu, page) : menuOfPages(items, page),
    languages: languageChoices(languages, page),
    floating: page.path === home && !belowBar ? floatingColor(page) : null,
  });
};

function languageChoices(
  versions: Awaited<ReturnType<ContentReader['languages']>>,
  page: PageContext,
): readonly LanguageChoice[] {
  const choices = page.site.languages.flatMap((language) => {
    const version = versions.find(({ name }) => name === language);
    if (version === undefined) return [];
    const prefix = languagePrefix(page.site, language);
    const href = prefix !== '' && version.path === '/' ? prefix : prefix + version.path;
    return [{ language, name: version.nativeName, href, current: language === page.language }];
  });
  return choices.length > 1 ? choices : [];
}

/** Blocks whose picture reaches to the top edge of the page, so that the bar may lie on it. */
const PICTURED = new Set(['HeroBanner', 'Carousel', 'CarSearchHero']);

/** A bar floats only where the page begins with a picture; elsewhere its words could not be read. */
function floatingColor(page: PageContext): NavigationData['floating'] {
  const first = page.page.placeholders.main[0];
  if (first === undefined || !PICTURED.has(first.componentName)) return null;
  return first.fields.TextColor === 'Black' ? 'black' : 'white';
}
