import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { silentLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { createLeads, type Leads, type LeadsOptions, leadMigrations } from '.';
import type { Envelope } from './domain/submission';

const site = siteByKey('automotive-se');
const seller = { name: 'Elsa Lind', email: 'elsa.lind@nordhem.example' };

const envelope = (values: Record<string, unknown> = {}, more: Partial<Envelope> = {}): Envelope => ({
  formName: 'NordhemCarContactForm',
  formSubmissionId: 'submission-0001',
  values: {
    name: 'Ada Ek',
    phone: '070-174 06 05',
    email: 'ada@post.example',
    carId: '4711',
    car: 'Volvo V60',
    ...values,
  },
  ...more,
});

let database: Database;
let jobs: Jobs;
let leads: Leads;
let mails: Mail[];
let sendMail: (mail: Mail) => Promise<void>;

async function start(options: Partial<LeadsOptions> = {}) {
  jobs = createJobs({ database, log: silentLog });
  leads = createLeads({
    database,
    jobs,
    mailer: { send: (mail) => sendMail(mail) },
    hook: null,
    directory: {
      candidates: async () => ({ receivers: [seller], sampleCar: false, departmentMissing: false }),
    },
    originOf: () => 'https://nordhem.example',
    intake: null,
    onOutcome: () => undefined,
    clock: systemClock,
    log: silentLog,
    ...options,
  });
  await leads.work();
  await jobs.start();
}

beforeEach(async () => {
  mails = [];
  sendMail = async (mail) => void mails.push(mail);
  database = await freshDatabase([platformMigrations, leadMigrations]);
});

afterEach(async () => {
  await jobs.stop();
  await database.close();
});

const eventually = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

describe('a request', () => {
  test('V-006, V-247, V-441: is stored and mailed to the seller, who can answer the visitor', async () => {
    await start();
    const result = await leads.submit(site, 'sv', envelope({ quote: true, message: 'Finns den kvar?' }));
    expect(result).toMatchObject({ ok: true, value: { receiver: seller, repeated: false } });
    await eventually(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({
      to: seller.email,
      replyTo: 'ada@post.example',
      subject: 'Förfrågan om Volvo V60',
      text: expect.stringContaining('+46701740605'),
    });
    await eventually(() => leads.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
  });

  test('V-439: sent twice has one effect; other words under the same id are refused', async () => {
    await start();
    const [first, second] = await Promise.all([
      leads.submit(site, 'sv', envelope()),
      leads.submit(site, 'sv', envelope()),
    ]);
    expect([first, second].filter((result) => result.ok && result.value.repeated)).toHaveLength(1);
    expect(first.ok && first.value.id).toBe(second.ok && second.value.id);
    expect(await leads.submit(site, 'sv', envelope({ name: 'Bo Ek' }))).toEqual({
      ok: false,
      error: { kind: 'conflict' },
    });
    await eventually(() => mails.length).toBe(1);
  });

  test('without an id of its own is the same request while its words are the same', async () => {
    await start();
    const { formSubmissionId: _, ...withoutId } = envelope();
    await leads.submit(site, 'sv', withoutId);
    expect(await leads.submit(site, 'sv', withoutId)).toMatchObject({ ok: true, value: { repeated: true } });
  });

  test('V-443: never reaches an address that the group has not published', async () => {
    await start();
    const result = await leads.submit(site, 'sv', envelope({ toEmail: 'evil@stranger.example' }));
    expect(result).toMatchObject({ ok: true, value: { receiver: seller } });
  });

  test('V-446: goes to the site itself when nobody else is known', async () => {
    const nobody = {
      candidates: async () => ({ receivers: [], sampleCar: false, departmentMissing: false }),
    };
    await start({ directory: nobody });
    const result = await leads.submit(site, 'sv', envelope());
    expect(result).toMatchObject({ ok: true, value: { receiver: { email: site.contact.email } } });
  });

  test('V-368, V-373: about a sample car needs a dealer', async () => {
    const sample = { candidates: async () => ({ receivers: [], sampleCar: true, departmentMissing: false }) };
    await start({ directory: sample });
    expect(await leads.submit(site, 'sv', envelope())).toMatchObject({
      ok: false,
      error: { kind: 'invalid', problems: { siteName: 'sellerMissing' } },
    });
  });
});

test('V-491: a chosen dealer without a department for the brand leaves no request behind', async () => {
  const missing = { candidates: async () => ({ receivers: [], sampleCar: true, departmentMissing: true }) };
  await start({ directory: missing });
  expect(await leads.submit(site, 'sv', envelope({ siteName: 'Nordhem Kista' }))).toEqual({
    ok: false,
    error: { kind: 'department-not-found' },
  });
  expect(await leads.counts()).toEqual({ pending: 0, delivered: 0, dead: 0 });
});

describe('a car that is offered', () => {
  const offer = (values: Record<string, unknown> = {}): Envelope => ({
    formName: 'NordhemSellCarForm',
    formSubmissionId: 'offer-0001',
    values: {
      ...{ regno: 'abc 123', milage: '9800', option: 'trade-in', other: 'Fin' },
      ...{ customerName: 'Ada Ek', customerPhone: '070-174 06 05', customerEmail: 'ada@post.example' },
      ...values,
    },
  });

  test('W-578, W-602: is stored once and mailed with plate, mileage and what is wanted', async () => {
    const nobody = {
      candidates: async () => ({ receivers: [], sampleCar: false, departmentMissing: false }),
    };
    await start({ directory: nobody });
    expect(await leads.submit(site, 'sv', offer())).toMatchObject({ ok: true, value: { repeated: false } });
    expect(await leads.submit(site, 'sv', offer())).toMatchObject({ ok: true, value: { repeated: true } });
    await eventually(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({
      to: site.contact.email,
      replyTo: 'ada@post.example',
      subject: 'Bil att byta in: ABC123',
    });
    for (const line of ['Registreringsnummer: ABC123', 'Mätarställning: 9800 mil', 'Önskemål: Byta in bilen'])
      expect(mails[0]?.text).toContain(line);
  });

  test('W-602: is checked by the same rules', async () => {
    await start();
    expect(await leads.submit(site, 'sv', offer({ regno: '', option: 'x' }))).toEqual({
      ok: false,
      error: { kind: 'invalid', problems: { regno: 'regnoMissing', option: 'optionMissing' } },
    });
  });
});

describe('a sender that is no visitor', () => {
  test('a filled honeypot and an unknown form are refused', async () => {
    await start();
    expect(await leads.submit(site, 'sv', envelope({}, { website: 'x' }))).toMatchObject({
      error: { kind: 'suspected-bot' },
    });
    expect(await leads.submit(site, 'sv', envelope({}, { formName: 'Other' }))).toMatchObject({
      error: { kind: 'unknown-form' },
    });
  });
});

describe('delivery', () => {
  test('is tried again after a failure, and the webhook stands on its own', async () => {
    let failures = 1;
    sendMail = async (mail) => {
      if (failures-- > 0) throw new Error('mail server down');
      mails.push(mail);
    };
    const hooked: string[] = [];
    await start({ hook: { deliver: async (lead) => void hooked.push(lead.id) } });
    const result = await leads.submit(site, 'sv', envelope());
    await eventually(() => hooked).toEqual([result.ok ? result.value.id : '']);
    await eventually(() => leads.counts()).toMatchObject({ pending: 1, delivered: 1 });
  });

  test('given up is visible and can be started anew', async () => {
    await start();
    const result = await leads.submit(site, 'sv', envelope());
    await eventually(() => mails.length).toBe(1);
    const id = result.ok ? result.value.id : '';
    const { markFailed } = await import('./store/lead-store');
    await markFailed(database.db, id, 'mail', { error: 'HookFailed: answered 500', dead: true });
    expect(await leads.dead(10)).toMatchObject([
      { leadId: id, channel: 'mail', lastError: 'HookFailed: answered 500' },
    ]);
    expect(await leads.retryDead([id])).toBe(1);
    await eventually(() => mails.length).toBe(2);
  });
});
