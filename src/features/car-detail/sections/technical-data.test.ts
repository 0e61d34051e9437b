import { describe, expect, test } from 'vitest';
import { carRecordSchema } from '~/modules/stock';
import { testPage } from '~test/block';
import { keyFacts, technicalRows } from './technical-data';

const page = testPage();
const carOf = (fields: object) =>
  carRecordSchema.parse({ car_id: '1', car_brand: 'Volvo', car_model: 'V60', ...fields });
const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);

describe('technical data', () => {
  test('of a car of which nothing is known are no rows at all', () => {
    expect(keyFacts(carOf({}), page)).toEqual([]);
    expect(technicalRows(carOf({}), page)).toEqual([]);
  });

  test('have no row for an empty value or for nought', () => {
    const rows = technicalRows(
      carOf({ car_doors: null, car_seats: 0, car_body: 'Kombi', car_ncapstars: 0 }),
      page,
    );
    expect(rows).toEqual([{ label: 'Biltyp', value: 'Kombi' }]);
  });

  test('show a year without separator, a date as a day, a plate as on the car', () => {
    const car = carOf({ car_year: 2019, car_firstregistration: '2019-03-05T00:00:00Z', car_regno: 'ABC12D' });
    expect(keyFacts(car, page).map(({ value }) => value)).toEqual(['2019']);
    expect(technicalRows(car, page).map(({ value }) => value)).toEqual(['2019-03-05', 'ABC\u00a012D']);
  });

  test('V-210: the day of the first registration is YYYY-MM-DD in English, too', () => {
    const english = testPage({ language: 'en' });
    const rows = technicalRows(carOf({ car_firstregistration: '2019-03-05T00:00:00Z' }), english);
    expect(rows.map(({ value }) => value)).toEqual(['2019-03-05']);
  });

  test('name the mileage, or the odometer where there is no mileage', () => {
    expect(keyFacts(carOf({ car_mileage_text: '4 500 mil', car_odometer: 45000 }), page)[0]?.value).toBe(
      '4 500 mil',
    );
    expect(keyFacts(carOf({ car_odometer: 45000, car_odometer_unit: 'km' }), page)[0]?.value).toMatch(
      /^45.000 km$/,
    );
  });

  test('of electric cars stand only with cars that are charged', () => {
    const electric = carOf({
      wltp_electric_range: 450,
      wltp_electric_range_text: '450 km',
      battery_size: 60,
      battery_size_text: '60 kWh',
      electric_charging_speed_dc: 130,
      electric_charging_speed_dc_text: '130 kW',
    });
    expect(labels(keyFacts(electric, page))).toEqual(['Räckvidd el (WLTP)']);
    expect(labels(technicalRows(electric, page))).toHaveLength(2);
    const petrol = carOf({
      wltp_electric_range: 0,
      wltp_electric_range_text: '0 km',
      battery_size: 0,
      battery_size_text: '0 kWh',
    });
    expect([...keyFacts(petrol, page), ...technicalRows(petrol, page)]).toEqual([]);
  });

  test('V-205, V-250: nought is no power and no benefit value', () => {
    const car = carOf({ car_power: 0, car_power_text: '0 hk', car_beneficial_value: 0 });
    for (const reading of [page, testPage({ language: 'en' })])
      expect([...keyFacts(car, reading), ...technicalRows(car, reading)]).toEqual([]);
  });

  test('write stars and money out', () => {
    const rows = technicalRows(
      carOf({ car_ncapstars: 5, car_beneficial_value: 3120, car_vat_eligible: true }),
      page,
    );
    expect(rows.map(({ value }) => value)).toEqual([
      '5 av 5 stjärnor i Euro NCAP',
      '3\u00a0120\u00a0kr',
      'Ja',
    ]);
  });
});
