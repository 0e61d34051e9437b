import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { dealerSeed } from '../dealer';
import { finnish } from './finnish';
import { sections } from './sections';
import { stories, tags } from './stories';
import { swedish } from './swedish';

/** Finnish first, Swedish below `/sv`; the index keeps its words in Finnish. */
export const carstoreFi = (today: string): SiteSeed =>
  dealerSeed(
    {
      site: siteByKey('carstore-fi'),
      names: {
        about: 'tietoa-meista',
        sell: 'myy-auto',
        contact: 'yhteys',
        stories: 'vinkit',
        privacy: 'tietosuoja',
        cookies: 'evasteet',
        accessibility: 'saavutettavuus',
      },
      lists: [
        { name: 'farmarit', filters: { car_body: ['Farmari'] } },
        { name: 'maasturit', filters: { car_body: ['SUV'] } },
        { name: 'sahkoautot', filters: { car_fuel: ['Sähkö'] } },
      ],
      texts: { fi: finnish, sv: swedish },
      besideMenu: 'sell',
      storyCopies: stories,
      storyRows: true,
      tags,
      dictionary: {
        fi: { 'list.title': 'Kaikki autot' },
        sv: {
          'list.title': 'Alla bilar',
          'near.placeholder': 'Till exempel Åbo',
          // Finland counts kilometres, not `mil`.
          'field.car_mileage': 'Mätarställning',
          'sort.car_mileage_asc': 'Lägsta mätarställning',
          // What the menu and the page call them.
          'facility.count.one': '{count} verksamhetsställe',
          'facility.count.other': '{count} verksamhetsställen',
          'facility.backToAll': 'Till alla verksamhetsställen',
          'facility.searchLabel': 'Sök bland verksamhetsställena',
          'facility.showMore': 'Visa fler verksamhetsställen',
          'facility.noResults': 'Inget verksamhetsställe stämmer med det',
          'facility.carsHere': 'Bilar på verksamhetsstället',
          'facility.toFacility': 'Till verksamhetsstället',
        },
      },
      lostScene: ['winter-road', 799],
      more: sections(today),
    },
    today,
  );
