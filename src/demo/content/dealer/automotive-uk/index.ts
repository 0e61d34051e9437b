import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { dealerSeed } from '../dealer';
import { sections } from './sections';
import { stories, tags } from './stories';
import { british } from './text';

export const automotiveUk = (today: string): SiteSeed =>
  dealerSeed(
    {
      site: siteByKey('automotive-uk'),
      names: {
        about: 'about-nordhem',
        sell: 'sell-your-car',
        contact: 'contact',
        stories: 'journal',
        privacy: 'privacy',
        cookies: 'cookies',
        accessibility: 'accessibility',
      },
      lists: [
        { name: 'new-cars', filters: { car_condition: ['New'] } },
        { name: 'used-cars', filters: { car_condition: ['Used'] } },
        { name: 'electric-cars', filters: { car_fuel: ['Electric'] } },
      ],
      texts: { 'en-GB': british },
      besideMenu: 'contact',
      storyCopies: stories,
      tags,
      dictionary: { 'en-GB': { 'stories.loadMore': 'More from the journal' } },
      lostScene: ['coast-summer', 399],
      more: sections(today),
    },
    today,
  );
