import { siteByKey } from '~/sites';
import { nextThursday } from '../build/days';
import type { PageText } from '../build/item';
import { sv } from './kit';
import { LOTS } from './lots';

const site = siteByKey('auctions-se');

const lotCards = sv.cards({
  title: 'Ur katalogen',
  cards: LOTS.map(({ number, car, year, miles, start, picture, alt }) => ({
    title: `${number} · ${car}`,
    text: `${year} · ${miles} mil · utrop ${start} kr`,
    to: ['/katalog', 'Till katalogen'],
    car: [picture, alt],
  })),
});

/** The start page; its clock runs to the next Thursday. */
export const start = (today: string): PageText => ({
  title: 'Nordhem Auktioner',
  nav: 'Start',
  metaTitle: 'Bilauktion varje torsdag',
  description:
    'Bilauktion varje torsdag 19.00. Inbytesbilar, företagsbilar och leasingreturer med besiktningsprotokoll.',
  main: [
    sv.hero({
      title: 'Torsdag 19.00. Sedan är den borta.',
      text: 'Inbyten, företagsbilar och leasingreturer. Protokoll på varje bil, öppna bud, inga omvägar.',
      scene: ['auction-hall', 1],
      link: ['/katalog', 'Se katalogen'],
      full: true,
    }),
    sv.auction({
      title: 'Nästa auktion',
      text: 'Ungefär hundra objekt. Visning samma dag från klockan tolv, i hallen och på gården.',
      start: `${nextThursday(today)}T19:00`,
      end: `${nextThursday(today)}T22:00`,
      to: ['/katalog', 'Till katalogen'],
    }),
    sv.highlights(
      ['Objekt', '80–120', 'varje torsdag'],
      ['Visning', '12.00', 'samma dag'],
      ['Budsteg', '500 kr', 'upp till 100 000 kr'],
      ['Avgift', '2 900 kr', 'per köpt bil, moms ingår'],
    ),
    lotCards,
    sv.cards({
      title: 'Tre steg till klubban',
      look: 'Icon',
      ground: 'Dark',
      cards: [
        {
          title: '1. Registrera dig',
          text: 'Legitimation och en deposition. Den får du tillbaka om du inte köper.',
          to: ['/sa-fungerar-det', 'Så gör du'],
          icon: 'User',
        },
        {
          title: '2. Läs och titta',
          text: 'Protokollet ligger ute från tisdag. Bilarna visas från tolv.',
          to: ['/katalog', 'Till katalogen'],
          icon: 'Document',
        },
        {
          title: '3. Bjud',
          text: 'På plats eller på telefon. Högsta bud över reservationen vinner.',
          to: ['/villkor', 'Läs villkoren'],
          icon: 'Gavel',
        },
      ],
    }),
    sv.faq('Innan du bjuder', [
      [
        'Kan jag ångra ett bud?',
        'Nej. Ett bud är bindande, och på auktion där du kan närvara gäller ingen ångerrätt.',
      ],
      [
        'Vem får bjuda?',
        'Alla över arton som har registrerat sig, privatpersoner och handlare på samma villkor.',
      ],
      [
        'Finns det garanti?',
        'Nej, bilarna säljs i det skick protokollet visar. Säljer vi fel uppgift rättar vi till det, se <a href="/villkor">villkoren</a>.',
      ],
    ]),
    sv.cta({
      title: 'Har du en bil som ska bort?',
      text: 'Du sätter reservationen, vi gör resten. Säljs den inte kostar det ingenting.',
      to: ['/salja', 'Sälj på auktion'],
      scene: ['auction-yard', 5],
    }),
    sv.social(site.social),
  ],
});
