import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { dealerSeed } from '../dealer';
import { sections } from './sections';
import { stories, tags } from './stories';
import { slovak } from './text';

export const carstoreSk = (today: string): SiteSeed =>
  dealerSeed(
    {
      site: siteByKey('carstore-sk'),
      names: {
        about: 'o-nas',
        sell: 'predat-auto',
        contact: 'kontakt',
        stories: 'tipy',
        privacy: 'ochrana-udajov',
        cookies: 'cookies',
        accessibility: 'pristupnost',
      },
      lists: [
        { name: 'kombi', filters: { car_body: ['Kombi'] } },
        { name: 'suv', filters: { car_body: ['SUV'] } },
        { name: 'elektromobily', filters: { car_fuel: ['Elektrina'] } },
      ],
      texts: { sk: slovak },
      besideMenu: 'sell',
      storyCopies: stories,
      storyRows: true,
      tags,
      dictionary: { sk: { 'list.title': 'Všetky autá' } },
      lostScene: ['lifestyle-cabin', 699],
      more: sections(today),
    },
    today,
  );
