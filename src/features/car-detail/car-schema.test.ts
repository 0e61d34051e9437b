import { describe, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import { carRecordSchema } from '~/modules/stock';
import { testPage } from '~test/block';
import { breadcrumbSchema, carSchema, kilometres } from './car-schema';

const page = testPage();
const [facility] = demoSites('automotive-se', '2026-03-02');
const url = 'https://nordhem.example/kop-bil/7/volvo-v60';
const schemaOf = (fields: object) => {
  const car = carRecordSchema.parse({ car_id: '7', car_brand: 'Volvo', car_model: 'V60', ...fields });
  return carSchema({ car, page, facility, origin: 'https://nordhem.example', url });
};

describe('schema.org Car and Offer', () => {
  test('say what is known of a used car', () => {
    const schema = schemaOf({
      car_version: 'B4 Momentum',
      car_year: 2021,
      car_is_used: true,
      car_mileage: 4500,
      car_chassino: 'YV1ZW0000L1000001',
      car_price: 249900,
      car_price_currency: 'SEK',
      car_images: [{ original: '/media/car-1/1280.webp' }, { original: 'https://pictures.example/2.jpg' }],
    });
    expect(schema).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: 'Volvo V60 B4 Momentum',
      url,
      vehicleModelDate: '2021',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45000, unitCode: 'KMT' },
      vehicleIdentificationNumber: 'YV1ZW0000L1000001',
      image: ['https://nordhem.example/media/car-1/1280.webp', 'https://pictures.example/2.jpg'],
      offers: {
        '@type': 'Offer',
        price: 249900,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'AutoDealer', name: facility?.site_official_name },
      },
    });
  });

  test('leave out what is not known; no price is no offer', () => {
    const schema = schemaOf({});
    expect(schema).not.toHaveProperty('offers');
    expect(schema).not.toHaveProperty('mileageFromOdometer');
    expect(JSON.stringify(schema)).not.toContain('null');
  });

  test('a car that is ordered is not in stock', () => {
    expect(schemaOf({ car_is_sample: true, car_price: 1 })).toMatchObject({
      itemCondition: 'https://schema.org/NewCondition',
      offers: { availability: 'https://schema.org/PreOrder' },
    });
  });
});

test.each([
  [{ car_odometer: 45000, car_odometer_unit: 'km', car_mileage: 4500 }, 'mil', 45000],
  [{ car_odometer: null, car_odometer_unit: null, car_mileage: 4500 }, 'mil', 45000],
  [{ car_odometer: 10000, car_odometer_unit: 'miles', car_mileage: 10000 }, 'miles', 16093],
  [{ car_odometer: 10, car_odometer_unit: 'leagues', car_mileage: null }, 'km', null],
] as const)('%j on a site of %s is %s km', (car, unit, km) => {
  expect(kilometres(car, unit)).toBe(km);
});

test('a breadcrumb counts from one', () => {
  expect(breadcrumbSchema([{ title: 'Start', url: 'https://nordhem.example/' }])).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Start', item: 'https://nordhem.example/' }],
  });
});
