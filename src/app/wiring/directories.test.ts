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
    { carId: '7', siteId: '', siteName, service: null, toEmail: '' },
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
      sampleCar: true,
      departmentMissing: false,
      receivers: [{ email: department?.email }],
    });
    const repairer = dealers.find((facility) => !soldAt(facility, 'Kia'));
    expect(repairer?.site_official_name).toBe('Nordhem Södertälje');
    for (const name of [repairer?.site_official_name, 'Nordhem Nowhere']) {
      expect(await candidates(sample, name)).toMatchObject({
        receivers: [],
        sampleCar: true,
        departmentMissing: true,
      });
    }
  });
});

describe('V-443 a request that names no car', () => {
  const candidatesOf = (toEmail: string) =>
    receiverDirectory(demo.services).candidates(
      site,
      'sv',
      { carId: '', siteId: '', siteName: '', service: null, toEmail },
      NOW,
    );

  test('goes to whom it names, where a facility has published the address', async () => {
    const facility = all[3];
    const department = facility?.site_departments[0];
    const user = department?.users[0];
    for (const email of [facility?.site_email, department?.email, user?.email?.toUpperCase()]) {
      const { receivers, siteId } = await candidatesOf(email ?? '');
      expect(receivers.map((each) => each.email.toLowerCase())).toContain(email?.toLowerCase());
      expect(siteId).toBe(facility?.site_id);
    }
  });

  test.each(['', 'evil@x.example', 'nordhem.example'])('goes to nobody for %j', async (email) => {
    expect((await candidatesOf(email)).receivers).toEqual([]);
  });
});

describe('correction 17: who answers, where and by when', () => {
  test('a seller is a person, a department and a facility are not', async () => {
    const [first] = all;
    const people = [{ name: null, email: 'someone@nordhem.example', phone: null }];
    const { receivers } = await candidates(carOf({ car_site_id: first?.site_id, car_sellers: people }));
    expect(receivers[0]).toEqual({ name: '', email: 'someone@nordhem.example', kind: 'person' });
    expect(new Set(receivers.slice(1).map(({ kind }) => kind))).toEqual(new Set(['facility']));
  });

  test('the day follows the hours of the facility, and its own answer time where it has one', async () => {
    const { facilities } = demo.services;
    const { site_answer_hours: _, ...first } = all[0] ?? none();
    const dueWith = async (change: Partial<SiteRecord>) => {
      const record = { ...first, ...change };
      const directory = receiverDirectory({
        stock: { car: async () => carOf({ car_site_id: first.site_id }) },
        facilities: { all: facilities.all, forBrand: facilities.forBrand, bySiteId: () => record },
      });
      const requested = { carId: '7', siteId: '', siteName: '', service: null, toEmail: '' };
      return (await directory.candidates(site, 'sv', requested, NOW)).answerDue;
    };
    const open = (opens: string, closes: string) => [
      {
        ...(first.site_departments[0] ?? none()),
        openingschedule: {
          openinghours: [{ day: '', displayText: '', weekdays: [1, 2, 3, 4, 5], opens, closes }],
          deviationdays: [],
        },
      },
    ];
    // Monday 2 March 2026, 10:00.
    expect(await dueWith({ site_departments: open('10:00', '18:00') })).toEqual({
      date: '2026-03-02',
      time: '18:00',
    });
    expect(await dueWith({ site_departments: open('08:00', '12:00') })).toEqual({
      date: '2026-03-04',
      time: '10:00',
    });
    expect(await dueWith({ site_departments: open('08:00', '12:00'), site_answer_hours: 2 })).toEqual({
      date: '2026-03-02',
      time: '12:00',
    });
    // Without hours in numbers those of the group's office count: eight hours of nine to five.
    expect(await dueWith({ site_departments: [] })).toEqual({ date: '2026-03-03', time: '10:00' });
  });

  test('of a chosen dealer the place is that dealer, of no car it is the group', async () => {
    const dealers = demo.services.facilities.forBrand('automotive-se-sites', 'Kia');
    const dealer = dealers.find((each) => soldAt(each, 'Kia'));
    const sample = carOf({ car_brand: 'Kia', car_is_sample: true });
    const { place, receivers } = await candidates(sample, dealer?.site_official_name);
    expect([place.name, receivers[0]?.kind]).toEqual([dealer?.site_official_name, 'facility']);
    const { facilities, stock } = demo.services;
    const group = await receiverDirectory({ stock, facilities }).candidates(
      site,
      'sv',
      { carId: '', siteId: '', siteName: '', service: null, toEmail: '' },
      NOW,
    );
    expect(group).toMatchObject({ place: { name: 'Nordhem', phone: site.contact.phone }, car: null });
  });
});

describe('who may receive a request for service', () => {
  const norway = siteByKey('automotive-no');
  const service = (vehicle: 'car' | 'motorcycle') =>
    ({ vehicle, services: [], date: '2026-03-09', other: '', consent: true, newsletter: false }) as const;
  let norwegian: Awaited<ReturnType<typeof demoServices>>;
  beforeAll(async () => {
    norwegian = await demoServices('automotive-no', 1);
  });
  afterAll(() => norwegian?.close());

  const candidatesFor = (siteName: string, vehicle: 'car' | 'motorcycle' = 'car') =>
    receiverDirectory(norwegian.services).candidates(
      norway,
      'nb',
      { carId: '', siteId: '', siteName, service: service(vehicle), toEmail: '' },
      NOW,
    );

  test('W-621: the workshop of the dealer that was chosen, and by when it answers', async () => {
    const { receivers, place, answerDue } = await candidatesFor('Nordhem Bergen');
    expect(receivers).toEqual([
      { name: 'Nordhem Bergen Verksted', email: 'verksted.bergen@nordhem.example', kind: 'facility' },
    ]);
    expect(place).toMatchObject({ name: 'Nordhem Bergen', email: 'verksted.bergen@nordhem.example' });
    expect(answerDue).not.toBeNull();
  });

  test('W-622, W-650: no receiver for an unknown dealer, or one that does not service motorcycles', async () => {
    expect((await candidatesFor('Evil AS')).receivers).toEqual([]);
    expect((await candidatesFor('Nordhem Bergen', 'motorcycle')).receivers).toEqual([]);
    expect((await candidatesFor('Nordhem Drammen', 'motorcycle')).place.name).toBe('Nordhem Drammen');
  });
});

function none(): never {
  throw new Error('the demo has none');
}
