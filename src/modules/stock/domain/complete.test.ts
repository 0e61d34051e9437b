import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { cityOfAddress } from './address';
import { carRecordSchema } from './car-record';
import { completeCar } from './complete';
import { carIndexSchema } from './index-schema';
import type { KnownStore } from './site';

const base = { car_id: '1', car_brand: 'volvo', car_model: 'V60', car_year: 2019, car_retail_price: 249_900 };

function complete(
  fields: object,
  key: 'automotive-se' | 'automotive-uk' | 'carstore-fi' = 'automotive-se',
  store?: KnownStore,
) {
  const completed = completeCar(carRecordSchema.parse({ ...base, ...fields }), siteByKey(key), store);
  if (!completed.ok) throw new Error(`${completed.error.field} ${completed.error.reason}`);
  return completed.value.car;
}

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

describe('a completed record', () => {
  test('has every field of the schema, and none besides', () => {
    const car = complete({ nonsense: 1 });
    expect(Object.keys(car).sort()).toEqual(Object.keys(carRecordSchema.shape).sort());
    expect(Object.values(car).every((value) => value !== undefined)).toBe(true);
  });

  test('is accepted again as it is, and says the same', () => {
    const car = complete({
      car_leasing_options: [{ title: 'Privat', leasing_type: 'Private', monthly_cost: 3995, duration: 36 }],
      car_images: [{ original: 'https://x.example/1.jpg' }],
    });
    expect(complete(car)).toEqual(car);
  });

  test.each([
    ['automotive-se', 'row002', 'ROW 002'],
    ['automotive-se', 'ROW-00A', 'ROW 00A'],
    ['automotive-se', 'SONNY', 'SONNY'],
    ['automotive-uk', 'yd22pjn', 'YD22 PJN'],
    ['carstore-fi', 'ABC 12', 'ABC-12'],
  ] as const)('of %s has the plate %s as a search by plate asks for it', (site, plate, written) => {
    expect(complete({ car_regno: plate }, site).car_regno).toBe(written);
  });

  test('writes prices and distances as the site does', () => {
    const swedish = complete({ car_odometer: 45_000 });
    expect(plain(swedish.car_price_text)).toBe('249 900 kr');
    expect([swedish.car_mileage, plain(swedish.car_mileage_text)]).toEqual([4_500, '4 500 mil']);
    const british = complete(
      { car_retail_price: 10_499, car_odometer: 16_093, car_odometer_unit: 'KM' },
      'automotive-uk',
    );
    expect([british.car_price_text, british.car_mileage, british.car_price_currency]).toEqual([
      '£10,499',
      10_000,
      'GBP',
    ]);
  });

  test('pays the campaign price only where it is flagged', () => {
    expect(complete({ car_campaign_price: 199_900 })).toMatchObject({
      car_price: 199_900,
      car_has_campaign_price: true,
    });
    expect(complete({ car_campaign_price: 199_900, car_has_campaign_price: false })).toMatchObject({
      car_price: 249_900,
      car_has_campaign_price: false,
    });
    expect(complete({ car_campaign_price: 299_900 })).toMatchObject({
      car_price: 249_900,
      car_has_campaign_price: false,
    });
  });

  test.each([249_900, 299_900])(
    'V-236: a campaign price of %i that reduces nothing is none, flagged or not',
    (each) => {
      expect(complete({ car_campaign_price: each, car_has_campaign_price: true })).toMatchObject({
        car_price: 249_900,
        car_has_campaign_price: false,
      });
    },
  );

  test('replaces a text that states another number, and keeps one that states none', () => {
    expect(plain(complete({ car_price_text: '239 900 kr' }).car_price_text)).toBe('249 900 kr');
    expect(complete({ car_price_text: 'Från 249 900 kr' }).car_price_text).toBe('Från 249 900 kr');
    expect(complete({ car_price_text: 'Ring för pris' }).car_price_text).toBe('Ring för pris');
  });

  test('lets used agree with the condition', () => {
    expect(complete({ car_condition: 'used', car_is_used: false })).toMatchObject({
      car_condition: 'Begagnad',
      car_is_used: true,
    });
    expect(complete({ car_is_used: true }, 'carstore-fi').car_condition).toBe('Käytetty');
    expect(complete({ car_is_sample: true })).toMatchObject({ car_condition: 'Ny', car_is_used: false });
  });

  test('takes the lowest monthly cost of each kind of leasing, unless it is switched off', () => {
    const options = [
      { leasing_type: 'Private', monthly_cost: 4_500 },
      { leasing_type: 'Private', monthly_cost: 3_995 },
      { leasing_type: 'Company', monthly_cost: 3_000 },
    ];
    expect(complete({ car_leasing_options: options, car_has_companyleasing: false })).toMatchObject({
      car_privateleasing_monthly_cost: 3_995,
      car_companyleasing_monthly_cost: null,
      car_has_privateleasing: true,
    });
  });

  test('takes rate and term of the loan from its default duration', () => {
    const car = complete({
      car_loan_option: {
        default_monthly_cost: 2_400,
        default_contract_duration: { months: 36, cash_amount_min_percentage: 20 },
        contract_durations: [
          { months: 60, interest_rate: 6.95 },
          { months: 36, interest_rate: 5.95 },
        ],
      },
    });
    expect(car).toMatchObject({
      car_has_loan: true,
      car_loan_rate: 5.95,
      car_loan_duration: 36,
      car_loan_monthly_cost: 2_400,
    });
    expect(car.car_loan_option?.contract_durations.map(({ months }) => months)).toEqual([36, 60]);
  });

  describe('V-239 V-261: a loan whose source tells its terms alone', () => {
    const term = {
      months: 36,
      interest_rate: 5.95,
      residual_percentage: 40,
      invoice_fee: 45,
      start_fee: 595,
    };
    const loan = (over: object = {}) => ({
      default_contract_duration: { months: 36, cash_amount_min_percentage: 20 },
      contract_durations: [term],
      ...over,
    });

    test('costs what its terms give, in whole crowns or in cents', () => {
      const swedish = complete({ car_retail_price: 249_900, car_loan_option: loan() });
      expect(swedish).toMatchObject({ car_has_loan: true, car_loan_monthly_cost: 3_579 });
      expect(swedish.car_loan_option).toMatchObject({ default_monthly_cost: 3_579 });
      expect(plain(swedish.car_loan_option?.default_monthly_cost_text ?? null)).toBe('3 579 kr/mån');
      const finnish = complete({ car_retail_price: 24_990, car_loan_option: loan() }, 'carstore-fi');
      expect(finnish.car_loan_monthly_cost).toBe(398.43);
    });

    test('costs what is to be paid for the car: the campaign price', () => {
      const prices = { car_retail_price: 279_900, car_campaign_price: 249_900 };
      expect(complete({ ...prices, car_loan_option: loan() }).car_loan_monthly_cost).toBe(3_579);
    });

    test.each([
      ['without a price', { car_retail_price: null }, {}],
      ['without a rate', { car_retail_price: 249_900 }, { contract_durations: [{ months: 36 }] }],
      ['without a first period', { car_retail_price: 249_900 }, { default_contract_duration: null }],
    ])('has no cost %s', (_, car, over) => {
      expect(complete({ ...car, car_loan_option: loan(over) }).car_loan_monthly_cost).toBeNull();
    });

    test('costs what the source says where it says it', () => {
      const own = complete({
        car_retail_price: 249_900,
        car_loan_monthly_cost: 3_600,
        car_loan_option: loan(),
      });
      expect(own.car_loan_monthly_cost).toBe(3_600);
      expect(own.car_loan_option?.default_monthly_cost).toBeNull();
    });
  });

  test('reads horsepower out of a text', () => {
    expect(complete({ car_power_text: '140 kW (190 hk)' }).car_power).toBe(190);
    expect(complete({ car_power_text: '140 kW' }).car_power).toBe(190);
    expect(complete({ car_power: 190 }, 'carstore-fi').car_power_text).toBe('190 hv');
  });

  test('fills in what a known store says, and the city of an unknown one’s address', () => {
    const store = {
      name: 'Nordhem Lund',
      address: 'A 1',
      phone: null,
      city: 'Lund',
      region: 'Skåne',
      geocoord: null,
    };
    expect(complete({ car_site_name: 'x' }, 'automotive-se', store)).toMatchObject({
      car_site_name: 'Nordhem Lund',
      car_site_city: 'Lund',
      car_site_region: 'Skåne',
    });
    expect(complete({ car_site_address: 'Storgatan 1, 111 22 Stockholm, SE' }).slug).toBe(
      'volvo-v60-car-2019-stockholm',
    );
    expect(cityOfAddress('1 High Street')).toBeNull();
  });

  test('refuses a chassis number of the wrong form, but not an old one', () => {
    const refused = completeCar(
      carRecordSchema.parse({ ...base, car_chassino: 'OOPS' }),
      siteByKey('automotive-se'),
      undefined,
    );
    expect(refused.ok).toBe(false);
    expect(complete({ car_chassino: 'P1800-123', car_year: 1967 }).car_chassino).toBe('P1800123');
  });
});

describe('the record schema', () => {
  test.each([
    [{ car_year: 'soon' }, 'car_year'],
    [{ car_price: -1 }, 'car_price'],
    [{ car_id: 'a/b' }, 'car_id'],
    [{ car_id: ' ' }, 'car_id'],
    [{ car_is_used: 'perhaps' }, 'car_is_used'],
    [{ car_images: [{ original: 'javascript:alert(1)' }] }, 'car_images'],
    [{ car_firstregistration: '2019-02-30' }, 'car_firstregistration'],
    [{ car_leasing_options: [{ leasing_type: 'Other' }] }, 'car_leasing_options'],
    [{ car_brand: { name: 'x' } }, 'car_brand'],
    [{ car_version: 'a\u0000b' }, 'car_version'],
  ])('refuses %j', (fields, field) => {
    const parsed = carRecordSchema.safeParse({ ...base, ...fields });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  test('shows the day of registration as it was written, whatever the zone', () => {
    expect(complete({ car_firstregistration: '2019-03-05T00:00:00Z' }).car_firstregistration).toBe(
      '2019-03-05',
    );
    expect(complete({ car_publishdate: '2026-01-02 10:30+0200' }).car_publishdate).toBe(
      '2026-01-02T08:30:00.000Z',
    );
  });
});

test('every field of the index is a field of the record', () => {
  const fields = Object.keys(carIndexSchema('sv-SE').fields);
  expect(fields.filter((field) => !(field in carRecordSchema.shape))).toEqual([]);
});

test('every facet and sort of every site’s list is one of the index', async () => {
  const { SITES } = await import('~/sites');
  const { fields } = carIndexSchema('sv-SE');
  const known = new Map(Object.entries(fields));
  for (const { carList } of SITES) {
    for (const facet of carList?.facets ?? []) {
      expect(known.get(facet.name), facet.name).toHaveProperty('facet');
      if ('child' in facet && facet.child)
        expect(known.get(facet.child), facet.child).toHaveProperty('facet', true);
    }
    for (const sort of carList?.sorts ?? []) {
      expect(known.get(sort.replace(/_(asc|desc)$/, '')), sort).toMatchObject(
        sort.startsWith('car_publishdate') ? { kind: 'date' } : { sortable: true },
      );
    }
  }
});
