import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFacilities,
  createStaffFacilities,
  type Facilities,
  facilitiesMigrations,
} from '~/modules/facilities';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';

const INDEX = 'automotive-se-sites';
const facility = (id: string, fields: object = {}) => ({
  site_id: id,
  site_official_name: `Nordhem ${id}`,
  slug: `nordhem-${id}`,
  site_phone: '08-100 00 00',
  site_email: 'solna@nordhem.example',
  site_departments: [
    {
      name: 'Verkstad',
      erp_id: '10.40',
      group: 'Workshop',
      users: [{ first_name: 'Anna', last_name: 'Berg', title: 'Mekaniker', email: 'anna@nordhem.example' }],
      openingschedule: {
        openinghours: [
          {
            day: 'Måndag–fredag',
            displayText: '07.00–17.00',
            weekdays: [1, 2, 3, 4, 5],
            opens: '07:00',
            closes: '17:00',
          },
        ],
      },
    },
  ],
  ...fields,
});

let staff: Awaited<ReturnType<typeof openStaff>>;
let facilities: Facilities;
let pages: ReturnType<typeof staffPages>;
let hours: { weekly: [] } | null = null;
beforeAll(async () => {
  staff = await openStaff(freshPglite, [facilitiesMigrations]);
  facilities = await createFacilities({ database: staff.database, log: nullLog });
  pages = staffPages(staff, {
    clock: fixedClock('2026-11-23T09:00:00Z'),
    staffFacilities: createStaffFacilities({ database: staff.database, facilities }),
    placesOf: () => ({
      workshops: [],
      facilities: ['12', '13'].map((id) => ({ id, name: `Nordhem ${id}` })),
    }),
    bookingHoursOf: () => hours,
  });
});
afterAll(async () => {
  await facilities.stop();
  await staff.database.close();
});
beforeEach(async () => {
  hours = null;
  await facilities.replaceAll(INDEX, []);
  for (const table of ['facilities_overrides', 'facilities_override_changes'])
    await staff.database.db.execute(sql.raw(`DELETE FROM ${table}`));
  await facilities.replaceAll(INDEX, [facility('12'), facility('13')]);
});

const get = async (path: string, who: StaffPerson = 'seller') => {
  const answer = await pages.get(who, `/staff/facilities${path}`);
  return { status: answer.status, html: await answer.text() };
};
const edit = (id: string, query: Record<string, string>) => `/${id}/edit?${new URLSearchParams(query)}`;
const HOURS = edit('12', { part: 'hours', department: '10.40' });
const post = async (path: string, fields: Record<string, string>, who: StaffPerson = 'seller') => {
  const answer = await pages.post(who, `/staff/facilities${path}`, fields);
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const workshop = (id = '12') => facilities.bySiteId(INDEX, id)?.site_departments[0];
const LATE = { 'opens-1': '07:00', 'closes-1': '19:00', revision: '0' };

describe('whose facilities', () => {
  test.each([
    ['seller', ['Nordhem 12']],
    ['otherSeller', []],
    ['salesManager', ['Nordhem 12', 'Nordhem 13']],
    ['admin', ['Nordhem 12', 'Nordhem 13']],
  ] as const)('%s sees those that they answer for', async (who, names) => {
    const { html } = await get('', who);
    expect([...html.matchAll(/<strong>(Nordhem \d+)/g)].map(([, name]) => name)).toEqual(names);
  });

  test.each(['/13', edit('13', { part: 'hours', department: '10.40' })])(
    'another facility is as one that is not there: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, 'otherSeller')).status).toBe(404);
      expect((await get(path, 'salesManager')).status).toBe(200);
    },
  );

  test('and is not changed', async () => {
    const path = edit('13', { part: 'hours', department: '10.40' });
    for (const fields of [LATE, { act: 'release' }]) {
      expect((await post(path, fields)).status).toBe(404);
      expect((await post(path, fields, 'sellerElsewhere')).status).toBe(403);
    }
    expect(workshop('13')?.openingschedule.openinghours[0]?.displayText).toBe('07.00–17.00');
  });
});

test('hours are changed, said to be of staff, logged, and released', async () => {
  expect(await post(HOURS, LATE)).toMatchObject({ status: 303, to: '/staff/facilities/12?done=changed' });
  expect(
    workshop()?.openingschedule.openinghours.map(({ day, displayText }) => `${day} ${displayText}`),
  ).toEqual(['Måndag 07.00–19.00', 'Tisdag–söndag Stängt']);
  const changed = await get('/12');
  expect(changed.html).toContain('Ändrat av personalen');
  expect(changed.html).toMatch(
    /seller, \d[^<]*: Måndag–fredag 07\.00–17\.00 → Måndag 07\.00–19\.00; Tisdag–söndag Stängt/,
  );
  expect(changed.html).toContain('I importen: Måndag–fredag 07.00–17.00');
  expect((await get('')).html).toContain('Ändrat av personalen');
  await post(HOURS, { act: 'release', revision: '1', what: '' });
  expect(workshop()?.openingschedule.openinghours[0]?.day).toBe('Måndag–fredag');
});

test('what cannot be taken comes back filled, with the error at its field', async () => {
  const refused = await post(HOURS, { ...LATE, 'opens-2': '18:00', 'closes-2': '09:00' });
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/id="opens-2-error"[^>]*>Stängningen måste vara efter öppningen/);
  expect(refused.html).toMatch(/name="closes-1"[^>]*value="19:00"/);
  const path = edit('12', { part: 'contact', department: '' });
  const contact = await post(path, { phone: '<b>ring</b>', email: 'nej', revision: '0' });
  expect([contact.status, contact.html.includes('id="phone-error"')]).toEqual([422, true]);
  expect(contact.html).toContain('value="&lt;b&gt;ring&lt;/b&gt;"');
  const lost = await post(path, { phone: '', email: '', revision: '0' });
  expect([lost.html.includes('id="phone-error"'), lost.html.includes('id="email-error"')]).toEqual([
    false,
    true,
  ]);
  const day = edit('12', { part: 'deviations', department: '10.40' });
  for (const [date, error] of [
    ['2026-11-22', 'Den dagen har varit.'],
    ['2026-02-30', 'Skriv datumet som'],
    ['', 'Skriv datumet som'],
    ['2030-01-02', 'Välj ett datum inom'],
  ] as const)
    expect((await post(day, { date, kind: 'closed', revision: '0' })).html).toContain(error);
});

test('who comes second is told what the first has changed, and may save again', async () => {
  await post(HOURS, LATE, 'admin');
  const late = await post(HOURS, { ...LATE, 'closes-1': '16:00' });
  expect(late.status).toBe(409);
  expect(late.html).toMatch(/admin, [^<]*: Måndag–fredag 07\.00–17\.00 → Måndag 07\.00–19\.00/);
  expect(late.html).toMatch(/name="closes-1"[^>]*value="16:00"/);
  expect(late.html).toContain('name="revision" value="1"');
  expect((await post(HOURS, { ...LATE, 'closes-1': '16:00', revision: '1' })).status).toBe(303);
});

test('a day and a person of ours are shown and released one by one', async () => {
  const day = edit('12', { part: 'deviations', department: '10.40' });
  await post(day, {
    date: '2026-12-24',
    kind: 'hours',
    opens: '09:00',
    closes: '12:00',
    name: 'Julafton',
    revision: '0',
  });
  expect(workshop()?.openingschedule.deviationdays).toMatchObject([
    { day: '2026-12-24', displayText: 'Julafton: 09.00–12.00' },
  ]);
  const opened = await get(`${day}&day=2026-12-24`);
  expect(opened.html).toMatch(/name="name"[^>]*value="Julafton"/);
  await post(day, { act: 'release', what: '2026-12-24', revision: '1' });
  expect(workshop()?.openingschedule.deviationdays).toEqual([]);

  const people = edit('12', { part: 'people', department: '10.40' });
  const form = await get(people);
  expect(form.html).toMatch(/name="first_name-0"[^>]*value="Anna"/);
  const row = (at: number, name: string, more: Record<string, string>) => ({
    [`first_name-${at}`]: name,
    [`last_name-${at}`]: 'Berg',
    ...more,
  });
  const typed = {
    count: '2',
    revision: '0',
    ...row(0, 'Anna', {
      'source-0': 'anna@nordhem.example',
      'email-0': 'anna@nordhem.example',
      'title-0': 'Chef',
      'order-0': '1',
      'shown-0': 'on',
    }),
    ...row(1, 'Cia', { 'source-1': '', 'order-1': '1', 'shown-1': 'on' }),
  };
  expect((await post(people, typed)).status).toBe(303);
  expect(workshop()?.users.map(({ first_name, title }) => `${first_name} ${title}`)).toEqual([
    'Cia ',
    'Anna Chef',
  ]);
});

test('the page says by which hours the workshop takes bookings', async () => {
  expect((await get('/12')).html).toContain('tar bokningar efter de här tiderna');
  hours = { weekly: [] };
  expect((await get('/12')).html).toContain('ett eget schema');
});

test.each(['', '?part=nothing', '?part=hours&department=99', '?part=people'])(
  'a part that is not there: edit%s',
  async (query) => {
    expect((await get(`/12/edit${query}`)).status).toBe(404);
    expect((await post(`/12/edit${query}`, LATE)).status).toBe(404);
  },
);
