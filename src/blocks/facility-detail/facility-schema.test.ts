import { expect, test } from 'vitest';
import { siteRecordSchema } from '~/modules/facilities';
import { testPage } from '~test/block';
import { facilityJsonLd } from './facility-schema';

const facility = siteRecordSchema.parse({
  site_id: '7',
  site_official_name: 'Nordhem </script> Ängelholm',
  slug: 'nordhem-angelholm',
  site_street: 'Storgatan 1',
  site_zip: '262 32',
  site_city: 'Ängelholm',
  site_geocoord: '56.24,12.86',
  site_image_url: '/media/house-facade-1/640.webp',
  site_departments: [
    {
      name: 'Verkstad',
      group: 'Workshop',
      openingschedule: {
        openinghours: [
          {
            day: 'Måndag–fredag',
            displayText: '07:00–24:00',
            weekdays: [1, 2, 3, 4, 5],
            opens: '07:00',
            closes: '24:00',
          },
          { day: 'Lördag', displayText: 'Ring oss' },
        ],
        deviationdays: [
          { day: '2026-02-27 Inventering', displayText: 'Stängt', closed: true },
          { day: '2026-12-24 Julafton', displayText: 'Stängt', closed: true },
          { day: '2026-12-31', displayText: '9–12', opens: '09:00', closes: '12:00' },
          { day: '2027-01-05', displayText: 'Kortare dag' },
        ],
      },
    },
  ],
});

test('a facility is a dealer, its workshop a repair shop with hours and deviating days', () => {
  expect(facilityJsonLd(facility, testPage(), '2026-03-02')).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://nordhem.example/anlaggningar/nordhem-angelholm',
    image: 'https://nordhem.example/media/house-facade-1/1280.jpg',
    address: { '@type': 'PostalAddress', postalCode: '262 32', addressCountry: 'SE' },
    geo: { '@type': 'GeoCoordinates', latitude: 56.24, longitude: 12.86 },
    department: [
      {
        '@type': 'AutoRepair',
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
              (day) => `https://schema.org/${day}`,
            ),
            opens: '07:00',
            closes: '23:59',
          },
        ],
        specialOpeningHoursSpecification: [
          { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
          { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '12:00' },
        ],
      },
    ],
  });
});

test('what the record does not say is no value', () => {
  const bare = siteRecordSchema.parse({ site_id: '7', site_official_name: 'Nordhem', slug: 'nordhem' });
  const data = facilityJsonLd(bare, testPage(), '2026-03-02');
  expect(Object.keys(data)).not.toContain('geo');
  expect(JSON.stringify(data)).not.toMatch(/""|\[\]|null/);
});

test('a workshop that enough customers have rated has its average, and no other department', () => {
  const ratings = new Map([['10.40', { average: 4.3, count: 23 }]]);
  const site_departments = ['10.40', '10.41'].map((erp_id) => ({
    name: 'Verkstad',
    group: 'Workshop',
    erp_id,
  }));
  const rated = siteRecordSchema.parse({ ...facility, site_departments });
  expect(facilityJsonLd(rated, testPage(), '2026-03-02', ratings)).toMatchObject({
    department: [
      {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 4.3,
          ratingCount: 23,
          bestRating: 5,
          worstRating: 1,
        },
      },
      expect.not.objectContaining({ aggregateRating: expect.anything() }),
    ],
  });
});
