/** A lot as the catalogue shows it. */
export interface Lot {
  readonly number: string;
  readonly car: string;
  readonly year: number;
  /** Swedish miles of 10 km. */
  readonly miles: string;
  readonly start: string;
  readonly picture: string;
  readonly alt: string;
}

export const LOTS: readonly Lot[] = [
  {
    number: '0417',
    car: 'Volvo V60 D4',
    year: 2019,
    miles: '9 840',
    start: '98 000',
    picture: 'car-volvo-v60-darkblue-front-left-auctions-se',
    alt: 'Mörkblå kombi snett framifrån',
  },
  {
    number: '0418',
    car: 'Volkswagen Golf eTSI',
    year: 2021,
    miles: '5 210',
    start: '124 000',
    picture: 'car-volkswagen-golf-white-front-left-auctions-se',
    alt: 'Vit halvkombi snett framifrån',
  },
  {
    number: '0419',
    car: 'BMW 320d Touring',
    year: 2017,
    miles: '17 300',
    start: '79 000',
    picture: 'car-bmw-3-serie-black-front-left-auctions-se',
    alt: 'Svart kombi snett framifrån',
  },
  {
    number: '0420',
    car: 'Kia e-Niro 64 kWh',
    year: 2020,
    miles: '8 120',
    start: '138 000',
    picture: 'car-kia-niro-silver-front-left-auctions-se-e',
    alt: 'Silverfärgad stadsjeep snett framifrån',
  },
  {
    number: '0421',
    car: 'Mercedes-Benz Vito 114',
    year: 2018,
    miles: '12 650',
    start: '112 000',
    picture: 'car-mercedes-benz-vito-white-front-left-auctions-se',
    alt: 'Vit transportbil snett framifrån',
  },
  {
    number: '0422',
    car: 'Toyota RAV4 Hybrid AWD',
    year: 2019,
    miles: '10 400',
    start: '167 000',
    picture: 'car-toyota-rav4-red-front-left-auctions-se',
    alt: 'Röd stadsjeep snett framifrån',
  },
];

/** A number and its unit stay on one line. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');

export const lotTable = (): string =>
  `<table><caption>Objekt i nästa auktion</caption><thead><tr><th scope="col">Objekt</th><th scope="col">Bil</th><th scope="col">Årsmodell</th><th scope="col">Mil</th><th scope="col">Utrop, kr</th></tr></thead><tbody>${LOTS.map(
    ({ number, car, year, miles, start }) =>
      `<tr><th scope="row">${number}</th><td>${car}</td><td>${year}</td><td>${together(miles)}</td><td>${together(start)}</td></tr>`,
  ).join('')}</tbody></table>`;

const RESULTS = [
  ['0402', 'Škoda Octavia Combi', '61 000', '88 000', '34'],
  ['0403', 'Tesla Model 3', '142 000', '171 000', '52'],
  ['0404', 'Ford Transit Custom', '74 000', '96 500', '21'],
  ['0405', 'Volvo XC60 D5', '118 000', '139 000', '40'],
  ['0406', 'Peugeot 208', '32 000', '47 500', '18'],
] as const;

export const resultTable = (): string =>
  `<table><caption>Ur den senaste auktionen</caption><thead><tr><th scope="col">Objekt</th><th scope="col">Bil</th><th scope="col">Utrop, kr</th><th scope="col">Klubbat, kr</th><th scope="col">Bud</th></tr></thead><tbody>${RESULTS.map(
    ([number, car, start, sold, bids]) =>
      `<tr><th scope="row">${number}</th><td>${car}</td><td>${together(start)}</td><td>${together(sold)}</td><td>${bids}</td></tr>`,
  ).join('')}</tbody></table>`;
