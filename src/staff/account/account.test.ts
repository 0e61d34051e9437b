import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPhones } from '~/modules/identity';
import { builtInWords } from '~/modules/templates';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import type { Sms } from '~/platform/sms';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
const texts: Sms[] = [];
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  const clock = fixedClock(new Date().toISOString());
  const phones = createPhones({
    database: staff.database,
    words: builtInWords,
    sms: {
      async send(sms) {
        texts.push(sms);
      },
    },
    secret: 'a secret of the tests that is long enough',
    limit: createRateLimit({ burst: 2, perMinute: 1 / 1440 }),
    clock,
    log: nullLog,
  });
  pages = staffPages(staff, { clock, phones });
});
afterAll(() => staff.database.close());

const memberOf = async (who: StaffPerson) => {
  const session = await staff.identity.session(staff.cookies.get(who));
  if (session === null) throw new Error(`${who} is not signed in`);
  return session;
};
const signInAgain = async (who: StaffPerson) => {
  const email = `${who.toLowerCase()}@nordhem.example`;
  const entered = await staff.identity.signIn({ email, password: 'correct horse battery', client: 'x' });
  if (!entered.ok) throw new Error(entered.error.code);
  return entered.value;
};

test('one’s own sessions are listed and ended, without scripts', async () => {
  const other = await signInAgain('seller');
  const here = await memberOf('seller');
  const html = await (await pages.get('seller', '/staff/account')).text();
  expect(html.match(/name="session"/g)).toHaveLength(1);
  expect(html).toContain(`value="${other.id}"`);
  expect(html).not.toContain(`value="${here.id}"`);
  expect(html).not.toContain('<script');
  const ended = await pages.post('seller', '/staff/account/sessions', { session: other.id });
  expect(ended.headers.get('location')).toBe('/staff/account?done=ended');
  const after = await (await pages.get('seller', '/staff/account?done=ended')).text();
  expect(after).toContain('Inloggningen är avslutad.');
  expect(after).not.toContain('name="session"');
  await signInAgain('seller');
  await pages.post('seller', '/staff/account/sessions');
  expect(await (await pages.get('seller', '/staff/account')).text()).not.toContain('name="session"');
  expect(await memberOf('seller')).toMatchObject({ id: here.id });
});

test('a session of somebody else is not ended by its number', async () => {
  const seller = await memberOf('seller');
  await pages.post('workshop', '/staff/account/sessions', { session: seller.id });
  expect(await memberOf('seller')).toMatchObject({ id: seller.id });
});

test('an administrator reaches the people that are theirs; the others are not there', async () => {
  const editor = await memberOf('editor');
  const workshop = await memberOf('workshop');
  const list = await (await pages.get('siteAdmin', '/staff/people')).text();
  expect(list).toContain('editor@nordhem.example');
  expect(list).not.toMatch(/(?:workshop|admin|seller)@nordhem\.example/);
  for (const [who, person, status] of [
    ['siteAdmin', editor, 200],
    ['siteAdmin', workshop, 404],
    ['admin', workshop, 200],
    ['admin', await memberOf('admin'), 404],
  ] as const) {
    const path = `/staff/people/${person.member.id}`;
    expect([who, (await pages.get(who, path)).status]).toEqual([who, status]);
  }
  const path = `/staff/people/${workshop.member.id}/sessions`;
  expect((await pages.post('siteAdmin', path)).status).toBe(404);
  expect(await memberOf('workshop')).toMatchObject({ id: workshop.id });
  expect((await pages.post('admin', path)).headers.get('location')).toContain('done=allEnded');
  expect((await pages.get('workshop', '/staff/account')).status).toBe(303);
});

test('an invitation that is refused keeps what was ticked and typed', async () => {
  const typed = { email: 'no-address', name: 'Ny Person', 'site-automotive-se': 'publisher' };
  const refused = await pages.post('siteAdmin', '/staff/people/invite', typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="Ny Person"');
  expect(html).toMatch(/<option value="publisher" selected="">/);
});

test('rights that somebody else has changed meanwhile are said to differ, and what was chosen stays chosen', async () => {
  const { member } = await memberOf('editor');
  const path = `/staff/people/${member.id}`;
  const seen = /name="seen" value="([^"]*)"/.exec(await (await pages.get('admin', path)).text())?.[1] ?? '';
  const save = (fields: Record<string, string>) => pages.post('admin', `${path}/rights`, fields);
  const theirs = { role: 'staff', 'site-automotive-se': 'publisher', 'site-smart-se': 'editor' };
  expect((await save({ ...theirs, seen })).status).toBe(303);
  const mine = { role: 'staff', 'site-automotive-se': 'editor', 'site-mercedes-se': 'editor' };
  const html = await (await save({ ...mine, seen })).text();
  expect(html).toContain('Läggs till när du sparar: Nordhem: Redaktör, Nordhem Mercedes-Benz: Redaktör');
  expect(html).toContain('Tas bort när du sparar: Nordhem: Publicerar, Nordhem smart: Redaktör');
  expect(html.match(/<option value="editor" selected="">/g)).toHaveLength(2);
  const again = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  expect((await save({ ...mine, seen: again })).status).toBe(303);
  // What is not given for another reason stays chosen as well.
  const nowhere = await (await save({ role: 'staff', seen: again })).text();
  expect(nowhere).not.toMatch(/<option value="[a-z]+" selected/);
  expect((await save({ role: 'staff', 'site-automotive-se': 'editor' })).status).toBe(303);
});

test('one’s own mobile number is confirmed by a code, without scripts; what is wrong is told at its field', async () => {
  const post = async (fields: Record<string, string>) => {
    const answer = await pages.post('otherSeller', '/staff/account/phone', fields);
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
  const refused = await post({ act: 'send', phone: '12 kim' });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="12 kim"');
  expect(refused.html).toMatch(/id="phone-number-error"[^>]*>Skriv ett mobilnummer/);
  expect((await post({ act: 'send', phone: '070-174 06 05' })).to).toBe('/staff/account#phone');
  const waiting = await (await pages.get('otherSeller', '/staff/account')).text();
  expect(waiting).toContain('En kod är på väg till +46701740605.');
  const code = /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
  const wrong = await post({ act: 'confirm', code: code === '000000' ? '1' : '000000' });
  expect([wrong.status, /id="phone-code-error"[^>]*>Koden stämmer inte/.test(wrong.html)]).toEqual([
    422,
    true,
  ]);
  expect((await post({ act: 'confirm', code })).to).toBe('/staff/account?done=phoneConfirmed');
  expect(await (await pages.get('otherSeller', '/staff/account')).text()).toMatch(
    /<strong[^>]*>\+46701740605/,
  );
  expect(await (await pages.get('seller', '/staff/account')).text()).not.toContain('1740605');
  expect((await post({ act: 'remove' })).to).toBe('/staff/account?done=phoneRemoved');
  await post({ act: 'send', phone: '070-174 06 05' });
  expect((await post({ act: 'send', phone: '070-174 06 05' })).status).toBe(429);
});

test('one’s own password is changed by whoever gives the present one; other sessions end, this one stays', async () => {
  const here = await memberOf('seller');
  await signInAgain('seller');
  const change = async (present: string, wanted: string) => {
    const answer = await pages.post('seller', '/staff/account/password', { present, wanted });
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
  };
  const wrong = await change('wrong horse battery', 'purple tractor window');
  expect([wrong.status, /id="password-now-error"[^>]*>Lösenordet/.test(wrong.html)]).toEqual([422, true]);
  const weak = await change('correct horse battery', 'seller1234567');
  expect([weak.status, /id="password-new-error"[^>]*>Lösenordet/.test(weak.html)]).toEqual([422, true]);
  const changed = await change('correct horse battery', 'purple tractor window');
  expect(changed.to).toBe('/staff/account?done=passwordChanged');
  const page = await (await pages.get('seller', changed.to ?? '')).text();
  expect(page).toContain('Lösenordet är bytt.');
  expect(page).toContain('Lösenord bytt');
  expect(page).not.toContain('name="session"');
  expect(await memberOf('seller')).toMatchObject({ id: here.id });
  const signIn = (password: string) =>
    staff.identity.signIn({ email: 'seller@nordhem.example', password, client: 'y' });
  expect(await signIn('correct horse battery')).toMatchObject({ error: { code: 'refused' } });
  expect(await signIn('purple tractor window')).toMatchObject({ ok: true });
});
