import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('carstore-fi');
const ALL = '/osta-auto/kaikki-autot';
const fi = kit('fi', { privacy: '/tietosuoja' });

export const finnish: DealerText = {
  kit: fi,
  frame: frame({
    site,
    slim: true,
    extras: [['/myy-auto', 'Myy auto']],
    contactTitle: 'Ota yhteyttä',
    contactText: 'Maanantaista lauantaihin. Soita tai lähetä viesti.',
    columns: [
      {
        title: 'Löydä auto',
        links: [
          [ALL, 'Kaikki autot'],
          ['/osta-auto/farmarit', 'Farmarit'],
          ['/osta-auto/maasturit', 'Maasturit'],
          ['/osta-auto/sahkoautot', 'Sähköautot'],
        ],
      },
      {
        title: 'Carstore',
        links: [
          ['/tietoa-meista', 'Tietoa meistä'],
          ['/toimipisteet', 'Toimipisteet'],
          ['/vinkit', 'Vinkit'],
          ['/yhteys', 'Yhteystiedot'],
        ],
      },
      {
        title: 'Hyvä tietää',
        links: [
          ['/tietosuoja', 'Tietosuoja'],
          ['/evasteet', 'Evästeet'],
          ['/saavutettavuus', 'Saavutettavuus'],
        ],
      },
    ],
    rights: 'Hinnat sisältävät arvonlisäveron, ellei toisin mainita.',
  }),
  home: {
    title: 'Nordhem Carstore Suomi',
    nav: 'Etusivu',
    metaTitle: 'Vaihtoautot kiinteään hintaan',
    description:
      'Kaikkien merkkien vaihtoautot kiinteään hintaan. Yhdeksän toimipistettä Helsingistä Ouluun.',
    main: [
      fi.hero({
        title: 'Vaihtoauto ilman tinkimistä',
        text: 'Noin 900 autoa, jokaisessa yksi hinta. Se pitää.',
        scene: ['lake-summer', 702],
        search: ALL,
        full: true,
      }),
      fi.carTeaser({ title: 'Edullisimmat juuri nyt', sort: 'car_price_asc', to: [ALL, 'Näytä kaikki'] }),
      fi.imageButtons('Suoraan asiaan', [
        ['/alennetut', 'Alennetut hinnat', ['car-yard', 731]],
        ['/rahoitus', 'Rahoitus', ['car-hall', 732]],
        ['/huolto', 'Huolto ja renkaat', ['workshop-bay', 733]],
        ['/yrityksille', 'Yrityksille', ['van-depot', 734]],
      ]),
      fi.cards({
        title: 'Mihin autoa tarvitset?',
        cards: [
          {
            title: 'Farmarit',
            text: 'Mökille, harrastuksiin ja rautakauppaan.',
            to: ['/osta-auto/farmarit', 'Näytä farmarit'],
            scene: ['lifestyle-cabin', 703],
          },
          {
            title: 'Maasturit',
            text: 'Maavaraa ja pitoa, kun tie muuttuu poluksi.',
            to: ['/osta-auto/maasturit', 'Näytä maasturit'],
            scene: ['aurora', 704],
          },
          {
            title: 'Sähköautot',
            text: 'Edullinen kilometri. Toimintamatka näkyy joka autossa.',
            to: ['/osta-auto/sahkoautot', 'Näytä sähköautot'],
            scene: ['home-drive', 705],
          },
        ],
      }),
      fi.highlights(
        ['Autoja', '900', 'myynnissä, suunnilleen'],
        ['Toimipisteitä', '9', 'Helsingistä Ouluun'],
        ['Hinta', 'Kiinteä', 'kaikille sama'],
      ),
      fi.storiesTeaser('Parempia autokauppoja', '/vinkit', 'Kaikki vinkit'),
      fi.faq('Lyhyet vastaukset', [
        ['Voiko hinnasta tinkiä?', 'Ei voi. Hinta on alusta asti matala ja kaikille sama.'],
        ['Mitä hintaan kuuluu?', 'Auto, korjaamon tarkastus ja rekisteröinti nimellesi.'],
        [
          'Voitteko varata auton?',
          'Kyllä, kahdeksi vuorokaudeksi varausmaksua vastaan. Saat sen takaisin, jos muutat mielesi.',
        ],
        ['Kuinka nopeasti saan auton?', 'Usein samana päivänä, kun maksu on kunnossa.'],
      ]),
      fi.cta({
        title: 'Auto kotiovelle',
        text: 'Osta etänä, niin tuomme auton. Nyt veloituksetta.',
        to: ['/alennetut', 'Katso tarjous'],
        scene: ['lake-summer', 735],
        constrained: true,
      }),
    ],
  },
  buy: {
    title: 'Osta vaihtoauto',
    nav: 'Osta auto',
    description: 'Kaikki Carstoren vaihtoautot. Järjestä hinnan, kilometrien tai vuosimallin mukaan.',
    main: [
      fi.searchHero({
        title: 'Löydä. Koeaja. Aja kotiin.',
        text: 'Kolme vaihetta, kaikissa sama hinta.',
        scene: ['car-hall', 706],
      }),
      fi.cards({
        title: 'Valitse malli',
        look: 'Compact',
        cards: [
          {
            title: 'Kaikki autot',
            text: 'Koko varasto, edullisin ensin.',
            to: [ALL, 'Näytä kaikki'],
            icon: 'Grid',
          },
          {
            title: 'Farmarit',
            text: 'Tilaa pitkittäin.',
            to: ['/osta-auto/farmarit', 'Näytä farmarit'],
            icon: 'Car',
          },
          {
            title: 'Maasturit',
            text: 'Tilaa pystysuunnassa.',
            to: ['/osta-auto/maasturit', 'Näytä maasturit'],
            icon: 'Car',
          },
          {
            title: 'Sähköautot',
            text: 'Toimintamatka joka autossa.',
            to: ['/osta-auto/sahkoautot', 'Näytä sähköautot'],
            icon: 'Electric',
          },
        ],
      }),
      fi.text({
        title: 'Nämä teemme aina',
        body: [
          [
            'Käytämme auton korjaamolla ja kirjaamme, mitä näemme',
            'Tarkistamme mittarilukeman, omistajat ja velat',
            'Näytämme koko hinnan, myös rahoituksen, ennen kuin allekirjoitat',
          ],
        ],
      }),
    ],
  },
  allCars: {
    title: 'Kaikki autot',
    nav: 'Kaikki autot',
    description: 'Kaikki Carstore Suomen vaihtoautot, edullisin ensin.',
    intro: 'Edullisin ensin. Voit vaihtaa järjestystä.',
  },
  lists: [
    {
      title: 'Farmarit',
      nav: 'Farmarit',
      description: 'Käytetyt farmariautot kiinteään hintaan.',
      intro: 'Eniten tavaratilaa rahalle.',
    },
    {
      title: 'Maasturit',
      nav: 'Maasturit',
      description: 'Käytetyt katumaasturit kiinteään hintaan.',
      intro: 'Korkeita, tilavia ja valmiita huonollekin tielle.',
    },
    {
      title: 'Sähköautot',
      nav: 'Sähköautot',
      description: 'Käytetyt sähköautot, toimintamatka ja latausteho näkyvissä.',
      intro: 'Toimintamatka on WLTP-mittauksen mukainen. Talvella se on lyhyempi.',
    },
  ],
  car: { title: 'Auto', description: 'Kiinteä hinta, kuvat, varusteet ja toimipiste, jossa auto on.' },
  facilities: {
    title: 'Toimipisteemme',
    nav: 'Toimipisteet',
    description: 'Yhdeksän toimipistettä osoitteineen ja aukioloaikoineen.',
    intro: 'Poikkea käymään tai soita ensin, jos mielessä on yksi tietty auto.',
  },
  facility: { title: 'Toimipiste', description: 'Osoite, aukioloajat ja toimipisteen autot.' },
  about: {
    title: 'Tietoa Carstoresta',
    nav: 'Tietoa meistä',
    description: 'Miksi hinnat ovat kiinteät ja miten pidämme ne matalina.',
    main: [
      fi.hero({
        title: 'Kiinteä hinta on helpompi',
        text: 'Kaikki maksavat saman. Se säästää aikaa meiltä kaikilta.',
        scene: ['city-dusk', 707],
      }),
      fi.text({
        title: 'Näin pidämme hinnat matalina',
        body: [
          'Ostamme autoja monta kerralla, hallimme ovat kaupunkien laidalla ja myyjillä on kiinteä palkka. He eivät hyödy siitä, että ostat jotain turhaa.',
          'Carstore kuuluu ruotsalaiseen Nordhem-ryhmään.',
        ],
      }),
    ],
  },
  sell: {
    title: 'Myy autosi meille',
    nav: 'Myy auto',
    description: 'Pyydä tarjous autostasi ja näe, minä päivänä saat vastauksen.',
    main: [
      fi.hero({
        title: 'Ostamme autosi',
        text: 'Kerro autosta, niin laskemme. Se ei sido sinua. Lähetettyäsi näet, minä päivänä saat vastauksen.',
        scene: ['coast-summer', 708],
      }),
      fi.sellForm('Pyydä tarjous', 'Rekisterinumero, kilometrit ja kunto riittävät.'),
    ],
  },
  contact: {
    title: 'Yhteystiedot',
    description: 'Soita, lähetä sähköpostia tai kirjoita meille.',
    main: [
      fi.text({
        title: 'Ota yhteyttä',
        first: true,
        body: [
          `Soita ${phoneLink(site)} maanantaista lauantaihin tai kirjoita osoitteeseen ${mailLink(site)}.`,
        ],
      }),
      fi.contactForm({
        title: 'Kirjoita meille',
        text: 'Lyhyesti riittää. Lähetettyäsi näet, minä päivänä saat vastauksen.',
      }),
    ],
  },
  stories: { title: 'Vinkit', description: 'Lyhyitä vinkkejä vaihtoauton ostajalle.' },
};
