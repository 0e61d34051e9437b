import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { swedishBooking } from '../../build/booking';
import { dealerSeed, hidden } from '../dealer';
import { wizard } from './booking';
import { sections } from './sections';
import { stories, tags } from './stories';
import { sv, swedish } from './text';

const site = siteByKey('carstore-se');

export const carstoreSe = (today: string): SiteSeed =>
  dealerSeed(
    {
      site,
      names: {
        about: 'om-carstore',
        sell: 'salj-bil',
        contact: 'kontakt',
        stories: 'tips',
        privacy: 'integritet',
        cookies: 'kakor',
        accessibility: 'tillganglighet',
      },
      lists: [
        { name: 'suv', filters: { car_body: ['SUV'] } },
        { name: 'kombi', filters: { car_body: ['Kombi'] } },
        { name: 'elbilar', filters: { car_fuel: ['El'] } },
      ],
      texts: { sv: swedish },
      besideMenu: 'sell',
      storyCopies: stories,
      storyRows: true,
      tags,
      dictionary: { sv: { 'list.title': 'Alla bilar', 'notFound.toCars': 'Visa alla bilar' } },
      lostScene: ['city-dusk', 499],
      more: [...sections(today), hidden(swedishBooking(sv, site, ['workshop-bay', 431], wizard))],
    },
    today,
  );
