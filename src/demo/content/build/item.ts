import type { SeedBlock, SeedItem } from '~/modules/content';
import type { Language } from '~/sites';

/** A page in one language. */
export interface PageText {
  readonly title: string;
  /** In menus and breadcrumbs; short. Default: the title. */
  readonly nav?: string;
  /** In the browser's tab and in search results. Default: the title. */
  readonly metaTitle?: string;
  readonly description: string;
  readonly main: readonly SeedBlock[];
}

export type Texts = { readonly [L in Language]?: PageText };

interface PageOptions {
  readonly children?: readonly SeedItem[];
  readonly template?: string;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
}

/** Blocks that show a way back themselves. */
const KNOWS_ITS_PLACE: ReadonlySet<string> = new Set(['CarDetail', 'FacilityDetail', 'NotFoundHero']);

/** Every page but the start page says where it lies. */
function withBreadcrumb(main: readonly SeedBlock[]): readonly SeedBlock[] {
  const knows = main.some(({ componentName }) => KNOWS_ITS_PLACE.has(componentName));
  return knows ? main : [{ componentName: 'Breadcrumb' }, ...main];
}

const versionOf = ({ title, nav = title, metaTitle = title, description, main }: PageText) => ({
  fields: { title, navigationTitle: nav, metaTitle, metaDescription: description },
  main,
});

const versionsOf = (texts: Texts, arrange = (main: PageText['main']) => main) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      versionOf({ ...text, main: arrange(text.main) }),
    ]),
  );

/** A page with the pages below it; `name` is its path segment. */
export function page(name: string, texts: Texts, options: PageOptions = {}): SeedItem {
  const { children = [], template, hidden = false, noindex = false } = options;
  const shared = {
    ...(hidden && { hideInNavigation: true }),
    ...(noindex && { noindex: true }),
  };
  return {
    name,
    ...(template !== undefined && { template }),
    ...(Object.keys(shared).length > 0 && { shared }),
    versions: versionsOf(texts, withBreadcrumb),
    ...(children.length > 0 && { children }),
  };
}

/** The start page of a site with everything below it. */
export const home = (texts: Texts, children: readonly SeedItem[]): SeedItem => ({
  versions: versionsOf(texts),
  children,
});

/** A page that answers for any one segment (`*`) or any tail of segments (`**`); no menu shows it. */
export const wildcard = (name: '*' | '**', texts: Texts, children: readonly SeedItem[] = []): SeedItem =>
  page(name, texts, { template: 'WildcardPage', hidden: true, children });

/** What menus and breadcrumbs call the page of a list that its address narrows to a make, a model or more. */
const SELECTION: Readonly<Record<Language, string>> = {
  sv: 'Urval',
  nb: 'Utvalg',
  fi: 'Valikoima',
  sk: 'Výber',
  'en-GB': 'Selection',
  en: 'Selection',
};

/** The page below a list that takes the words of its address as filters. */
export const narrowed = (texts: Texts): SeedItem => {
  const languages: readonly Language[] = ['sv', 'nb', 'fi', 'sk', 'en-GB', 'en'];
  const named = languages.flatMap((language): readonly (readonly [Language, PageText])[] => {
    const text = texts[language];
    return text === undefined ? [] : [[language, { ...text, nav: SELECTION[language] }]];
  });
  return wildcard('**', Object.fromEntries(named));
};
