import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { dealerSeed } from '../dealer';
import { sections } from './sections';
import { stories, tags } from './stories';
import { norwegian } from './text';

export const carstoreNo = (today: string): SiteSeed =>
  dealerSeed(
    {
      site: siteByKey('carstore-no'),
      names: {
        about: 'om-carstore',
        sell: 'selg-bil',
        contact: 'kontakt',
        stories: 'tips',
        privacy: 'personvern',
        cookies: 'informasjonskapsler',
        accessibility: 'tilgjengelighet',
      },
      lists: [
        { name: 'elbiler', filters: { car_fuel: ['Elektrisk'] } },
        { name: 'suv', filters: { car_body: ['SUV'] } },
        { name: 'stasjonsvogn', filters: { car_body: ['Stasjonsvogn'] } },
      ],
      texts: { nb: norwegian },
      besideMenu: 'sell',
      storyCopies: stories,
      storyRows: true,
      tags,
      dictionary: { nb: { 'list.title': 'Alle biler' } },
      lostScene: ['fjord-morning', 599],
      more: sections(today),
    },
    today,
  );
