import { DEFAULT_CAREERS_URL, type SiteSeed, swedishRedirects } from '~/modules/content';
import { siteByKey } from '~/sites';
import { home } from '../build/item';
import { storyTags } from '../build/story';
import { notFoundPage } from '../legal/pages';
import { about, sell, terms } from './about';
import { buy } from './buy';
import { contact, facilities } from './contact';
import { englishFrame, swedishFrame } from './frame';
import { homeTexts } from './home';
import { en, sv } from './kit';
import { storyPages, TAGS } from './stories';
import { tyres } from './tyres';
import { workshop } from './workshop';

const site = siteByKey('automotive-se');

/** The group's Swedish site. */
export const automotiveSe = (today: string): SiteSeed => ({
  site: site.key,
  home: home(homeTexts, [
    buy(today),
    workshop,
    tyres,
    storyPages(today),
    facilities,
    about,
    sell,
    contact,
    terms,
    notFoundPage(['lifestyle-cabin', 199], [sv, en]),
  ]),
  partials: { sv: swedishFrame, en: englishFrame },
  dictionary: {
    sv: { 'list.searchPlaceholder': 'Märke, modell eller ort', 'notFound.toCars': 'Se bilar i lager' },
    en: { 'notFound.toCars': 'See cars in stock' },
  },
  tags: storyTags(TAGS),
  redirects: swedishRedirects({ careersUrl: DEFAULT_CAREERS_URL }),
});
