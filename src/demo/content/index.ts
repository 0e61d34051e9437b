import type { SiteSeed } from '~/modules/content';
import type { Site, SiteKey } from '~/sites';
import { auctionsSe } from './auctions-se';
import { automotiveSe } from './automotive-se';
import { automotiveNo } from './dealer/automotive-no';
import { automotiveUk } from './dealer/automotive-uk';
import { carstoreFi } from './dealer/carstore-fi';
import { carstoreNo } from './dealer/carstore-no';
import { carstoreSe } from './dealer/carstore-se';
import { carstoreSk } from './dealer/carstore-sk';
import { libraryOf } from './library';
import { lifestyleSe } from './lifestyle-se';
import { mercedesSe } from './mercedes-se';
import { smartSe } from './smart-se';

const SEEDS: Readonly<Record<SiteKey, (today: string) => SiteSeed>> = {
  'automotive-se': automotiveSe,
  'automotive-no': automotiveNo,
  'automotive-uk': automotiveUk,
  'carstore-se': carstoreSe,
  'carstore-no': carstoreNo,
  'carstore-fi': carstoreFi,
  'carstore-sk': carstoreSk,
  'mercedes-se': mercedesSe,
  'smart-se': smartSe,
  'auctions-se': auctionsSe,
  'lifestyle-se': lifestyleSe,
};

/** The pages, menus, texts and pictures of a site. `today` (`YYYY-MM-DD`) dates its stories and nothing else. */
export function demoContent(site: Site, today: string): SiteSeed {
  const seed = SEEDS[site.key](today);
  return { ...seed, pictures: libraryOf(site, seed) };
}
