import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import {
  createFacilities,
  createStaffFacilities,
  type Facilities,
  type FacilityChange,
  facilitiesMigrations,
  type StaffFacilities,
} from '.';

const INDEX = 'automotive-se-sites';
const WORKSHOP = '10.30';
const anna = {
  first_name: 'Anna',
  last_name: 'Berg',
  title: 'Mekaniker',
  phone: '1',
  email: 'anna@x.example',
};
const bo = { ...anna, first_name: 'Bo', email: 'bo@x.example' };
const ordinary = {
  day: 'Måndag–fredag',
  displayText: '07.00–17.00',
  weekdays: [1, 2, 3, 4, 5],
  opens: '07:00',
  closes: '17:00',
};
const imported = (fields: object = {}, users: readonly object[] = [anna, bo]) => ({
  site_id: '12',
  site_official_name: 'Nordhem Solna',
  slug: 'nordhem-solna',
  site_phone: '08-1',
  site_email: 'solna@nordhem.example',
  site_departments: [
    {
      name: 'Verkstad',
      erp_id: WORKSHOP,
      group: 'Workshop',
      users,
      openingschedule: {
        openinghours: [ordinary],
        deviationdays: [{ day: '2026-12-24', displayText: 'Julafton: stängt', closed: true }],
      },
    },
  ],
  ...fields,
});

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open([facilitiesMigrations]));
  let facilities: Facilities;
  let staff: StaffFacilities;
  let another: Facilities;
  beforeEach(async () => {
    const database = emptied();
    facilities = await createFacilities({ database, log: nullLog });
    another = await createFacilities({ database, log: nullLog });
    staff = createStaffFacilities({ database, facilities });
    await facilities.replaceAll(INDEX, [imported()]);
    onTestFinished(async () => {
      await facilities.stop();
      await another.stop();
    });
  });

  const change = (request: FacilityChange, seen = 0, department = WORKSHOP) =>
    staff.change({ siteIndex: INDEX, siteId: '12', department }, request, { seen, account: 'me' });
  const shown = (of: Facilities = facilities) => of.bySiteId(INDEX, '12');
  const workshop = (of?: Facilities) => shown(of)?.site_departments[0];

  const LATE = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '07:00', closes: '19:00' }));

  test('hours said by staff are shown at once, in every process, through an import, until they are released', async () => {
    expect((await change({ part: 'hours', week: LATE })).ok).toBe(true);
    const rows = [
      {
        day: 'Måndag–torsdag',
        displayText: '07.00–19.00',
        weekdays: [1, 2, 3, 4],
        opens: '07:00',
        closes: '19:00',
      },
      { day: 'Fredag–söndag', displayText: 'Stängt', weekdays: [5, 6, 7] },
    ];
    expect(workshop()?.openingschedule.openinghours).toEqual(rows);
    await another.catchUp();
    expect(workshop(another)?.openingschedule.openinghours).toEqual(rows);
    await facilities.replaceAll(INDEX, [imported({ site_phone: '08-2' })]);
    expect([shown()?.site_phone, workshop()?.openingschedule.openinghours]).toEqual(['08-2', rows]);
    await change({ part: 'hours', release: null }, 1);
    expect(workshop()?.openingschedule.openinghours).toEqual([ordinary]);
  });

  test('a day of ours takes the place of the import’s of that date alone', async () => {
    const day = { date: '2026-12-24', hours: { opens: '09:00', closes: '12:00' }, name: 'Julafton' };
    await change({ part: 'deviations', day });
    await change({ part: 'deviations', day: { date: '2026-11-30', hours: null, name: '' } }, 1);
    expect(workshop()?.openingschedule.deviationdays).toEqual([
      { day: '2026-11-30', displayText: 'Stängt', closed: true },
      { day: '2026-12-24', displayText: 'Julafton: 09.00–12.00', opens: '09:00', closes: '12:00' },
    ]);
    await change({ part: 'deviations', release: '2026-12-24' }, 2);
    expect(workshop()?.openingschedule.deviationdays.map(({ displayText }) => displayText)).toEqual([
      'Stängt',
      'Julafton: stängt',
    ]);
  });

  test('a field typed as the import has it follows the import', async () => {
    await change({ part: 'contact', contact: { phone: '08-1', email: 'ny@nordhem.example' } }, 0, '');
    await facilities.replaceAll(INDEX, [imported({ site_phone: '08-3', site_email: 'x@nordhem.example' })]);
    expect([shown()?.site_phone, shown()?.site_email]).toEqual(['08-3', 'ny@nordhem.example']);
    await change({ part: 'contact', release: 'email' }, 1, '');
    expect(shown()?.site_email).toBe('x@nordhem.example');
  });

  test('people: other words and order win, who is new in the import comes last, who has left it is gone', async () => {
    const people = [
      { source: 'bo@x.example', shown: true, changes: { title: 'Verkmästare' } },
      { source: 'anna@x.example', shown: false, changes: {} },
      { source: null, shown: true, changes: { first_name: 'Cia', last_name: 'Dal' } },
    ];
    await change({ part: 'people', people });
    const names = () => workshop()?.users.map(({ first_name, title }) => `${first_name} ${title}`.trim());
    expect(names()).toEqual(['Bo Verkmästare', 'Cia']);
    await facilities.replaceAll(INDEX, [
      imported({}, [anna, { ...anna, first_name: 'Eva', email: 'eva@x.example' }]),
    ]);
    expect(names()).toEqual(['Cia', 'Eva Mekaniker']);
  });

  test('who saw an older revision is told what has changed since; the same again changes nothing', async () => {
    expect((await change({ part: 'hours', week: LATE })).ok).toBe(true);
    expect((await change({ part: 'hours', week: LATE })).ok).toBe(true);
    const late = await change({ part: 'hours', week: LATE.slice(1) });
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'conflict', changes: [{ account: 'me', before: { shown: [ordinary] } }] },
    });
    expect((await staff.facility(INDEX, '12'))?.changes).toHaveLength(1);
  });

  test('twelve at once: one is taken, the others are told', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, hour) =>
        change({
          part: 'hours',
          week: [{ weekday: 1, opens: '00:00', closes: `${String(hour + 10)}:00` }],
        }),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await staff.facility(INDEX, '12'))?.changes).toHaveLength(1);
  });

  test('a department, a part or a facility that is not there', async () => {
    for (const answer of [
      await change({ part: 'hours', week: LATE }, 0, '99.9'),
      await change({ part: 'hours', week: LATE }, 0, ''),
      await staff.change(
        { siteIndex: 'automotive-no-sites', siteId: '12', department: '' },
        { part: 'contact', contact: { phone: '1' } },
        { seen: 0, account: 'me' },
      ),
    ])
      expect(answer).toEqual({ ok: false, error: { code: 'unknown' } });
  });
});
