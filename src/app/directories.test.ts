import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteRecord } from '~/modules/facilities';
import { type CarRecord, carRecordSchema } from '~/modules/stock';
import { siteByKey } from '~/sites';
import { demoServices } from '~test/demo-services';
import { receiverDirectory } from './directories';

const site = siteByKey('automotive-se');
let demo: Awaited<ReturnType<typeof demoServices>>;
let all: readonly SiteRecord[];
beforeAll(async () => {
  demo = await demoServices('automotive-se', 1);
  all = demo.services.facilities.all('automotive-se-sites');
});
afterAll(() => demo?.close());

/** A Monday, 10:00 in Stockholm. */
const NOW = new Date('2026-03-02T09:00:00Z');

const carOf = (fields: object): CarRecord =>
  carRecordSchema.parse({ car_id: '7', car_brand: 'Volvo', car_model: 'V60', ...fields });

/** Who may receive a request about this car. */
const candidates = (car: CarRecord, siteName = '') => {
  const { facilities } = demo.services;
  const stock = { ...demo.services.stock, car: async () => car };
  return receiverDirectory({ stock, facilities }).candidates(
    site,
    'sv',
    { carId: '7', siteId: '', siteName },
    NOW,
  );
};

const soldAt = ({ site_departments }: SiteRecord, brand: string): boolean =>
  site_departments.some(
    ({ group, brands }) => group === 'New cars' && brands.some(({ name }) => name === brand),
  );

describe('who may receive a request about a car', () => {
  test('V-247, V-443: its sellers first, then what its facility has published', async () => {
    const [facility] = all;
    const sellers = [
      { name: 'Elsa Lind', email: 'elsa@nordhem.example' },
      { name: 'Bo Ek', email: 'bo@nordhem.example' },
    ];
    const { receivers } = await candidates(carOf({ car_site_id: facility?.site_id, car_sellers: sellers }));
    expect(receivers.slice(0, 2)).toEqual(sellers.map((each) => ({ ...each, kind: 'person' })));
    expect(receivers.map(({ email }) => email)).toContain(facility?.site_email);
  });

  test('V-248: without sellers the department that the car belongs to', async () => {
    const found = all
      .flatMap((facility) => facility.site_departments.map((department) => ({ facility, department })))
      .find(
        ({ department: { group, erp_id, email } }) => group !== 'New cars' && erp_id !== '' && email !== '',
      );
    const [car_companyerpid, car_departmenterpid] = found?.department.erp_id.split('.') ?? [];
    const car = carOf({ car_site_id: found?.facility.site_id, car_companyerpid, car_departmenterpid });
    expect((await candidates(car)).receivers[0]?.email).toBe(found?.department.email);
  });

  test('V-446: without sellers and department what the facility has', async () => {
    const { receivers } = await candidates(carOf({ car_site_id: all[0]?.site_id, car_sellers: [] }));
    expect(receivers.map(({ email }) => email)).toContain(all[0]?.site_email);
  });

  test('V-445, V-491: of a sample car the new-cars department of the chosen dealer, or none at all', async () => {
    const dealers = demo.services.facilities.forBrand('automotive-se-sites', 'Kia');
    const sample = carOf({ car_brand: 'Kia', car_is_sample: true });
    const seller = dealers.find((facility) => soldAt(facility, 'Kia'));
    const department = seller?.site_departments.find(({ group }) => group === 'New cars');
    expect(await candidates(sample, seller?.site_official_name)).toMatchObject({
      ...{ sampleCar: true, departmentMissing: false },
      receivers: [{ email: department?.email }],
    });
    const repairer = dealers.find((facility) => !soldAt(facility, 'Kia'));
    expect(repairer?.site_official_name).toBe('Nordhem Södertälje');
    for (const name of [repairer?.site_official_name, 'Nordhem Nowhere']) {
      expect(await candidates(sample, name)).toMatchObject({
        ...{ receivers: [], sampleCar: true, departmentMissing: true },
      });
    }
  });
});
