import { expect, test } from 'vitest';
import { createColumnarIndex, type SearchRequest } from '~/platform/search';
import { carRecordSchema } from './car-record';
import { carIndexSchema } from './index-schema';

const INDEX = 'automotive-se-cars';

/** Two cars that differ in every field that is searched. */
const OLDER = {
  car_id: '1',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_condition: 'Begagnad',
  car_is_used: true,
  car_is_sample: false,
  caroftheweek: true,
  car_body: 'Kombi',
  car_drive: 'Framhjulsdrift',
  car_color: 'Svart',
  car_year: 2019,
  car_fuel: 'Diesel',
  car_gearbox: 'Automatisk',
  car_mileage: 4500,
  car_mileage_text: '4 500 mil',
  car_odometer: 45_000,
  car_odometer_unit: 'km',
  car_power: 190,
  car_price: 249_900,
  car_site_id: '100',
  car_site_region: 'Skåne',
  car_site_city: 'Lund',
  car_companyerpid: '100',
  car_departmenterpid: '10',
  car_pbbratio: 1.2,
  car_campaigns: ['Vår', 'Vinterhjul'],
  car_publishdate: '2026-02-01T08:00:00Z',
  car_loan_monthly_cost: 2820,
  car_loan_rate: 4.95,
  car_loan_duration: 72,
  car_loan_description: 'Billån',
  car_has_loan: true,
};
const NEWER = {
  car_id: '2',
  car_brand: 'Kia',
  car_model: 'EV6',
  car_condition: 'Ny',
  car_is_used: false,
  car_is_sample: true,
  caroftheweek: false,
  car_body: 'SUV',
  car_drive: 'Fyrhjulsdrift',
  car_color: 'Vit',
  car_year: 2026,
  car_fuel: 'El',
  car_gearbox: 'Manuell',
  car_mileage: 0,
  car_power: 325,
  car_price: 649_900,
  car_site_id: '200',
  car_site_region: 'Halland',
  car_site_city: 'Varberg',
  car_companyerpid: '200',
  car_departmenterpid: '20',
  car_pbbratio: 0.9,
  car_campaigns: ['Laddbox'],
  car_publishdate: '2026-03-01T08:00:00Z',
  car_loan_monthly_cost: 6990,
  car_loan_rate: 3.95,
  car_loan_duration: 36,
  car_has_loan: false,
};

const index = createColumnarIndex(carIndexSchema('sv-SE'));
index.upsert([OLDER, NEWER].map((fields) => carRecordSchema.parse(fields)));
const ask = (request: Omit<SearchRequest, 'index'>) => index.search({ ...request, index: INDEX });
const idsOf = (request: Omit<SearchRequest, 'index'>) => ask(request).content.map(({ car_id }) => car_id);

test.each([
  ['V-188', 'car_brand', 'Volvo'],
  ['V-189', 'car_model', 'V60'],
  ['V-192', 'car_condition', 'Begagnad'],
  ['V-193', 'car_is_used', true],
  ['V-194', 'car_is_sample', false],
  ['V-195', 'caroftheweek', true],
  ['V-196', 'car_body', 'Kombi'],
  ['V-197', 'car_drive', 'Framhjulsdrift'],
  ['V-198', 'car_color', 'Svart'],
  ['V-199', 'car_year', 2019],
  ['V-200', 'car_fuel', 'Diesel'],
  ['V-201', 'car_gearbox', 'Automatisk'],
  ['V-240', 'car_campaigns', 'Vinterhjul'],
  ['V-244', 'car_site_id', '100'],
  ['V-245', 'car_site_city', 'Lund'],
  ['V-246', 'car_site_region', 'Skåne'],
])('%s: %s is counted as a facet, and filters', (_, name, value) => {
  const { facet } = ask({ facets: [{ name }], limit: 0 });
  const values = facet.flatMap((each) => ('values' in each ? each.values : []));
  expect(values.find(({ text }) => text === String(value))).toMatchObject({ count: 1 });
  expect(idsOf({ filters: { [name]: [value] } })).toEqual(['1']);
});

test.each([
  ['V-202', 'car_mileage', 0, 4500],
  ['V-206', 'car_power', 190, 325],
  ['V-207', 'car_price', 249_900, 649_900],
  ['V-271', 'car_loan_monthly_cost', 2820, 6990],
])(
  '%s: %s is a number with a histogram from its least to its most, and filters by a range',
  (_, name, min, max) => {
    const [facet] = ask({ facets: [{ name }], limit: 0 }).facet;
    expect(facet).toMatchObject({ name, type: 'histogram', min, max });
    expect(idsOf({ filters: { [name]: { type: 'range', values: [min, min] } } })).toHaveLength(1);
  },
);

test.each([
  ['V-251', 'car_publishdate', ['1', '2']],
  ['V-271', 'car_loan_monthly_cost', ['1', '2']],
  ['V-272', 'car_loan_rate', ['2', '1']],
  ['V-273', 'car_loan_duration', ['2', '1']],
])('%s: %s sorts both ways', (_, name, ascending) => {
  expect(idsOf({ sort_name: `${name}_asc` })).toEqual(ascending);
  expect(idsOf({ sort_name: `${name}_desc` })).toEqual(ascending.toReversed());
});

test.each([
  ['V-190', 'car_model_text', null],
  ['V-202', 'car_mileage_text', '4 500 mil'],
  ['V-203', 'car_odometer', 45_000],
  ['V-203', 'car_odometer_unit', 'km'],
  ['V-248', 'car_companyerpid', '100'],
  ['V-248', 'car_departmenterpid', '10'],
  ['V-249', 'car_pbbratio', 1.2],
  ['V-272', 'car_loan_rate', 4.95],
  ['V-273', 'car_loan_duration', 72],
  ['V-274', 'car_loan_description', 'Billån'],
])('%s: %s is kept as it came', (_, name, value) => {
  expect(ask({ filters: { car_id: ['1'] } }).content[0]?.[name] ?? null).toBe(value);
});

test('V-189: models stand below their brand', () => {
  const { facet } = ask({ facets: [{ name: 'car_brand', child_name: 'car_model' }], limit: 0 });
  expect(facet).toMatchObject([
    {
      values: [
        { text: 'Kia', children: [{ text: 'EV6', count: 1 }] },
        { text: 'Volvo', children: [{ text: 'V60', count: 1 }] },
      ],
    },
  ]);
});
