import { siteByKey } from '~/sites';
import { frame } from '../build/frame';

const site = siteByKey('auctions-se');

export const auctionFrame = frame({
  site,
  dark: true,
  slim: true,
  separated: true,
  extras: [['/kontakt', 'Kontakt']],
  message: {
    title: 'Auktion varje torsdag',
    text: 'Visning från 12.00, klubban faller 19.00. <a href="/katalog">Se katalogen</a>.',
    type: 'Dark',
    icon: 'CampaignAlert',
  },
  contactTitle: 'Auktionskontoret',
  contactText: 'Vardagar 9–17, torsdagar 9–21.',
  columns: [
    {
      title: 'Köpa',
      links: [
        ['/katalog', 'Katalog'],
        ['/sa-fungerar-det', 'Så fungerar det'],
        ['/resultat', 'Resultat'],
      ],
    },
    {
      title: 'Sälja',
      links: [
        ['/salja', 'Sälja på auktion'],
        ['/for-handlare', 'För handlare'],
      ],
    },
    {
      title: 'Villkor',
      links: [
        ['/villkor', 'Auktionsvillkor'],
        ['/integritet', 'Integritet'],
        ['/kakor', 'Kakor'],
        ['/tillganglighet', 'Tillgänglighet'],
      ],
    },
  ],
  rights: 'Alla bud i svenska kronor.',
});
