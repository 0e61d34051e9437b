import { expect, test } from 'vitest';
import { siteRecordSchema } from '~/modules/facilities';
import { nullLog } from '~/platform/log';
import { SearchUnavailable } from '~/platform/search';
import { siteByKey } from '~/sites';
import { linkTargets } from './link-targets';

const record = siteRecordSchema.parse({
  site_id: '1',
  site_official_name: 'Nordhem Täby',
  slug: 'nordhem-taby',
});
const services: Parameters<typeof linkTargets>[0] = {
  log: nullLog,
  settings: { siteOf: (site) => ({ ...site, contact: { ...site.contact, phone: '08-1' } }) },
  facilities: { all: () => [record] },
  stock: {
    facetMap: async () => [
      { name: 'car_condition', values: [] },
      { name: 'car_brand', child_name: 'car_model', values: [{ text: 'Volvo', children: ['V60'] }] },
      { name: 'car_fuel', values: [{ text: 'Bensin' }, { text: 'Okänd' }] },
    ],
  },
};
const targets = linkTargets(services);

test('facilities and filters have addresses of the site and words of the page’s language', async () => {
  const site = siteByKey('automotive-se');
  expect(await targets(site, 'en')).toEqual({
    phone: '08-1',
    facilities: [{ name: 'Nordhem Täby', href: '/anlaggningar/nordhem-taby' }],
    cars: {
      href: '/kop-bil/alla-bilar-i-lager',
      filters: [
        { name: 'car_brand', values: [{ value: 'Volvo', label: 'Volvo' }] },
        { name: 'car_model', values: [{ value: 'V60', label: 'V60', of: 'Volvo' }] },
        {
          name: 'car_fuel',
          values: [
            { value: 'Bensin', label: 'Petrol' },
            { value: 'Okänd', label: 'Okänd' },
          ],
        },
      ],
    },
  });
  expect(await targets({ ...site, carIndex: null, siteIndex: null }, 'sv')).toEqual({
    phone: '08-1',
    facilities: [],
    cars: null,
  });
});

test('while the search is away a link may lead to all else', async () => {
  const facetMap = () => Promise.reject(new SearchUnavailable('automotive-se-cars', 'away'));
  const found = await linkTargets({ ...services, stock: { facetMap } })(siteByKey('automotive-se'), 'sv');
  expect(found).toMatchObject({
    facilities: [{}],
    cars: { href: '/kop-bil/alla-bilar-i-lager', filters: [] },
  });
});
