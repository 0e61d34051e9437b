import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandKey } from './brand';
import type { Service, Workshop, WorkshopSchedule } from './model';
import { offersFor, offersServiceFor } from './offers';
import { type PriceTable, priceTables } from './prices/price-table';
import { median, medianPrice, type PricedCar, priceAt, pricedCar } from './prices/prices';
import type { Vehicle } from './vehicle';

const PRICES = { standard: 100_000, premium: 150_000, 'light-commercial': null };
const service = (over: Partial<Service> = {}): Service => ({
  id: 'originalservice',
  kind: 'service',
  category: 'service',
  sortOrder: 1,
  words: { sv: { name: 'Originalservice', description: 'Enligt serviceboken.', listItems: ['Olja'] } },
  minutes: 120,
  competence: 'service',
  brands: 'all',
  cars: [],
  allDay: false,
  prices: PRICES,
  agreementPrices: {},
  unit: null,
  unitAbbreviation: {},
  priceText: {},
  needsMileage: true,
  textInput: false,
  ...over,
});
const workshop = (over: Partial<Workshop> = {}): Workshop => ({
  departmentId: '101.40',
  zone: 'Europe/Stockholm',
  country: 'SE',
  hours: null,
  slotMinutes: 30,
  noticeDays: 1,
  windowDays: 60,
  allDayFromMinutes: 360,
  services: null,
  prices: {},
  resources: [{ id: 'bay-1', name: 'Plats 1', kind: 'bay', competences: ['service'] }],
  ...over,
});
const vehicle: Vehicle = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  fuel: 'petrol',
  hasServiceAgreement: false,
  carClass: null,
  brandClass: null,
};
const standard: PricedCar = {
  brand: 'Volvo',
  fuel: 'petrol',
  mileage: null,
  brandClass: 'standard',
  hasServiceAgreement: false,
};
const NO_TABLES = priceTables([]);
const agreed: PricedCar = { ...standard, hasServiceAgreement: true };

describe('a price', () => {
  test('is the workshop’s own for the class, which may be unknown there, else the group’s', () => {
    expect(priceAt(service(), workshop(), standard, NO_TABLES).price).toBe(100_000);
    const dear = workshop({ prices: { originalservice: { standard: 120_050, premium: null } } });
    expect(priceAt(service(), dear, standard, NO_TABLES).price).toBe(120_050);
    expect(priceAt(service(), dear, { ...standard, brandClass: 'premium' }, NO_TABLES).price).toBeNull();
    expect(
      priceAt(service(), dear, { ...standard, brandClass: 'light-commercial' }, NO_TABLES).price,
    ).toBeNull();
    expect(priceAt(service({ id: 'constructor' }), workshop(), standard, NO_TABLES).price).toBe(100_000);
  });

  test('with an agreement stands beside what it is without, and is never dearer', () => {
    const deal = service({ agreementPrices: { standard: 80_000 } });
    expect(priceAt(deal, workshop(), agreed, NO_TABLES)).toEqual({ price: 80_000, regularPrice: 100_000 });
    expect(priceAt(deal, workshop(), standard, NO_TABLES)).toEqual({ price: 100_000, regularPrice: null });
    expect(priceAt(service(), workshop(), agreed, NO_TABLES)).toEqual({ price: 100_000, regularPrice: null });
    const cheap = workshop({ prices: { originalservice: { standard: 70_000 } } });
    expect(priceAt(deal, cheap, agreed, NO_TABLES)).toEqual({ price: 70_000, regularPrice: null });
    const unknown = workshop({ prices: { originalservice: { standard: null } } });
    expect(priceAt(deal, unknown, agreed, NO_TABLES)).toEqual({ price: 80_000, regularPrice: null });
    expect(priceAt(deal, unknown, standard, NO_TABLES)).toEqual({ price: null, regularPrice: null });
  });

  test('of the group is the median of those who know theirs', () => {
    const at = (standardPrice: number | null) =>
      workshop({ prices: { originalservice: { standard: standardPrice } } });
    const deal = service({ agreementPrices: { standard: 90_000 } });
    expect(
      medianPrice(deal, [at(95_000), at(null), at(130_000), at(110_000)], standard, NO_TABLES).price,
    ).toBe(110_000);
    expect(medianPrice(deal, [at(100_050), at(110_000)], standard, NO_TABLES).price).toBe(105_000);
    expect(medianPrice(deal, [at(null)], standard, NO_TABLES).price).toBeNull();
    expect(medianPrice(deal, [at(95_000), at(110_000)], agreed, NO_TABLES)).toEqual({
      price: 90_000,
      regularPrice: 102_500,
    });
  });

  test('that is a median lies between the least and the most, half on each side', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, (list) => {
        const middle = median(list);
        if (middle === null) return false;
        // Rounding to a whole krona may step over a neighbour that is closer than that.
        const below = list.filter((each) => each < middle - 50).length;
        const above = list.filter((each) => each > middle + 50).length;
        return Number.isInteger(middle) && below <= list.length / 2 && above <= list.length / 2;
      }),
    );
  });

  test('goes by the class of the car, else of its brand', () => {
    const schedule = { brandClasses: { porsche: 'premium' } } as const;
    expect(pricedCar(schedule, { ...vehicle, brand: 'Porsche' }, null).brandClass).toBe('premium');
    expect(pricedCar(schedule, { ...vehicle, brandClass: 'light-commercial' }, null).brandClass).toBe(
      'light-commercial',
    );
    expect(pricedCar(schedule, { ...vehicle, brand: 'toString' }, null).brandClass).toBe('standard');
  });
});

describe('who does what', () => {
  test.each([
    ['all', [], 'Volvo', true],
    ['authorised', ['VOLVO'], 'Volvo', true],
    ['authorised', ['Kia'], 'Volvo', false],
    [['Mercedes-Benz'], [], 'mercedes benz', true],
    [['Kia'], ['Volvo'], 'Volvo', false],
  ] as const)('a service for %j at a workshop of %j, for a %s: %s', (rule, brands, brand, does) => {
    const brandRule = typeof rule === 'string' ? rule : [...rule];
    expect(offersServiceFor(service({ brands: brandRule }), { workshop: workshop(), brands }, brand)).toBe(
      does,
    );
  });

  test('needs a competent bay, and a workshop that offers it', () => {
    const paint = service({ competence: 'paint' });
    expect(offersServiceFor(paint, { workshop: workshop(), brands: [] }, 'Volvo')).toBe(false);
    const picky = { workshop: workshop({ services: ['tyres'] }), brands: [] };
    expect(offersServiceFor(service(), picky, 'Volvo')).toBe(false);
  });

  test.each(['Alfa Romeo', 'ALFA-ROMEO', ' alfa  romeo '])('W-191 brands are the same written %j', (text) => {
    expect(brandKey(text)).toBe('alfa-romeo');
  });

  test.each([
    ['Skoda', 'Škoda'],
    ['ŠKODA', 'skoda'],
    ['CITROEN', 'Citroën'],
    ['S\u030Ckoda', 'Škoda'],
  ])('W-191 a register that writes %j means %j', (written, brand) => {
    expect(brandKey(written)).toBe(brandKey(brand));
  });
});

describe('the offers for a car', () => {
  const words = (name: string) => ({ sv: { name, description: '', listItems: [] } });
  const schedule: WorkshopSchedule = {
    workshops: [],
    brandClasses: {},
    categories: [
      { id: 'tyres', sortOrder: 2, labels: { sv: 'Däck', en: 'Tyres' } },
      { id: 'service', sortOrder: 1, labels: { sv: 'Service' } },
      { id: 'paint', sortOrder: 0, labels: { sv: 'Lack' } },
    ],
    services: [
      service({ id: 'b', sortOrder: 2, priceText: { sv: 'Gratis' } }),
      service({ id: 'a', sortOrder: 1, words: { ...words('Oljebyte'), en: { ...words('Oil').sv } } }),
      service({ id: 'wheels', category: 'tyres', unit: 4, unitAbbreviation: { en: 'pcs' } }),
      service({ id: 'kia-only', brands: ['Kia'] }),
      service({ id: 'paint', category: 'paint', competence: 'paint' }),
      service({ id: 'wash', kind: 'addOn', prices: { ...PRICES, standard: 29_950 } }),
    ],
  };
  const offers = (language: string) =>
    offersFor(
      schedule,
      [{ workshop: workshop(), brands: ['Volvo'] }],
      { vehicle, mileage: null },
      NO_TABLES,
      {
        language,
        fallback: 'sv',
      },
    );

  test('are by category, in order, without services that are unavailable for the car', () => {
    const { categories, addOns } = offers('sv');
    expect(categories.map(({ label, services }) => [label, services.map(({ id }) => id)])).toEqual([
      ['Service', ['a', 'b']],
      ['Däck', ['wheels']],
    ]);
    expect(addOns.map(({ id, price }) => [id, price])).toEqual([['wash', 299.5]]);
  });

  test('speak the language, else the site’s default one; one unit is a piece unless said', () => {
    const [first, second] = offers('en').categories;
    expect([first?.label, second?.label]).toEqual(['Service', 'Tyres']);
    expect(first?.services.map(({ name }) => name)).toEqual(['Oil', 'Originalservice']);
    expect(second?.services[0]).toMatchObject({ unit: 4, unitAbbreviation: 'pcs' });
    expect(offers('sv').categories[1]?.services[0]?.unitAbbreviation).toBe('st');
    const pieces = ['sv', 'nb', 'fi', 'sk', 'en', 'en-GB'].map(
      (each) => offers(each).addOns[0]?.unitAbbreviation,
    );
    expect(pieces).toEqual(['st', 'stk', 'kpl', 'ks', 'pc', 'pc']);
  });

  test('with a price in words have no number, and their price is known', () => {
    expect(offers('sv').categories[0]?.services[1]).toMatchObject({
      price: null,
      regularPrice: null,
      priceKnown: true,
      priceText: 'Gratis',
    });
  });

  test('without any price say so', () => {
    const van = { ...vehicle, brandClass: 'light-commercial' } as const;
    const place = { workshop: workshop(), brands: [] };
    const requested = { vehicle: van, mileage: null };
    const { categories } = offersFor(schedule, [place], requested, NO_TABLES, {
      language: 'sv',
      fallback: 'sv',
    });
    expect(categories[0]?.services[0]).toMatchObject({ price: null, priceKnown: false, priceText: null });
  });

  test('correction 3: promise a price for a mileage only where a table is for the car, and keep it', () => {
    const table = (over: Partial<PriceTable>): PriceTable => ({
      serviceId: 'a',
      departmentId: null,
      brand: 'Volvo',
      brandClass: null,
      fuels: null,
      steps: [{ fromMil: 0, price: 349_500 }],
      untilMil: 10_000,
      ...over,
    });
    const places = ['1.1', '1.2'].map((departmentId) => ({
      workshop: workshop({ departmentId }),
      brands: [],
    }));
    const first = (mileage: number | null, tables: PriceTable[], over: Partial<Vehicle> = {}) =>
      offersFor(schedule, places, { vehicle: { ...vehicle, ...over }, mileage }, priceTables(tables), {
        language: 'sv',
        fallback: 'sv',
      }).categories[0]?.services[0];
    const tables = [table({}), table({ departmentId: '1.2', steps: [{ fromMil: 0, price: 369_500 }] })];
    expect(first(null, tables)).toMatchObject({ needsMileage: true, price: null, priceKnown: false });
    expect(first(4500, tables)).toMatchObject({ needsMileage: true, price: 3595, priceKnown: true });
    expect(first(10_000, tables)).toMatchObject({ needsMileage: true, price: null, priceKnown: false });
    // No table for the brand: its list price as ever, and no promise about the mileage.
    expect(first(4500, tables, { brand: 'Saab' })).toMatchObject({ needsMileage: false, price: 1000 });
    // Only one of two workshops has one.
    expect(first(4500, [tables[1] ?? table({})])).toMatchObject({ needsMileage: true, price: 2348 });
  });
});
