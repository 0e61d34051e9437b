import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { systemClock } from '~/platform/time';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { INBOX_MIGRATIONS, type InboxStage, inboxStage, memberOf } from '~test/leads/inbox-stage';
import { referenceOf } from './domain/reference';

const KIM = memberOf('kim');
const BOSS = memberOf('boss', null);

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open(INBOX_MIGRATIONS));
  let database: Database;
  let stage: InboxStage;
  beforeEach(async () => {
    database = emptied();
    stage = await inboxStage(database, systemClock);
  });
  afterEach(async () => {
    await stage.stop();
  });

  test.each([
    ['name', 'bodil åsk'],
    ['the beginning of a name', 'åsk'],
    ['mail', 'Bodil.Ask@post.example'],
    ['phone as it is written here', '070-174 06 77'],
    ['phone with its country', '+46 70 174 06 77'],
    ['the car that it is about', 'skoda octavia'],
    ['a name without accents', 'bodil ask'],
    ['the last name first', 'Åsk,\u00a0Bodil\n'],
    ['a mail in capitals, out of a link', 'mailto:BODIL.ASK@post.example'],
    ['a part of a mail', 'ask@post'],
    ['the last figures of a phone', '0677'],
    ['the end of a phone', '174 06 77'],
    ['the end of a mail', '@bodil.example'],
  ])('is found by %s', async (_, typed) => {
    await stage.ask();
    const values = {
      name: 'Bodil ÅSK',
      email: typed === '@bodil.example' ? 'bodil.ask@bodil.example' : 'bodil.ask@post.example',
      phone: '0701740677',
      car: 'Skoda Octavia',
    };
    const id = await stage.ask(values);
    const found = await stage.inbox.search(KIM, typed, 'SE', null);
    expect(found.requests.map((each) => each.id)).toEqual([id]);
    expect((await stage.inbox.search(memberOf('kim', '99'), typed, 'SE', null)).requests).toEqual([]);
  });

  test('is found by the plate of its car, with its space and without', async () => {
    const id = await stage.ask({ car: 'Ford Transit Custom E-Transit, FAL 20K' });
    await stage.ask({ car: 'Ford Transit Custom E-Transit, FAL 21K' });
    for (const typed of ['FAL 20K', 'fal20k', 'FAL-20K']) {
      const found = await stage.inbox.search(KIM, typed, 'SE', null);
      expect(
        found.requests.map((each) => each.id),
        typed,
      ).toEqual([id]);
    }
  });

  test('is found with either apostrophe', async () => {
    const typed = await stage.ask({ name: "Ann O'Neil" });
    const printed = await stage.ask({ name: 'Bo O’Neil' });
    const found = async (words: string) =>
      (await stage.inbox.search(KIM, words, 'SE', null)).requests.map(({ id }) => id);
    for (const words of ["o'neil", 'O’NEIL']) expect(await found(words), words).toEqual([printed, typed]);
    expect(await found('ann o’n')).toEqual([typed]);
    expect(await stage.inbox.search(KIM, "o'neil", 'SE', null)).toMatchObject({ count: 2, isWhole: true });
  });

  test('is found by its reference, and by nothing that would be a query of another kind', async () => {
    const [id] = [await stage.ask(), await stage.ask({ email: 'other@post.example' })];
    const found = async (typed: string) =>
      (await stage.inbox.search(KIM, typed, 'SE', null)).requests.map((each) => each.id);
    expect(await found(referenceOf(id).toLowerCase())).toEqual([id]);
    for (const text of [
      `Ref. ${referenceOf(id)}.`,
      referenceOf(id).replace('-', ' – '.trim()),
      `https://x.example/staff/requests/${id}`,
    ])
      expect(await found(text), text).toEqual([id]);
    stage.bookedWith.set('PK-7K3M9Q', id);
    expect(await found('PK-7K3M9Q')).toEqual([id]);
    const elsewhere = memberOf('kim', '99');
    expect((await stage.inbox.search(elsewhere, 'PK-7K3M9Q', 'SE', null)).requests).toEqual([]);
    for (const typed of ["' | 'a", "a':* | !x", '\\', '!!', "''''", '<->', 'x'.repeat(500), '%', ':*'])
      expect(await found(typed), typed).toEqual([]);
  });

  test('of thousands the newest with a word are found, and a rare one however old it is', {
    tags: ['sweep'],
  }, async () => {
    const rare = await stage.ask({ name: 'Bodil Åsk' });
    const common = await stage.ask();
    const copies = (from: string, count: number, siteId: string) =>
      database.db.execute(sql`INSERT INTO leads
          (id, submission_key, fingerprint, site, language, form_name, form_values, receiver, context, created_at, site_id)
        SELECT gen_random_uuid(), ${siteId} || '-' || i, fingerprint, site, language, form_name, form_values, receiver, context,
          created_at + make_interval(secs => i), ${siteId}
        FROM leads, generate_series(1, ${count}::int) AS i WHERE id = ${from}::uuid`);
    await copies(common, 5200, '12');
    await copies(common, 60, '99');
    const first = await stage.inbox.search(KIM, 'ada', 'SE', null);
    const second = await stage.inbox.search(KIM, 'ada', 'SE', first.next);
    // Of the newest 5 000 alone that were looked at; a later page has the rest.
    expect([first.count, first.isWhole, second.count]).toEqual([5000, false, 5000]);
    const times = [...first.requests, ...second.requests].map(({ createdAt }) => createdAt.getTime());
    expect([times.length, new Set(times).size]).toEqual([100, 100]);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const old = await stage.inbox.search(KIM, 'bodil', 'SE', null);
    expect([old.requests.map(({ id }) => id), old.count, old.isWhole]).toEqual([[rare], 1, true]);
    expect((await stage.inbox.search(memberOf('kim', '99'), 'bodil', 'SE', null)).requests).toEqual([]);
    expect((await stage.inbox.search(BOSS, 'ada', 'SE', null)).requests).toHaveLength(50);
    expect((await stage.inbox.counts(BOSS)).new).toBe(1000);
  });
});
