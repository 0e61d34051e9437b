import { expect, test } from 'vitest';
import { SITES } from '.';
import {
  bookingPath,
  carListPath,
  carPath,
  comparisonPath,
  FORM_ENDPOINT,
  facilityListPath,
  facilityPath,
  mapsSearchUrl,
  SEARCH_ENDPOINT,
  savedCarsPath,
} from './paths';

test('these are all addresses that the sites build', async () => {
  const perSite = SITES.map((site) =>
    [
      site.key,
      carPath(site, { car_id: '4711', slug: 'volvo-v60-b4-2024-kista' }),
      carPath(site, { car_id: '4711', slug: null }),
      carListPath(site),
      carListPath(site, 'car_brand=Volvo'),
      facilityPath(site, 'nordhem-kista'),
      facilityListPath(site),
      bookingPath(site) ?? '-',
      savedCarsPath(site) ?? '-',
      comparisonPath(site) ?? '-',
      comparisonPath(site, ['4711', 'A 1']) ?? '-',
    ].join('\n  '),
  );
  const shared = [
    FORM_ENDPOINT,
    SEARCH_ENDPOINT,
    mapsSearchUrl('Nordhem Malmö', 'Storgatan 1 A, 211 34 Malmö'),
  ];
  await expect(`${[...perSite, ...shared].join('\n')}\n`).toMatchFileSnapshot('./paths.snap.txt');
});

test('ids and slugs stay one segment of the path', () => {
  const site = SITES[0];
  if (site === undefined) throw new Error('no sites');
  expect(carPath(site, { car_id: 'a/b?c', slug: 'd#e' })).toBe(`${site.paths.carDetail}/a%2Fb%3Fc/d%23e`);
  // An address with capitals leads to the one without: it would lead to itself.
  expect(carPath(site, { car_id: 'ÅB-1', slug: 'V60' })).toBe(`${site.paths.carDetail}/%C3%A5b-1/v60`);
  expect(mapsSearchUrl('Bil & Co', '')).toBe('https://www.google.com/maps/search/?api=1&query=Bil+%26+Co');
});
