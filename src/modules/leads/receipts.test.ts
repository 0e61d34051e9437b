import { describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import { createRateLimit } from '~/platform/rate-limit';
import { siteByKey } from '~/sites';
import { directoryOf, envelope, eventually, known, leadStage, seller, site } from '~test/leads/lead-stage';
import { createLeads } from '.';
import { leadDeliveries } from './store/tables';

const stage = leadStage();
const { start } = stage;

describe('correction 17: a receipt', () => {
  const requested = () => directoryOf({ car: known.car });
  const deliveries = () => stage.database.db.select().from(leadDeliveries).orderBy(leadDeliveries.channel);

  test('goes to the visitor once, from the group, answered to the dealer, with nothing that was typed freely', async () => {
    await start({ directory: requested() });
    const typed = {
      name: 'Win http://evil.example',
      message: 'Buy <b>pills</b> at www.evil.example',
      car: 'Cheap pills',
      email: 'Ada@Post.Example',
      testDrive: true,
    };
    const result = await stage.leads.submit(site, 'en', envelope(typed), 'visitor');
    if (!result.ok) throw new Error(result.error.kind);
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
    const [receipt] = stage.receipts;
    expect(receipt).toMatchObject({
      key: `receipt-${result.value.id}`,
      to: 'Ada@Post.Example',
      replyTo: seller.email,
      subject: 'We have your request about Volvo V60 T6, ABC123',
    });
    const expected = [
      result.value.confirmation.reference,
      'Elsa Lind at Nordhem Kista',
      'Tuesday 24 November',
      '08-465 00 10',
      'https://nordhem.example/kop-bil/4711/volvo-v60',
      'I would like a test drive',
    ];
    for (const body of [receipt?.text ?? '', receipt?.html ?? '']) {
      for (const each of expected) expect(body).toContain(each);
      expect(body).not.toMatch(/pills|evil|Win/);
    }
    expect(stage.mails[0]).toMatchObject({
      to: seller.email,
      toName: 'Elsa Lind',
      replyTo: 'Ada@Post.Example',
    });
    expect(stage.mails[0]?.html).toContain('&lt;b&gt;pills&lt;/b&gt;');
    expect(stage.mails[0]?.text).toContain('Kunden har fått löfte om svar senast tisdag 24 november.');
  });

  test('is one, like the request and the mail to the dealer, when the same submission comes ten times at once', async () => {
    await start({ directory: requested() });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => stage.leads.submit(site, 'sv', envelope(), 'visitor')),
    );
    const ids = new Set(results.map((result) => (result.ok ? result.value.id : 'refused')));
    const references = new Set(
      results.map((result) => (result.ok ? JSON.stringify(result.value.confirmation) : '')),
    );
    expect([ids.size, references.size]).toEqual([1, 1]);
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
    expect(await deliveries()).toMatchObject([
      { channel: 'mail', state: 'delivered', attempts: 1 },
      { channel: 'receipt', state: 'delivered', attempts: 1 },
    ]);
  });

  test('correction 17: is promised to the submission that is stored, also where those before it are slower to store', async () => {
    const transaction: Database['transaction'] = stage.database.transaction.bind(stage.database);
    let started = 0;
    // Those that an address may still get are overtaken by one that it may not.
    const slowAtFirst: Database['transaction'] = async (work) => {
      started += 1;
      if (started <= 3) await new Promise((resolve) => setTimeout(resolve, 150));
      return transaction(work);
    };
    await start({ directory: requested(), database: { ...stage.database, transaction: slowAtFirst } });
    await Promise.all(Array.from({ length: 5 }, () => stage.leads.submit(site, 'sv', envelope(), 'visitor')));
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
  });

  test('is sent after a restart where the process died between storing and sending', async () => {
    await start({ directory: requested() });
    // A process that dies before the first attempt is due.
    const dying = {
      ...stage.leadsOptions({ directory: requested() }),
      jobs: {
        work: stage.jobs.work.bind(stage.jobs),
        schedule: stage.jobs.schedule.bind(stage.jobs),
        deadLetters: () => stage.jobs.deadLetters(),
        start: () => stage.jobs.start(),
        stop: () => stage.jobs.stop(),
        health: () => stage.jobs.health(),
        backlog: () => stage.jobs.backlog(),
        enqueue: (...[tx, queue, data]: Parameters<Jobs['enqueue']>) =>
          stage.jobs.enqueue(tx, queue, data, { startAfter: new Date(Date.now() + 2000) }),
      },
    };
    stage.leads = createLeads(dying);
    const result = await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    await stage.jobs.stop();
    expect([result.ok, stage.mails.length, stage.receipts.length]).toEqual([true, 0, 0]);
    await start({ directory: requested() });
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
    expect(await stage.leads.submit(site, 'sv', envelope(), 'visitor')).toMatchObject({
      value: { repeated: true, confirmation: result.ok ? result.value.confirmation : null },
    });
    await eventually(() => stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 1, dead: 0 });
    expect([stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
  });

  test('is rationed by address whatever its case, and the request arrives all the same', async () => {
    await start({ directory: requested() });
    const emails = ['ada@post.example', 'ADA@post.example', 'Ada@Post.example', 'ada@POST.example'];
    const confirmed: (string | undefined)[] = [];
    for (const [n, email] of emails.entries()) {
      const sent = await stage.leads.submit(
        site,
        'sv',
        envelope({ email }, { formSubmissionId: `submission-${n}000` }),
        `client-${n}`,
      );
      confirmed.push(sent.ok ? sent.value.confirmation.next.at(-1) : undefined);
    }
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([4, 3]);
    expect(confirmed[0]).toBe('Vi skickar också en bekräftelse till din e-postadress.');
    expect(confirmed[3]).toBe('Vill du inte vänta? Ring 08-465 00 10 och uppge din referens.');
  });

  test('is rationed by client', async () => {
    const perClient = createRateLimit({ burst: 2, perMinute: 1 / 1440 });
    const perAddress = createRateLimit({ burst: 2, perMinute: 1 / 1440 });
    await start({ directory: requested(), receiptLimits: { perClient, perAddress } });
    for (const n of [1, 2, 3]) {
      const more = { formSubmissionId: `submission-${n}000` };
      await stage.leads.submit(site, 'sv', envelope({ email: `stranger${n}@post.example` }, more), 'bot');
    }
    await eventually(() => stage.mails.length).toBe(3);
    expect(stage.receipts.length).toBeLessThanOrEqual(2);
    await eventually(() => stage.receipts.length).toBe(2);
  });

  test('that an address refuses is no fault of the group: nothing is counted as dead', async () => {
    const outcomes: string[] = [];
    stage.sendMail = async (mail) => {
      if (mail.key.startsWith('receipt-')) throw new Error('refused');
      stage.mails.push(mail);
    };
    await start({ directory: requested(), onOutcome: (outcome) => outcomes.push(outcome) });
    await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    await eventually(() => outcomes).toEqual(['stored', 'delivered']);
    expect(await stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 1, dead: 0 });
  });

  test('a thank-you page reads requests of its own site only', async () => {
    await start({ directory: requested() });
    const result = await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    if (!result.ok) throw new Error(result.error.kind);
    const { id, confirmation } = result.value;
    expect(await stage.leads.confirmation(site, 'sv', id)).toEqual(confirmation);
    expect((await stage.leads.confirmation(site, 'en', id))?.sentTo).toBe(
      'It has been sent to Elsa Lind at Nordhem Kista.',
    );
    expect(await stage.leads.confirmation(siteByKey('smart-se'), 'sv', id)).toBeNull();
  });
});
