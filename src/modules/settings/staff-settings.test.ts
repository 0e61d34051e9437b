import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { type SiteKey, siteByKey } from '~/sites';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import {
  createSettings,
  createStaffSettings,
  type Fields,
  type Settings,
  type StaffSettings,
  settingsMigrations,
} from '.';

const site = siteByKey('automotive-no');
const CONTACT = { site, language: 'nb', setting: 'contact' } as const;
const CONSENT = { ...CONTACT, setting: 'consent' } as const;
const WARNING = { ...CONTACT, setting: 'loanWarning' } as const;
const TODAY = '2026-11-25';

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open([settingsMigrations]));
  let database: Database;
  let now = new Date();
  let settings: Settings;
  let staff: StaffSettings;
  const clock = { now: () => now };
  const process = () => createSettings({ database, clock, log: nullLog });
  beforeEach(async () => {
    now = new Date('2026-11-25T09:00:00Z');
    database = emptied();
    settings = await process();
    staff = createStaffSettings({ database, settings, editorsTexts: async () => ({}), clock });
    return async () => settings.stop();
  });

  const fields = async (place: Parameters<StaffSettings['open']>[0] = CONTACT) =>
    (await staff.open(place))?.now ?? {};
  const by = async (place: Parameters<StaffSettings['open']>[0] = CONTACT) => ({
    seen: (await staff.open(place))?.revision ?? 0,
    account: 'a',
  });
  const write = async (
    change: Fields | null,
    from = TODAY,
    {
      instead = null,
      place = CONTACT,
    }: { instead?: number | null; place?: Parameters<StaffSettings['open']>[0] } = {},
  ) => {
    const typed = change === null ? null : { ...(await fields(place)), ...change };
    return staff.write(place, { typed, from, instead }, await by(place));
  };
  const phone = (from: Settings = settings) => from.siteOf(site).contact.phone;

  test('what begins today counts at once, in every process, until it is released', async () => {
    const other = await process();
    const changes: SiteKey[] = [];
    other.onChange((key) => changes.push(key));
    const before = phone();
    expect(settings.siteOf(site)).toBe(settings.siteOf(site));
    expect(await write({ phone: '22 00 00 99', email: 'ny@nordhem.example' })).toEqual({
      ok: true,
      value: null,
    });
    expect(settings.siteOf(site).contact).toEqual({
      phone: '22 00 00 99',
      phoneE164: '+4722000099',
      email: 'ny@nordhem.example',
    });
    expect(settings.siteOf(site).organisation.legalName).toBe(site.organisation.legalName);
    await other.catchUp();
    expect([phone(other), changes]).toEqual(['22 00 00 99', ['automotive-no']]);
    expect(await write(null)).toEqual({ ok: true, value: null });
    expect(phone()).toBe(before);
    await other.stop();
    expect((await staff.open(CONTACT))?.changes).toMatchObject([
      { act: 'released', before: { phone: '22 00 00 99' }, after: { phone: before } },
      { act: 'written', account: 'a', validFrom: TODAY, before: { phone: before } },
    ]);
  });

  test('what begins later takes over with the first moment of the day on the clock of the site, and tells of it', async () => {
    const changes: string[] = [];
    settings.onChange((key, cause) => changes.push(`${key} ${cause}`));
    await write({ phone: '22 00 00 99' }, '2026-12-01');
    const before = phone();
    now = new Date('2026-11-30T22:59:59.999Z');
    expect(phone()).toBe(before);
    now = new Date('2026-11-30T23:00:00Z');
    expect(phone()).toBe('22 00 00 99');
    expect(changes).toEqual(['automotive-no day']);
    expect(phone(await process())).toBe('22 00 00 99');
  });

  test('a version to come can be changed and taken back; one that has begun can be neither', async () => {
    await write({ phone: '22 00 00 99' }, '2026-12-01');
    const [coming] = (await staff.open(CONTACT))?.versions ?? [];
    const id = coming?.id ?? 0;
    await write({ phone: '22 00 00 88' }, '2026-12-02', { instead: id });
    const [moved] = (await staff.open(CONTACT))?.versions ?? [];
    expect(moved).toMatchObject({
      validFrom: '2026-12-02',
      state: 'coming',
      fields: { phone: '22 00 00 88' },
    });
    expect(await staff.withdraw(CONTACT, id, await by())).toMatchObject({ error: { code: 'unknown' } });

    now = new Date('2026-12-02T09:00:00Z');
    const started = await staff.open(CONTACT);
    expect(await write({ phone: '22 00 00 77' }, '2026-12-03', { instead: moved?.id ?? 0 })).toMatchObject({
      error: { code: 'unknown' },
    });
    expect(await staff.withdraw(CONTACT, moved?.id ?? 0, await by())).toMatchObject({
      error: { code: 'unknown' },
    });
    await write({ phone: '22 00 00 66' }, '2026-12-02');
    const after = await staff.open(CONTACT);
    expect(after?.versions.slice(1)).toMatchObject(
      started?.versions.map(({ id: same, fields: own }) => ({ id: same, fields: own })) ?? [],
    );
    expect(phone()).toBe('22 00 00 66');

    await write({ phone: '22 00 00 55' }, '2026-12-24');
    const [next] = (await staff.open(CONTACT))?.versions ?? [];
    expect(await staff.withdraw(CONTACT, next?.id ?? 0, await by())).toEqual({ ok: true, value: null });
    expect((await staff.open(CONTACT))?.changes[0]).toMatchObject({
      act: 'withdrawn',
      validFrom: '2026-12-24',
    });
  });

  test('a day as people write it is that of the calendar', async () => {
    await write({ phone: '22 00 00 55' }, '24/12 2026');
    expect((await staff.open(CONTACT))?.versions[0]).toMatchObject({ validFrom: '2026-12-24' });
  });

  describe('refused is', () => {
    test.each([
      ['2026-11-24', 'past'],
      ['2036-01-01', 'far'],
      ['2026-02-30', 'date'],
      ['2026-13-40', 'date'],
      ['i morgon', 'date'],
      ['', 'date'],
    ])('the day %s', async (from, problem) => {
      expect(await write({ phone: '22 00 00 99' }, from)).toMatchObject({
        error: { problems: { from: problem } },
      });
    });
    test('a day on which another version begins', async () => {
      await write({ phone: '22 00 00 99' }, '2026-12-01');
      expect(await write({ phone: '22 00 00 88' }, '2026-12-01')).toMatchObject({
        error: { problems: { from: 'taken' } },
      });
    });
    test.each([
      [CONTACT, { phone: 'ring oss' }, { phone: 'phone' }],
      [CONTACT, { email: 'nordhem' }, { email: 'email' }],
      [CONTACT, { city: ' ' }, { city: 'empty' }],
      [CONTACT, { street: '<b>' }, { street: 'tag' }],
      [CONSENT, { newsletter: '' }, { newsletter: 'empty' }],
      [CONSENT, { newsletter: 'Til {site}' }, { newsletter: 'brace' }],
      [CONSENT, { processing: 'Jeg samtykker' }, { processing: 'site' }],
      [CONSENT, { processing: '{site} {x}' }, { processing: 'brace' }],
      [WARNING, { body: 'a'.repeat(601) }, { body: 'long' }],
      [WARNING, { body: '<i>' }, { body: 'tag' }],
    ] as const)('%o %o', async (place, change, problems) => {
      expect(await write(change, TODAY, { place })).toEqual({
        ok: false,
        error: { code: 'refused', problems },
      });
      expect((await staff.open(place))?.versions).toEqual([]);
    });
    test('the Swedish notice, whose words are the law’s, and one of a site without cars', async () => {
      const swedish = { site: siteByKey('automotive-se'), language: 'sv', setting: 'loanWarning' } as const;
      expect((await staff.open(swedish))?.offered).toBe('fixed');
      expect(await write({ body: 'Låna mera' }, TODAY, { place: swedish })).toMatchObject({
        error: { code: 'unknown' },
      });
      await database.driver.execute(
        `INSERT INTO settings_series VALUES ('automotive-se', 'loanWarning', 'sv', 1)`,
      );
      await database.driver.execute(
        `INSERT INTO settings_versions (site, setting, language, valid_from, value, written_at)
         VALUES ('automotive-se', 'loanWarning', 'sv', '2026-01-01', '{"body": "Låna mera"}', now())`,
      );
      const fresh = await process();
      expect(fresh.textsOf('automotive-se', 'sv')).toEqual({});
      await fresh.stop();
      expect(await staff.open({ ...swedish, site: siteByKey('lifestyle-se') })).toBeNull();
    });
  });

  test('texts are those of their language, by message key, and the same object until they change', async () => {
    await write({ newsletter: 'Send meg nyhetsbrevet' }, TODAY, { place: CONSENT });
    await write({ body: 'Lån koster.' }, TODAY, { place: WARNING });
    const texts = settings.textsOf('automotive-no', 'nb');
    expect(texts).toMatchObject({
      'serviceRequest.newsletter': 'Send meg nyhetsbrevet',
      'serviceRequest.consent': expect.stringContaining('{site}'),
      'loanWarning.bodyNO': 'Lån koster.',
    });
    expect(settings.textsOf('automotive-no', 'nb')).toBe(texts);
    expect(settings.textsOf('carstore-no', 'nb')).toEqual({});
  });

  test('of two at once one is told what the other has written', async () => {
    const typed = await fields();
    const attempt = (number: string) =>
      staff.write(
        CONTACT,
        { typed: { ...typed, phone: number }, from: TODAY, instead: null },
        { seen: 0, account: number },
      );
    const results = await Promise.all([attempt('22 00 00 98'), attempt('22 00 00 99')]);
    const [lost] = results.filter(({ ok }) => !ok);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({ error: { code: 'conflict', changes: [{ after: { phone: phone() } }] } });
  });

  test('what is sent twice is written once, and is no conflict with oneself; so is a day that is taken back', async () => {
    const typed = { ...(await fields()), phone: '22 00 00 97' };
    const send = (from: string, instead: number | null, seen: number) =>
      staff.write(CONTACT, { typed, from, instead }, { seen, account: 'me' });
    // Of two that are written on one day the last one applies.
    expect(await write({ phone: '22 00 00 95' })).toMatchObject({ ok: true });
    for (const _ of [1, 2]) expect(await send(TODAY, null, 1)).toEqual({ ok: true, value: null });
    expect((await staff.open(CONTACT))?.changes).toHaveLength(2);
    const later = { ...typed, phone: '22 00 00 96' };
    const plan = (seen: number) =>
      staff.write(CONTACT, { typed: later, from: '2026-12-24', instead: null }, { seen, account: 'me' });
    for (const _ of [1, 2]) expect(await plan(2)).toEqual({ ok: true, value: null });
    const coming = (await staff.open(CONTACT))?.versions.find(({ state }) => state === 'coming');
    for (const _ of [1, 2])
      expect(await staff.withdraw(CONTACT, coming?.id ?? 0, { seen: 3, account: 'me' })).toEqual({
        ok: true,
        value: null,
      });
    expect((await staff.open(CONTACT))?.changes).toHaveLength(4);
  });

  test('what applies already is not written again', async () => {
    expect(await write({})).toEqual({ ok: true, value: null });
    expect(await write(null)).toEqual({ ok: true, value: null });
    expect(await staff.open(CONTACT)).toMatchObject({ revision: 0, versions: [], changes: [] });
  });
});
