import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import { findVisitsOfCustomer } from '../store/customer-store';
import { workshopData } from '../store/personal-data';

const stage = engineStage();
const { start, booked } = stage;
const customer = (name: string, phone = '+46701740605') => ({ name, phone, email: 'ada@post.example' });
const search = (text: string, departmentIds: readonly string[] = ['10.1']) =>
  stage.engine.workshops.customerSearch.search(SITE, departmentIds, text, 'kim');
const namesOf = async (text: string, departmentIds?: readonly string[]) =>
  (await search(text, departmentIds))?.map((found) => found.customer.name);
const looks = async () =>
  await stage.database.rows(
    stage.database.db,
    sql`SELECT account, by, count(*)::int AS times FROM workshop_customer_looks GROUP BY account, by ORDER BY by`,
  );

describe('customers', () => {
  test('are found by plate, telephone, number and the beginning of a name, and each look is written down', async () => {
    await start();
    const { bookingId } = await booked('first', { customer: customer('Åsa Maria Öst') });
    await booked('second', {
      registrationNumber: 'KIA001',
      time: '10:00',
      customer: { ...customer('Bo Ek', '+46701740606'), email: 'bo@post.example' },
    });
    const found: Readonly<Record<string, readonly string[]>> = {
      plate: ['abc 123', 'ABC-123.', 'abc1', 'Åsa ABC 123'],
      phone: ['070-174 06 05', '+46 70 174 06 05', '0046701740605', '0605', '174 06 05', 'Tel: 0701740605'],
      number: [bookingId, ` #${bookingId.toLowerCase().replace('-', ' – ')}.`],
      mail: ['Ada@Post.Example', 'ada@', 'Åsa <ada@post.example>'],
      name: [
        ...[
          'åsa',
          'ÖST',
          'asa maria o',
          'Asa Ost',
          'Öst, Åsa Maria',
          'ost asa',
          'Å. Öst',
          'O\u0308st\u00a0\nåsa',
        ],
        'abc',
      ],
    };
    for (const text of Object.values(found).flat())
      expect(await namesOf(text), text).toEqual(['Åsa Maria Öst']);
    for (const text of [
      'maria',
      'st',
      'BC123',
      '070-174 06 07',
      '060',
      'NB-AAAAAA',
      'asa ek',
      'post.example',
    ])
      expect((await namesOf(text)) ?? [], text).toEqual([]);
    expect(await looks()).toEqual(
      Object.entries(found)
        .map(([by, texts]) => ({ account: 'kim', by, times: texts.length }))
        .toSorted((a, b) => (a.by < b.by ? -1 : 1)),
    );
  });

  test('are one for all of their visits with a car, the latest first', async () => {
    await start();
    await booked('first', { customer: customer('Ada Ek') });
    await booked('later', { date: '2026-12-01', customer: customer('Ada Ek') });
    await booked('other car', { registrationNumber: 'KIA001', time: '10:00', customer: customer('Ada Ek') });
    const found = await search('ada');
    expect(
      found?.map(({ vehicle, visits }) => [vehicle.registrationNumber, visits.map(({ date }) => date)]),
    ).toEqual([
      ['ABC123', ['2026-12-01', TUESDAY]],
      ['KIA001', [TUESDAY]],
    ]);
  });

  test('of other workshops, and those that are forgotten, are found by nothing', async () => {
    await start(testSchedule([testWorkshop(), testWorkshop({ departmentId: '10.2' })]));
    await booked('first', { customer: customer('Ada Ek') });
    expect(await namesOf('ada', ['10.2'])).toEqual([]);
    expect(await namesOf('ada', [])).toEqual([]);
    expect(await namesOf('ada', ['10.2', '10.1'])).toEqual(['Ada Ek']);
    await stage.database.db.execute(sql`UPDATE workshop_bookings SET customer = NULL`);
    for (const text of ['ada', 'abc123', '070-174 06 05']) expect(await namesOf(text), text).toEqual([]);
  });

  test('what is typed is text, whatever it holds; too little is not looked for', async () => {
    await start();
    await booked('first', { customer: customer("50%_\\'; DROP") });
    expect(await namesOf("50%_\\'; drop")).toEqual(["50%_\\'; DROP"]);
    for (const text of ['%%%ab', '5__ab', "'; --ab"]) expect(await namesOf(text), text).toEqual([]);
    for (const text of ['', '%', 'a', '1']) expect(await search(text), text).toBeNull();
  });

  test('over all workshops a last name of thousands and one of a single visit are found, each with its newest', async () => {
    await start();
    await booked('first', { customer: customer('Ada Ek') });
    const { database } = stage;
    // Sixty workshops: one visit in ten is a Nilsson's, one in a hundred a Nilssén's, the oldest a Sällström's.
    await database.db.execute(sql`
      INSERT INTO workshop_bookings
      SELECT (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'NB-' || i, 'idempotency_key', 'copy-' || i,
        'department_id', '10.' || i % 60, 'visit_date', date '2016-01-01' + i,
        'customer', jsonb_build_object('phone', '+46701740605', 'email', 'ada@post.example', 'name', 'Bo ' || CASE
          WHEN i = 1 THEN 'Sällström' WHEN i % 100 = 0 THEN 'Nilssén' WHEN i % 10 = 0 THEN 'Nilsson' ELSE 'Berg' END)
      ))).* FROM workshop_bookings b, generate_series(1, 400) AS i`);
    const workshops = Array.from({ length: 60 }, (_, at) => `10.${at}`);
    const daysOf = async (name: string, departmentIds = workshops) => {
      const where = { siteIndex: INDEX, departmentIds };
      const query = { by: 'name', words: [name], plate: 'NOBODY', number: 'NB-NOBODY', mail: null } as const;
      const ids = await findVisitsOfCustomer(database, where, query, { found: 10, newest: 300 });
      const rows = await database.rows(
        database.db,
        sql`SELECT (visit_date - date '2016-01-01') AS day FROM workshop_bookings
          WHERE id = ANY (${sql.param([...ids])}::uuid[]) ORDER BY 1 DESC`,
      );
      return rows.map(({ day }) => day);
    };
    const tens = Array.from({ length: 40 }, (_, at) => 400 - at * 10);
    const [rare, common] = [tens.filter((i) => i % 100 === 0), tens.filter((i) => i % 100 !== 0)];
    expect(await daysOf('nilsson')).toEqual(common.slice(0, 10));
    expect(await daysOf('nilss')).toEqual(tens.slice(0, 10));
    expect(await daysOf('nilssen')).toEqual(rare);
    expect(await daysOf('sallstrom')).toEqual([1]);
    expect(await daysOf('nilsson', workshops.slice(0, 55))).toEqual(
      common.filter((i) => i % 60 < 55).slice(0, 10),
    );
    // They take no bays, which the recount after each test would find.
    await database.db.execute(sql`DELETE FROM workshop_bookings WHERE idempotency_key LIKE 'copy-%'`);
  });

  test('looks go with the visit that showed the customer', async () => {
    await start();
    await booked('first', { customer: customer('Ada Ek') });
    await search('ada');
    const entry = workshopData.find(({ table }) => table === 'workshop_customer_looks');
    const due = entry?.retention?.[0]?.due(new Date('2027-01-01T00:00:00Z'));
    const rows = await stage.database.rows(
      stage.database.db,
      sql`SELECT count(*)::int AS due FROM workshop_customer_looks WHERE ${due}`,
    );
    expect(rows).toEqual([{ due: 1 }]);
    await stage.database.db.execute(sql`DELETE FROM workshop_bookings WHERE site_index = ${INDEX}`);
    expect(await looks()).toEqual([]);
  });
});
