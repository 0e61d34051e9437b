import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { dealerSeed } from '../dealer';
import { sections } from './sections';
import { stories, tags } from './stories';
import { norwegian } from './text';

export const automotiveNo = (today: string): SiteSeed =>
  dealerSeed(
    {
      site: siteByKey('automotive-no'),
      names: {
        about: 'om-nordhem',
        sell: 'selg-bil',
        contact: 'kontakt',
        stories: 'artikler',
        privacy: 'personvern',
        cookies: 'informasjonskapsler',
        accessibility: 'tilgjengelighet',
      },
      lists: [
        { name: 'nye-biler', filters: { car_condition: ['Ny'] } },
        { name: 'bruktbiler', filters: { car_condition: ['Brukt'] } },
        { name: 'elbiler', filters: { car_fuel: ['Elektrisk'] } },
      ],
      texts: { nb: norwegian },
      besideMenu: 'contact',
      storyCopies: stories,
      tags,
      dictionary: { nb: { 'notFound.toCars': 'Se biler på lager' } },
      lostScene: ['winter-road', 299],
      more: sections(today),
    },
    today,
  );
