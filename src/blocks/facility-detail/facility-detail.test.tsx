import { expect, test } from 'vitest';
import { siteRecordSchema } from '~/modules/facilities';
import { siteByKey } from '~/sites';
import type { PageContext } from '../contract';
import { addressOf } from './facility-detail.data';
import { facilityJsonLd } from './facility-schema';

const facility = siteRecordSchema.parse({
  site_id: '7',
  site_official_name: 'Nordhem </script> Ängelholm',
  slug: 'nordhem-angelholm',
  site_street: 'Storgatan 1',
  site_zip: '262 32',
  site_city: 'Ängelholm',
  site_geocoord: '56.24,12.86',
  site_departments: [
    {
      name: 'Verkstad',
      group: 'Workshop',
      openingschedule: {
        openinghours: [
          {
            day: 'Måndag–fredag',
            displayText: '07:00–17:00',
            weekdays: [1, 2, 3, 4, 5],
            opens: '07:00',
            closes: '17:00',
          },
          { day: 'Lördag', displayText: 'Ring oss' },
        ],
        deviationdays: [{ day: '2026-12-24 Julafton', displayText: 'Stängt', closed: true }],
      },
    },
  ],
});

const page = {
  site: siteByKey('automotive-se'),
  origin: 'https://nordhem.example',
  href: (path: string) => path,
};

test('a facility is a dealer, its workshop a repair shop with hours and deviating days', () => {
  expect(facilityJsonLd(facility, page as PageContext)).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://nordhem.example/anlaggningar/nordhem-angelholm',
    geo: { latitude: 56.24, longitude: 12.86 },
    department: [
      {
        '@type': 'AutoRepair',
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '07:00',
            closes: '17:00',
          },
        ],
        specialOpeningHoursSpecification: [
          { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
        ],
      },
    ],
  });
});

test('what a facility lacks leaves no comma behind', () => {
  expect(addressOf(facility)).toBe('Storgatan 1, 262 32 Ängelholm');
  expect(addressOf({ ...facility, site_street: '', site_zip: '' })).toBe('Ängelholm');
});
