import { type Concept, concept } from '~/platform/vocabulary';

/** A region that every language calls by its own name. */
const same = (name: string, ...words: readonly string[]): Concept =>
  concept([name, name, name, name, name], ...words);

/** Counties of Sweden, as people say them. */
const SWEDEN: readonly Concept[] = [
  concept(['Stockholm', 'Stockholm', 'Tukholma', 'Štokholm', 'Stockholm'], 'Stockholms län'),
  same('Uppsala', 'Uppsala län'),
  concept(
    ['Södermanland', 'Södermanland', 'Södermanland', 'Södermanland', 'Södermanland'],
    'Södermanlands län',
  ),
  same('Östergötland', 'Östergötlands län'),
  same('Jönköping', 'Jönköpings län'),
  same('Kronoberg', 'Kronobergs län'),
  same('Kalmar', 'Kalmar län'),
  concept(['Gotland', 'Gotland', 'Gotlanti', 'Gotland', 'Gotland'], 'Gotlands län'),
  same('Blekinge', 'Blekinge län'),
  concept(['Skåne', 'Skåne', 'Skoone', 'Skåne', 'Skåne'], 'Skåne län', 'Scania'),
  same('Halland', 'Hallands län'),
  concept(
    ['Västra Götaland', 'Västra Götaland', 'Länsi-Götanmaa', 'Västra Götaland', 'Västra Götaland'],
    'Västra Götalands län',
  ),
  concept(['Värmland', 'Värmland', 'Värmlanti', 'Värmland', 'Värmland'], 'Värmlands län'),
  same('Örebro', 'Örebro län'),
  concept(['Västmanland', 'Västmanland', 'Västmanlanti', 'Västmanland', 'Västmanland'], 'Västmanlands län'),
  concept(['Dalarna', 'Dalarna', 'Taalainmaa', 'Dalarna', 'Dalarna'], 'Dalarnas län'),
  same('Gävleborg', 'Gävleborgs län'),
  same('Västernorrland', 'Västernorrlands län'),
  concept(['Jämtland', 'Jämtland', 'Jämtlanti', 'Jämtland', 'Jämtland'], 'Jämtlands län'),
  concept(
    ['Västerbotten', 'Västerbotten', 'Länsipohja', 'Västerbotten', 'Västerbotten'],
    'Västerbottens län',
  ),
  concept(['Norrbotten', 'Norrbotten', 'Norrbotten', 'Norrbotten', 'Norrbotten'], 'Norrbottens län'),
];

/** Counties of Norway since 2024. */
const NORWAY: readonly Concept[] = [
  same('Oslo'),
  same('Akershus'),
  same('Østfold'),
  same('Buskerud'),
  same('Innlandet'),
  same('Vestfold'),
  same('Telemark'),
  same('Agder'),
  same('Rogaland'),
  same('Vestland'),
  same('Møre og Romsdal'),
  same('Trøndelag'),
  same('Nordland'),
  same('Troms'),
  same('Finnmark'),
];

/** Regions (maakunta, landskap) of Finland, which is bilingual: the Swedish names are as official as the Finnish. */
const FINLAND: readonly Concept[] = [
  concept(['Nyland', 'Nyland', 'Uusimaa', 'Uusimaa', 'Uusimaa']),
  concept(
    ['Egentliga Finland', 'Egentliga Finland', 'Varsinais-Suomi', 'Vlastné Fínsko', 'Southwest Finland'],
    'Finland Proper',
  ),
  concept(['Satakunta', 'Satakunta', 'Satakunta', 'Satakunta', 'Satakunta']),
  concept(['Egentliga Tavastland', 'Egentliga Tavastland', 'Kanta-Häme', 'Kanta-Häme', 'Kanta-Häme']),
  concept(['Birkaland', 'Birkaland', 'Pirkanmaa', 'Pirkanmaa', 'Pirkanmaa']),
  concept(['Päijänne-Tavastland', 'Päijänne-Tavastland', 'Päijät-Häme', 'Päijät-Häme', 'Päijät-Häme']),
  concept(['Kymmenedalen', 'Kymmenedalen', 'Kymenlaakso', 'Kymenlaakso', 'Kymenlaakso']),
  concept(['Södra Karelen', 'Södra Karelen', 'Etelä-Karjala', 'Južná Karélia', 'South Karelia']),
  concept(['Södra Savolax', 'Södra Savolax', 'Etelä-Savo', 'Južné Savo', 'South Savo']),
  concept(['Norra Savolax', 'Norra Savolax', 'Pohjois-Savo', 'Severné Savo', 'North Savo']),
  concept(['Norra Karelen', 'Norra Karelen', 'Pohjois-Karjala', 'Severná Karélia', 'North Karelia']),
  concept(['Mellersta Finland', 'Mellersta Finland', 'Keski-Suomi', 'Stredné Fínsko', 'Central Finland']),
  concept([
    'Södra Österbotten',
    'Södra Österbotten',
    'Etelä-Pohjanmaa',
    'Južná Ostrobotnia',
    'South Ostrobothnia',
  ]),
  concept(['Österbotten', 'Österbotten', 'Pohjanmaa', 'Ostrobotnia', 'Ostrobothnia']),
  concept([
    'Mellersta Österbotten',
    'Mellersta Österbotten',
    'Keski-Pohjanmaa',
    'Stredná Ostrobotnia',
    'Central Ostrobothnia',
  ]),
  concept([
    'Norra Österbotten',
    'Norra Österbotten',
    'Pohjois-Pohjanmaa',
    'Severná Ostrobotnia',
    'North Ostrobothnia',
  ]),
  concept(['Kajanaland', 'Kajanaland', 'Kainuu', 'Kainuu', 'Kainuu']),
  concept(['Lappland', 'Lappland', 'Lappi', 'Laponsko', 'Lapland']),
  concept(['Åland', 'Åland', 'Ahvenanmaa', 'Alandy', 'Åland Islands']),
];

const SLOVAKIA: readonly Concept[] = [
  concept(['Bratislava', 'Bratislava', 'Bratislava', 'Bratislavský kraj', 'Bratislava Region']),
  concept(['Trnava', 'Trnava', 'Trnava', 'Trnavský kraj', 'Trnava Region']),
  concept(['Trenčín', 'Trenčín', 'Trenčín', 'Trenčiansky kraj', 'Trenčín Region']),
  concept(['Nitra', 'Nitra', 'Nitra', 'Nitriansky kraj', 'Nitra Region']),
  concept(['Žilina', 'Žilina', 'Žilina', 'Žilinský kraj', 'Žilina Region']),
  concept([
    'Banská Bystrica',
    'Banská Bystrica',
    'Banská Bystrica',
    'Banskobystrický kraj',
    'Banská Bystrica Region',
  ]),
  concept(['Prešov', 'Prešov', 'Prešov', 'Prešovský kraj', 'Prešov Region']),
  concept(['Košice', 'Košice', 'Košice', 'Košický kraj', 'Košice Region']),
];

/** Nations of the United Kingdom and regions of England. */
const BRITAIN: readonly Concept[] = [
  concept(['Skottland', 'Skottland', 'Skotlanti', 'Škótsko', 'Scotland']),
  concept(['Wales', 'Wales', 'Wales', 'Wales', 'Wales']),
  concept(['Nordirland', 'Nord-Irland', 'Pohjois-Irlanti', 'Severné Írsko', 'Northern Ireland']),
  concept(['London', 'London', 'Lontoo', 'Londýn', 'London'], 'Greater London'),
  concept([
    'Nordöstra England',
    'Nordøst-England',
    'Koillis-Englanti',
    'Severovýchod Anglicka',
    'North East',
  ]),
  concept([
    'Nordvästra England',
    'Nordvest-England',
    'Luoteis-Englanti',
    'Severozápad Anglicka',
    'North West',
  ]),
  concept(['Yorkshire', 'Yorkshire', 'Yorkshire', 'Yorkshire', 'Yorkshire'], 'Yorkshire and the Humber'),
  concept(['Östra Midlands', 'Øst-Midlands', 'Itä-Midlands', 'Východné Midlands', 'East Midlands']),
  concept(['Västra Midlands', 'Vest-Midlands', 'Länsi-Midlands', 'Západné Midlands', 'West Midlands']),
  concept(['Östra England', 'Øst-England', 'Itä-Englanti', 'Východ Anglicka', 'East of England']),
  concept(['Sydöstra England', 'Sørøst-England', 'Kaakkois-Englanti', 'Juhovýchod Anglicka', 'South East']),
  concept(['Sydvästra England', 'Sørvest-England', 'Lounais-Englanti', 'Juhozápad Anglicka', 'South West']),
];

export const REGIONS: readonly Concept[] = [...SWEDEN, ...NORWAY, ...FINLAND, ...SLOVAKIA, ...BRITAIN];

/** A town of Finland that has a Swedish name; all other towns are called alike everywhere. */
const town = (finnish: string, swedish: string): Concept =>
  concept([swedish, swedish, finnish, finnish, finnish]);

export const TOWNS: readonly Concept[] = [
  town('Helsinki', 'Helsingfors'),
  town('Espoo', 'Esbo'),
  town('Vantaa', 'Vanda'),
  town('Turku', 'Åbo'),
  town('Tampere', 'Tammerfors'),
  town('Lahti', 'Lahtis'),
  town('Oulu', 'Uleåborg'),
  town('Pori', 'Björneborg'),
  town('Porvoo', 'Borgå'),
  town('Vaasa', 'Vasa'),
  town('Kokkola', 'Karleby'),
  town('Pietarsaari', 'Jakobstad'),
  town('Lappeenranta', 'Villmanstrand'),
  town('Hämeenlinna', 'Tavastehus'),
  town('Rauma', 'Raumo'),
  town('Mikkeli', 'S:t Michel'),
  town('Kajaani', 'Kajana'),
  town('Savonlinna', 'Nyslott'),
  town('Raasepori', 'Raseborg'),
  town('Lohja', 'Lojo'),
  town('Kerava', 'Kervo'),
  town('Järvenpää', 'Träskända'),
  town('Kirkkonummi', 'Kyrkslätt'),
  town('Hyvinkää', 'Hyvinge'),
];
