import type { ContentReader, ReadScope } from '~/modules/content';
import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, loaded, type PageContext } from '~/page/contract';
import { localPath, NOT_FOUND_PATH } from '~/page/route';
import { type Language, languagePrefix } from '~/sites';
import { type MenuEntry, menuOfEntries, menuOfPages } from './menu';
import type { block } from './navigation.block';

export interface LanguageChoice {
  readonly language: Language;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

export interface NavigationData {
  readonly entries: readonly MenuEntry[];
  /**
   * Empty unless the page exists in more than one language that the site has switched on. An address that is not there
   * is offered where it is, and the front page of the other languages.
   */
  readonly languages: readonly LanguageChoice[];
  /** Colour of the words when the bar floats over the picture of the front page, else null. */
  readonly floating: 'white' | 'black' | null;
}

/**
 * The menu: the one that editors built, else the page tree. Where the content of the site and language is missing,
 * that is logged and the bar stands without items (NAV-14).
 */
export const load: ContentLoader<FieldsOf<typeof block>, NavigationData> = async ({
  fields,
  page,
  scope,
  services,
}) => {
  const { content, log } = services;
  const byHand = fields.MegaMenu.length > 0;
  const of = { site: scope.site, language: scope.language };
  let failed = false;
  /** A read that fails leaves its part out, and the bar stands. */
  const orElse = async <T>(reading: Promise<T>, instead: T): Promise<T> => {
    try {
      return await reading;
    } catch (err) {
      failed = true;
      log.error({ err, ...of }, 'Error loading navigation');
      return instead;
    }
  };
  const home = page.page.lacksContext === true ? null : await orElse(content.homePath(scope), '');
  if (home === null) {
    log.error(of, 'No Sitecore context found');
    return loaded({ entries: [], languages: [], floating: null }, { incomplete: true });
  }
  const [items, languages] = await Promise.all([
    byHand ? [] : orElse(content.navigation(scope, fields.Datasource), []),
    page.site.languages.length > 1 ? orElse(versionsOf(page, scope, home, content), []) : [],
  ]);
  const belowBar = fields.HasMessage && fields.MessageIsBelowNavigation;
  const data = {
    entries: byHand ? menuOfEntries(fields.MegaMenu, page) : menuOfPages(items, page),
    languages: languageChoices(languages, page),
    floating: page.path === home && !belowBar ? floatingColor(page) : null,
  };
  return loaded(data, { incomplete: failed });
};

type Versions = Awaited<ReturnType<ContentReader['languages']>>;

/** The page in the languages it has. Who came to an address that is not there shall still find the own language. */
async function versionsOf(
  page: PageContext,
  scope: ReadScope,
  home: string,
  content: Pick<ContentReader, 'languages'>,
): Promise<Versions> {
  const versions = await content.languages(scope, page.path);
  if (page.page.itemPath !== NOT_FOUND_PATH) return versions;
  // Where the address leads to a page of this language that had nothing to show, the other ones have no more.
  const isHere = versions.some(({ name }) => name === page.language);
  return [...(isHere ? [] : versions), ...(await content.languages(scope, home))];
}

function languageChoices(versions: Versions, page: PageContext): readonly LanguageChoice[] {
  const choices = page.site.languages.flatMap((language) => {
    const version = versions.find(({ name }) => name === language);
    if (version === undefined) return [];
    const href = localPath(languagePrefix(page.site, language), version.path);
    return [{ language, name: version.nativeName, href, current: language === page.language }];
  });
  return choices.length > 1 ? choices : [];
}

/**
 * A bar floats only where the page begins with a picture that reaches to its top edge; elsewhere its words could not
 * be read, or what comes after the bar would be covered by it.
 */
function floatingColor({ page }: PageContext): NavigationData['floating'] {
  const { header, main } = page.placeholders;
  const last = header.at(-1);
  const [first] = main;
  if (first === undefined || (last !== undefined && last.componentName !== 'Navigation')) return null;
  if (!hasPictureAtTop(first)) return null;
  return first.fields.TextColor === 'Black' ? 'black' : 'white';
}

function hasPictureAtTop({ componentName, fields }: { componentName: string; fields: object }): boolean {
  const given: { Image?: unknown; Content?: unknown; HasMarginTop?: unknown; CarouselItems?: unknown } =
    fields;
  switch (componentName) {
    case 'HeroBanner':
      return given.HasMarginTop !== true && (given.Content === 'Video' || given.Image != null);
    case 'Carousel':
      return Array.isArray(given.CarouselItems) && given.CarouselItems.length > 0;
    default:
      return componentName === 'CarSearchHero';
  }
}
