import type { SceneKind } from '~/demo/drawings';

export type Words = 'sv' | 'nb' | 'fi' | 'sk' | 'en';
type InWords = Readonly<Record<Words, string>>;

/** What the folders of the libraries are called. */
export const FOLDERS = {
  workshop: { sv: 'Verkstad', nb: 'Verksted', fi: 'Korjaamo', sk: 'Dielňa', en: 'Workshop' },
  tyres: { sv: 'Däck', nb: 'Dekk', fi: 'Renkaat', sk: 'Pneumatiky', en: 'Tyres' },
  halls: {
    sv: 'Hallar och gårdar',
    nb: 'Haller og plasser',
    fi: 'Hallit ja pihat',
    sk: 'Haly a dvory',
    en: 'Halls and yards',
  },
  roads: {
    sv: 'Vägar och landskap',
    nb: 'Veier og landskap',
    fi: 'Tiet ja maisemat',
    sk: 'Cesty a krajina',
    en: 'Roads and landscapes',
  },
  town: { sv: 'Stad', nb: 'By', fi: 'Kaupunki', sk: 'Mesto', en: 'Town' },
  charging: { sv: 'Laddning', nb: 'Lading', fi: 'Lataus', sk: 'Nabíjanie', en: 'Charging' },
  studio: { sv: 'Studio', nb: 'Studio', fi: 'Studio', sk: 'Štúdio', en: 'Studio' },
  cars: { sv: 'Bilar', nb: 'Biler', fi: 'Autot', sk: 'Autá', en: 'Cars' },
} as const satisfies Record<string, InWords>;

/** The folder of each scene and what it is called there. */
export const SCENE_NAMES: Readonly<
  Record<SceneKind, readonly [folder: keyof typeof FOLDERS, name: InWords]>
> = {
  'fjord-morning': [
    'roads',
    {
      sv: 'Fjord på morgonen',
      nb: 'Fjord om morgenen',
      fi: 'Vuono aamulla',
      sk: 'Fjord ráno',
      en: 'Fjord in the morning',
    },
  ],
  'forest-road': [
    'roads',
    { sv: 'Skogsväg', nb: 'Skogsvei', fi: 'Metsätie', sk: 'Lesná cesta', en: 'Forest road' },
  ],
  'coast-summer': [
    'roads',
    {
      sv: 'Kust på sommaren',
      nb: 'Kyst om sommeren',
      fi: 'Rannikko kesällä',
      sk: 'Pobrežie v lete',
      en: 'Coast in summer',
    },
  ],
  'winter-road': [
    'roads',
    { sv: 'Vinterväg', nb: 'Vintervei', fi: 'Talvitie', sk: 'Zimná cesta', en: 'Winter road' },
  ],
  'lifestyle-cabin': [
    'roads',
    {
      sv: 'Stuga vid sjön',
      nb: 'Hytte ved vannet',
      fi: 'Mökki järvellä',
      sk: 'Chata pri jazere',
      en: 'Cabin by the lake',
    },
  ],
  'city-dusk': [
    'town',
    {
      sv: 'Stad i skymning',
      nb: 'By i skumring',
      fi: 'Kaupunki hämärässä',
      sk: 'Mesto v súmraku',
      en: 'City at dusk',
    },
  ],
  'charging-evening': [
    'charging',
    {
      sv: 'Laddplats på kvällen',
      nb: 'Ladeplass om kvelden',
      fi: 'Latauspaikka illalla',
      sk: 'Nabíjanie večer',
      en: 'Charging in the evening',
    },
  ],
  'smart-city': [
    'town',
    { sv: 'Gata i staden', nb: 'Gate i byen', fi: 'Kaupungin katu', sk: 'Ulica v meste', en: 'City street' },
  ],
  showroom: [
    'halls',
    { sv: 'Utställningshall', nb: 'Utstillingshall', fi: 'Näyttelyhalli', sk: 'Autosalón', en: 'Showroom' },
  ],
  facade: ['halls', { sv: 'Anläggning', nb: 'Avdeling', fi: 'Toimipiste', sk: 'Predajňa', en: 'Dealership' }],
  'mercedes-studio': [
    'studio',
    { sv: 'Svart studio', nb: 'Svart studio', fi: 'Musta studio', sk: 'Čierne štúdio', en: 'Black studio' },
  ],
  'auction-hall': [
    'halls',
    { sv: 'Auktionshall', nb: 'Auksjonshall', fi: 'Huutokauppasali', sk: 'Aukčná hala', en: 'Auction hall' },
  ],
  'workshop-bay': [
    'workshop',
    { sv: 'Verkstad', nb: 'Verksted', fi: 'Korjaamo', sk: 'Dielňa', en: 'Workshop' },
  ],
  'tyre-store': [
    'tyres',
    { sv: 'Däckhotell', nb: 'Dekkhotell', fi: 'Rengashotelli', sk: 'Pneuhotel', en: 'Tyre hotel' },
  ],
  'night-coast': [
    'roads',
    {
      sv: 'Kust på natten',
      nb: 'Kyst om natten',
      fi: 'Rannikko yöllä',
      sk: 'Pobrežie v noci',
      en: 'Coast at night',
    },
  ],
  'light-tunnel': [
    'studio',
    { sv: 'Ljustunnel', nb: 'Lystunnel', fi: 'Valotunneli', sk: 'Svetelný tunel', en: 'Tunnel of light' },
  ],
  'dark-atelier': [
    'workshop',
    {
      sv: 'Mörk verkstad',
      nb: 'Mørkt verksted',
      fi: 'Hämärä korjaamo',
      sk: 'Tmavá dielňa',
      en: 'Dark workshop',
    },
  ],
  aurora: [
    'roads',
    { sv: 'Norrsken', nb: 'Nordlys', fi: 'Revontulet', sk: 'Polárna žiara', en: 'Northern lights' },
  ],
  'smart-square': ['town', { sv: 'Torg', nb: 'Torg', fi: 'Tori', sk: 'Námestie', en: 'Square' }],
  'smart-home': [
    'charging',
    {
      sv: 'Laddning vid huset',
      nb: 'Lading ved huset',
      fi: 'Lataus talon seinällä',
      sk: 'Nabíjanie pri dome',
      en: 'Charging at the house',
    },
  ],
  'car-hall': [
    'halls',
    { sv: 'Bilhall', nb: 'Bilhall', fi: 'Autohalli', sk: 'Hala s autami', en: 'Car hall' },
  ],
  'car-yard': [
    'halls',
    {
      sv: 'Bilar på gården',
      nb: 'Biler på plassen',
      fi: 'Autoja pihassa',
      sk: 'Autá na dvore',
      en: 'Cars in the yard',
    },
  ],
  'auction-yard': [
    'halls',
    { sv: 'Auktionsgård', nb: 'Auksjonsplass', fi: 'Huutokauppapiha', sk: 'Aukčný dvor', en: 'Auction yard' },
  ],
  'van-depot': [
    'halls',
    { sv: 'Lastportar', nb: 'Lasteporter', fi: 'Lastausovet', sk: 'Nakladacie brány', en: 'Loading docks' },
  ],
  'lake-summer': [
    'roads',
    {
      sv: 'Sjö på sommaren',
      nb: 'Innsjø om sommeren',
      fi: 'Järvi kesällä',
      sk: 'Jazero v lete',
      en: 'Lake in summer',
    },
  ],
  'birch-autumn': [
    'roads',
    {
      sv: 'Björkar på hösten',
      nb: 'Bjørker om høsten',
      fi: 'Koivut syksyllä',
      sk: 'Brezy na jeseň',
      en: 'Birches in autumn',
    },
  ],
  'tatra-meadow': [
    'roads',
    {
      sv: 'Väg under bergen',
      nb: 'Vei under fjellene',
      fi: 'Tie vuorten juurella',
      sk: 'Cesta pod Tatrami',
      en: 'Road below the mountains',
    },
  ],
  'hedgerow-lane': [
    'roads',
    {
      sv: 'Landsväg med häckar',
      nb: 'Landevei med hekker',
      fi: 'Maantie ja pensasaidat',
      sk: 'Cesta medzi živými plotmi',
      en: 'Lane between hedgerows',
    },
  ],
  serpentine: [
    'roads',
    { sv: 'Serpentinväg', nb: 'Serpentinvei', fi: 'Serpentiinitie', sk: 'Serpentíny', en: 'Winding road' },
  ],
  'hairpin-road': [
    'roads',
    { sv: 'Hårnålskurvor', nb: 'Hårnålssvinger', fi: 'Mutkatie', sk: 'Horské zákruty', en: 'Hairpin bends' },
  ],
  'home-drive': [
    'charging',
    {
      sv: 'Laddning hemma',
      nb: 'Lading hjemme',
      fi: 'Lataus kotona',
      sk: 'Nabíjanie doma',
      en: 'Charging at home',
    },
  ],
};

export const UPRIGHT: InWords = {
  sv: 'stående',
  nb: 'stående',
  fi: 'pystykuva',
  sk: 'na výšku',
  en: 'upright',
};
