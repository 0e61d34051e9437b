import type { SeedBlock, SeedItem, SiteSeed } from '~/modules/content';
import { addDays } from '~/platform/time';
import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../build/contact';
import { nextThursday } from '../build/days';
import { home, page } from '../build/item';
import { legalPage, notFoundPage } from '../legal/pages';
import { auctionFrame } from './frame';
import { sv } from './kit';
import { lotTable, resultTable } from './lots';
import { start } from './start';

const site = siteByKey('auctions-se');

const table = (title: string, html: string): SeedBlock => ({
  componentName: 'RichContent',
  fields: { Title: title, Text: html },
});

const buyer = (today: string): readonly SeedItem[] => [
  page('katalog', {
    sv: {
      title: 'Katalog',
      description: 'Ett urval av objekten i nästa auktion med årsmodell, miltal och utrop.',
      main: [
        sv.hero({
          title: 'Katalogen',
          text: 'Ett urval. Hela listan med protokoll får du på kontoret från tisdag.',
          scene: ['auction-hall', 11],
        }),
        sv.auction({
          title: 'Torsdagsauktionen',
          text: 'Utropen börjar i nummerordning. Är du inte i hallen kan du bjuda på telefon.',
          start: `${nextThursday(today)}T19:00`,
          end: `${nextThursday(today)}T22:00`,
          to: ['/sa-fungerar-det', 'Så bjuder du'],
        }),
        table('Objekt', lotTable()),
        sv.cta({
          title: 'Vill du ha hela katalogen?',
          text: 'Mejla oss så skickar vi den på tisdag, med protokoll.',
          to: ['/kontakt', 'Be om katalogen'],
        }),
      ],
    },
  }),
  page('sa-fungerar-det', {
    sv: {
      title: 'Så fungerar det',
      description: 'Registrering, visning, budgivning, betalning och hämtning, steg för steg.',
      main: [
        sv.hero({
          title: 'Så fungerar det',
          text: 'Från registrering till nyckel på 24 timmar.',
          scene: ['auction-yard', 12],
        }),
        sv.text({
          body: [
            '## Före',
            'Registrera dig på kontoret eller på telefon senast klockan 17 på torsdagen. Depositionen är 5 000 kronor.',
            '## Under',
            'Utropet är startpriset. Budstegen är 500 kronor upp till 100 000 och 1 000 kronor däröver. Når budet inte säljarens reservation frågar vi säljaren direkt.',
            '## Efter',
            'Betala inom två bankdagar, hämta inom fem. Ägarbytet gör vi tillsammans vid disken.',
          ],
        }),
        sv.highlights(
          ['Deposition', '5 000 kr', 'åter om du inte köper'],
          ['Betalning', '2 dagar', 'efter klubbslag'],
          ['Hämtning', '5 dagar', 'därefter platshyra'],
        ),
        sv.accordion('Det vi får svara på mest', [
          [
            'Vad är en reservation?',
            'Det lägsta pris säljaren godtar. Det är hemligt tills budet når dit, sedan säger vi det högt.',
          ],
          [
            'Får jag provköra?',
            'Inte på vägen, men du får starta, rulla och lyfta på mattorna. Protokollet säger resten.',
          ],
          [
            'Kan någon bjuda åt mig?',
            'Ja, med fullmakt. Eller så lämnar du ett högsta bud på kontoret, så bjuder vi åt dig ett steg i taget.',
          ],
        ]),
        sv.files({
          title: 'Läs innan du bjuder',
          text: 'Vad garantin på en begagnad bil brukar gälla, så att du vet vad du avstår från.',
          files: [['Garanti på begagnad bil', '/media/leaflet-warranty.pdf']],
        }),
      ],
    },
  }),
  page('resultat', {
    sv: {
      title: 'Resultat',
      description: 'Utrop, klubbade priser och antal bud ur den senaste auktionen.',
      main: [
        sv.hero({
          title: 'Så gick det',
          text: 'Öppna siffror, också när det gick trögt.',
          scene: ['auction-hall', 13],
        }),
        sv.auction({
          title: 'Förra torsdagen',
          text: 'Nittiotvå objekt, åttioen sålda.',
          start: `${addDays(nextThursday(today), -14)}T19:00`,
          end: `${addDays(nextThursday(today), -14)}T22:00`,
        }),
        table('Klubbade priser', resultTable()),
        sv.legal(
          'Om siffrorna',
          'Klubbat pris är utan köparens avgift. Bilar som inte nådde reservationen är inte med.',
        ),
      ],
    },
  }),
];

const seller: readonly SeedItem[] = [
  page('salja', {
    sv: {
      title: 'Sälja på auktion',
      nav: 'Sälja',
      description: 'Sälj bilen på auktion: värdering, reservation, avgift och utbetalning.',
      main: [
        sv.hero({
          title: 'Sälj på torsdag, betalt på måndag',
          text: 'Du sätter reservationen. Säljs bilen inte kostar det ingenting.',
          scene: ['auction-yard', 14],
        }),
        sv.highlights(
          ['Värdering', '0 kr', 'innan du bestämmer dig'],
          ['Avgift', '4 %', 'av klubbat pris, lägst 2 000 kr'],
          ['Utbetalning', '2 dagar', 'efter köparens betalning'],
        ),
        sv.sellForm('Anmäl en bil', 'Vi svarar med en värdering och en tid för inlämning.'),
      ],
    },
  }),
  page('for-handlare', {
    sv: {
      title: 'För handlare',
      description: 'Partier, stående bud och samlad faktura för registrerade handlare.',
      main: [
        sv.disclaimer({
          title: 'Endast för handlare',
          text: 'Priserna här är utan moms och gäller den som handlar i näringsverksamhet. Konsumentköplagen gäller inte.',
          approve: 'Jag köper för ett företag',
          decline: ['/', 'Till startsidan'],
        }),
        sv.hero({
          title: 'Samma klubba, andra papper',
          text: 'Partier, stående bud och en faktura i veckan.',
          scene: ['auction-yard', 15],
        }),
        sv.text({
          title: 'För handlare',
          body: [
            'Samma bud, samma klubba. Det som skiljer är papperen.',
            [
              'Samlad faktura en gång i veckan',
              'Stående bud på märke, årsmodell och miltal',
              'Transport till din ort, på samma dag för flera bilar',
              'Momsade bilar märks med M i katalogen',
            ],
          ],
        }),
        sv.contactForm({
          title: 'Öppna ett handlarkonto',
          text: 'Skriv organisationsnummer och vilka bilar du letar efter.',
        }),
      ],
    },
  }),
];

const rules: readonly SeedItem[] = [
  page(
    'kontakt',
    {
      sv: {
        title: 'Kontakt',
        description: 'Ring, mejla eller besök auktionskontoret.',
        main: [
          sv.text({
            title: 'Auktionskontoret',
            first: true,
            body: [`Ring ${phoneLink(site)} vardagar 9–17, torsdagar 9–21. Mejl: ${mailLink(site)}.`],
          }),
          sv.contactForm({ title: 'Skriv till oss', text: 'Gäller det ett objekt, ange numret.' }),
        ],
      },
    },
    { hidden: true },
  ),
  page(
    'villkor',
    {
      sv: {
        title: 'Auktionsvillkor',
        description: 'Bud, reservation, avgifter, betalning, hämtning och reklamation.',
        main: [
          sv.text({
            title: 'Auktionsvillkor',
            first: true,
            body: [
              '## Bud',
              'Ett bud är bindande. Auktionsledaren avgör vid lika bud och får göra om ett utrop.',
              '## Avgifter',
              'Köparen betalar 2 900 kronor per bil. Moms ingår. Säljaren betalar fyra procent, lägst 2 000 kronor.',
              '## Skick',
              'Bilarna säljs begagnade i det skick protokollet anger. Är protokollet fel i något som har betydelse för priset har du sju dagar på dig att reklamera.',
              '## Konsument och näringsidkare',
              'Det framgår av katalogen vem som säljer. Säljer ett företag till konsument gäller konsumentköplagen, med de undantag som lagen gör för auktion.',
            ],
          }),
        ],
      },
    },
    { hidden: true },
  ),
];

const inFooter = (item: SeedItem): SeedItem => ({ ...item, shared: { hideInNavigation: true } });

/** Dark, numeric, once a week. */
export const auctionsSe = (today: string): SiteSeed => ({
  site: site.key,
  home: home({ sv: start(today) }, [
    ...buyer(today),
    ...seller,
    ...rules,
    inFooter(legalPage('integritet', 'privacy', site, [sv])),
    inFooter(legalPage('kakor', 'cookies', site, [sv])),
    inFooter(legalPage('tillganglighet', 'accessibility', site, [sv])),
    notFoundPage(['auction-hall', 99], [sv]),
  ]),
  partials: { sv: auctionFrame },
  dictionary: { sv: { 'notFound.title': 'Sålt, eller aldrig utropat' } },
});
