import { describe, expect, test } from 'vitest';
import { choosePeriod, loanQuote, termsOf, toMajor, toMinor } from '~/modules/finance';
import { type CarRecord, carRecordSchema, facetLanguage, mapWord } from '~/modules/stock';
import { mediaId } from '~/platform/media/urls';
import { siteByKey } from '~/sites';
import { CAR_SITES, demoSites } from '../group';
import { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, demoDrawing, demoPicture } from '.';

const TODAY = '2026-11-20';
const SAMPLE = 400;
const all = new Map(CAR_SITES.map((key) => [key, [...demoCars(key, TODAY)]]));
const carsOf = (key: (typeof CAR_SITES)[number]): CarRecord[] => all.get(key) ?? [];
const count = (cars: readonly CarRecord[], test: (car: CarRecord) => unknown) =>
  cars.filter((car) => Boolean(test(car))).length;

test('the whole stock is about twelve thousand cars, five thousand of them Swedish', () => {
  expect(CAR_SITES.map((key) => carsOf(key).length)).toEqual([5000, 1500, 1500, 1600, 800, 900, 700]);
});

test('no two cars share an id or a chassis number, no two of a country a plate', () => {
  const cars = [...all.values()].flat();
  const unique = (values: unknown[]) => new Set(values).size === values.length;
  expect(unique(cars.map((car) => car.car_id))).toBe(true);
  expect(unique(cars.flatMap((car) => car.car_chassino ?? []))).toBe(true);
  const plates = (...keys: (typeof CAR_SITES)[number][]) =>
    keys.flatMap((key) => carsOf(key).flatMap((car) => car.car_regno ?? []));
  expect(unique(plates('automotive-se', 'carstore-se'))).toBe(true);
  expect(unique(plates('automotive-no', 'carstore-no'))).toBe(true);
  for (const key of ['automotive-uk', 'carstore-fi', 'carstore-sk'] as const)
    expect(unique(plates(key))).toBe(true);
});

test('cars are called as their country calls them: a British Opel is a Vauxhall, no estate abroad a Sportscombi', () => {
  const makes = (key: (typeof CAR_SITES)[number]) => new Set(carsOf(key).map((car) => car.car_brand));
  expect(makes('automotive-uk')).toContain('Vauxhall');
  expect(makes('automotive-uk')).not.toContain('Opel');
  expect(makes('automotive-se')).not.toContain('Vauxhall');
  const isSportscombi = (car: CarRecord) => JSON.stringify(car).includes('Sportscombi');
  const wagons = new Map(CAR_SITES.map((key) => [key, count(carsOf(key), isSportscombi)]));
  for (const [key, number] of wagons) expect(number > 0, key).toBe(siteByKey(key).country === 'SE');
});

describe.each(CAR_SITES)('the stock of %s', (key) => {
  const site = siteByKey(key);
  const cars = carsOf(key);
  const some = cars.slice(0, SAMPLE);
  const language = facetLanguage(site.locale);

  test('is made of records that the stock accepts', () => {
    for (const car of some) {
      expect(carRecordSchema.parse(car)).toEqual(car);
    }
  });

  test('speaks the words of the site', () => {
    for (const car of some) {
      for (const field of [
        'car_condition',
        'car_body',
        'car_drive',
        'car_color',
        'car_fuel',
        'car_gearbox',
      ] as const) {
        const value = String(car[field]);
        expect(mapWord(field, value, language)).toEqual({ value, known: true });
      }
    }
  });

  test("stands in the site's own houses, with sellers of theirs", () => {
    const houses = new Map(demoSites(key, TODAY).map((house) => [house.site_id, house]));
    for (const car of some) {
      const house = houses.get(String(car.car_site_id));
      expect(house?.site_city).toBe(car.car_site_city);
      const erp = `${car.car_companyerpid}.${car.car_departmenterpid}`;
      const department = house?.site_departments.find((each) => each.erp_id === erp);
      const mails = department?.users.map((user) => user.email) ?? [];
      expect(car.car_sellers?.length).toBeGreaterThan(0);
      for (const seller of car.car_sellers ?? []) expect(mails).toContain(seller.email);
      if (car.car_is_used === false) expect(house?.site_brands).toContain(car.car_brand);
    }
  });

  test('has prices that agree with themselves', () => {
    for (const car of some) {
      expect(car.car_price_currency).toBe(site.currency);
      expect(car.car_price).toBe(car.car_has_campaign_price ? car.car_campaign_price : car.car_retail_price);
      if (car.car_has_campaign_price)
        expect(Number(car.car_campaign_price)).toBeLessThan(Number(car.car_retail_price));
      expect(String(car.car_price_text).replace(/\D/g, '')).toBe(String(car.car_price));
    }
  });

  test("has loans whose default cost is the calculator's, and that can be paid down to the maximum in every period", () => {
    for (const { car_loan_option: loan, car_price } of some) {
      const chosen = loan?.default_contract_duration;
      if (!loan || !chosen) continue;
      const price = toMinor(Number(car_price));
      for (const each of loan.contract_durations ?? []) {
        const duration = {
          months: each.months,
          residual_percentage: Number(each.residual_percentage),
          cash_amount_max_percentage: Number(each.cash_amount_max_percentage),
          invoice_fee: Number(each.invoice_fee),
          start_fee: Number(each.start_fee),
          interest_rate: Number(each.interest_rate),
        };
        const cheapest = choosePeriod(price, Number(chosen.cash_amount_min_percentage), duration, price);
        expect(
          loanQuote({ price, downPayment: cheapest.downPayment, terms: termsOf(duration, false) }).ok,
        ).toBe(true);
        if (each.months !== chosen.months) continue;
        const quote = loanQuote({ price, downPayment: cheapest.limits.min, terms: termsOf(duration, false) });
        expect(
          quote.ok && Math.abs(toMajor(quote.value.monthlyCost) - Number(loan.default_monthly_cost)),
        ).toBeLessThanOrEqual(0.5);
      }
      expect(loan.disclaimer).toMatch(/\{1\}.*\{2\}.*\{3\}.*\{4\}.*\{5\}/);
    }
  });

  test('has electric figures where there is a battery, and fuel figures where there is an engine', () => {
    const electric = mapWord('car_fuel', 'Electric', language).value;
    for (const car of some) {
      if (car.car_fuel === electric)
        expect([car.car_fuel_combined_text, typeof car.battery_size]).toEqual([null, 'number']);
      if (typeof car.battery_size !== 'number') expect(car.car_fuel_combined_text).toMatch(/\d/);
    }
  });

  test('was published before today, most of it lately, and never registered later than that', () => {
    for (const car of some) {
      expect(String(car.car_publishdate) < `${TODAY}T00:00:00Z`).toBe(true);
      expect(car.car_firstregistration === null || String(car.car_firstregistration) < TODAY).toBe(true);
      expect(Number(car.car_year)).toBeGreaterThan(2014);
    }
  });

  test('has descriptions that differ', () => {
    const texts = new Set(some.map((car) => car.car_description));
    expect(texts.size).toBe(some.length);
    for (const text of texts) expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|\{/);
    for (const text of texts) expect(String(text).split('\n\n').length).toBeGreaterThanOrEqual(4);
  });
});

test('the Swedish stock has every kind of car that a page must show', () => {
  const cars = carsOf('automotive-se');
  for (const [kind, share] of [
    [(car: CarRecord) => car.car_is_sample, 0.02],
    [(car: CarRecord) => car.car_has_campaign_price, 0.05],
    [(car: CarRecord) => car.car_has_privateleasing, 0.2],
    [(car: CarRecord) => car.car_has_companyleasing, 0.2],
    [(car: CarRecord) => car.car_has_loan, 0.8],
    [(car: CarRecord) => car.car_vehicle_type_code === 'LCV', 0.05],
    [(car: CarRecord) => car.car_condition === 'Demobil', 0.03],
    [(car: CarRecord) => car.car_images?.length === 0, 0.02],
    [(car: CarRecord) => car.car_brand === 'Mercedes-Benz', 0.05],
    [(car: CarRecord) => car.car_brand === 'smart', 0.02],
    [(car: CarRecord) => car.caroftheweek, 0.001],
  ] as const) {
    expect(count(cars, kind) / cars.length).toBeGreaterThan(share);
  }
  expect(
    count(cars, (car) => car.car_is_sample && (car.car_regno || car.car_chassino || car.car_mileage)),
  ).toBe(0);
});

test('reduced cars have a past at their ordinary price, some others at another one', () => {
  const now = new Map(
    carsOf('automotive-se')
      .slice(0, SAMPLE)
      .map((car) => [car.car_id, car]),
  );
  const before = [...demoCarsBeforeReduction('automotive-se', TODAY, SAMPLE)];
  const isReduced = ({ car_id }: CarRecord) => now.get(car_id)?.car_has_campaign_price === true;
  expect(before.filter(isReduced)).toHaveLength(count([...now.values()], isReduced));
  for (const car of before) {
    const ordinary = now.get(car.car_id)?.car_retail_price;
    expect(car.car_price === ordinary).toBe(isReduced(car));
    expect(car.car_retail_price).toBe(car.car_price);
  }
  const first = [...demoCarsAtFirst('automotive-se', TODAY, SAMPLE)];
  const ids = new Set(before.map(({ car_id }) => car_id));
  expect(first.every(({ car_id }) => ids.has(car_id))).toBe(true);
  const moved = (part: (then: number, later: number) => boolean) =>
    count(first, (car) => part(car.car_price ?? 0, now.get(car.car_id)?.car_price ?? 0));
  expect(moved((then, later) => then > later)).toBeGreaterThan(10);
  expect(moved((then, later) => then < later)).toBeGreaterThan(3);
  expect(count([...before, ...first], (car) => car.car_has_campaign_price || car.car_campaign_price)).toBe(0);
});

test('the same day gives the same stock', () => {
  expect([...demoCars('carstore-sk', TODAY, 50)]).toEqual(carsOf('carstore-sk').slice(0, 50));
});

describe('pictures', () => {
  const cars = [...all.values()].flat();
  const sources = [...new Set(cars.flatMap((car) => (car.car_images ?? []).map((image) => image.original)))];

  test('are shared by cars that look alike, all of them ours', () => {
    const shown = cars.flatMap((car) => car.car_images ?? []).length;
    expect(sources.length).toBeLessThan(shown * 0.7);
    for (const src of sources) expect(mediaId(src), src).toMatch(/^car-/);
  });

  test('are drawn from their id alone', () => {
    for (const src of sources.filter((_, index) => index % 2000 === 0)) {
      const id = mediaId(src) ?? '';
      expect(demoDrawing(id)).toMatch(/^<svg /);
      expect(demoDrawing(id)).toBe(demoDrawing(id));
    }
    for (const house of demoSites('automotive-se', TODAY).slice(0, 5)) {
      expect(demoPicture(mediaId(house.site_primary_image?.original ?? '') ?? '')).toMatchObject({
        width: 1600,
        height: 1066,
      });
    }
  });

  test('do not answer to other ids', () => {
    for (const id of [
      'car-tank-blue-front-left-nordhem-se',
      'car-volvo-v60-blue-front-left-nordhem-dk',
      'car-volvo-v60-toString-side-left-nordhem-se',
      'car-volvo-v60-blue-side-left-toString-se',
      'house-castle-1',
      '',
    ]) {
      expect(demoDrawing(id)).toBeNull();
    }
  });

  test('show a blur first, small enough to travel with the record', () => {
    const [image] = cars.find((car) => car.car_images?.length)?.car_images ?? [];
    const blur = image?.blur_data_url ?? '';
    expect(blur).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/);
    expect(blur.length).toBeLessThan(320);
  });
});
