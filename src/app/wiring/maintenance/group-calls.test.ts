import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoSites } from '~/demo/group';
import { demoCatalogue } from '~/demo/service-booking';
import { demoPriceTables, demoSchedule } from '~/demo/workshop';
import { createFacilities, createStaffFacilities, departmentKey } from '~/modules/facilities';
import { tableRegistry } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { decodeJson } from '~/platform/json';
import { nullLog } from '~/platform/log';
import { emptiedDatabase, freshDatabase } from '~test/database';
import { MIGRATIONS } from '../migrations';
import { type GroupFile, groupCall, groupFile, runGroupCall } from './group-calls';

const SITE = 'carstore-se';
const INDEX = `${SITE}-sites`;
const TODAY = '2026-11-24';
const emptied = emptiedDatabase(() => freshDatabase(MIGRATIONS));
let database: Database;
beforeEach(() => {
  database = emptied();
});

const WHOLE: GroupFile = {
  facilities: demoSites(SITE, TODAY),
  workshops: demoSchedule(SITE, TODAY),
  priceTables: [...demoPriceTables(SITE, TODAY)],
  catalogue: demoCatalogue(),
};
const [house] = WHOLE.facilities ?? [];
if (house === undefined) throw new Error('the demo has no facilities');

const answers = z.object({ done: z.array(z.string()), problems: z.array(z.string()) });

async function load(file: unknown, replace = false) {
  const call = groupCall.parse({ command: 'import', site: SITE, file: z.json().parse(file), replace });
  return answers.parse(await runGroupCall(database, call));
}

const written = async (): Promise<GroupFile> =>
  groupFile.parse((await runGroupCall(database, { command: 'export', site: SITE })).file);

const json = (value: unknown): unknown => decodeJson(JSON.stringify(value));

test('what was written down of a site makes an empty one the same, and again changes nothing', async () => {
  const first = await load(json(WHOLE));
  expect(first.problems).toEqual([]);
  expect(first.done[0]).toBe(
    `facilities: ${WHOLE.facilities?.length} added, 0 changed, 0 unchanged, 0 removed`,
  );
  const copy = await written();
  const byId = (a: { site_id: string }, b: { site_id: string }) => (a.site_id < b.site_id ? -1 : 1);
  expect(copy.facilities?.toSorted(byId)).toEqual(groupFile.parse(json(WHOLE)).facilities?.toSorted(byId));
  expect(copy.workshops).toEqual(groupFile.parse(json(WHOLE)).workshops);
  expect(copy.catalogue).toEqual(WHOLE.catalogue);
  expect(copy.priceTables).toHaveLength(WHOLE.priceTables?.length ?? 0);
  const again = await load(json(copy));
  expect(again.done[0]).toContain(`0 added, 0 changed, ${WHOLE.facilities?.length} unchanged, 0 removed`);
  expect(await written()).toEqual(copy);
});

test('a part that is left out stays; what would be taken away is named first, and goes with --replace', async () => {
  await load(json(WHOLE));
  const fewer = { facilities: json(WHOLE.facilities?.slice(1)) };
  const refused = await load(fewer);
  expect(refused).toEqual({
    done: [],
    problems: [
      `facility ${house.site_id}, ${house.site_official_name}, is not in the file`,
      '--replace takes them away',
    ],
  });
  expect((await written()).facilities).toHaveLength(WHOLE.facilities?.length ?? 0);
  expect((await load(fewer, true)).done).toEqual([expect.stringMatching(/, 1 removed$/)]);
  expect((await written()).catalogue).toEqual(WHOLE.catalogue);
  const [workshop] = WHOLE.workshops?.workshops ?? [];
  const schedule = { ...WHOLE.workshops, workshops: WHOLE.workshops?.workshops.slice(1) };
  expect((await load(json({ workshops: schedule }))).problems).toContain(
    `workshop ${workshop?.departmentId} is not in the file`,
  );
});

test.each([
  ['no file', 'text', [/^: /]],
  ['a part that nobody knows', { houses: [] }, [/houses/]],
  ['no facility at all', { facilities: [] }, [/^facilities: /]],
  ['a name for the address', { facilities: [{ ...house, slug: 'Malmö!' }] }, [/^facilities\.0\.slug: /]],
  [
    'two of one number',
    { facilities: [house, { ...house, slug: 'other' }] },
    [/^facilities: duplicate "site_id"/],
  ],
  ['workshops without their facilities', { workshops: WHOLE.workshops }, [/^workshops: unknown "workshops/]],
  [
    'prices without their services',
    { priceTables: WHOLE.priceTables },
    [/^priceTables: unknown "serviceId"/],
  ],
] as const)('%s is refused by name, and nothing is written', async (_, file, problems) => {
  const answer = await load(json(file));
  expect(answer.done).toEqual([]);
  expect(answer.problems).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  expect(await written()).toEqual({});
});

test('what comes before a part that is refused is done, and said', async () => {
  const answer = await load(
    json({
      facilities: WHOLE.facilities,
      workshops: {
        ...WHOLE.workshops,
        workshops: [{ ...WHOLE.workshops?.workshops[0], departmentId: '9.9' }],
      },
    }),
  );
  expect(answer.done).toEqual([expect.stringMatching(/^facilities: \d+ added/)]);
  expect(answer.problems).toEqual(['workshops: unknown "workshops.departmentId" "9.9"']);
});

test('a group without a provider brings its register of cars; the file of a site has none', async () => {
  const car = { registrationNumber: 'xyz 12a', brand: 'Volvo', model: 'V60', fuel: 'petrol' };
  expect(
    await load({
      vehicles: [car, { ...car, registrationNumber: 'XYZ12A' }, { ...car, registrationNumber: '?' }],
    }),
  ).toEqual({
    done: [],
    problems: ['vehicles.2.registrationNumber: no registration number'],
  });
  expect((await load({ vehicles: [car, { ...car, registrationNumber: 'XYZ12A' }] })).problems).toEqual([
    'vehicles.1.registrationNumber: the car is there twice',
  ]);
  expect(await load({ vehicles: [car] })).toEqual({ done: ['vehicles: 1'], problems: [] });
  expect(await tableRegistry({ database, onFailure: () => undefined }).find('XYZ12A')).toMatchObject({
    kind: 'found',
    vehicle: { brand: 'Volvo', fuel: 'petrol', buildYear: null },
  });
  expect(await written()).toEqual({});
});

describe('what is booked already', () => {
  const [first] = WHOLE.workshops?.workshops ?? [];
  const [bay] = first?.resources ?? [];
  const service = WHOLE.workshops?.services.find(({ kind }) => kind === 'service');
  const visit = {
    departmentId: first?.departmentId,
    bay: bay?.id,
    date: '2026-12-03',
    time: '09:00',
    minutes: 90,
    registrationNumber: 'abc 12a',
    services: [service?.id],
    name: 'Ada Berg',
    phone: '070-174 06 05',
  };
  const later = { ...visit, time: '10:30', services: [] };
  const stored = () =>
    database.rows(
      database.db,
      sql`SELECT state, visit_time::text AS time, registration_number AS plate, lines, customer FROM workshop_bookings ORDER BY visit_time`,
    );

  test('comes in once, with the words of our services and no price of ours; nothing else is booked at its time', async () => {
    await load(json(WHOLE));
    expect(await load({ visits: [visit, later] })).toEqual({ done: ['visits: 2'], problems: [] });
    const name = service?.words.sv?.name;
    expect(await stored()).toMatchObject([
      {
        state: 'booked',
        time: '09:00:00',
        plate: 'ABC12A',
        lines: [{ id: service?.id, name, price: null }],
        customer: { name: 'Ada Berg', phone: '+46701740605' },
      },
      { time: '10:30:00', lines: [] },
    ]);
    const taken = await database.rows(
      database.db,
      sql`SELECT ends - starts AS minutes FROM workshop_occupations`,
    );
    expect(taken).toEqual([{ minutes: 90 }, { minutes: 90 }]);
    expect((await load({ visits: [later] })).problems).toEqual([
      'visits: something is booked already; they are brought once, before that',
    ]);
    expect(await written()).not.toHaveProperty('visits');
  });

  test('is refused whole, each fault by its place, where a workshop, bay or service is unknown or two need one bay', async () => {
    await load(json(WHOLE));
    const faults = [
      visit,
      { ...visit, departmentId: '9.9' },
      { ...visit, bay: 'bay-99', services: ['flying'] },
      { ...later, time: '10:29', minutes: 5 },
      { ...later, time: '09:30', minutes: 5 },
    ];
    expect(await load({ visits: faults })).toEqual({
      done: [],
      problems: [
        'visits.1.departmentId: no workshop "9.9"',
        'visits.2.bay: no bay "bay-99"',
        'visits.2.services: no service "flying"',
        'visits.4: its bay is taken by visits.0',
        'visits.3: its bay is taken by visits.0',
      ],
    });
    expect((await load({ visits: [{ ...visit, date: '2026-02-30' }] })).problems).toEqual([
      expect.stringMatching(/^visits\.0\.date: /),
    ]);
    await database.db.execute(sql`INSERT INTO workshop_occupations
        (id, resource_no, starts, ends, hold_hash, held_since, expires_at)
      SELECT gen_random_uuid(), no, minute, minute + 30, 'x', now(), now() FROM workshop_resources,
        (SELECT ('2026-12-03'::date - '2000-01-01'::date) * 1440 + 600 AS minute) AS held
      WHERE department_id = ${first?.departmentId} AND resource_id = ${bay?.id}`);
    expect((await load({ visits: [visit] })).problems).toEqual([
      'visits: the bay of one is blocked or held at its time',
    ]);
    expect(await stored()).toEqual([]);
  });
});

test('a field that nothing here has is named, wherever it stands', async () => {
  const [department] = house.site_departments;
  const misspelt = { ...house, site_telefon: '08', site_departments: [{ ...department, mail: 'x' }] };
  expect((await load(json({ facilities: [misspelt] }))).done.at(-1)).toBe(
    'not read, as nothing here has these names: facilities.site_departments.mail, facilities.site_telefon',
  );
});

test('what staff say of a facility is not written down, and wins after the next import', async () => {
  await load(json(WHOLE));
  const facilities = await createFacilities({ database, log: nullLog });
  const [department] = house.site_departments;
  const changed = await createStaffFacilities({ database, facilities }).change(
    {
      siteIndex: INDEX,
      siteId: house.site_id,
      department: department === undefined ? '' : departmentKey(department),
    },
    { part: 'hours', week: [{ weekday: 1, opens: '10:00', closes: '11:00' }] },
    { seen: 0, account: 'me' },
  );
  expect(changed.ok).toBe(true);
  const shown = () =>
    facilities.bySiteId(INDEX, house.site_id)?.site_departments[0]?.openingschedule.openinghours[0]?.opens;
  expect(shown()).toBe('10:00');
  const copy = await written();
  expect(copy.facilities?.find(({ site_id }) => site_id === house.site_id)).toEqual(
    groupFile.parse(json(WHOLE)).facilities?.[0],
  );
  await load(
    json({ ...copy, facilities: copy.facilities?.map((each) => ({ ...each, site_phone: '08-1' })) }),
  );
  await facilities.catchUp();
  expect([facilities.bySiteId(INDEX, house.site_id)?.site_phone, shown()]).toEqual(['08-1', '10:00']);
  await facilities.stop();
});
