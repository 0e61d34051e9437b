import { SITE_PHONE } from '~/modules/content';
import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('automotive-no');
const nb = kit('nb', { privacy: '/personvern' });
const ALL = '/kjop-bil/alle-biler-pa-lager';

export const norwegian: DealerText = {
  kit: nb,
  frame: frame({
    site,
    separated: true,
    extras: [
      [SITE_PHONE, ''],
      ['/kontakt', 'Kontakt'],
    ],
    message: {
      title: 'Åpen dag på lørdag',
      text: 'Prøvekjør flere elbiler på samme runde. <a href="/avdelinger">Finn avdelingen din</a>.',
      type: 'Neutral',
      icon: 'CampaignAlert',
    },
    contactTitle: 'Kontakt',
    contactText: 'Vi svarer hverdager 8–17. Direktenummer til avdelingene står på sidene deres.',
    columns: [
      {
        title: 'Kjøp bil',
        links: [
          [ALL, 'Alle biler på lager'],
          ['/kjop-bil/nye-biler', 'Nye biler'],
          ['/kjop-bil/bruktbiler', 'Bruktbiler'],
          ['/kjop-bil/elbiler', 'Elbiler'],
        ],
      },
      {
        title: 'Nordhem Norge',
        links: [
          ['/om-nordhem', 'Om oss'],
          ['/avdelinger', 'Avdelinger'],
          ['/artikler', 'Artikler'],
          ['/verksted/be-om-service', 'Be om verkstedtime'],
          ['/selg-bil', 'Selg bilen din'],
        ],
      },
      {
        title: 'Om nettstedet',
        links: [
          ['/personvern', 'Personvern'],
          ['/informasjonskapsler', 'Informasjonskapsler'],
          ['/tilgjengelighet', 'Tilgjengelighet'],
        ],
      },
    ],
    rights: 'Priser er med avgifter når ikke annet står.',
  }),
  home: {
    title: 'Nordhem Norge',
    nav: 'Forside',
    metaTitle: 'Nye og brukte biler i hele Norge',
    description:
      'Nye og brukte biler fra Kristiansand til Tromsø. Elbiler, finansiering og verksted på ett sted.',
    main: [
      nb.hero({
        title: 'En bil som tåler vestavind og vinterføre',
        text: 'Rundt tusen fem hundre biler på lager. Søk på merke, modell eller det du trenger plass til.',
        scene: ['fjord-morning', 201],
        search: ALL,
        full: true,
      }),
      nb.carTeaser({ title: 'Nylig kommet inn', sort: 'car_publishdate_desc', to: [ALL, 'Se alle biler'] }),
      nb.imageButtons('Snarveier', [
        ['/verksted', 'Verksted og dekk', ['workshop-bay', 221]],
        ['/finansiering', 'Finansiering', ['home-drive', 222]],
        ['/bedrift', 'Bedrift', ['van-depot', 223]],
        ['/selg-bil', 'Selg bilen', ['birch-autumn', 224]],
      ]),
      nb.cards({
        title: 'Hva ser du etter?',
        cards: [
          {
            title: 'Elbiler',
            text: 'Nye og brukte, med rekkevidde og ladeeffekt på hver bil.',
            to: ['/kjop-bil/elbiler', 'Se elbiler'],
            scene: ['charging-evening', 202],
          },
          {
            title: 'Bruktbiler',
            text: 'Gjennomgått på vårt eget verksted, med rapporten til deg.',
            to: ['/kjop-bil/bruktbiler', 'Se bruktbiler'],
            scene: ['birch-autumn', 203],
          },
          {
            title: 'Nye biler',
            text: 'Klare for levering, uten ventetid fra fabrikken.',
            to: ['/kjop-bil/nye-biler', 'Se nye biler'],
            scene: ['car-hall', 204],
          },
        ],
      }),
      nb.blurb({
        title: 'Vi kjenner veiene du kjører på',
        body: [
          'Tunnel, ferge, salt og bratte bakker. En bil i Norge får kjørt seg, og det bør du vite noe om før du kjøper.',
          'Selgerne våre bor der de jobber. Spør dem hvilken bil de selv ville tatt over fjellet i februar.',
        ],
        scene: ['serpentine', 205],
        to: ['/avdelinger', 'Finn en avdeling'],
        ground: 1,
      }),
      nb.storiesTeaser('Fra redaksjonen', '/artikler', 'Alle artikler'),
      nb.facilityTeaser('Avdelinger å begynne med', ['/avdelinger', 'Alle avdelinger']),
      nb.faq('Spørsmål vi ofte får', [
        [
          'Er omregistreringsavgiften med i prisen?',
          'Ja. Prisen du ser på en bruktbil, er prisen du betaler, med avgiften medregnet.',
        ],
        [
          'Kan bilen flyttes til en avdeling nær meg?',
          'Som regel, ja. Selgeren sier hva det koster og hvor lang tid det tar før du bestemmer deg.',
        ],
        [
          'Hva med reklamasjon?',
          'Som forbruker har du reklamasjonsrett etter forbrukerkjøpsloven, i opptil fem år. Ta kontakt med avdelingen der du kjøpte bilen.',
        ],
        [
          'Tar dere bilen min i innbytte?',
          'Ja, uansett merke. <a href="/selg-bil">Fortell om bilen</a>, så får du et foreløpig tilbud.',
        ],
      ]),
      nb.highlights(
        ['Avdelinger', '22', 'fra Kristiansand til Tromsø'],
        ['På lager', '1 500', 'nye og brukte, omtrent'],
        ['Innbytte', 'Alle', 'merker, også dem vi ikke selger'],
      ),
      nb.cta({
        title: 'Kampanjen varer måneden ut',
        text: 'Vinterhjul på utvalgte nye biler. Klokken går.',
        to: ['/kampanjer', 'Se kampanjen'],
        scene: ['aurora', 225],
      }),
    ],
  },
  buy: {
    title: 'Kjøp bil',
    description: 'Nye biler, bruktbiler og elbiler på lager hos Nordhem i Norge.',
    main: [
      nb.searchHero({
        title: 'Finn bilen, prøv den, ta den med hjem',
        text: 'Alt på lager, oppdatert i det øyeblikket en bil selges.',
        scene: ['showroom', 206],
      }),
      nb.cards({
        title: 'Begynn her',
        look: 'Overlay',
        cards: [
          {
            title: 'Alle biler',
            text: 'Hele lageret, fra alle avdelinger.',
            to: [ALL, 'Se alle'],
            scene: ['car-yard', 207],
          },
          {
            title: 'Elbiler',
            text: 'Jevnfør rekkevidde og pris.',
            to: ['/kjop-bil/elbiler', 'Se elbiler'],
            scene: ['charging-evening', 208],
          },
          {
            title: 'Bruktbiler',
            text: 'Med rapport fra verkstedet.',
            to: ['/kjop-bil/bruktbiler', 'Se bruktbiler'],
            scene: ['forest-road', 209],
          },
        ],
      }),
      nb.text({
        title: 'Lån, leasing eller kontant?',
        body: [
          'På hver bil ligger en kalkulator der du endrer egenandel og tid. Den viser månedskostnad, effektiv rente og hva det koster til sammen.',
          'Leasing finnes på utvalgte biler. Da står månedsbeløp, kjørelengde og etableringsgebyr på bilens side. Sammenlign alltid totalen, ikke bare måneden.',
        ],
      }),
    ],
  },
  allCars: {
    title: 'Alle biler på lager',
    nav: 'Alle biler',
    description:
      'Alle nye og brukte biler på lager hos Nordhem Norge. Filtrer på merke, pris, drivstoff og sted.',
    intro: 'Nye biler, bruktbiler og demobiler fra alle avdelingene våre.',
  },
  lists: [
    {
      title: 'Nye biler på lager',
      nav: 'Nye biler',
      description: 'Nye biler klare for levering, med fabrikkgaranti.',
      intro: 'Ferdig bygget og på plass. Du ser nøyaktig hva du får.',
    },
    {
      title: 'Bruktbiler på lager',
      nav: 'Bruktbiler',
      description: 'Bruktbiler med rapport fra vårt eget verksted.',
      intro: 'Hver bil er gjennomgått. Rapporten får du lese før du kjøper.',
    },
    {
      title: 'Elbiler på lager',
      nav: 'Elbiler',
      description: 'Nye og brukte elbiler. Sammenlign rekkevidde, batteri og ladeeffekt.',
      intro: 'Rekkevidde er oppgitt etter WLTP. Regn med kortere om vinteren.',
    },
  ],
  car: { title: 'Bil', description: 'Pris, bilder, utstyr og kontakt med avdelingen der bilen står.' },
  facilities: {
    title: 'Avdelingene våre',
    nav: 'Avdelinger',
    description: 'Adresser, åpningstider og telefonnumre til Nordhems avdelinger i Norge.',
    intro: 'Fra Kristiansand til Tromsø. Åpningstidene gjelder per avdeling.',
  },
  facility: { title: 'Avdeling', description: 'Adresse, åpningstider, ansatte og biler på avdelingen.' },
  about: {
    title: 'Om Nordhem Norge',
    nav: 'Om oss',
    description: 'Hvem vi er, og hva du kan forvente når du handler bil hos oss.',
    main: [
      nb.hero({
        title: 'Bilfolk som bor der du bor',
        text: 'Tjueto avdelinger, én måte å behandle folk på.',
        scene: ['aurora', 210],
      }),
      nb.highlights(
        ['Avdelinger', '22', 'fra Kristiansand til Tromsø'],
        ['På lager', '1 500', 'biler, omtrent'],
        ['Åpent', '6 dager', 'i uken de fleste steder'],
      ),
      nb.text({
        title: 'Det du kan regne med',
        body: [
          [
            'Alle avgifter er med i prisen, også omregistreringsavgiften',
            'Feil vi kjenner til, står i rapporten',
            'Du får prøve bilen så lenge du trenger, innen rimelighetens grenser',
            'Den som solgte deg bilen, tar telefonen også etterpå',
          ],
        ],
      }),
    ],
  },
  sell: {
    title: 'Selg bilen din til oss',
    nav: 'Selg bil',
    description: 'Få et foreløpig tilbud på bilen din. Vi kjøper alle merker.',
    main: [
      nb.hero({
        title: 'Selg bilen uten annonse',
        text: 'Fortell om bilen, så tar vi kontakt med et foreløpig tilbud.',
        scene: ['home-drive', 211],
      }),
      nb.sellForm('Få et tilbud', 'Det tar et par minutter. Vet du om skader, så skriv dem.'),
      nb.faq('Om å selge', [
        [
          'Er tilbudet bindende?',
          'Først når vi har sett bilen. Stemmer beskrivelsen, er forskjellen som regel liten.',
        ],
        ['Hva om det er heftelser på bilen?', 'Vi innfrir lånet og betaler deg resten.'],
      ]),
    ],
  },
  contact: {
    title: 'Kontakt oss',
    nav: 'Kontakt',
    description: 'Ring, skriv eller finn direktenummeret til avdelingen din.',
    main: [
      nb.hero({
        title: 'Hva lurer du på?',
        text: `Ring ${phoneLink(site)}, hverdager 8–17, eller skriv til ${mailLink(site)}.`,
        scene: ['city-dusk', 212],
      }),
      nb.contactForm({
        title: 'Skriv til oss',
        text: 'Vi sender spørsmålet til noen som vet. Når du har sendt, ser du hvilken dag du får svar.',
      }),
    ],
  },
  stories: { title: 'Artikler', description: 'Råd, turer og historier om biler i Norge.' },
};
