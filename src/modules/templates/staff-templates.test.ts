import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { visitTemplates as TEMPLATES } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { type Sms, SmsFailed } from '~/platform/sms';
import { siteByKey } from '~/sites';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { LOOK } from '~test/leads/dealer';
import { mailerInto } from '~test/recorders';
import { createStaffTemplates, type StaffTemplates, templateMigrations, writtenWords } from '.';

const site = siteByKey('automotive-se');
const PLACE = { site, language: 'sv', template: 'visit-booked-mail' } as const;
const SMS = { ...PLACE, template: 'visit-booked-sms' } as const;
const REFUSED = '+46701740699';
const SUBJECT = 'visitMail.bookedSubject';

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open([templateMigrations]));
  let database: Database;
  const mails: Mail[] = [];
  let sent: Sms[];
  let staff: StaffTemplates;
  const create = () =>
    createStaffTemplates({
      database,
      templates: TEMPLATES,
      mailer: mailerInto(mails),
      sms: {
        async send(sms) {
          if (sms.to === REFUSED) throw new SmsFailed('refused', 'on purpose');
          sent.push(sms);
        },
      },
      testLimit: createRateLimit({ burst: 3, perMinute: 1 / 1440 }),
      originOf: () => 'https://nordhem.example',
      look: () => LOOK,
      clock: { now: () => new Date('2026-11-23T09:00:00Z') },
    });
  beforeEach(async () => {
    mails.length = 0;
    sent = [];
    database = emptied();
    staff = create();
  });

  const texts = async (place: typeof PLACE | typeof SMS = PLACE) => {
    const opened = await staff.open(place);
    return Object.fromEntries(opened?.fields.map(({ field, text }) => [field.key, text]) ?? []);
  };
  const words = async (language: 'sv' | 'en' = 'sv') =>
    (await writtenWords(database, TEMPLATES)(PLACE.template, { site: site.key, language }))({
      plate: 'ABC123',
    });
  const subjectNow = async (language: 'sv' | 'en' = 'sv') =>
    (await words(language))(SUBJECT, { when: 'i morgon', workshop: 'Nordhem Solna' });

  test('what is written is what the next message says, in its language alone, until it is released', async () => {
    const before = await subjectNow();
    const written = { ...(await texts()), [SUBJECT]: 'Vi ses {when}, {plate}' };
    expect(await staff.change(PLACE, written, { seen: 0, account: 'a' })).toEqual({ ok: true, value: null });
    expect(await subjectNow()).toBe('Vi ses i morgon, ABC123');
    expect(await subjectNow('en')).toContain('Nordhem Solna');
    const opened = await create().open(PLACE);
    expect(opened?.revision).toBe(1);
    expect(opened?.changes).toMatchObject([
      {
        account: 'a',
        revision: 1,
        before: { [SUBJECT]: expect.stringContaining('{when}') },
        after: { [SUBJECT]: 'Vi ses {when}, {plate}' },
      },
    ]);
    expect(
      (await staff.list(site, 'sv')).filter(({ changed }) => changed).map(({ template }) => template.id),
    ).toEqual([PLACE.template]);
    // The same again, and from a page that is old, changes nothing.
    expect((await staff.change(PLACE, written, { seen: 0, account: 'b' })).ok).toBe(true);
    expect((await staff.open(PLACE))?.changes).toHaveLength(1);
    expect((await staff.change(PLACE, null, { seen: 1, account: 'b' })).ok).toBe(true);
    expect(await subjectNow()).toBe(before);
    expect((await staff.open(PLACE))?.changes).toHaveLength(2);
  });

  test('of two at once one is told what the other has written', async () => {
    const change = async (subject: string) =>
      create().change(PLACE, { ...(await texts()), [SUBJECT]: subject }, { seen: 0, account: subject });
    const outcomes = await Promise.all(['Ett', 'Två', 'Tre'].map(change));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const won = await subjectNow();
    for (const outcome of outcomes) {
      if (outcome.ok) continue;
      expect(outcome.error).toMatchObject({ code: 'conflict', changes: [{ after: { [SUBJECT]: won } }] });
    }
  });

  test('what cannot be taken is named, and nothing is written', async () => {
    const refused = await staff.change(
      PLACE,
      { ...(await texts()), [SUBJECT]: 'Hej {phone}', 'visitMail.booked': '<b>Hej</b>', 'visitMail.why': '' },
      { seen: 0, account: 'a' },
    );
    expect(refused).toEqual({
      ok: false,
      error: {
        code: 'refused',
        problems: {
          [SUBJECT]: { code: 'unknown', placeholder: 'phone' },
          'visitMail.booked': { code: 'tag', tag: '<b>' },
          'visitMail.why': { code: 'empty' },
        },
      },
    });
    expect((await staff.open(PLACE))?.revision).toBe(0);
    const long = await staff.change(
      SMS,
      { ...(await texts(SMS)), 'visitSms.booked': `{when} ${'ord '.repeat(70)}` },
      { seen: 0, account: 'a' },
    );
    expect(long).toMatchObject({ error: { problems: { 'visitSms.booked': { code: 'parts', max: 2 } } } });
  });

  test('a text that can be taken no longer is our own again when it is sent', async () => {
    await staff.change(PLACE, { ...(await texts()), [SUBJECT]: 'Vi ses {when}' }, { seen: 0, account: 'a' });
    await database.rows(
      database.db,
      // What an older version may have left.
      sql`UPDATE templates_overrides SET texts = ${JSON.stringify({ [SUBJECT]: 'Hej {gone}', 'no.such': 'x' })}::jsonb`,
    );
    expect(await subjectNow()).toMatch(/^Bokning bekräftad/);
    expect((await texts())[SUBJECT]).toMatch(/^Bokning bekräftad/);
  });

  describe('a test', () => {
    const to = { account: 'a', email: 'kim@nordhem.example', phone: null, attempt: '1', mark: '[Test]' };

    test('goes to oneself with what was typed, which is not saved', async () => {
      expect((await staff.test(PLACE, { ...(await texts()), [SUBJECT]: 'Vi ses {when}' }, to)).ok).toBe(true);
      expect(mails).toMatchObject([{ to: 'kim@nordhem.example', key: 'template-test-a-1' }]);
      expect(mails[0]?.subject).toMatch(/^\[Test\] Vi ses onsdag/);
      expect(mails[0]?.html).toContain('Vi ses');
      expect((await staff.open(PLACE))?.revision).toBe(0);
      await staff.test(SMS, await texts(SMS), { ...to, attempt: '2' });
      expect(mails[1]?.text).toContain('Bokat');
    });

    test('of an SMS goes to the own number as it is sent; a mail stays a mail; what is not accepted is told', async () => {
      const phone = '+46701740605';
      const typed = { ...(await texts(SMS)), 'visitSms.booked': 'Vi ses {when} 😀' };
      expect((await staff.test(SMS, typed, { ...to, phone })).ok).toBe(false);
      typed['visitSms.booked'] = 'Vi ses {when}';
      expect((await staff.test(SMS, typed, { ...to, phone })).ok).toBe(true);
      expect(sent).toMatchObject([{ key: 'template-test-a-1', to: phone }]);
      expect(sent[0]?.text).toMatch(/^Vi ses ons/);
      expect((await staff.test(PLACE, await texts(), { ...to, phone, attempt: '2' })).ok).toBe(true);
      expect(mails).toHaveLength(1);
      const refusing = { ...to, phone: REFUSED, attempt: '3' };
      expect(await staff.test(SMS, typed, refusing)).toMatchObject({ error: { code: 'not-sent' } });
    });

    test('is refused with a text that cannot be taken, and when there are too many', async () => {
      expect(await staff.test(PLACE, { ...(await texts()), [SUBJECT]: '{x}' }, to)).toMatchObject({
        error: { code: 'refused' },
      });
      for (const attempt of ['1', '2', '3']) await staff.test(PLACE, await texts(), { ...to, attempt });
      expect(await staff.test(PLACE, await texts(), { ...to, attempt: '4' })).toEqual({
        ok: false,
        error: { code: 'too-many' },
      });
      expect(mails).toHaveLength(3);
    });
  });

  test('there is no other template, and none in a language that the site has not', async () => {
    expect(await staff.open({ ...PLACE, template: 'x' })).toBeNull();
    expect(await staff.open({ ...PLACE, language: 'fi' })).toBeNull();
    expect(await staff.change({ ...PLACE, language: 'fi' }, {}, { seen: 0, account: 'a' })).toMatchObject({
      error: { code: 'unknown' },
    });
  });
});
