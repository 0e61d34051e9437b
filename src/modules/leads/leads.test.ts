import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentMigrations, listConsents, withdrawConsents } from '~/modules/consents';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { fixedClock, systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { type Candidates, createLeads, type Leads, type LeadsOptions, leadMigrations } from '.';
import type { Envelope } from './domain/submission';
import { leadDeliveries } from './store/tables';

const site = siteByKey('automotive-se');
const LOOK = {
  ground: '#eee',
  surface: '#fff',
  ink: '#111',
  muted: '#555',
  line: '#ccc',
  primary: '#036',
  onPrimary: '#fff',
};
const seller = { name: 'Elsa Lind', email: 'elsa.lind@nordhem.example', kind: 'person' as const };
const place = {
  name: 'Nordhem Kista',
  phone: '08-465 00 10',
  email: 'kista@nordhem.example',
  address: 'Danmarksgatan 1, 164 40 Kista',
};
const known: Candidates = {
  receivers: [seller],
  place,
  sampleCar: false,
  departmentMissing: false,
  answerDue: { date: '2099-11-24', time: '10:00' },
  car: {
    title: 'Volvo V60 T6, ABC123',
    dealerTitle: 'Volvo V60 T6 (SE), ABC123',
    path: '/kop-bil/4711/volvo-v60',
  },
};
/** A directory that knows no more than this. */
const directoryOf = (candidates: Partial<Candidates> = {}) => ({
  candidates: async () => ({ ...known, car: null, ...candidates }),
});

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
/** Those to visitors; `mails` are those to dealers. */
let receipts: Mail[];
let sendMail: (mail: Mail) => Promise<void>;

const leadsOptions = (options: Partial<LeadsOptions>): LeadsOptions => ({
  database,
  jobs,
  mailer: { send: (mail) => sendMail(mail) },
  hook: null,
  directory: directoryOf(),
  checkOffer: async () => null,
  valueCar: async () => null,
  receiptLimits: {
    perAddress: createRateLimit({ burst: 3, perMinute: 1 / 1440 }),
    perClient: createRateLimit({ burst: 10, perMinute: 1 / 1440 }),
  },
  look: () => LOOK,
  originOf: () => 'https://nordhem.example',
  intake: null,
  onOutcome: () => undefined,
  clock: systemClock,
  log: nullLog,
  ...options,
});

async function start(options: Partial<LeadsOptions> = {}) {
  jobs = createJobs({ database, log: nullLog });
  leads = createLeads(leadsOptions(options));
  await leads.work();
  await jobs.start();
}

beforeAll(async () => {
  database = await freshDatabase([platformMigrations, leadMigrations, consentMigrations]);
});
afterAll(() => database.close());

beforeEach(() => {
  mails = [];
  receipts = [];
  sendMail = async (mail) => void (mail.key.startsWith('receipt-') ? receipts : mails).push(mail);
});

afterEach(async () => {
  await jobs.stop();
  await database.driver.execute('TRUNCATE leads, lead_deliveries, consents, pgboss.job');
});

const eventually = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

describe('a request', () => {
  test('V-006, V-247, V-441: is stored and mailed to the seller, who can answer the visitor', async () => {
    await start();
    const result = await leads.submit(
      site,
      'sv',
      envelope({ quote: true, message: 'Finns den kvar?' }),
      'visitor',
    );
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
      leads.submit(site, 'sv', envelope(), 'visitor'),
      leads.submit(site, 'sv', envelope(), 'visitor'),
    ]);
    expect([first, second].filter((result) => result.ok && result.value.repeated)).toHaveLength(1);
    expect(first.ok && first.value.id).toBe(second.ok && second.value.id);
    expect(await leads.submit(site, 'sv', envelope({ name: 'Bo Ek' }), 'visitor')).toEqual({
      ok: false,
      error: { kind: 'conflict' },
    });
    await eventually(() => mails.length).toBe(1);
  });

  test('without an id of its own is the same request while its words are the same', async () => {
    await start();
    const { formSubmissionId: _, ...withoutId } = envelope();
    await leads.submit(site, 'sv', withoutId, 'visitor');
    expect(await leads.submit(site, 'sv', withoutId, 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: true },
    });
  });

  test('V-443: never reaches an address that the group has not published', async () => {
    await start();
    const result = await leads.submit(site, 'sv', envelope({ toEmail: 'evil@stranger.example' }), 'visitor');
    expect(result).toMatchObject({ ok: true, value: { receiver: seller } });
  });

  test('V-446: goes to the site’s own address when no receiver is known', async () => {
    await start({ directory: directoryOf({ receivers: [] }) });
    const result = await leads.submit(site, 'sv', envelope(), 'visitor');
    expect(result).toMatchObject({ ok: true, value: { receiver: { email: site.contact.email } } });
  });

  test('V-368, V-373: about a sample car needs a dealer', async () => {
    await start({ directory: directoryOf({ receivers: [], sampleCar: true }) });
    expect(await leads.submit(site, 'sv', envelope(), 'visitor')).toMatchObject({
      ok: false,
      error: { kind: 'invalid', problems: { siteName: 'sellerMissing' } },
    });
  });
});

test('V-491: a chosen dealer without a department for the brand leaves no request behind', async () => {
  await start({ directory: directoryOf({ receivers: [], sampleCar: true, departmentMissing: true }) });
  expect(await leads.submit(site, 'sv', envelope({ siteName: 'Nordhem Kista' }), 'visitor')).toEqual({
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
      regno: 'abc 123',
      milage: '9800',
      option: 'trade-in',
      other: 'Fin',
      customerName: 'Ada Ek',
      customerPhone: '070-174 06 05',
      customerEmail: 'ada@post.example',
      ...values,
    },
  });

  test('W-578, W-602: is stored once and mailed with plate, mileage and what is wanted', async () => {
    await start({ directory: directoryOf({ receivers: [] }) });
    expect(await leads.submit(site, 'sv', offer(), 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: false },
    });
    expect(await leads.submit(site, 'sv', offer(), 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: true },
    });
    await eventually(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({
      to: site.contact.email,
      replyTo: 'ada@post.example',
      subject: 'Bil att byta in: ABC123',
    });
    for (const line of ['Registreringsnummer: ABC123', 'Mätarställning: 9800 mil', 'Önskemål: Byta in bilen'])
      expect(mails[0]?.text).toContain(line);
  });

  test('carries its estimate to the page of thanks, the receipt and the dealer, each in their language', async () => {
    const valued: unknown[] = [];
    await start({
      valueCar: async (_, language, { regno, milage }) => {
        valued.push([language, regno, milage]);
        return {
          visitor: { headline: 'Estimate for Volvo V60: 180–210', how: ['From 9 cars.'] },
          dealer: { headline: 'Uppskattning för Volvo V60: 180–210', how: ['Ur 9 bilar.'] },
        };
      },
    });
    const result = await leads.submit(site, 'en', offer(), 'visitor');
    expect(valued).toEqual([['en', 'ABC123', '9800']]);
    const next = result.ok ? result.value.confirmation.next : [];
    expect(next[0]).toMatch(/^Estimate for Volvo V60: 180–210\. .* an estimate and not an offer/);
    const id = result.ok ? result.value.id : '';
    expect((await leads.confirmation(site, 'en', id))?.next).toEqual(next);
    await eventually(() => mails.length + receipts.length).toBe(2);
    expect(mails[0]?.text).toMatch(/Uppskattning för Volvo V60: 180–210[\s\S]*Ur 9 bilar\./);
    expect(receipts[0]?.text).toMatch(/Estimate for Volvo V60: 180–210[\s\S]*From 9 cars\./);
  });

  test('without an estimate the mail has none; other requests are not valued', async () => {
    const valued: string[] = [];
    await start({
      valueCar: async (_, __, { regno }) => {
        valued.push(regno);
        return null;
      },
    });
    const result = await leads.submit(site, 'sv', offer(), 'visitor');
    expect(result.ok && result.value.confirmation.next[0]).toMatch(/^Du får svar/);
    await leads.submit(site, 'sv', envelope(), 'visitor');
    expect(valued).toEqual(['ABC123']);
    await eventually(() => mails.length + receipts.length).toBe(4);
    for (const { text } of [...mails, ...receipts]) expect(text).not.toContain('Uppskattning');
  });

  test('W-602: is checked by the same rules', async () => {
    await start();
    expect(await leads.submit(site, 'sv', offer({ regno: '', option: 'x' }), 'visitor')).toEqual({
      ok: false,
      error: { kind: 'invalid', problems: { regno: 'regnoMissing', option: 'optionMissing' } },
    });
  });
});

describe('a request for service', () => {
  const norway = siteByKey('automotive-no');
  const workshop = {
    name: 'Nordhem Bergen Verksted',
    email: 'verksted.bergen@nordhem.example',
    kind: 'facility' as const,
  };
  const bergen = { ...place, name: 'Nordhem Bergen' };
  const request = (values: Record<string, unknown> = {}): Envelope => ({
    formName: 'NordhemNorgeServiceRequestForm',
    formSubmissionId: 'service-0001',
    values: {
      typeCar: 'car',
      siteName: 'Nordhem Bergen',
      services: ['Service', 'EU-kontroll'],
      description: 'Piper i kulde',
      customerName: 'Kari Nord',
      customerPhone: '406 00 123',
      customerEmail: 'kari@post.example',
      regno: 'ek 12345',
      milage: '98000',
      date: '2099-03-02',
      other: 'Ring etter fire',
      gdpr: true,
      newsletter: false,
      ...values,
    },
  });
  const submit = (values: Record<string, unknown> = {}) =>
    leads.submit(norway, 'nb', request(values), 'visitor');
  const serviceDirectory = directoryOf({ receivers: [workshop], place: bergen });

  test('W-609, W-644: is stored once, mailed to the workshop, confirmed to the visitor and passed on', async () => {
    const hooked: string[] = [];
    await start({
      directory: serviceDirectory,
      hook: { deliver: async ({ values }) => void hooked.push(JSON.stringify(values.service)) },
    });
    const [first, second] = await Promise.all([submit(), submit()]);
    expect([first, second].map((each) => each.ok && each.value.repeated).sort()).toEqual([false, true]);
    await eventually(() => [mails.length, receipts.length, hooked.length]).toEqual([1, 1, 1]);
    expect(mails[0]).toMatchObject({
      to: workshop.email,
      replyTo: 'kari@post.example',
      subject: 'Verkstedforespørsel: EK12345',
    });
    for (const row of [
      ...['Kjøretøy: Bil', 'Hva ønsker du hjelp til?: Service; EU-kontroll', 'mandag 2. mars (2099-03-02)'],
      ...['Nyhetsbrev: Nei', 'Melding: Piper i kulde', 'Andre opplysninger: Ring etter fire'],
    ])
      expect(mails[0]?.text).toContain(row);
    expect(receipts[0]).toMatchObject({ to: 'kari@post.example', replyTo: workshop.email });
    expect(receipts[0]?.text).toContain('EU-kontroll');
    expect(receipts[0]?.text).not.toMatch(/Piper|etter fire|Kari/);
    expect(JSON.parse(hooked[0] ?? '')).toEqual({
      vehicle: 'car',
      services: ['service', 'euInspection'],
      date: '2099-03-02',
      other: 'Ring etter fire',
      consent: true,
      newsletter: false,
    });
  });

  test('consent to the newsletter is recorded with the words that were shown, once; without the tick there is none', async () => {
    await start({ directory: serviceDirectory });
    await submit();
    expect(await listConsents(database, 'kari@post.example')).toEqual([]);
    await Promise.all([submit({ newsletter: true, date: '2099-03-03' }), submit({ newsletter: true })]);
    await leads.submit(
      norway,
      'nb',
      { ...request({ newsletter: true }), formSubmissionId: 'service-0002' },
      'v',
    );
    const given = await listConsents(database, ' Kari@POST.example');
    expect(given).toEqual([
      {
        purpose: 'newsletter',
        site: 'automotive-no',
        language: 'nb',
        email: 'kari@post.example',
        shownText: expect.stringContaining('Ja takk, send meg nyhetsbrevet på e-post'),
        textVersion: expect.stringMatching(/^[\w-]{12}$/),
        formName: 'NordhemNorgeServiceRequestForm',
        givenAt: expect.any(Date),
        withdrawnAt: null,
      },
    ]);
    const at = new Date('2026-12-01T10:00:00Z');
    expect(await withdrawConsents(database, 'kari@post.example', at)).toBe(1);
    expect(await withdrawConsents(database, 'kari@post.example', new Date())).toBe(0);
    expect((await listConsents(database, 'kari@post.example'))[0]?.withdrawnAt).toEqual(at);
  });

  test('W-622: an address that the page names and the group has not published gets no mail', async () => {
    await start({ directory: serviceDirectory });
    expect(await submit({ siteEmail: 'x@evil.example' })).toMatchObject({
      ok: true,
      value: { receiver: workshop },
    });
    await eventually(() => mails.length).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([workshop.email]);
  });

  test('W-622, W-632: a dealer that is none of ours is refused, and nothing is stored', async () => {
    await start({ directory: directoryOf({ receivers: [] }) });
    expect(await submit({ siteName: 'Evil AS', siteEmail: 'x@evil.example' })).toEqual({
      ok: false,
      error: { kind: 'invalid', problems: { siteName: 'dealerMissing' } },
    });
    expect(await leads.counts()).toEqual({ pending: 0, delivered: 0, dead: 0 });
  });

  test.each([
    ['00:30', '2026-11-22T23:30:00Z'],
    ['23:30', '2026-11-23T22:30:00Z'],
  ])('W-636: at %s in Oslo the first day is that day', async (_, now) => {
    await start({ directory: serviceDirectory, clock: fixedClock(now) });
    expect(await submit({ date: '2026-11-22' })).toMatchObject({
      error: { kind: 'invalid', problems: { date: 'dateInvalid' } },
    });
    expect(await submit({ date: '2026-11-23' })).toMatchObject({ ok: true });
  });
});

describe('a sender that is no visitor', () => {
  test('a filled honeypot and an unknown form are refused', async () => {
    await start();
    expect(await leads.submit(site, 'sv', envelope({}, { website: 'x' }), 'visitor')).toMatchObject({
      error: { kind: 'suspected-bot' },
    });
    expect(await leads.submit(site, 'sv', envelope({}, { formName: 'Other' }), 'visitor')).toMatchObject({
      error: { kind: 'unknown-form' },
    });
  });
});

describe('delivery', () => {
  test('is tried again after a failure, and the webhook stands on its own', async () => {
    let failures = 1;
    sendMail = async (mail) => {
      if (mail.key.startsWith('receipt-')) return;
      if (failures-- > 0) throw new Error('mail server down');
      mails.push(mail);
    };
    const hooked: string[] = [];
    await start({ hook: { deliver: async (lead) => void hooked.push(lead.id) } });
    const result = await leads.submit(site, 'sv', envelope(), 'visitor');
    await eventually(() => hooked).toEqual([result.ok ? result.value.id : '']);
    await eventually(() => leads.counts()).toMatchObject({ pending: 1, delivered: 1 });
  });

  test('given up is visible and can be started anew', async () => {
    await start();
    const result = await leads.submit(site, 'sv', envelope(), 'visitor');
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

describe('correction 17: a receipt', () => {
  const requested = () => directoryOf({ car: known.car });
  const deliveries = () => database.db.select().from(leadDeliveries).orderBy(leadDeliveries.channel);

  test('goes to the visitor once, from the group, answered to the dealer, with nothing that was typed freely', async () => {
    await start({ directory: requested() });
    const typed = {
      name: 'Win http://evil.example',
      message: 'Buy <b>pills</b> at www.evil.example',
      car: 'Cheap pills',
      email: 'Ada@Post.Example',
      testDrive: true,
    };
    const result = await leads.submit(site, 'en', envelope(typed), 'visitor');
    if (!result.ok) throw new Error(result.error.kind);
    await eventually(() => [mails.length, receipts.length]).toEqual([1, 1]);
    const [receipt] = receipts;
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
    expect(mails[0]).toMatchObject({ to: seller.email, toName: 'Elsa Lind', replyTo: 'Ada@Post.Example' });
    expect(mails[0]?.html).toContain('&lt;b&gt;pills&lt;/b&gt;');
    expect(mails[0]?.text).toContain('Kunden har fått löfte om svar senast tisdag 24 november.');
  });

  test('is one, like the request and the mail to the dealer, when the same submission comes ten times at once', async () => {
    await start({ directory: requested() });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => leads.submit(site, 'sv', envelope(), 'visitor')),
    );
    const ids = new Set(results.map((result) => (result.ok ? result.value.id : 'refused')));
    const references = new Set(
      results.map((result) => (result.ok ? JSON.stringify(result.value.confirmation) : '')),
    );
    expect([ids.size, references.size]).toEqual([1, 1]);
    await eventually(() => [mails.length, receipts.length]).toEqual([1, 1]);
    expect(await deliveries()).toMatchObject([
      { channel: 'mail', state: 'delivered', attempts: 1 },
      { channel: 'receipt', state: 'delivered', attempts: 1 },
    ]);
  });

  test('correction 17: is promised to the submission that is stored, also where those before it are slower to store', async () => {
    const transaction: Database['transaction'] = database.transaction.bind(database);
    let started = 0;
    // Those that an address may still get are overtaken by one that it may not.
    const slowAtFirst: Database['transaction'] = async (work) => {
      started += 1;
      if (started <= 3) await new Promise((resolve) => setTimeout(resolve, 150));
      return transaction(work);
    };
    await start({ directory: requested(), database: { ...database, transaction: slowAtFirst } });
    await Promise.all(Array.from({ length: 5 }, () => leads.submit(site, 'sv', envelope(), 'visitor')));
    await eventually(() => [mails.length, receipts.length]).toEqual([1, 1]);
  });

  test('is sent after a restart where the process died between storing and sending', async () => {
    await start({ directory: requested() });
    // A process that dies before the first attempt is due.
    const dying = {
      ...leadsOptions({ directory: requested() }),
      jobs: {
        work: jobs.work.bind(jobs),
        schedule: jobs.schedule.bind(jobs),
        deadLetters: () => jobs.deadLetters(),
        start: () => jobs.start(),
        stop: () => jobs.stop(),
        health: () => jobs.health(),
        backlog: () => jobs.backlog(),
        enqueue: (...[tx, queue, data]: Parameters<Jobs['enqueue']>) =>
          jobs.enqueue(tx, queue, data, { startAfter: new Date(Date.now() + 2000) }),
      },
    };
    leads = createLeads(dying);
    const result = await leads.submit(site, 'sv', envelope(), 'visitor');
    await jobs.stop();
    expect([result.ok, mails.length, receipts.length]).toEqual([true, 0, 0]);
    await start({ directory: requested() });
    await eventually(() => [mails.length, receipts.length]).toEqual([1, 1]);
    expect(await leads.submit(site, 'sv', envelope(), 'visitor')).toMatchObject({
      value: { repeated: true, confirmation: result.ok ? result.value.confirmation : null },
    });
    await eventually(() => leads.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
    expect([mails.length, receipts.length]).toEqual([1, 1]);
  });

  test('is rationed by address whatever its case, and the request arrives all the same', async () => {
    await start({ directory: requested() });
    const emails = ['ada@post.example', 'ADA@post.example', 'Ada@Post.example', 'ada@POST.example'];
    const confirmed: (string | undefined)[] = [];
    for (const [n, email] of emails.entries()) {
      const sent = await leads.submit(
        site,
        'sv',
        envelope({ email }, { formSubmissionId: `submission-${n}000` }),
        `client-${n}`,
      );
      confirmed.push(sent.ok ? sent.value.confirmation.next.at(-1) : undefined);
    }
    await eventually(() => [mails.length, receipts.length]).toEqual([4, 3]);
    expect(confirmed[0]).toBe('Vi har också skickat en bekräftelse till din e-postadress.');
    expect(confirmed[3]).toBe('Vill du inte vänta? Ring 08-465 00 10 och uppge din referens.');
  });

  test('is rationed by client', async () => {
    const perClient = createRateLimit({ burst: 2, perMinute: 1 / 1440 });
    const perAddress = createRateLimit({ burst: 2, perMinute: 1 / 1440 });
    await start({ directory: requested(), receiptLimits: { perClient, perAddress } });
    for (const n of [1, 2, 3]) {
      const more = { formSubmissionId: `submission-${n}000` };
      await leads.submit(site, 'sv', envelope({ email: `stranger${n}@post.example` }, more), 'bot');
    }
    await eventually(() => mails.length).toBe(3);
    expect(receipts.length).toBeLessThanOrEqual(2);
    await eventually(() => receipts.length).toBe(2);
  });

  test('that an address refuses is no fault of the group: nothing is counted as dead', async () => {
    const outcomes: string[] = [];
    sendMail = async (mail) => {
      if (mail.key.startsWith('receipt-')) throw new Error('refused');
      mails.push(mail);
    };
    await start({ directory: requested(), onOutcome: (outcome) => outcomes.push(outcome) });
    await leads.submit(site, 'sv', envelope(), 'visitor');
    await eventually(() => outcomes).toEqual(['stored', 'delivered']);
    expect(await leads.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
  });

  test('a thank-you page reads requests of its own site only', async () => {
    await start({ directory: requested() });
    const result = await leads.submit(site, 'sv', envelope(), 'visitor');
    if (!result.ok) throw new Error(result.error.kind);
    const { id, confirmation } = result.value;
    expect(await leads.confirmation(site, 'sv', id)).toEqual(confirmation);
    expect((await leads.confirmation(site, 'en', id))?.sentTo).toBe(
      'It has been sent to Elsa Lind at Nordhem Kista.',
    );
    expect(await leads.confirmation(siteByKey('smart-se'), 'sv', id)).toBeNull();
  });
});
