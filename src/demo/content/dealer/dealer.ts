import type { SeedAreas, SeedItem, SiteSeed } from '~/modules/content';
import type { Language, Site } from '~/sites';
import { choicePages } from '../build/choice-pages';
import { home, narrowed, type PageText, page, type Texts, wildcard } from '../build/item';
import type { Filters, Kit } from '../build/kit';
import type { Scene } from '../build/scenes';
import { type StoryCopy, story, storyTags, type TagWords } from '../build/story';
import { legalPage, notFoundPage } from '../legal/pages';

/** A list of cars or facilities in one language. */
interface ListText {
  readonly title: string;
  readonly nav: string;
  readonly description: string;
  readonly intro: string;
}

/** What a dealer's site says in one language. */
export interface DealerText {
  readonly kit: Kit;
  readonly frame: SeedAreas;
  readonly home: PageText;
  readonly buy: PageText;
  readonly allCars: ListText;
  /** One text for each of the site's other lists, in their order. */
  readonly lists: readonly ListText[];
  readonly car: Omit<PageText, 'main'>;
  readonly facilities: ListText;
  readonly facility: Omit<PageText, 'main'>;
  readonly about: PageText;
  readonly sell: PageText;
  readonly contact: PageText;
  readonly stories: Omit<PageText, 'main'>;
}

export interface Dealer {
  readonly site: Site;
  /** Path segments, which all languages share. */
  readonly names: {
    readonly about: string;
    readonly sell: string;
    readonly contact: string;
    readonly stories: string;
    readonly privacy: string;
    readonly cookies: string;
    readonly accessibility: string;
  };
  /** Lists besides that of all cars, below the base of car pages. */
  readonly lists: readonly { readonly name: string; readonly filters: Filters }[];
  readonly texts: { readonly [L in Language]?: DealerText };
  /** The page that stands beside the menu, so that the menu need not have it. */
  readonly besideMenu: 'sell' | 'contact';
  readonly storyCopies: readonly StoryCopy[];
  /** Stories one a row instead of in a grid. */
  readonly storyRows?: boolean;
  readonly tags: TagWords;
  readonly dictionary: NonNullable<SiteSeed['dictionary']>;
  readonly lostScene: Scene;
  /** Filters in a drawer instead of beside the cars. */
  readonly drawer?: boolean;
  /** Pages that only this site has. */
  readonly more?: readonly SeedItem[];
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The pages of a site that sells cars from houses of its own. */
export function dealerSeed(dealer: Dealer, today: string): SiteSeed {
  const { site, names, texts, tags, dictionary, lostScene, more = [] } = dealer;
  const each = (make: (text: DealerText) => PageText): Texts =>
    Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, make(text)]));
  const kits = Object.values(texts).map(({ kit }) => kit);
  const stories = page(
    names.stories,
    each(({ kit, stories }) => ({
      ...stories,
      main: [kit.storiesList(stories.title, `/${names.stories}`, dealer.storyRows)],
    })),
    { children: dealer.storyCopies.map((copy) => story(copy, today, site.languages[0])) },
  );
  return {
    site: site.key,
    home: home(
      each(({ home }) => home),
      [
        carPages(dealer, each),
        ...more,
        facilityPages(dealer, each),
        page(
          names.sell,
          each(({ sell }) => sell),
          { hidden: dealer.besideMenu === 'sell' },
        ),
        stories,
        page(
          names.about,
          each(({ about }) => about),
        ),
        page(
          names.contact,
          each(({ contact }) => contact),
          { hidden: dealer.besideMenu === 'contact' },
        ),
        hidden(legalPage(names.privacy, 'privacy', site, kits)),
        hidden(legalPage(names.cookies, 'cookies', site, kits)),
        hidden(legalPage(names.accessibility, 'accessibility', site, kits)),
        notFoundPage(lostScene, kits),
      ],
    ),
    partials: Object.fromEntries(Object.entries(texts).map(([language, { frame }]) => [language, frame])),
    dictionary,
    tags: storyTags(tags),
  };
}

type Each = (make: (text: DealerText) => PageText) => Texts;

/** In the footer, not in the menu. */
export const hidden = (item: SeedItem): SeedItem => ({
  ...item,
  shared: { ...item.shared, hideInNavigation: true },
});

function carPages({ site, lists, drawer = false }: Dealer, each: Each): SeedItem {
  const [base = '', all = ''] = segmentsOf(site.paths.carList);
  const list = (name: string, filters: Filters, textOf: (text: DealerText) => ListText | undefined) => {
    const texts = each((text) => {
      const { intro, ...own } = textOf(text) ?? text.allCars;
      return { ...own, main: [text.kit.carList({ title: own.title, text: intro, filters, drawer })] };
    });
    return page(name, texts, { children: [narrowed(texts)] });
  };
  const car = each(({ kit, car }) => ({ ...car, main: [kit.carDetail()] }));
  return page(
    base,
    each(({ buy }) => buy),
    {
      children: [
        list(all, {}, ({ allCars }) => allCars),
        ...lists.map(({ name, filters }, at) => list(name, filters, ({ lists }) => lists[at])),
        ...choicePages(site),
        wildcard('*', car, [wildcard('*', car)]),
      ],
    },
  );
}

function facilityPages({ site }: Dealer, each: Each): SeedItem {
  const [name = ''] = segmentsOf(site.paths.siteList);
  return page(
    name,
    each(({ kit, facilities: { intro, ...text } }) => ({
      ...text,
      main: [kit.facilityList(text.title, intro)],
    })),
    {
      children: [
        wildcard(
          '*',
          each(({ kit, facility }) => ({ ...facility, main: [kit.facilityDetail()] })),
        ),
      ],
    },
  );
}
