import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import type { WorkshopRatings } from '~/modules/ratings';
import type { HeldImports } from '~/modules/stock';
import type { StaffBooking, StaffBookings } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { err, ok } from '~/platform/result';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshPglite } from '~test/pglite';
import { emptyBoard, emptyInbox, emptyStock } from '~test/staff/world';
import { localStaffPath } from './paths';
import { staffLanguage } from './staff-language';
import { staffRoutes } from './staff-routes';

const SITE = siteByKey('automotive-se');
const INDEX = 'automotive-se-sites';
const PASSWORD = 'correct horse battery';
const ORIGIN = 'http://nordhem.example';
/** A Monday; ten in the morning in Stockholm. */
const clock = fixedClock('2026-03-02T09:00:00Z');

const ARRIVED = { from: 'booked', to: 'arrived' };

const HOSTILE = '<img src=x onerror=alert(1)>"\'&{{7*7}}';

const WORKSHOPS = [
  { departmentId: '10.40', name: 'Nordhem Solna', city: 'Solna', zone: 'Europe/Stockholm' },
  { departmentId: '20.40', name: 'Nordhem Umeå', city: 'Umeå', zone: 'Europe/Stockholm' },
];

const visit = (id: string, more: Partial<StaffBooking> = {}): StaffBooking => ({
  id,
  bookingId: `NB-${id}`,
  state: 'booked',
  steps: [],
  next: ['arrived', 'no-show'],
  date: '2026-03-02',
  time: '08:30',
  minutes: 90,
  resource: 'Plats 2',
  mileage: 8400,
  comment: '',
  isWaiting: false,
  choices: [],
  pickUp: null,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
  services: [{ name: 'Service', text: null }],
  customer: { name: 'Eva Berg', phone: '+46701740605', email: 'eva@mail.example' },
  ...more,
});

const NONE: WorkshopRatings = { visits: null, byStars: [0, 0, 0, 0, 0], latest: [] };
const given: WorkshopRatings = {
  visits: { average: 3.5, count: 4 },
  byStars: [1, 0, 0, 0, 3],
  latest: [
    { key: 'a', stars: 1, comment: HOSTILE, at: new Date('2026-03-01T09:00:00Z'), source: 'visit' },
    { key: 'b', stars: 5, comment: '', at: new Date('2026-02-01T09:00:00Z'), source: 'tyre-hotel' },
  ],
};

/** A desk in memory that keeps what it was told. */
function memoryBookings(visits: StaffBooking[]): StaffBookings {
  const change = (id: string, state: StaffBooking['state'], from: readonly StaffBooking['state'][]) => {
    const at = visits.findIndex((each) => each.id === id);
    const found = visits[at];
    if (found === undefined) return err({ code: 'unknown-booking' } as const);
    if (!from.includes(found.state)) return err({ code: 'wrong-state' } as const);
    const steps = state === 'booked' ? [] : [{ state, at: clock.now() }];
    visits[at] = { ...found, state, steps };
    return ok({ ...found, state, steps });
  };
  return {
    workshops: async (index) => (index === INDEX ? WORKSHOPS : []),
    bookings: async (_, departmentId, from, to) =>
      departmentId === '10.40'
        ? visits.filter(({ date, pickUp }) => (pickUp?.date ?? date) >= from && date <= to)
        : [],
    booking: async (_, departmentId, id) =>
      (departmentId === '10.40' && visits.find((each) => each.id === id)) || null,
    step: async (id, from, to) => change(id, to, [from]),
    undoStep: async (id, from) => change(id, 'booked', [from]),
    cancel: async (id) => change(id, 'cancelled', ['booked', 'cancelled']),
  };
}

let database: Database;
let identity: Identity;
let app: Hono;
let decided: string[];
let waitingMails: number;
/** One file of the stock that waits. */
const held: HeldImports = {
  list: async () => [
    {
      id: 7,
      site: 'automotive-se',
      since: new Date('2026-03-02T08:00:00Z'),
      format: 'vehicle-listing',
      reasons: {
        losses: [{ store: HOSTILE, cars: 71, removed: 66 }],
        read: 20,
        refused: 15,
        tooManyRefused: true,
      },
    },
  ],
  async apply(id) {
    decided.push(`apply ${id}`);
    return id === 7 ? ok({ added: 0, changed: 0, removed: 66 }) : err('gone');
  },
  async discard(id) {
    decided.push(`discard ${id}`);
    return id === 7 ? ok(undefined) : err('gone');
  },
};
let visits: StaffBooking[];
let logged: string[];
let staff: string;
let admin: string;

const log = createLog({ destination: { write: (line) => void logged.push(line) } });

beforeAll(async () => {
  logged = [];
  database = await freshPglite([identityMigrations]);
  identity = createIdentity({
    database,
    log,
    secureCookies: false,
    secrets: ['a secret of the tests that is long enough'],
    hasWorkshop: () => true,
    hasFacility: () => true,
    clock: { now: () => new Date() },
  });
  const place = { siteIndex: INDEX, departments: ['10.40'] };
  const person = { name: 'Kim <b>Ek</b>', password: PASSWORD };
  for (const account of [
    { ...person, email: 'kim@nordhem.example', role: 'staff' as const, place },
    { ...person, email: 'boss@nordhem.example', role: 'admin' as const, place: null },
  ])
    await identity.accounts.run({ command: 'add', account });
  staff = await cookieOf('kim@nordhem.example');
  admin = await cookieOf('boss@nordhem.example');
});
afterAll(() => database.close());

beforeEach(() => {
  logged = [];
  decided = [];
  waitingMails = 0;
  visits = [
    visit('a'),
    visit('b', { time: null, comment: HOSTILE, services: [{ name: 'Felsökning', text: HOSTILE }] }),
    visit('c', { date: '2026-03-05', customer: null, state: 'arrived' }),
  ];
  app = new Hono();
  app.route(
    '/',
    staffRoutes({
      identity,
      staffBookings: memoryBookings(visits),
      staffBoard: emptyBoard,
      stopping: new AbortController().signal,
      siteOf: () => SITE,
      clock,
      log,
      stock: { staff: emptyStock, car: async () => undefined },
      held,
      connections: { list: () => [], tryNow: async () => null },
      waitingMails: async () => waitingMails,
      inbox: emptyInbox,
      originOf: () => ORIGIN,
      ratings: { ofWorkshop: async ({ departmentId }) => (departmentId === '10.40' ? given : NONE) },
      clientOf: (c) => c.req.header('x-client') ?? 'someone',
      assets: { boot: '/b.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
    }),
  );
});

async function cookieOf(email: string): Promise<string> {
  const answer = await identity.signIn({ email, password: PASSWORD, client: email });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.cookies.map((line) => line.split(';')[0]).join('; ');
}

const get = (path: string, cookie: string | null = staff, headers: Record<string, string> = {}) =>
  app.request(ORIGIN + path, {
    headers: { host: 'nordhem.example', ...(cookie === null ? {} : { cookie }), ...headers },
  });

const post = (
  path: string,
  fields: Record<string, string>,
  cookie: string | null = staff,
  headers: Record<string, string> = { origin: ORIGIN },
) =>
  app.request(ORIGIN + path, {
    method: 'POST',
    headers: {
      host: 'nordhem.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
      ...(cookie === null ? {} : { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });

const signIn = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post('/staff/sign-in', fields, null, headers);

describe('signing in', () => {
  test('visitors without a session are redirected to sign in, and back', async () => {
    const sent = await get('/staff/10.40?day=2026-03-05', null);
    expect(sent.status).toBe(303);
    const to = sent.headers.get('location') ?? '';
    expect(to).toBe('/staff/sign-in?to=%2Fstaff%2F10.40%3Fday%3D2026-03-05');
    const form = await (await get(to, null)).text();
    expect(form).toContain('name="to" value="/staff/10.40?day=2026-03-05"');
    const done = await signIn({
      email: 'kim@nordhem.example',
      password: PASSWORD,
      to: '/staff/10.40?day=2026-03-05',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/staff/10.40?day=2026-03-05']);
    expect(done.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/staff/\\evil.example',
    '/staff/../kop-bil',
    '/staff/..//evil.example',
    '/staffelstein',
    'javascript:alert(1)',
    '/staff/%0d%0aSet-Cookie:x=1\r\nx',
    '/staff/sign-out',
    '/staff\t/x',
  ])('the return address %s leads nowhere but to our own pages', (to) => {
    expect(localStaffPath(to)).toBe('/staff');
  });

  test('a hostile return address is not followed', async () => {
    const fields = { email: 'kim@nordhem.example', password: PASSWORD, to: '//evil.example/staff' };
    expect((await signIn(fields)).headers.get('location')).toBe('/staff');
    const requested = await get('/staff/sign-in?to=https://evil.example/');
    expect(requested.headers.get('location')).toBe('/staff');
  });

  test('unknown and wrong have the same page; too many attempts show how long to wait', async () => {
    const bodyOf = async (email: string) => {
      const answer = await signIn(
        { email, password: 'wrong wrong wrong' },
        { origin: ORIGIN, 'x-client': 'w' },
      );
      return [answer.status, (await answer.text()).replaceAll(email, '')];
    };
    expect(await bodyOf('kim@nordhem.example')).toEqual(await bodyOf('who@nordhem.example'));
    for (let n = 0; n < 4; n++) await bodyOf('kim@nordhem.example');
    const limited = await signIn(
      { email: 'kim@nordhem.example', password: PASSWORD },
      { origin: ORIGIN, 'x-client': 'w' },
    );
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.text()).toContain('För många försök');
    expect(logged.join()).not.toContain('nordhem.example"');
  });

  test('what was typed comes back as text', async () => {
    const answer = await signIn({ email: `"><script>${HOSTILE}`, password: 'x' });
    const text = await answer.text();
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;script&gt;');
  });

  test('signing out ends the session', async () => {
    const cookie = await cookieOf('kim@nordhem.example');
    const out = await post('/staff/sign-out', {}, cookie);
    expect([out.status, out.headers.get('location')]).toEqual([303, '/staff/sign-in']);
    expect((await get('/staff/10.40', cookie)).status).toBe(303);
  });
});

describe('what is closed', () => {
  test.each([
    '/sign-up/email',
    '/sign-in/email',
    '/get-session',
    '/rotate-session',
    '/ok',
    '/change-password',
    '/delete-user',
    '/update-user',
    '/list-sessions',
    '/error',
  ])('the end point %s of the account library', async (path) => {
    for (const base of ['/api/auth', '/staff/auth']) {
      const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie: admin };
      const body = JSON.stringify({ email: 'new@nordhem.example', name: 'New', password: PASSWORD });
      const sent = await app.request(ORIGIN + base + path, { method: 'POST', headers, body });
      expect(sent.status, base).not.toBeLessThan(400);
      expect((await app.request(ORIGIN + base + path, { headers: { cookie: admin } })).status).toBe(404);
    }
    const list = await identity.accounts.run({ command: 'list' });
    expect(list.ok && list.value.length).toBe(2);
  });

  test('the workshop of others, and whether there is one', async () => {
    for (const path of ['/staff/20.40', '/staff/99.99', '/staff/20.40/bookings/a/cancel?day=2026-03-02']) {
      const answer = await get(path);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Inte din verkstad');
    }
    const changed = await post('/staff/20.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED });
    expect([changed.status, visits[0]?.state]).toEqual([403, 'booked']);
    expect((await get('/staff/20.40', admin)).status).toBe(200);
    expect((await get('/staff/99.99', admin)).status).toBe(404);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
    ['a page without one', { origin: 'null' }],
    ['another site, as the browser says', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
  ])('changes from %s', async (_, headers) => {
    const sent = [
      await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED }, staff, headers),
      await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-02' }, staff, headers),
      await post('/staff/sign-out', {}, staff, headers),
      await post('/staff/sign-in', { email: 'kim@nordhem.example', password: PASSWORD }, null, headers),
    ];
    expect(sent.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(sent.flatMap((each) => each.headers.getSetCookie())).toEqual([]);
    expect(visits[0]?.state).toBe('booked');
    expect((await get('/staff/10.40')).status).toBe(200);
  });
});

describe('the day', () => {
  test('shows what is booked, in text, whatever was written', async () => {
    const answer = await get('/staff/10.40');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const text = await answer.text();
    for (const part of [
      ...['>08:30<', '>ABC 123<', 'Volvo V60 2019', '1 tim 30 min', 'Plats 2', 'Eva Berg', 'NB-a'],
      ...['href="tel:+46701740605"', '070-174 06 05', 'Heldag', 'I dag', 'måndag 2 mars 2026', '2 besök'],
      ...['&lt;img src=x onerror=alert(1)&gt;', 'name="robots" content="noindex'],
    ])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/<img|<script|<b>Ek/);
  });

  test('says who waits, and what was ticked besides services', async () => {
    const plain = await (await get('/staff/10.40')).text();
    expect(plain).not.toMatch(/väntar på plats|Önskemål/);
    visits.push(visit('d', { isWaiting: true, choices: ['Skjuts till jobbet', HOSTILE] }));
    const text = await (await get('/staff/10.40')).text();
    for (const part of ['Kunden väntar på plats', 'Önskemål', 'Skjuts till jobbet · &lt;img'])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/<img/);
  });

  test('shows a car that stays for days on each of them, there and in the week', async () => {
    visits.push(visit('7', { pickUp: { date: '2026-03-05', time: '14:30' }, minutes: 1500 }));
    const on = async (query: string) =>
      (await (await get(`/staff/10.40${query}`)).text()).replaceAll('<!-- -->', '');
    expect(await on('?day=2026-03-02')).toContain('Lämnas mån 2 mars 08:30, hämtas tors 5 mars 14:30');
    expect(await on('?day=2026-03-04')).toContain('Står inne');
    expect(await on('?day=2026-03-05')).toContain('Hämtas 14:30');
    expect(await on('?day=2026-03-06')).not.toContain('NB-7');
    const week = await on('?week=2026-W10');
    expect(week.match(/#b-7"/g)).toHaveLength(4);
    expect(week.match(/Står inne/g)).toHaveLength(2);
  });

  test('is empty in words, and another day is today no longer', async () => {
    const text = await (await get('/staff/10.40?day=2026-03-03')).text();
    expect(text).toContain('Inga besök den här dagen');
    expect(text).toMatch(/href="\/staff\/10\.40\?day=2026-03-02"[^>]*>I dag</);
    expect(text).toContain('href="/staff/10.40?day=2026-03-04"');
  });

  test('an impossible day is today', async () => {
    expect(await (await get('/staff/10.40?day=2026-02-30')).text()).toContain('måndag 2 mars 2026');
  });

  test('arrived can be undone; both are noted without the customer', async () => {
    const done = await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED });
    expect([done.status, visits[0]?.state]).toEqual([303, 'arrived']);
    const to = done.headers.get('location') ?? '';
    expect(to).toBe('/staff/10.40?day=2026-03-02&done=arrived&id=a#b-a');
    const text = await (await get(to)).text();
    expect(text).toContain('ABC 123 är markerad som anländ.');
    expect(text).toContain('1 av 2 har anlänt');
    await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', from: 'arrived', to: 'undo' });
    expect(visits[0]?.state).toBe('booked');
    const notes = logged.filter((line) => line.includes('visit changed by staff')).join();
    expect(notes).toMatch(/"booking":"a".*"act":"arrived"/);
    expect(notes).not.toMatch(/Eva|ABC123|070-174|46701740605|Kim|mail\.example/);
  });

  test('cancelling asks first, then frees the time', async () => {
    const requested = await get('/staff/10.40/bookings/a/cancel?day=2026-03-02');
    expect(await requested.text()).toContain('Ja, avboka besöket');
    expect(visits[0]?.state).toBe('booked');
    const done = await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-02' });
    expect([done.status, visits[0]?.state]).toEqual([303, 'cancelled']);
    const text = await (await get(done.headers.get('location') ?? '')).text();
    expect(text).toContain('1 avbokad');
    expect(text).toContain('Besöket för ABC 123 är avbokat.');
  });

  test('one that has arrived is not cancelled, and says so', async () => {
    const answer = await post('/staff/10.40/bookings/c/cancel', { day: '2026-03-05' });
    expect(answer.headers.get('location')).toContain('done=wrongState');
    expect(visits[2]?.state).toBe('arrived');
  });

  test.each(['zz', 'b%2F..%2Fa', '..'])('there is no visit %s', async (id) => {
    expect((await post(`/staff/10.40/bookings/${id}/cancel`, { day: '2026-03-02' })).status).toBe(404);
    expect((await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-03' })).status).toBe(404);
  });
});

test.each(['/staff/10.40?week=2026-W10', '/staff/10.40?view=week', '/staff/10.40?day=2026-03-05&view=week'])(
  'the week %s counts and lists seven days',
  async (path) => {
    const text = await (await get(path)).text();
    expect(text).toContain('Vecka 10, 2–8 mars 2026');
    expect(text.match(/<h2/g)).toHaveLength(7);
    expect(text).toContain('2 besök');
    expect(text).toContain('1 besök');
    expect(text.match(/>Inga</g)).toHaveLength(5);
    expect(text).toContain('href="/staff/10.40?week=2026-W09"');
  },
);

describe('the workshops', () => {
  test('whoever has one goes to it', async () => {
    expect((await get('/staff/')).headers.get('location')).toBe('/staff');
    expect((await get('/staff')).headers.get('location')).toBe('/staff/10.40');
  });

  test('an admin searches by name', async () => {
    const all = await (await get('/staff', admin)).text();
    expect(all).toContain('2 verkstäder');
    const found = await (await get('/staff?q=ume%C3%A5', admin)).text();
    expect(found).toContain('Nordhem Umeå');
    expect(found).not.toContain('Nordhem Solna');
    expect(await (await get('/staff?q=%3Cimg', admin)).text()).toContain('Ingen verkstad stämmer');
  });
});

test.each([
  ['automotive-no', 'no;q=0.9, en;q=0.8', 'nb'],
  ['automotive-no', 'nn-NO', 'nb'],
  ['automotive-se', 'sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['automotive-se', 'sv;q=0, *;q=0.5', 'sv'],
  ['automotive-uk', 'de', 'en-GB'],
  ['carstore-fi', undefined, 'fi'],
] as const)('on %s a browser that asks for %s gets %s', (site, accepted, language) => {
  expect(staffLanguage(siteByKey(site), accepted)).toBe(language);
});

test('the pages speak the language of the browser, where the site does', async () => {
  const text = await (await get('/staff/10.40', staff, { 'accept-language': 'de, en-GB;q=0.8' })).text();
  expect(text).toContain('<html lang="en"');
  expect(text).toContain('Monday');
});

describe('ratings', () => {
  test('are shown to the staff of the workshop with their comments, and to no others', async () => {
    const answer = await get('/staff/10.40/ratings');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('3,5 av 5');
    expect(html).toContain('4 betyg');
    expect(html).toContain('när minst 5 besök har fått betyg');
    expect(html).toContain('Bokningen av däckhotellet');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
    expect((await get('/staff/20.40/ratings')).status).toBe(403);
    expect(await (await get('/staff/20.40/ratings', admin)).text()).toContain('Inga betyg än');
    expect((await get('/staff/10.40/ratings', null)).status).toBe(303);
  });
});

test('mails that wait for a mail server are told of on every page of those who are signed in', async () => {
  waitingMails = 3;
  for (const path of ['/staff/10.40', '/staff/10.40?view=week', '/staff/nowhere'])
    expect(await (await get(path)).text(), path).toContain('3 mejl väntar på en e-postserver');
  expect(await (await get('/staff/sign-in', null)).text()).not.toContain('e-postserver');
  waitingMails = 0;
  expect(await (await get('/staff/10.40')).text()).not.toContain('e-postserver');
});

describe('stock files that wait', () => {
  test('are shown to administrators with what speaks against them, and to nobody else', async () => {
    const shown = await get('/staff/stock', admin);
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(html).toContain('66 av 71 bilar skulle tas bort');
    expect(html).toContain('15 av 20 rader');
    expect(html).not.toContain('<img');
    expect((await get('/staff/stock', staff)).status).toBe(403);
    expect((await get('/staff/stock', null)).status).toBe(303);
    expect((await post('/staff/stock', { import: '7', act: 'apply' }, staff)).status).toBe(403);
    expect(decided).toEqual([]);
  });

  test('are applied or discarded by one button each, and what came of it is said', async () => {
    const answers = [];
    for (const fields of [
      { import: '7', act: 'apply' },
      { import: '7', act: 'discard' },
      { import: '8', act: 'apply' },
      { import: '7', act: 'burn' },
      { import: 'x', act: 'apply' },
    ])
      answers.push((await post('/staff/stock', fields, admin)).headers.get('location'));
    expect(answers).toEqual(
      ['applied', 'discarded', 'gone', 'gone', 'gone'].map((done) => `/staff/stock?done=${done}`),
    );
    expect(decided).toEqual(['apply 7', 'discard 7', 'apply 8']);
    const text = await (await get('/staff/stock?done=applied', admin)).text();
    expect(text).toContain('<p role="status">Filen används nu.</p>');
  });
});
