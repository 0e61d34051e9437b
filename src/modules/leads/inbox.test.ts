import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { systemClock } from '~/platform/time';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { INBOX_MIGRATIONS, type InboxStage, inboxStage, memberOf } from '~test/leads/inbox-stage';
import { eventually } from '~test/leads/lead-stage';
import type { RequestAct } from './domain/progress';
import { referenceOf } from './domain/reference';

const KIM = memberOf('kim');
const ALEX = memberOf('alex');
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

  const does = (member: typeof KIM, id: string, act: RequestAct, more: object = {}) =>
    stage.inbox.act(member, id, { act, entry: randomUUID(), seen: null, body: '', ...more });
  const idsIn = async (member: typeof KIM, list: 'new' | 'mine' | 'colleagues' | 'answered' | 'closed') =>
    (await stage.inbox.list(member, list, null)).requests.map(({ id }) => id);

  test('of two who take a request at the same moment one gets it, and the other is told who', async () => {
    const id = await stage.ask();
    const answers = await Promise.all([does(KIM, id, 'take'), does(ALEX, id, 'take')]);
    const winner = answers[0]?.ok ? 'kim' : 'alex';
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'held', by: winner } });
    const [mine, theirs] = winner === 'kim' ? [KIM, ALEX] : [ALEX, KIM];
    expect([await idsIn(mine, 'mine'), await idsIn(theirs, 'colleagues'), await idsIn(KIM, 'new')]).toEqual([
      [id],
      [id],
      [],
    ]);
    expect(await does(theirs, id, 'close')).toMatchObject({ ok: false, error: { code: 'held' } });
    expect(await does(theirs, id, 'take', { seen: { state: 'taken', assignee: winner } })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await does(mine, id, 'answered')).toMatchObject({ error: { code: 'held', by: theirs.account } });
  });

  test('of two who answer at the same moment one mail goes, and the other is told who has answered', async () => {
    const id = await stage.ask();
    const seen = { state: 'new', assignee: null };
    const answer = (member: typeof KIM, more: object) => does(member, id, 'answer', { body: 'Yes', ...more });
    const entry = randomUUID();
    expect(await answer(KIM, { seen, entry })).toMatchObject({ ok: true });
    expect(await answer(KIM, { seen, entry })).toMatchObject({ ok: true });
    expect(await answer(ALEX, { seen })).toEqual({ ok: false, error: { code: 'answered', by: 'kim' } });
    const now = { state: 'answered', assignee: 'kim' };
    expect(await answer(ALEX, { seen: now })).toMatchObject({ ok: true });
    expect(await answer(KIM, { seen: now })).toMatchObject({ error: { code: 'answered', by: 'alex' } });
    await eventually(() => stage.mails.filter(({ key }) => key.startsWith('answer-')).length).toBe(2);
  });

  test('what is written for a request that a colleague has taken or closed is sent by who has seen that', async () => {
    const id = await stage.ask();
    const answer = (more: object) => does(KIM, id, 'answer', { body: 'Yes', ...more });
    await does(ALEX, id, 'take');
    expect(await answer({ seen: { state: 'new', assignee: null } })).toMatchObject({
      error: { code: 'held' },
    });
    await does(ALEX, id, 'close');
    expect(await answer({ seen: { state: 'taken', assignee: 'alex' } })).toMatchObject({
      error: { code: 'wrong-state', state: 'closed' },
    });
    expect(await answer({ seen: { state: 'closed', assignee: 'alex' } })).toMatchObject({ ok: true });
  });

  test('goes from new to closed and back, with everything that happened in its thread', async () => {
    const id = await stage.ask();
    for (const act of ['take', 'release', 'take', 'note', 'answered', 'close', 'reopen', 'close'] as const)
      expect(await does(KIM, id, act, { body: act === 'note' ? 'Ring after five' : '' }), act).toMatchObject({
        ok: true,
      });
    expect(await does(KIM, id, 'close')).toMatchObject({ error: { code: 'wrong-state', state: 'closed' } });
    const detail = await stage.inbox.open(KIM, id);
    expect(detail?.entries.map(({ kind }) => kind)).toEqual([
      ...['take', 'release', 'take', 'note', 'answered', 'close', 'reopen', 'close'],
    ]);
    expect(await idsIn(KIM, 'closed')).toEqual([id]);
    expect(await stage.inbox.counts(KIM)).toEqual({ new: 0, mine: 0, colleagues: 0, answered: 0, closed: 1 });
  });

  test('a page from the memory of a browser sends what is new on it, under whichever id: nothing is taken for sent that was not', async () => {
    const id = await stage.ask({});
    const entry = randomUUID();
    for (const body of ['At five', 'At five', 'At six']) await does(KIM, id, 'note', { entry, body });
    await does(KIM, id, 'answer', { entry, body: 'It is' });
    const { entries = [] } = (await stage.inbox.open(KIM, id)) ?? {};
    expect(entries.map(({ body }) => body)).toEqual(['At five', 'At six', 'It is']);
    await eventually(() => stage.mails.filter(({ key }) => key.startsWith('answer-')).length).toBe(1);
  });

  test('an answer is mailed once with the thread below it, and what is answered goes to the facility', async () => {
    const id = await stage.ask({ message: 'Is it still there?' });
    const first = randomUUID();
    const answer = (entry: string, body: string) => does(KIM, id, 'answer', { entry, body });
    expect(await answer(first, 'Yes.\n\nCome and see it.')).toMatchObject({ ok: true });
    expect(await answer(first, 'Yes.\n\nCome and see it.')).toMatchObject({ ok: true });
    await eventually(() => stage.mails.filter(({ key }) => key.startsWith('answer-'))).toHaveLength(1);
    await eventually(async () => (await stage.inbox.open(KIM, id))?.entries[0]?.delivery).toBe('delivered');
    expect(await answer(randomUUID(), 'Until six.')).toMatchObject({ ok: true });
    await eventually(() => stage.mails.filter(({ key }) => key.startsWith('answer-'))).toHaveLength(2);
    const mail = stage.mails.find(({ text }) => text.startsWith('Until six.'));
    expect(mail).toMatchObject({ to: 'ada@post.example', replyTo: 'kista@nordhem.example' });
    expect(mail?.subject).toContain(referenceOf(id));
    expect(mail?.text).toContain('Name of kim, Nordhem Kista, 08-465 00 10');
    expect(mail?.text.indexOf('Come and see it.')).toBeGreaterThan(mail?.text.indexOf('Until six.') ?? 0);
    expect(mail?.text).toContain('Is it still there?');
    expect(await idsIn(KIM, 'answered')).toEqual([id]);
  });

  test('what was given up stands on top until it is sent again, once however often that is asked', async () => {
    const id = await stage.ask();
    await eventually(() => stage.mails.length).toBe(1);
    const entry = randomUUID();
    stage.refuseMails(true);
    await does(KIM, id, 'answer', { entry, body: 'Yes' });
    await database.db.execute(sql`UPDATE lead_entries SET delivery = 'dead' WHERE id = ${entry}::uuid`);
    await database.db.execute(sql`UPDATE lead_deliveries SET state = 'dead' WHERE lead_id = ${id}::uuid`);
    expect((await stage.inbox.undelivered(KIM)).map((each) => each.id)).toEqual([id]);
    expect(await stage.inbox.undelivered(memberOf('kim', '99'))).toEqual([]);
    stage.refuseMails(false);
    const resent = [await stage.inbox.resend(KIM, id), await stage.inbox.resend(KIM, id)];
    expect(resent).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 0 },
    ]);
    await eventually(() => stage.mails.length).toBe(3);
    await eventually(async () => (await stage.inbox.undelivered(KIM)).length).toBe(0);
  });

  test('one person is one person by mail or by phone, within what the member may see', async () => {
    const id = await stage.ask();
    const byMail = await stage.ask({ phone: '0701740699', email: 'ADA@post.example' });
    const byPhone = await stage.ask({ email: 'other@post.example' });
    const elsewhere = await stage.ask({ message: 'elsewhere' }, '99');
    const others = async (member: typeof KIM) =>
      new Set((await stage.inbox.open(member, id))?.others.map((each) => each.id));
    expect(await others(KIM)).toEqual(new Set([byMail, byPhone]));
    expect(await others(BOSS)).toEqual(new Set([byMail, byPhone, elsewhere]));
    expect((await stage.inbox.list(KIM, 'new', null)).others.get(id)).toBe(2);
  });

  test('nobody sees or changes what is not theirs', async () => {
    const [ours, theirs, ofGroup] = [
      await stage.ask(),
      await stage.ask({ car: 'b' }, '99'),
      await stage.ask({ car: 'c' }, null),
    ];
    expect(await idsIn(KIM, 'new')).toEqual([ours]);
    expect(new Set(await idsIn(BOSS, 'new'))).toEqual(new Set([ours, theirs, ofGroup]));
    for (const id of [theirs, ofGroup, randomUUID()]) {
      expect(await stage.inbox.open(KIM, id)).toBeNull();
      expect(await stage.inbox.resend(KIM, id)).toEqual({ ok: false, error: { code: 'unknown' } });
      for (const act of ['take', 'release', 'note', 'answer', 'answered', 'close', 'reopen'] as const)
        expect(await does(KIM, id, act), act).toEqual({ ok: false, error: { code: 'unknown' } });
    }
    expect(await stage.inbox.counts(memberOf('kim', 'nowhere'))).toMatchObject({ new: 0 });
    expect(await stage.inbox.list({ account: 'kim', scopes: [] }, 'new', null)).toMatchObject({
      requests: [],
    });
  });

  test('a list goes on where its page ended, whatever came meanwhile', async () => {
    for (let n = 0; n < 53; n++) await stage.ask({ name: `Ada ${n}` }, n % 2 === 0 ? '12' : '13');
    const both = {
      account: 'kim',
      scopes: ['12', '13'].map((siteId) => ({ site: 'automotive-se', siteId })),
    };
    const first = await stage.inbox.list(both, 'new', null);
    await stage.ask({ name: 'Ada later' });
    const second = await stage.inbox.list(both, 'new', first.next);
    expect([first.requests.length, second.requests.length, second.next]).toEqual([50, 3, null]);
    expect(new Set([...first.requests, ...second.requests].map(({ id }) => id)).size).toBe(53);
  });

  describe('looks', () => {
    test('are written down, whatever they show, and never changed', async () => {
      const id = await stage.ask();
      await stage.inbox.list(KIM, 'new', null);
      await stage.inbox.open(ALEX, id);
      await stage.inbox.list(BOSS, 'new', null, 'export');
      await stage.inbox.search(KIM, 'ada', 'SE', null);
      await stage.inbox.open(memberOf('kim', '99'), id);
      const looks = (await stage.inbox.looks(id)).map(({ account, act }) => `${account} ${act}`);
      expect(looks.sort()).toEqual(['alex request', 'boss export', 'kim list', 'kim list']);
      await expect(database.db.execute(sql`UPDATE lead_looks SET account = 'nobody'`)).rejects.toThrow();
    });
  });

  describe('reminders', () => {
    const overdue = async () => {
      await database.db.execute(sql`UPDATE leads SET due_at = now() - interval '1 minute'`);
      await database.transaction((tx) => stage.jobs.enqueue(tx, 'lead-overdue', {}));
    };
    const reminders = () => stage.mails.filter(({ key }) => key.startsWith('lead-reminder-'));

    test('go out once for a request that is not answered in time, and for no other', async () => {
      const [open, answered] = [await stage.ask(), await stage.ask({ car: 'b' })];
      await does(KIM, answered, 'answered');
      await overdue();
      await eventually(() => reminders().map(({ key }) => key)).toEqual([`lead-reminder-${open}`]);
      expect(reminders()[0]).toMatchObject({ to: 'elsa.lind@nordhem.example' });
      expect(reminders()[0]?.text).toContain(`/staff/requests/${open}`);
      await overdue();
      await eventually(async () =>
        (await stage.jobs.backlog()).reduce((sum, { waiting }) => sum + waiting, 0),
      ).toBe(0);
      expect(reminders()).toHaveLength(1);
    });

    test('are due when the visitor was promised an answer', async () => {
      const id = await stage.ask();
      expect((await stage.inbox.open(KIM, id))?.request.dueAt).toEqual(new Date('2099-11-24T09:00:00Z'));
    });
  });

  test('a facility that nobody answers for here is not reminded', async () => {
    await stage.stop();
    stage = await inboxStage(database, systemClock, { hasAnswerers: false });
    await stage.ask();
    await eventually(() => stage.mails.length).toBe(1);
    await database.db.execute(sql`UPDATE leads SET due_at = now() - interval '1 minute'`);
    await database.transaction((tx) => stage.jobs.enqueue(tx, 'lead-overdue', {}));
    await eventually(async () => {
      const rows = await database.rows(database.db, sql`SELECT reminded_at IS NOT NULL AS done FROM leads`);
      return rows[0]?.done;
    }).toBe(true);
    expect(stage.mails).toHaveLength(1);
  });
});
