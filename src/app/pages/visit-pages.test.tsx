import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VisitPageView } from '~/features/workshop-visit/workshop-visit.view';
import { translator } from '~/messages';
import {
  type BookedVisit,
  type GivenStars,
  type VisitPage,
  visitRoutes,
  type WorkshopService,
} from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { localeFor, siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { freshDatabase } from '~test/database';
import {
  bays,
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';

let database: Database;
let engine: TestEngine;
let now: Date;
let app: Hono;
let drawn: VisitPage[];
let workshops: WorkshopService;
let client = 0;
let stored: Map<string, GivenStars & { readonly site: string }>;
let stopped: string[];

const HOSTS: Readonly<Record<string, ReturnType<typeof siteByKey>>> = {
  'nordhem.example': SITE,
  'uk.example': siteByKey('automotive-uk'),
  'carstore.example': siteByKey('carstore-se'),
  'mercedes.example': siteByKey('mercedes-se'),
};

beforeAll(async () => {
  database = await freshDatabase(ENGINE_MIGRATIONS);
  engine = await openEngine(database, {
    now: () => now,
    document: testSchedule([testWorkshop({ resources: bays(1) })]),
  });
});
afterAll(async () => {
  await engine.stop();
  await database.close();
});
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE workshop_occupations, workshop_tokens, workshop_bookings CASCADE`);
  now = new Date('2026-11-17T09:00:00Z');
  drawn = [];
  stored = new Map();
  stopped = [];
  engine.notices.length = 0;
  client += 1;
  workshops = engine.workshops.service;
  app = routes(50);
});

const routes = (burst: number) =>
  visitRoutes({
    workshops: {
      visit: (...args) => workshops.visit(...args),
      timeslots: (...args) => workshops.timeslots(...args),
      cancel: (...args) => workshops.cancel(...args),
      rebook: (...args) => workshops.rebook(...args),
    },
    ratings: {
      find: async ({ bookingId }) => stored.get(bookingId) ?? null,
      save: async (site, { bookingId }, given) => void stored.set(bookingId, { ...given, site: site.key }),
      stopRequests: async (_, token) => stopped.push(token) > 0,
    },
    siteOf: (request) => HOSTS[request.headers.get('host') ?? ''] ?? SITE,
    clientOf: () => `client ${client}`,
    limits: {
      reads: createRateLimit({ burst, perMinute: 1 }),
      bookings: createRateLimit({ burst, perMinute: 1 }),
    },
    pages: {
      async draw(site, language, shown, status) {
        drawn.push(shown);
        const t = translator(language);
        const page = testPage({ site, language, t, locale: localeFor(site, language), now });
        const html = renderToString(<VisitPageView shown={shown} page={page} />);
        return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
    clock: { now: () => now },
    log: nullLog,
  });

let bookings = 0;
const book = async (fields: { date?: string; time?: string | null; services?: string[] } = {}) => {
  const { date = '2026-11-24', time = '08:00', services = ['hour', 'wheels'] } = fields;
  bookings += 1;
  const booked = await engine.workshops.service.book(SITE, 'sv', {
    idempotencyKey: `key-number-${bookings}`,
    holdId: null,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: '10.1',
    date,
    time,
    comment: '',
    services: services.map((id) => ({ id, text: null })),
    customer: { name: 'Ada', phone: '+46701740605', email: 'ada@post.example' },
  });
  if (!booked.ok) throw new Error(booked.error.code);
  return booked.value;
};

const get = (path: string, host = 'nordhem.example') => app.request(path, { headers: { host } });
const post = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { host: 'nordhem.example', 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
  });
const again = async ({ token }: BookedVisit) => engine.workshops.service.visit(SITE, token);
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

describe('the page of a visit', () => {
  test('says what is booked, and the ways on from it', async () => {
    const { token, bookingId } = await book();
    const answer = await get(`/visits?t=${token}`);
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const part of [
      'Ditt besök i verkstaden',
      'tisdag 24 november 2026 kl. 08:00',
      'Nordhem 1',
      'Storgatan 1, 111 11 Ort 1',
      'ABC123, Volvo Combi (2019)',
      bookingId,
      'Tjänst hour 1 000 kr',
      'Tjänst wheels (4 st) 396 kr',
      'Totalt 1 396 kr',
      'Ändra tid',
      'Avboka',
      'Bilnyckeln',
    ]) {
      expect(text).toContain(part);
    }
    for (const href of [
      `/visits/move?t=${token}`,
      `/visits/cancel?t=${token}`,
      `/api/mechmate/bookings/${token}/calendar.ics`,
      'https://www.google.com/maps/dir/?api=1&amp;destination=57%2C15.5',
      'tel:081234567',
      'mailto:verkstad@nordhem.example',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test('speaks the language of its link', async () => {
    const { token } = await book({ services: ['repair'], time: null });
    const text = await textOf(await get(`/visits?t=${token}&l=en`));
    expect(text).toContain('Tuesday 24 November 2026 Leave the car before 08:00');
    expect(await (await get(`/visits?t=${token}&l=en`)).text()).toContain(`/visits/move?t=${token}&amp;l=en`);
    expect(await textOf(await get(`/visits?t=${token}&l=xx`))).toContain('Lämna bilen före 08:00');
  });

  test('has states: arrived, cancelled, past; none of them can be changed', async () => {
    const visit = await book();
    const { rows } = await staffBookings();
    await engine.workshops.staffBookings.step(rows, 'booked', 'arrived');
    expect(await textOf(await get(`/visits?t=${visit.token}`))).toContain('Bilen är hos verkstaden');
    await engine.workshops.staffBookings.undoStep(rows, 'arrived');
    now = new Date('2026-11-24T07:30:00Z');
    const page = await textOf(await get(`/visits?t=${visit.token}`));
    expect(page).toContain('Bokat');
    expect(page).not.toContain('Avboka');
    now = new Date('2026-11-24T12:00:00Z');
    const past = await textOf(await get(`/visits?t=${visit.token}`));
    expect(past).toContain('Besöket har varit');
    expect(past).toContain('Boka ett nytt besök');
    expect(past).not.toContain('Ändra tid');
  });

  async function staffBookings() {
    const [row] = await engine.workshops.staffBookings.bookings(
      SITE.siteIndex ?? '',
      '10.1',
      '2026-11-24',
      '2026-11-24',
    );
    return { rows: row?.id ?? '' };
  }

  test('says nothing that has not happened, whatever the address says', async () => {
    const { token } = await book();
    for (const done of ['moved', 'cancelled', 'x']) {
      const text = await textOf(await get(`/visits?t=${token}&done=${done}`));
      expect(text).toContain('Bokat');
      expect(text).not.toContain('på väg till dig');
    }
  });

  test.each([
    '',
    'x',
    'a'.repeat(43),
    'a'.repeat(10_000),
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
  ])('with the token %j there is none', async (token) => {
    await book();
    for (const path of ['/visits', '/visits/cancel', '/visits/move']) {
      const answer = await get(`${path}?t=${encodeURIComponent(token)}`);
      expect(answer.status).toBe(410);
      const html = await answer.text();
      expect(html).toContain('Länken fungerar inte längre');
      expect(html).not.toContain('<script');
    }
    expect((await post('/visits/cancel', { t: token })).status).toBe(410);
    expect(engine.notices).toHaveLength(1);
  });

  test('is not there on a site that books no service', async () => {
    const { token } = await book();
    expect((await get(`/visits?t=${token}`, 'uk.example')).status).toBe(404);
    const refused = await post('/visits/cancel', { t: token }, { host: 'uk.example' });
    expect(refused.status).toBe(404);
    expect(await engine.workshops.service.visit(SITE, token)).toMatchObject({ state: 'booked' });
  });

  test('opens on the sites whose workshops it is at, and on no other', async () => {
    const { token } = await book();
    expect((await get(`/visits?t=${token}`, 'mercedes.example')).status).toBe(200);
    expect((await get(`/visits?t=${token}`, 'carstore.example')).status).toBe(410);
    for (const path of ['/visits/cancel', '/visits/move']) {
      const fields = { t: token, slot: '2026-11-25T09:00' };
      expect((await post(path, fields, { host: 'carstore.example' })).status).toBe(410);
    }
    const elsewhere = siteByKey('carstore-se');
    const slot = { date: '2026-11-25', time: '09:00' };
    const { cancel, rebook } = engine.workshops.service;
    for (const refused of [await cancel(elsewhere, token), await rebook(elsewhere, token, slot)]) {
      expect(refused).toMatchObject({ ok: false, error: { code: 'unknown-booking' } });
    }
    expect(engine.notices).toHaveLength(1);
  });

  test('waits when it is asked too often, and says so when the service is away', async () => {
    const { token } = await book();
    app = routes(1);
    expect((await get(`/visits?t=${token}`)).status).toBe(200);
    const limited = await get(`/visits?t=${token}`);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    app = routes(50);
    workshops = { ...workshops, visit: () => Promise.reject(new Error('away')) };
    const failed = await get(`/visits?t=${token}`);
    expect(failed.status).toBe(503);
    expect(await textOf(failed)).toContain('Inget har ändrats.');
  });
});

describe('cancelling', () => {
  test('asks first, does it by a POST, once, and twice changes nothing', async () => {
    const visit = await book();
    const requested = await get(`/visits/cancel?t=${visit.token}`);
    expect(await textOf(requested)).toContain('Ja, avboka besöket');
    expect(await again(visit)).toMatchObject({ state: 'booked' });
    const done = await post('/visits/cancel', { t: visit.token });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/visits?t=${visit.token}&done=cancelled`);
    expect(done.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await textOf(await get(done.headers.get('location') ?? ''))).toContain('tiden är ledig igen');
    expect((await post('/visits/cancel', { t: visit.token })).status).toBe(303);
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
    expect(await textOf(await get(`/visits/cancel?t=${visit.token}`))).toContain('Besöket är avbokat');
    // The time is free at once.
    expect(await book()).toMatchObject({ state: 'booked' });
  });

  test('is not done by a form of another site', async () => {
    const visit = await book();
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const request = { host: 'nordhem.example', ...headers };
      const body = new URLSearchParams({ t: visit.token });
      const answer = await app.request('/visits/cancel', { method: 'POST', body, headers: request });
      expect(answer.status).toBe(403);
    }
    expect(await again(visit)).toMatchObject({ state: 'booked' });
  });

  test('too late gives the number of the workshop', async () => {
    const visit = await book();
    now = new Date('2026-11-24T05:00:00Z');
    const answer = await post('/visits/cancel', { t: visit.token });
    expect(answer.status).toBe(409);
    expect(await answer.clone().text()).toContain('href="tel:081234567"');
    expect(await textOf(answer)).toContain('Ring verkstaden på 08-123 45 67.');
    expect(await again(visit)).toMatchObject({ state: 'booked' });
  });
});

describe('moving', () => {
  test('shows the free times of the week and leads to the weeks beside it', async () => {
    const visit = await book();
    await book({ time: '10:00', services: ['hour'] });
    const answer = await get(`/visits/move?t=${visit.token}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Vecka 48, mån 23 nov.–sön 29 nov.');
    expect(html).toContain('value="2026-11-24T12:00"');
    expect(html).not.toContain('value="2026-11-24T10:00"');
    expect(html).not.toContain('value="2026-11-28');
    expect(html).toContain(`/visits/move?t=${visit.token}&amp;w=2026-11-16`);
    expect(html).toContain(`/visits/move?t=${visit.token}&amp;w=2026-11-30`);
    const first = await (await get(`/visits/move?t=${visit.token}&w=2026-11-17`)).text();
    expect(first).not.toContain('Tidigare vecka');
    expect(first).toContain('value="2026-11-18T08:00"');
    expect(first).not.toContain('value="2026-11-17');
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'booked']);
  });

  test.each(['', 'x', '2026-02-30', '1999-01-01', '9999-12-31', "2026-11-24'--"])(
    'survives the week %j',
    async (week) => {
      const { token } = await book();
      const answer = await get(`/visits/move?t=${token}&w=${encodeURIComponent(week)}`);
      expect(answer.status).toBe(200);
      const [page] = drawn;
      expect(page).toMatchObject({ kind: 'move' });
    },
  );

  test('looks ahead to the first week with a free time when none was asked for', async () => {
    await book({ date: '2026-11-24' });
    const visit = await book({ date: '2026-11-25' });
    await engine.workshops.replaceSchedule(SITE.siteIndex ?? '', {
      ...testSchedule([
        testWorkshop({
          resources: bays(1),
          hours: {
            weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
            deviations: ['23', '24', '25', '26', '27'].map((day) => ({ date: `2026-11-${day}`, spans: [] })),
          },
        }),
      ]),
    });
    try {
      expect(await textOf(await get(`/visits/move?t=${visit.token}`))).toContain('Vecka 49');
      expect(await textOf(await get(`/visits/move?t=${visit.token}&w=2026-11-23`))).toContain(
        'Inga lediga tider den här veckan.',
      );
    } finally {
      await engine.workshops.replaceSchedule(
        SITE.siteIndex ?? '',
        testSchedule([testWorkshop({ resources: bays(1) })]),
      );
    }
  });

  test('is done by a POST, says so, and the old time is free', async () => {
    const visit = await book();
    const done = await post('/visits/move', { t: visit.token, l: 'en', slot: '2026-11-25T09:00' });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/visits?t=${visit.token}&l=en&done=moved`);
    const text = await textOf(await get(done.headers.get('location') ?? ''));
    expect(text).toContain('Your visit has its new time.');
    expect(text).toContain('Wednesday 25 November 2026 at 09:00');
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'moved']);
    await book();
  });

  test('to a time that has just been taken keeps the old time and offers alternatives', async () => {
    const visit = await book();
    const rival = await book({ date: '2026-11-26' });
    // Both have seen the same page; only one of them gets it.
    const answers = await Promise.all(
      [visit, rival].map(({ token }) => post('/visits/move', { t: token, slot: '2026-11-25T09:00' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const lost = answers.find(({ status }) => status === 409);
    if (lost === undefined) throw new Error('both won');
    const html = await lost.clone().text();
    expect(await textOf(lost)).toContain('Din tidigare tid har du kvar. Din tid nu');
    expect(html).toContain('De här tiderna är lediga nu');
    expect(html).toMatch(/value="2026-11-25T1\d:00"/);
    const stored = await Promise.all([visit, rival].map(again));
    expect(stored.filter((each) => each?.date === '2026-11-25')).toHaveLength(1);
    expect(stored.filter((each) => each?.revision === 0)).toHaveLength(1);
  });

  test('without a choice, or with one that is none, asks again', async () => {
    const { token } = await book();
    for (const slot of ['', 'x', '2026-11-25', '2026-02-30T08:00', '2026-11-25T25:00', '2026-11-25T8:00']) {
      const answer = await post('/visits/move', { t: token, slot, w: '2026-11-23' });
      expect(answer.status).toBe(422);
      expect(await textOf(answer)).toContain('Välj en tid först.');
    }
    // Never offered: outside the hours, a Sunday, long ago.
    for (const slot of ['2026-11-25T06:00', '2026-11-29T09:00', '2020-01-01T09:00', '2026-11-25Tday']) {
      expect((await post('/visits/move', { t: token, slot })).status).toBeGreaterThanOrEqual(400);
    }
    expect(engine.notices).toHaveLength(1);
  });

  test('too late, or of a cancelled visit, changes nothing', async () => {
    const visit = await book();
    now = new Date('2026-11-24T05:00:00Z');
    const late = await post('/visits/move', { t: visit.token, slot: '2026-11-26T09:00' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain('Ring verkstaden på 08-123 45 67.');
    now = new Date('2026-11-17T09:00:00Z');
    await post('/visits/cancel', { t: visit.token });
    const gone = await post('/visits/move', { t: visit.token, slot: '2026-11-26T09:00' });
    expect(gone.status).toBe(409);
    expect(await textOf(gone)).toContain('Besöket är avbokat');
    expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
  });

  test('says so when the register of vehicles is away', async () => {
    const { token } = await book();
    workshops = {
      ...workshops,
      timeslots: async () => ({ ok: false, error: { code: 'register-unavailable' } }),
    };
    const answer = await get(`/visits/move?t=${token}`);
    expect(answer.status).toBe(503);
    expect(await textOf(answer)).toContain('Bokningen svarar inte');
  });
});

describe('rating', () => {
  async function visited(date = '2026-11-24') {
    const visit = await book({ date });
    const [row] = await engine.workshops.staffBookings.bookings(SITE.siteIndex ?? '', '10.1', date, date);
    await engine.workshops.staffBookings.step(row?.id ?? '', 'booked', 'arrived');
    now = new Date('2026-11-25T09:00:00Z');
    return visit;
  }

  test('is five radio buttons and a comment; who sends them is thanked, and may think again', async () => {
    const visit = await visited();
    expect(await (await get(`/visits?t=${visit.token}`)).text()).toContain(
      `href="/visits/rate?t=${visit.token}"`,
    );
    const form = await get(`/visits/rate?t=${visit.token}`);
    expect(form.status).toBe(200);
    const html = await form.text();
    expect(
      html.match(/type="radio" name="stars"|name="stars" type="radio"|type="radio"[^>]*name="stars"/g),
    ).toHaveLength(5);
    expect(html).not.toContain('checked=""');
    expect(html).toContain('också de låga');
    const sent = await post('/visits/rate', {
      t: visit.token,
      stars: '4',
      comment: ' Bra\r\njobbat\u0007! ',
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`/visits/rate?t=${visit.token}&done=rated`);
    expect(sent.headers.get('referrer-policy')).toBe('no-referrer');
    expect(stored.get(visit.bookingId)).toEqual({ stars: 4, comment: 'Bra\njobbat !', site: SITE.key });
    const thanks = await textOf(await get(sent.headers.get('location') ?? ''));
    expect(thanks).toContain('Tack för din betygsättning');
    expect(thanks).toContain('till och med torsdag 24 december 2026');
    await post('/visits/rate', { t: visit.token, stars: '2', comment: '' });
    expect([...stored.values()]).toEqual([{ stars: 2, comment: '', site: SITE.key }]);
    expect(await (await get(`/visits/rate?t=${visit.token}`)).text()).toMatch(
      /checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
    );
  });

  test('shows no thanks for a request that does not exist', async () => {
    const { token } = await visited();
    expect(await textOf(await get(`/visits/rate?t=${token}&done=rated`))).not.toContain('Tack');
  });

  test.each([
    ['no stars', { comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['0', { stars: '0', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['6', { stars: '6', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['4.5', { stars: '4.5', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['a novel', { stars: '5', comment: `Bra${'x'.repeat(1000)}` }, 'Texten är för lång.'],
  ])('W-643: %s is refused, and what was written stays', async (_, fields, words) => {
    const { token } = await visited();
    const answer = await post('/visits/rate', { t: token, ...fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain('>Bra');
    expect(stored.size).toBe(0);
  });

  test('a thousand characters on many lines are room enough, as browsers send them', async () => {
    const visit = await visited();
    const comment = 'ab\r\n'.repeat(333);
    expect((await post('/visits/rate', { t: visit.token, stars: '5', comment })).status).toBe(303);
    expect(stored.get(visit.bookingId)?.comment).toHaveLength(998);
  });

  test('is refused with its reason before the visit: booked, missed, cancelled', async () => {
    const visit = await book();
    const cancelled = await book({ date: '2026-11-25' });
    await engine.workshops.service.cancel(SITE, cancelled.token);
    now = new Date('2026-11-26T09:00:00Z');
    for (const { token } of [visit, cancelled]) {
      const text = await textOf(await get(`/visits/rate?t=${token}`));
      expect(text).toContain('Bara den som har varit i verkstaden kan betygsätta besöket.');
      const refused = await post('/visits/rate', { t: token, stars: '1' });
      expect(refused.status).toBe(409);
      expect(await refused.text()).not.toContain('name="stars"');
      expect(await (await get(`/visits?t=${token}`)).text()).not.toContain('/visits/rate');
    }
    expect(stored.size).toBe(0);
  });

  test('is open for thirty days, and closed by name after them', async () => {
    const { token, bookingId } = await visited();
    now = new Date('2026-12-24T22:59:00Z');
    expect((await post('/visits/rate', { t: token, stars: '5' })).status).toBe(303);
    now = new Date('2026-12-24T23:00:00Z');
    const closed = await post('/visits/rate', { t: token, stars: '1' });
    expect(closed.status).toBe(409);
    expect(await textOf(closed)).toContain(
      'Besöket kunde betygsättas till och med torsdag 24 december 2026.',
    );
    expect(stored.get(bookingId)?.stars).toBe(5);
  });

  test('is not given by a form of another site, nor with a token that opens nothing, nor on another group’s site', async () => {
    const { token } = await visited();
    const fields = { t: token, stars: '1' };
    expect((await post('/visits/rate', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/visits/rate', { ...fields, t: 'a'.repeat(43) })).status).toBe(410);
    expect((await post('/visits/rate', fields, { host: 'carstore.example' })).status).toBe(410);
    expect((await get(`/visits/rate?t=${'a'.repeat(43)}`)).status).toBe(410);
    expect(stored.size).toBe(0);
  });
});

describe('mails that ask for ratings', () => {
  test('a link only asks; a button ends them', async () => {
    const { token } = await book();
    const requested = await get(`/visits/rate/stop?t=${token}`);
    expect(await textOf(requested)).toContain('Bekräftelser och påminnelser får du som förut.');
    expect(stopped).toEqual([]);
    const done = await post('/visits/rate/stop', { t: token });
    expect(done.status).toBe(200);
    expect(await textOf(done)).toContain('Vi frågar dig inte om betyg igen.');
    expect(stopped).toEqual([token]);
  });

  test('a mail program’s own button ends them too (RFC 8058): no cookie, no origin, no redirect', async () => {
    const { token } = await book();
    const answer = await app.request(`/visits/rate/stop?t=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { host: 'nordhem.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(stopped).toEqual([token]);
    const forged = await app.request(`/visits/rate/stop?t=${'a'.repeat(43)}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { host: 'nordhem.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.status).toBe(410);
    expect(stopped).toHaveLength(1);
  });
});
