import type { SiteBrand } from '~/modules/facilities';

/** Brands of the demo group with the codes of its dealer system. */
const BRANDS = {
  mercedes: { name: 'Mercedes-Benz', brand_code: 'MB' },
  mercedesElectric: { name: 'Mercedes-EQ', brand_code: 'MB_EQ' },
  mercedesTransport: { name: 'Mercedes-Benz Transportbilar', brand_code: 'MB_TRANSPORT' },
  smart: { name: 'smart', brand_code: 'SMART' },
  volkswagen: { name: 'Volkswagen', brand_code: 'VW' },
  volkswagenTransport: { name: 'Volkswagen Transportbilar', brand_code: 'VW_TRANSPORT' },
  audi: { name: 'Audi', brand_code: 'AUDI' },
  skoda: { name: 'Škoda', brand_code: 'SKODA' },
  seat: { name: 'SEAT', brand_code: 'SEAT' },
  cupra: { name: 'Cupra', brand_code: 'CUPRA' },
  bmw: { name: 'BMW', brand_code: 'BMW' },
  bmwI: { name: 'BMW i', brand_code: 'BMW_I' },
  mini: { name: 'MINI', brand_code: 'MINI' },
  volvo: { name: 'Volvo', brand_code: 'VOLVO' },
  polestar: { name: 'Polestar', brand_code: 'POLESTAR' },
  kia: { name: 'Kia', brand_code: 'KIA' },
  ford: { name: 'Ford', brand_code: 'FORD' },
  toyota: { name: 'Toyota', brand_code: 'TOYOTA' },
  renault: { name: 'Renault', brand_code: 'RENAULT' },
  dacia: { name: 'Dacia', brand_code: 'DACIA' },
  peugeot: { name: 'Peugeot', brand_code: 'PEUGEOT' },
  hyundai: { name: 'Hyundai', brand_code: 'HYUNDAI' },
} as const satisfies Record<string, SiteBrand>;

/** What is sold together under one roof, and how often. */
export const FRANCHISES: readonly (readonly [readonly SiteBrand[], number])[] = [
  [[BRANDS.mercedes, BRANDS.mercedesElectric, BRANDS.mercedesTransport, BRANDS.smart], 10],
  [[BRANDS.volkswagen, BRANDS.volkswagenTransport, BRANDS.skoda, BRANDS.seat, BRANDS.cupra], 8],
  [[BRANDS.volkswagen, BRANDS.audi, BRANDS.skoda], 5],
  [[BRANDS.bmw, BRANDS.bmwI, BRANDS.mini], 7],
  [[BRANDS.volvo, BRANDS.polestar], 7],
  [[BRANDS.kia], 6],
  [[BRANDS.ford], 5],
  [[BRANDS.toyota], 4],
  [[BRANDS.renault, BRANDS.dacia], 5],
  [[BRANDS.peugeot], 3],
  [[BRANDS.hyundai], 4],
];

const serviced = (name: string): SiteBrand => ({
  name,
  brand_code: name.toUpperCase().replace(/[^A-Z]/g, ''),
});

/** Brands that the Swedish group sells nowhere and is authorised to repair, and the towns of the workshops that do. */
export const SERVICED_BRANDS: readonly (readonly [brands: readonly SiteBrand[], towns: readonly string[]])[] =
  [
    [['Nissan'], ['Nacka', 'Uppsala', 'Jönköping', 'Ystad', 'Göteborg Backa', 'Sundsvall', 'Luleå']],
    [['BYD'], ['Kista', 'Malmö', 'Göteborg Sisjön', 'Linköping', 'Umeå']],
    [
      ['Isuzu', 'Maxus'],
      ['Bromma', 'Örebro', 'Värnamo', 'Borlänge', 'Skellefteå'],
    ],
    [
      ['Jeep', 'Alfa Romeo', 'Fiat', 'Abarth', 'Lancia'],
      ['Täby', 'Västerås', 'Helsingborg', 'Borås'],
    ],
    [
      ['RAM', 'Dodge'],
      ['Haninge', 'Kristianstad', 'Alingsås'],
    ],
    [['Hongqi'], ['Kungens Kurva', 'Göteborg Sisjön']],
    [['MG'], ['Järfälla', 'Norrköping', 'Lund', 'Gävle']],
    [['Saab'], ['Trollhättan', 'Linköping', 'Nyköping', 'Karlstad', 'Växjö']],
    [
      ['Chevrolet', 'Cadillac', 'Corvette'],
      ['Bromma', 'Halmstad'],
    ],
    [
      ['Land Rover', 'Jaguar'],
      ['Täby', 'Malmö', 'Mölndal', 'Östersund'],
    ],
    [['Ineos'], ['Kungsbacka', 'Mora']],
    [
      ['Lotus', 'Alpine'],
      ['Bromma', 'Landskrona'],
    ],
    [['Subaru'], ['Falun', 'Östersund', 'Kiruna', 'Skövde', 'Nacka']],
    [['Honda'], ['Bromma', 'Eskilstuna', 'Hässleholm', 'Uddevalla', 'Örnsköldsvik']],
    [['Mitsubishi'], ['Norrtälje', 'Motala', 'Varberg', 'Arvika', 'Piteå']],
    [['Porsche'], ['Kista', 'Mölndal', 'Malmö']],
    [['Iveco'], ['Södertälje', 'Jönköping', 'Göteborg Backa', 'Sundsvall']],
  ].map(([names = [], towns = []]) => [names.map(serviced), towns] as const);

/** Brands that workshops of the Swedish car stores are authorised to repair: without any, nobody there could book original service. */
export const STORE_SERVICED_BRANDS: readonly (readonly [
  brands: readonly SiteBrand[],
  towns: readonly string[],
])[] = [
  [
    [BRANDS.volvo, BRANDS.polestar],
    ['Kista', 'Västerås', 'Linköping', 'Umeå'],
  ],
  [
    [BRANDS.volkswagen, BRANDS.audi, BRANDS.skoda, BRANDS.seat, BRANDS.cupra],
    ['Kungens Kurva', 'Linköping', 'Jönköping', 'Sundsvall'],
  ],
  [[BRANDS.kia], ['Kista', 'Jönköping', 'Umeå']],
  [
    [BRANDS.ford, BRANDS.toyota],
    ['Kungens Kurva', 'Västerås'],
  ],
];
