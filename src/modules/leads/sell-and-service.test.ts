import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { listConsents, withdrawConsents } from '~/modules/consents';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { place } from '~test/leads/dealer';
import { directoryOf, envelope, eventually, leadStage, site } from '~test/leads/lead-stage';
import type { Envelope } from './domain/forms/submission';
import { newsletterBox } from './newsletter';

const stage = leadStage();
const { start } = stage;

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
    expect(await stage.leads.submit(site, 'sv', offer(), 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: false },
    });
    expect(await stage.leads.submit(site, 'sv', offer(), 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: true },
    });
    await eventually(() => stage.mails.length).toBe(1);
    expect(stage.mails[0]).toMatchObject({
      to: site.contact.email,
      replyTo: 'ada@post.example',
      subject: 'Bil att byta in: ABC123',
    });
    for (const line of ['Registreringsnummer: ABC123', 'Mätarställning: 9800 mil', 'Önskemål: Byta in bilen'])
      expect(stage.mails[0]?.text).toContain(line);
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
    const result = await stage.leads.submit(site, 'en', offer(), 'visitor');
    expect(valued).toEqual([['en', 'ABC123', '9800']]);
    const next = result.ok ? result.value.confirmation.next : [];
    expect(next[0]).toMatch(/^Estimate for Volvo V60: 180–210\. .* an estimate and not an offer/);
    const id = result.ok ? result.value.id : '';
    expect((await stage.leads.confirmation(site, 'en', id))?.next).toEqual(next);
    await eventually(() => stage.mails.length + stage.receipts.length).toBe(2);
    expect(stage.mails[0]?.text).toMatch(/Uppskattning för Volvo V60: 180–210[\s\S]*Ur 9 bilar\./);
    expect(stage.receipts[0]?.text).toMatch(/Estimate for Volvo V60: 180–210[\s\S]*From 9 cars\./);
  });

  test('without an estimate the mail has none; other requests are not valued', async () => {
    const valued: string[] = [];
    await start({
      valueCar: async (_, __, { regno }) => {
        valued.push(regno);
        return null;
      },
    });
    const result = await stage.leads.submit(site, 'sv', offer(), 'visitor');
    expect(result.ok && result.value.confirmation.next[0]).toMatch(/^Du får svar/);
    await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    expect(valued).toEqual(['ABC123']);
    await eventually(() => stage.mails.length + stage.receipts.length).toBe(4);
    for (const { text } of [...stage.mails, ...stage.receipts]) expect(text).not.toContain('Uppskattning');
  });

  test('W-602: is checked by the same rules', async () => {
    await start();
    expect(await stage.leads.submit(site, 'sv', offer({ regno: '', option: 'x' }), 'visitor')).toEqual({
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
    stage.leads.submit(norway, 'nb', request(values), 'visitor');
  const agreed = { newsletter: true, newsletterVersion: newsletterBox(translator('nb')).version };
  const serviceDirectory = directoryOf({ receivers: [workshop], place: bergen });

  test('W-609, W-644: is stored once, mailed to the workshop, confirmed to the visitor and passed on', async () => {
    const hooked: string[] = [];
    await start({
      directory: serviceDirectory,
      hook: { deliver: async ({ values }) => void hooked.push(JSON.stringify(values.service)) },
    });
    const [first, second] = await Promise.all([submit(), submit()]);
    expect([first, second].map((each) => each.ok && each.value.repeated).sort()).toEqual([false, true]);
    await eventually(() => [stage.mails.length, stage.receipts.length, hooked.length]).toEqual([1, 1, 1]);
    expect(stage.mails[0]).toMatchObject({
      to: workshop.email,
      replyTo: 'kari@post.example',
      subject: 'Verkstedforespørsel: EK12345',
    });
    for (const row of [
      ...['Kjøretøy: Bil', 'Hva ønsker du hjelp til?: Service; EU-kontroll', 'mandag 2. mars (2099-03-02)'],
      ...['Nyhetsbrev: Nei', 'Melding: Piper i kulde', 'Andre opplysninger: Ring etter fire'],
    ])
      expect(stage.mails[0]?.text).toContain(row);
    expect(stage.receipts[0]).toMatchObject({ to: 'kari@post.example', replyTo: workshop.email });
    expect(stage.receipts[0]?.text).toContain('EU-kontroll');
    expect(stage.receipts[0]?.text).not.toMatch(/Piper|etter fire|Kari/);
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
    expect(await listConsents(stage.database, 'kari@post.example')).toEqual([]);
    await Promise.all([submit({ ...agreed, date: '2099-03-03' }), submit(agreed)]);
    await stage.leads.submit(norway, 'nb', { ...request(agreed), formSubmissionId: 'service-0002' }, 'v');
    const given = await listConsents(stage.database, ' Kari@POST.example');
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
    expect(await withdrawConsents(stage.database, 'kari@post.example', at)).toBe(1);
    expect(await withdrawConsents(stage.database, 'kari@post.example', new Date())).toBe(0);
    expect((await listConsents(stage.database, 'kari@post.example'))[0]?.withdrawnAt).toEqual(at);
  });

  test('the words of the proof are those of the page that was sent, though others have come into force', async () => {
    const editors = translator('nb', { 'serviceRequest.newsletter': 'Ja, gjerne nyheter' });
    await start({ directory: serviceDirectory, pageWords: async () => [editors, [translator('nb')]] });
    await submit(agreed);
    const now = newsletterBox(editors);
    const later = { ...request({ newsletter: true, newsletterVersion: now.version }) };
    await stage.leads.submit(norway, 'nb', { ...later, formSubmissionId: 'service-0003' }, 'v');
    const given = await listConsents(stage.database, 'kari@post.example');
    expect(given.map(({ shownText, textVersion }) => [shownText.slice(0, 18), textVersion])).toEqual([
      ['Ja takk, send meg ', agreed.newsletterVersion],
      ['Ja, gjerne nyheter', now.version],
    ]);
  });

  test.each([
    ['words that nobody knows any more', { newsletterVersion: 'aaaaaaaaaaaa' }],
    ['no words at all', { newsletterVersion: undefined }],
  ])('agreed to %s: nothing is stored, and the answer has the words of now', async (_, version) => {
    await start({ directory: serviceDirectory });
    expect(await submit({ newsletter: true, ...version })).toEqual({
      ok: false,
      error: {
        kind: 'invalid',
        problems: { newsletter: 'newsletterChanged' },
        newsletter: newsletterBox(translator('nb')),
      },
    });
    expect(await listConsents(stage.database, 'kari@post.example')).toEqual([]);
    expect(await stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 0, dead: 0 });
    expect(await submit(version)).toMatchObject({ ok: true });
  });

  test('W-622: an address that the page names and the group has not published gets no mail', async () => {
    await start({ directory: serviceDirectory });
    expect(await submit({ siteEmail: 'x@evil.example' })).toMatchObject({
      ok: true,
      value: { receiver: workshop },
    });
    await eventually(() => stage.mails.length).toBe(1);
    expect(stage.mails.map(({ to }) => to)).toEqual([workshop.email]);
  });

  test('W-622, W-632: a dealer that is none of ours is refused, and nothing is stored', async () => {
    await start({ directory: directoryOf({ receivers: [] }) });
    expect(await submit({ siteName: 'Evil AS', siteEmail: 'x@evil.example' })).toEqual({
      ok: false,
      error: { kind: 'invalid', problems: { siteName: 'dealerMissing' } },
    });
    expect(await stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 0, dead: 0 });
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
