import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import type { BookedVisit } from '~/modules/workshop';
import { Confirmation } from '../confirmation/confirmation';
import { CarCard, type CarCardCar } from './car-card';
import type { PricedLine } from './lines';
import { ServiceLines } from './service-lines';
import { SideSummary } from './side-summary';
import { Summary, type SummaryProps } from './summary';

const t = translator('sv');
const ignore = () => undefined;
const SWEDEN = { locale: 'sv-SE', currency: 'SEK' } as const;

const car: CarCardCar = {
  registrationNumber: 'ABC12A',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  hasServiceAgreement: false,
};

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  name: 'Hjulskifte',
  price: 99,
  priceKnown: true,
  unit: null,
  unitAbbreviation: 'st',
  listItems: [],
  ...more,
});

/** What a reader gets: no tags, one space between words, no-break spaces as they are. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

const summary = (more: Partial<SummaryProps> = {}) =>
  renderToString(
    <Summary
      car={car}
      region=""
      bookingState={2}
      services={{}}
      visit={null}
      t={t}
      id="s"
      areOwnPrices={false}
      {...SWEDEN}
      {...more}
    />,
  );

const visit: BookedVisit = {
  bookingId: 'NB-7K3M9Q',
  state: 'booked',
  token: 'x',
  date: '2027-03-05',
  time: '08:30',
  workshop: {
    departmentId: '100.30',
    siteId: '100',
    siteName: 'Nordhem Kista',
    address: 'Gränsvägen 4, Kista',
    latitude: 59.4,
    longitude: 17.9,
    brands: ['Volvo'],
    phone: '08-465 004 10',
    email: 'a@nordhem.example',
  },
  zone: 'Europe/Stockholm',
  minutes: 60,
  pickUp: null,
  services: [],
  totalPrice: 99,
  currency: 'SEK',
  revision: 0,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021 },
};
const confirmed = (more: Partial<BookedVisit> = {}) =>
  renderToString(
    <Confirmation
      visit={{ ...visit, ...more }}
      services={{ a: line() }}
      region=""
      email="anna@example.com"
      map={<img src="/karta" alt="Karta" />}
      addresses={{ visit: '/besok?t=', earlier: '/tidigare?t=' }}
      calendarHref="/kalender"
      time="5 mars 2027 08:30"
      onAgain={ignore}
      t={t}
      id="b"
      {...SWEDEN}
    />,
  );

describe('side summary', () => {
  test('W-084, W-094 is complementary and headed "Summering av val"', () => {
    const html = renderToString(
      <SideSummary count={0} t={t} id="s">
        x
      </SideSummary>,
    );
    expect(html).toMatch(/<aside[^>]*aria-labelledby="s-title"/);
    expect(html).toMatch(/<h2 id="s-title"[^>]*>Summering av val<\/h2>/);
  });

  test('W-092 the badge counts what is selected', () => {
    const html = renderToString(
      <SideSummary count={3} t={t} id="s">
        x
      </SideSummary>,
    );
    expect(html).toMatch(/data-count="">3</);
  });

  test('W-105 says what will stand here while no car is known', () => {
    expect(textOf(summary({ car: null }))).toBe(
      'Här kommer vi visa de val du gör genom servicbokningsflödet.',
    );
  });

  test('W-095, W-100 holds the car card with brand and model', () => {
    expect(textOf(summary())).toContain('ABC 12A Volvo V60');
  });

  test('W-096, W-138 lists the chosen services with prices under "Valda tjänster"', () => {
    const text = textOf(summary({ services: { a: line(), b: line({ name: 'AC-service', price: 1290 }) } }));
    expect(text).toContain(
      'Valda tjänster Hjulskifte 99\u00a0kr AC-service 1\u00a0290\u00a0kr Totalt 1\u00a0389\u00a0kr',
    );
  });

  const AGREEMENT = 'Du har ett aktivt serviceavtal, rabatterade priser i rött gäller.';
  test.each([1, 2, 3, 4])('W-106 an agreement is shown in state %i', (bookingState) => {
    const html = summary({ car: { ...car, hasServiceAgreement: true }, bookingState });
    expect(textOf(html)).toContain(AGREEMENT);
  });
  test.each([
    ['W-107 not in state 5', true, 5],
    ['W-107 not without an agreement', false, 2],
  ])('%s', (_, hasServiceAgreement, bookingState) => {
    expect(textOf(summary({ car: { ...car, hasServiceAgreement }, bookingState }))).not.toContain(AGREEMENT);
  });
});

describe('car card', () => {
  const card = (more: Partial<CarCardCar> = {}, region = '') =>
    renderToString(<CarCard car={{ ...car, ...more }} region={region} t={t} id="c" />);

  test('W-101 more is shown on demand', () => {
    expect(card()).toMatch(/aria-expanded="false"[^>]*>Visa mer info/);
    expect(card()).toMatch(/id="c-more"[^>]*hidden/);
  });

  test.each([
    ['W-102 the model year', {}, '', 'Årsmodell 2021'],
    ['W-103 the area', {}, 'Uppsala', 'Område Uppsala'],
    ['W-104 an agreement', { hasServiceAgreement: true }, '', 'Aktivt serviceavtal: Ja'],
    ['W-104 none', {}, '', 'Aktivt serviceavtal: Nej'],
    ['W-109 a class of its own', { carClass: 'Kung' }, '', 'Klass: Kung'],
  ])('%s', (_, more, region, expected) => {
    expect(textOf(card(more, region))).toContain(expected);
  });

  test('W-109 another car has no class, W-103 no area is no row', () => {
    expect(textOf(card())).not.toMatch(/Klass|Område/);
  });
});

describe('lines', () => {
  const lines = (services: Readonly<Record<string, PricedLine>>, areOwnPrices = false) =>
    renderToString(<ServiceLines services={services} areOwnPrices={areOwnPrices} t={t} id="l" {...SWEDEN} />);

  test('W-112 money in the Swedish way, with no-break spaces', () => {
    expect(textOf(lines({ a: line({ price: 12345 }) }))).toContain('12\u00a0345\u00a0kr');
  });

  test('W-140, W-141, W-143 quantity with its unit, and the price of all', () => {
    expect(textOf(lines({ a: line({ unit: 4 }) }))).toMatch(
      /Hjulskifte 396\u00a0kr 4 st\s+· 99\u00a0kr per st/,
    );
  });

  test('W-142 what is included is a list', () => {
    expect(lines({ a: line({ listItems: ['Olja', 'Filter'] }) })).toMatch(
      /<ul[^>]*><li>Olja<\/li><li>Filter<\/li><\/ul>/,
    );
  });

  const unknown = line({ name: 'Felsökning', price: null, priceKnown: false });
  test('W-144, W-145 a missing price says so, and why, tied together', () => {
    const html = lines({ a: unknown });
    expect(textOf(html)).toContain('Pris saknas* Vi kan ej ge ett pris på denna tjänst');
    expect(html).toMatch(/<button[^>]*aria-describedby="l-a-why"/);
    expect(html).toMatch(/role="tooltip" id="l-a-why"/);
  });

  test('W-098, W-111 a missing price brings the footnote and leaves the sum of the others', () => {
    const text = textOf(lines({ a: unknown, b: line() }));
    expect(text).toContain('Totalt 99\u00a0kr');
    expect(text).toContain('* Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.');
    expect(textOf(lines({ b: line() }))).not.toContain('Vissa priser');
  });

  test('W-110 prices are called medians beside the total', () => {
    expect(textOf(lines({ a: line() }))).toContain(
      'Priserna är medianvärden och kan variera aningen beroende på serviceanläggning.',
    );
  });

  test("correction 12: 'Medianvärden' goes when the workshop's own prices came, and where there is no number", () => {
    expect(textOf(lines({ a: line() }, true))).not.toContain('medianvärden');
    expect(textOf(lines({ a: unknown }))).not.toContain('medianvärden');
    expect(textOf(confirmed())).not.toContain('medianvärden');
  });

  test.each([
    ['nothing known', { a: unknown, b: unknown }, 'Totalt Pris efter kontroll'],
    ['one known', { a: unknown, b: line() }, 'Totalt 99\u00a0kr'],
    ['nothing to pay', { a: line({ price: 0 }) }, 'Totalt 0\u00a0kr'],
    ['free of charge in words', { a: { ...unknown, priceText: 'Gratis' } }, 'Totalt Gratis'],
    ['words and a number', { a: { ...unknown, priceText: 'Gratis' }, b: line() }, 'Totalt 99\u00a0kr'],
    [
      'words that differ',
      { a: { ...unknown, priceText: 'Gratis' }, b: unknown },
      'Totalt Pris efter kontroll',
    ],
  ])("correction 12: the total of unpriced work is no '0 kr': %s", (_, services, expected) => {
    expect(textOf(lines(services))).toContain(expected);
  });

  test('W-146 nothing to pay is no missing price', () => {
    expect(textOf(lines({ a: line({ price: 0 }) }))).toMatch(/Hjulskifte 0\u00a0kr/);
  });

  test('W-108 an agreement price is marked, with text beside the regular one', () => {
    const html = lines({ a: line({ price: 79, regularPrice: 99, unit: 4 }) });
    expect(html).toMatch(/data-agreement-price="">316\u00a0kr</);
    expect(textOf(html)).toContain('Avtalspris Ordinarie pris 396\u00a0kr');
  });

  test('a price in words stands as it is', () => {
    expect(textOf(lines({ a: { ...unknown, priceText: 'Se ditt försäkringsbrev' } }))).toContain(
      'Felsökning Se ditt försäkringsbrev',
    );
  });
});

describe('confirmation', () => {
  test.each([
    ['W-113', 'Bokning bekräftad'],
    ['W-114', 'Din bokning är nu bekräftad och vi ser fram emot att hjälpa dig med din bil.'],
    ['W-115', 'Summering av bokningen'],
    ['W-116', 'ABC 123 Volvo V60'],
    ['W-117', 'Nordhem Kista Gränsvägen 4, Kista'],
    ['W-118', 'Vald tid 5 mars 2027 08:30'],
    ['W-120', 'Valda tjänster Hjulskifte 99\u00a0kr'],
    ['W-121', 'Ny bokning'],
    ['the number', 'NB-7K3M9Q'],
    ['the address of the mail', 'anna@example.com'],
  ])('%s: "%s"', (_, expected) => {
    expect(textOf(confirmed())).toContain(expected);
  });

  test('W-117 the workshop is on a map', () => {
    expect(confirmed()).toContain('<img src="/karta" alt="Karta"');
  });

  test('W-119 "Vägbeskrivning" searches a maps service for the site', () => {
    const href = /href="(https:[^"]+)"[^>]*>(?:<svg.*?<\/svg>)?<span[^>]*>Vägbeskrivning/.exec(
      confirmed(),
    )?.[1];
    const url = new URL(href?.replaceAll('&amp;', '&') ?? '');
    expect(url.searchParams.get('query')).toBe('Nordhem Kista, Gränsvägen 4, Kista');
  });

  test('an all-day drop-off says when to leave the car', () => {
    expect(textOf(confirmed({ time: null }))).toContain('Heldag, lämna bilen före 08:00');
    expect(textOf(confirmed())).not.toContain('Heldag');
  });
});
