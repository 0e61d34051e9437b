import { describe, expect, test } from 'vitest';
import { type Language, localeFor, type SiteKey, siteByKey } from '~/sites';
import { measuresIn, mileageIn, powerIn } from './car-measures';
import { carRecordSchema } from './car-record';
import { carReader } from './reader';
import { carWord } from './words/car-words';
import { measureIn } from './words/measure-text';

const readerOf = (key: SiteKey, language: Language) => {
  const site = siteByKey(key);
  return carReader(site, { language, locale: localeFor(site, language) });
};
const ENGLISH = readerOf('automotive-se', 'en');
const SWEDISH = readerOf('automotive-se', 'sv');
const FINLAND_SWEDISH = readerOf('carstore-fi', 'sv');
const BRITISH = readerOf('automotive-uk', 'en-GB');

/** No-break spaces as they are typed. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const carOf = (fields: object) =>
  carRecordSchema.parse({ car_id: '7', car_brand: 'Volvo', car_model: 'V60', ...fields });

describe('correction 8: a car’s measures in the reader’s units', () => {
  test('a Swedish mil is ten kilometres in English, and kilometres stay in Finland', () => {
    const car = carOf({ car_mileage: 1163, car_mileage_text: '1 163 mil' });
    expect(plain(mileageIn(car, ENGLISH)?.text)).toBe('11,630 km');
    expect(mileageIn(car, SWEDISH)?.text).toBe('1 163 mil');
    const finnish = carOf({ car_mileage: 130787, car_mileage_text: '130 787 km' });
    expect(plain(mileageIn(finnish, FINLAND_SWEDISH)?.text)).toBe('130 787 km');
  });

  test.each([
    ['car_acceleration_text', '7,9 s', '7.9 s'],
    ['car_cargo_volume_text', '6,0 m³', '6 m³'],
    ['car_fuel_tank_capacity_text', '60 l', '60 litres'],
    ['car_service_weight_text', '1 940 kg', '1,940 kg'],
    ['car_length_text', '4 761 mm', '4,761 mm'],
    ['car_fuel_combined_text', '0,49 l/mil', '4.9 l/100 km'],
    ['car_fuel_combined_text', '5,1 l/100 km', '5.1 l/100 km'],
    ['car_emission_mixed_text', '133 g/km', '133 g/km'],
  ] as const)('%s %s is %s in English', (field, fed, read) => {
    const words = measuresIn(carOf({ [field]: fed }), ENGLISH)[field];
    expect({ ...words, text: plain(words?.text) }).toEqual({ text: read, isUntranslated: false });
    expect(measuresIn(carOf({ [field]: fed }), SWEDISH)[field]?.text).toBe(fed);
  });

  test('numbers win over texts, and 0 is left out', () => {
    const car = carOf({ wltp_electric_range: 1480, wltp_electric_range_text: '1 480 km', battery_size: 0 });
    expect(plain(measuresIn(car, ENGLISH).wltp_electric_range?.text)).toBe('1,480 km');
    expect(measuresIn(car, ENGLISH).battery_size).toBeNull();
  });

  test('power is named as each language does', () => {
    const car = carOf({ car_power: 190, car_power_text: '190 hk (140 kW)' });
    expect(plain(powerIn(car, ENGLISH)?.text)).toBe('190 hp (140 kW)');
    const finnish = carOf({ car_power: 190, car_power_text: '140 kW (190 hv)' });
    expect(plain(powerIn(finnish, FINLAND_SWEDISH)?.text)).toBe('190 hk (140 kW)');
  });

  test('an unreadable text stays as fed, and is marked', () => {
    expect(measureIn('ungefär 500 l med fällda säten', ENGLISH)).toEqual({
      text: 'ungefär 500 l med fällda säten',
      isUntranslated: true,
    });
  });

  test('Britons read miles, miles per kilowatt-hour, and litres beside miles per gallon', () => {
    const car = carOf({
      wltp_electric_range: 460,
      wltp_electric_range_text: '460 km',
      wltp_electric_consumption: 14.8,
      wltp_electric_consumption_text: '14.8 kWh/100 km',
      car_fuel_combined_text: '57.6 mpg',
      car_mileage: 7435,
      car_mileage_text: '7,435 miles',
    });
    const measures = measuresIn(car, BRITISH);
    expect(plain(measures.wltp_electric_range?.text)).toBe('286 miles');
    expect(plain(measures.wltp_electric_consumption?.text)).toBe('4.2 miles/kWh');
    expect(plain(measures.car_fuel_combined_text?.text)).toBe('57.6 mpg (4.9 l/100 km)');
    expect(mileageIn(car, BRITISH)?.text).toBe('7,435 miles');
  });

  test('a word is the dealer’s own in its language, labelled in another, and as fed where unknown', () => {
    expect(carWord('car_equipment', 'Drag', SWEDISH)).toEqual({ text: 'Drag', isUntranslated: false });
    expect(carWord('car_equipment', 'Drag', ENGLISH)).toEqual({ text: 'Tow bar', isUntranslated: false });
    expect(carWord('car_equipment', 'Kaffebryggare', ENGLISH)).toEqual({
      text: 'Kaffebryggare',
      isUntranslated: true,
    });
    expect(carWord('car_vehicle_type_code', 'LCV', SWEDISH).text).toBe('Transportbilar');
  });
});
