import { describe, expect, test } from 'vitest';
import {
  ARRIVED,
  admin,
  app,
  cookieOf,
  decided,
  get,
  HOSTILE,
  identity,
  logged,
  ORIGIN,
  openStaffPages,
  PASSWORD,
  post,
  setWaitingMails,
  signIn,
  staff,
  visits,
} from '~test/staff/staff-stage';
import { localStaffPath } from './paths';

openStaffPages();

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
    expect(logged().join()).not.toContain('nordhem.example"');
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

describe('a session that ends before a form is sent', () => {
  const NOTE = { note: `Ring efter fem\n${HOSTILE}`, act: 'note' };
  const path = '/staff/10.40/bookings/a/note?day=2026-03-02';

  test('leaves what was typed on a page from which it is sent again', async () => {
    const answer = await post(path, NOTE, null);
    const text = await answer.text();
    expect(answer.status).toBe(401);
    expect(text).toContain(`<form action="${path}" method="post">`);
    expect(text).toContain('name="note" value="Ring efter fem\n&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('href="/staff/sign-in?to=%2Fstaff" target="_blank"');
    expect(text).not.toContain('<img');
  });

  test.each([
    [{}, { origin: 'https://evil.example' }],
    [{}, {}],
    [{ password: 'a secret' }, { origin: ORIGIN }],
    [{ code: '123456' }, { origin: ORIGIN }],
  ])('repeats neither what another site has sent nor a secret: %j %j', async (secret, headers) => {
    const answer = await post(path, { ...NOTE, ...secret }, null, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/sign-in?to=%2Fstaff']);
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
      const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie: admin() };
      const body = JSON.stringify({ email: 'new@nordhem.example', name: 'New', password: PASSWORD });
      const sent = await app().request(ORIGIN + base + path, { method: 'POST', headers, body });
      expect(sent.status, base).not.toBeLessThan(400);
      expect((await app().request(ORIGIN + base + path, { headers: { cookie: admin() } })).status).toBe(404);
    }
    const list = await identity().accounts.run({ command: 'list' });
    expect(list.ok && list.value.length).toBe(2);
  });

  test('the workshop of others, and whether there is one', async () => {
    for (const path of ['/staff/20.40', '/staff/99.99', '/staff/20.40/bookings/a/cancel?day=2026-03-02']) {
      const answer = await get(path);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Inte din verkstad');
    }
    const changed = await post('/staff/20.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED });
    expect([changed.status, visits()[0]?.state]).toEqual([403, 'booked']);
    expect((await get('/staff/20.40', admin())).status).toBe(200);
    expect((await get('/staff/99.99', admin())).status).toBe(404);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
    ['a page without one', { origin: 'null' }],
    ['another site, as the browser says', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
  ])('changes from %s', async (_, headers) => {
    const sent = [
      await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED }, staff(), headers),
      await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-02' }, staff(), headers),
      await post('/staff/sign-out', {}, staff(), headers),
      await post('/staff/sign-in', { email: 'kim@nordhem.example', password: PASSWORD }, null, headers),
    ];
    expect(sent.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(sent.flatMap((each) => each.headers.getSetCookie())).toEqual([]);
    expect(visits()[0]?.state).toBe('booked');
    expect((await get('/staff/10.40')).status).toBe(200);
  });
});

test('the pages speak the language of the browser, where the site does, with the day before the month', async () => {
  const english = { 'accept-language': 'de, en-GB;q=0.8' };
  const text = await (await get('/staff/10.40?day=2026-03-02', staff(), english)).text();
  expect(text).toContain('<html lang="en"');
  expect(text).toMatch(/Monday,? 2 March 2026/);
});

test('a workshop is found by a sentence about its town, and what was looked for is said', async () => {
  const text = await (await get('/staff?q=n%C3%A4ra+ume%C3%A5', admin())).text();
  expect(text).toContain('Inget stämmer med ”nära umeå”. Det här är träffarna på ”Umeå”.');
  expect(text).toMatch(/<p role="status"[^>]*>1 verkstad</);
});

test('mails that wait for a mail server are told of on every page of those who are signed in', async () => {
  setWaitingMails(3);
  for (const path of ['/staff/10.40', '/staff/10.40/ratings', '/staff/nowhere'])
    expect(await (await get(path)).text(), path).toContain('3 mejl väntar på en e-postserver');
  expect(await (await get('/staff/sign-in', null)).text()).not.toContain('e-postserver');
  setWaitingMails(0);
  expect(await (await get('/staff/10.40')).text()).not.toContain('e-postserver');
});

describe('stock files that wait', () => {
  test('are shown to administrators with what speaks against them, and to nobody else', async () => {
    const shown = await get('/staff/stock', admin());
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(html).toContain('66 av 71 bilar skulle tas bort');
    expect(html).toContain('15 av 20 rader');
    expect(html).not.toContain('<img');
    expect((await get('/staff/stock', staff())).status).toBe(403);
    expect((await get('/staff/stock', null)).status).toBe(303);
    expect((await post('/staff/stock', { import: '7', act: 'apply' }, staff())).status).toBe(403);
    expect(decided()).toEqual([]);
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
      answers.push((await post('/staff/stock', fields, admin())).headers.get('location'));
    expect(answers).toEqual(
      ['applied', 'discarded', 'gone', 'gone', 'gone'].map((done) => `/staff/stock?done=${done}`),
    );
    expect(decided()).toEqual(['apply 7', 'discard 7', 'apply 8']);
    const text = await (await get('/staff/stock?done=applied', admin())).text();
    expect(text).toContain('<p role="status">Filen används nu.</p>');
  });
});
