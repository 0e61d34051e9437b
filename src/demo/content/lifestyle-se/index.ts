import type { SeedItem, SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import type { To } from '../build/blocks';
import { frame } from '../build/frame';
import { home, page } from '../build/item';
import { story, storyTags, type TagWords } from '../build/story';
import { legalPage, notFoundPage } from '../legal/pages';
import { homeTexts } from './home';
import { en, sv } from './kit';
import { about, contact, guides, places } from './pages';
import { landStories } from './stories-land';
import { waterStories } from './stories-water';

const site = siteByKey('lifestyle-se');

const TAGS: TagWords = {
  resor: { sv: 'Resor', en: 'Journeys' },
  manniskor: { sv: 'Människor', en: 'People' },
  mat: { sv: 'Mat', en: 'Food' },
  hem: { sv: 'Hem', en: 'Homes' },
  design: { sv: 'Form', en: 'Design' },
};

const storyPages = (today: string): SeedItem =>
  page(
    'berattelser',
    {
      sv: {
        title: 'Berättelser',
        description: 'Porträtt, resor och recept ur Nordhem Liv.',
        main: [sv.storiesList('Berättelser', '/berattelser')],
      },
      en: {
        title: 'Stories',
        description: 'Portraits, journeys and recipes from Nordhem Liv.',
        main: [en.storiesList('Stories', '/berattelser')],
      },
    },
    { children: [...waterStories, ...landStories].map((copy) => story(copy, today, 'sv')) },
  );

interface FrameWords {
  readonly contactTitle: string;
  readonly contactText: string;
  readonly magazine: readonly [title: string, ...links: To[]];
  readonly about: readonly [title: string, ...links: To[]];
  readonly rights: string;
}

const frameOf = ({ contactTitle, contactText, magazine, about, rights }: FrameWords) => {
  const column = ([title, ...links]: readonly [string, ...To[]]) => ({ title, links });
  return frame({
    site,
    extras: [],
    contactTitle,
    contactText,
    columns: [column(magazine), column(about)],
    rights,
  });
};

const inFooter = (item: SeedItem): SeedItem => ({ ...item, shared: { hideInNavigation: true } });

/** An editorial site in Swedish and English. */
export const lifestyleSe = (today: string): SiteSeed => ({
  site: site.key,
  home: home(homeTexts, [
    storyPages(today),
    places,
    guides,
    about,
    contact,
    inFooter(legalPage('integritet', 'privacy', site, [sv, en])),
    inFooter(legalPage('kakor', 'cookies', site, [sv, en])),
    inFooter(legalPage('tillganglighet', 'accessibility', site, [sv, en])),
    notFoundPage(['fjord-morning', 99], [sv, en]),
  ]),
  partials: {
    sv: frameOf({
      contactTitle: 'Redaktionen',
      contactText: 'Brev läses, också de långa.',
      magazine: [
        'Magasinet',
        ['/berattelser', 'Berättelser'],
        ['/platser', 'Platser'],
        ['/guider', 'Guider'],
      ],
      about: [
        'Om',
        ['/om', 'Om Nordhem Liv'],
        ['/integritet', 'Integritet'],
        ['/kakor', 'Kakor'],
        ['/tillganglighet', 'Tillgänglighet'],
      ],
      rights: 'Ett magasin från Nordhem.',
    }),
    en: frameOf({
      contactTitle: 'The editors',
      contactText: 'Letters are read, long ones too.',
      magazine: ['The magazine', ['/berattelser', 'Stories'], ['/platser', 'Places'], ['/guider', 'Guides']],
      about: [
        'About',
        ['/om', 'About Nordhem Liv'],
        ['/integritet', 'Privacy'],
        ['/kakor', 'Cookies'],
        ['/tillganglighet', 'Accessibility'],
      ],
      rights: 'A magazine from Nordhem.',
    }),
  },
  dictionary: {
    sv: { 'stories.loadMore': 'Bläddra vidare' },
    en: { 'stories.loadMore': 'Turn the page' },
  },
  tags: storyTags(TAGS),
});
