import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFacilities, type Facilities, facilitiesMigrations } from '~/modules/facilities';
import { createWorkshops, tableRegistry, type Workshops, workshopMigrations } from '~/modules/workshop';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { demoSites } from '../group';
import { DEMO_VEHICLES, demoSchedule } from '.';
import { SERVICES } from './catalogue';

const TODAY = '2026-11-20';
const site = siteByKey('automotive-se');
const ANSWERING = DEMO_VEHICLES.filter(({ fails }) => fails === null);

const COMBUSTION_WORK = ['mellanservice', 'oljebyte', 'batteribyte', 'basservice', 'vaxelladsrenovering'];
/** What newer cars have by their maker's plan. */
const OLDER_WORK = ['basservice'];
const ELECTRIC_WORK = ['elbilsservice'];
/** What cars before 2000 do not have, or cannot have done by a plan. */
const SINCE_2000 = ['originalservice', 'ac-service', 'kupefilter', 'ac-rengoring'];
const VAN_WORK = ['lastutrymme'];
/** What the tyre hotel alone books is in no list. */
const LISTED = SERVICES.filter(({ kind }) => kind !== 'tyreHotel');
const CAR_SERVICES = LISTED.filter(({ id }) => id !== 'lastbilsservice').map(({ id }) => id);
const ADD_ONS = LISTED.filter(({ kind }) => kind === 'addOn').map(({ id }) => id);

const without = (...ids: readonly string[]) => CAR_SERVICES.filter((id) => !ids.includes(id));
const COMBUSTION = without(...ELECTRIC_WORK, ...VAN_WORK);
const NOT_OURS = ['originalservice'];

/** Written by hand from what the cars are: every plate of the demo, and everything that it is offered. */
const EXPECTED: readonly (readonly [offered: readonly string[], ...plates: readonly string[]])[] = [
  [
    COMBUSTION,
    ...['ABC123', 'ABC12A', 'KTR482', 'RTS208', 'WXD91K', 'HNL337', 'PGC746', 'SUE129'],
    ...['TBN803', 'MYR264', 'CZD58M', 'GLW417', 'NRF152', 'XEA735', 'BHT086', 'UDS341', 'YKM928'],
    ...['MBZ220', 'ALF164', 'MNC18C', 'AUD45A', 'PRS911', 'JGR64F'],
  ],
  [without(...VAN_WORK), 'LMP375', 'EPG573', 'BMW330'],
  [
    without(...ELECTRIC_WORK, ...VAN_WORK, ...OLDER_WORK),
    ...['DGH614', 'FJB550', 'JPK690', 'LRD110', 'BAV520'],
  ],
  [without(...VAN_WORK, ...OLDER_WORK), 'AVT555'],
  [without(...VAN_WORK, ...COMBUSTION_WORK), 'ELK100', 'ZAP42E', 'WTT77K', 'BYD03S', 'SMA51C'],
  [without(...ELECTRIC_WORK), 'VAN360', 'SPR314', 'JOB718'],
  [without(...COMBUSTION_WORK), 'MAX90D'],
  [without(...ELECTRIC_WORK, ...VAN_WORK, ...NOT_OURS), 'MZD323'],
  [without(...COMBUSTION_WORK, ...VAN_WORK, ...NOT_OURS), 'TSL300'],
  [without(...ELECTRIC_WORK, ...VAN_WORK, ...SINCE_2000), 'KNG001', 'SONNY', 'A1', 'BÅTEN'],
  [without(...COMBUSTION_WORK, ...ELECTRIC_WORK, ...VAN_WORK, ...SINCE_2000), 'UKN042'],
  [['lastbilsservice', ...ADD_ONS], 'SCN770'],
];
const TABLE = new Map(EXPECTED.flatMap(([offered, ...plates]) => plates.map((plate) => [plate, offered])));

describe('correction 5: what cars of the demo are offered', () => {
  let database: Database;
  let facilities: Facilities;
  let workshops: Workshops;

  beforeAll(async () => {
    database = await freshDatabase([platformMigrations, facilitiesMigrations, workshopMigrations]);
    facilities = await createFacilities({ database, log: nullLog });
    await facilities.replaceAll('automotive-se-sites', demoSites('automotive-se', TODAY));
    await facilities.replaceAll('carstore-se-sites', demoSites('carstore-se', TODAY));
    await facilities.catchUp();
    workshops = await createWorkshops({
      database,
      facilities,
      log: nullLog,
      jobs: createJobs({ database, log: nullLog }),
      vehicles: tableRegistry({ database, onFailure: () => undefined, timeoutMs: 20 }),
      notices: { enqueue: async () => undefined, offer: async () => undefined },
      clock: fixedClock(new Date(`${TODAY}T10:00:00Z`)),
    });
    await workshops.replaceVehicles(DEMO_VEHICLES);
    await workshops.replaceSchedule('automotive-se-sites', demoSchedule('automotive-se', TODAY));
    await workshops.replaceSchedule('carstore-se-sites', demoSchedule('carstore-se', TODAY));
  }, 60_000);

  afterAll(async () => {
    await workshops.stop();
    await facilities.stop();
    await database.close();
  });

  async function offered(plate: string, of = site): Promise<readonly string[]> {
    const found = await workshops.service.offers(of, 'sv', { registrationNumber: plate, mileage: null });
    if (!found.ok) throw new Error(found.error.code);
    const { categories, addOns } = found.value;
    return [...categories.flatMap(({ services }) => services), ...addOns].map(({ id }) => id);
  }

  test('the table names every plate that answers, each once', () => {
    const listed = EXPECTED.flatMap(([, ...plates]) => plates);
    expect([...listed].sort()).toEqual(ANSWERING.map(({ registrationNumber }) => registrationNumber).sort());
  });

  test.each(ANSWERING.map(({ registrationNumber, brand, model }) => [registrationNumber, brand, model]))(
    '%s, a %s %s: each service as the table says',
    async (plate) => {
      expect([...(await offered(plate))].sort()).toEqual([...(TABLE.get(plate) ?? [])].sort());
    },
  );

  test.each(['ABC123', 'AVT555', 'ZAP42E', 'LMP375', 'WTT77K'])(
    'W-322, W-328: %s is offered original service in the wizard of the car store, too',
    async (plate) => {
      expect(await offered(plate, siteByKey('carstore-se'))).toContain('originalservice');
    },
  );

  test('an electric car is never offered combustion work, one without a battery to charge never electric work', async () => {
    for (const { registrationNumber: plate, fuel } of ANSWERING) {
      const ids = await offered(plate);
      const has = (work: readonly string[]) => work.some((id) => ids.includes(id));
      if (fuel === 'electric') expect([plate, has(COMBUSTION_WORK)]).toEqual([plate, false]);
      if (fuel !== 'electric' && fuel !== 'plug-in-hybrid')
        expect([plate, has(ELECTRIC_WORK)]).toEqual([plate, false]);
      if (fuel === 'plug-in-hybrid') {
        expect([plate, has(COMBUSTION_WORK) && has(ELECTRIC_WORK)]).toEqual([plate, true]);
      }
    }
  });

  test('what is not offered is refused by name, wherever it is asked for', async () => {
    const place = { departmentId: '102.30', date: '2026-12-01', time: '09:00', holdId: null };
    for (const { registrationNumber } of ANSWERING) {
      const ids = await offered(registrationNumber);
      for (const { id } of LISTED) {
        if (ids.includes(id)) continue;
        const query = { ...place, registrationNumber, serviceOfferings: [id] };
        const held = await workshops.service.hold(site, query);
        // Original service of a brand that is none of ours is right for the car, but nobody does it.
        const isDoneNowhere =
          id === 'originalservice' && ['MZD323', 'TSL300', 'SCN770'].includes(registrationNumber);
        const code = isDoneNowhere ? 'not-done-here' : 'service-not-for-car';
        expect([registrationNumber, id, held]).toEqual([
          ...[registrationNumber, id],
          { ok: false, error: { code } },
        ]);
      }
    }
  });

  test('an oil change for a Polestar is neither priced, searched for nor booked', async () => {
    const registrationNumber = 'ELK100';
    const refused = { ok: false, error: { code: 'service-not-for-car' } };
    const { service } = workshops;
    const requested = {
      registrationNumber,
      departmentId: '102.30',
      serviceOfferings: ['hjulskifte', 'oljebyte'],
    };
    expect(await service.prices(site, { ...requested, mileage: 4500 })).toEqual(refused);
    const stream = service.closestAvailable(
      site,
      { ...requested, position: null, cursor: null },
      new AbortController().signal,
    );
    const messages = [];
    for await (const message of stream) messages.push(message);
    expect(messages).toEqual([{ error: 'service-not-for-car' }]);
    const booked = await service.book(site, 'sv', {
      idempotencyKey: 'polestar-oil',
      registrationNumber,
      departmentId: '102.30',
      holdId: null,
      date: '2026-12-01',
      time: '09:00',
      mileage: null,
      comment: '',
      services: [{ id: 'oljebyte', text: null }],
      customer: { name: 'Ada Ek', phone: '+46701740605', email: 'ada@post.example' },
    });
    expect(booked).toEqual(refused);
  });
});
