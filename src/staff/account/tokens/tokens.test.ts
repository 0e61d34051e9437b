import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';

const TOKENS = '/staff/account/tokens';
const TYPED = {
  name: 'Kopia till test',
  scope: 'read',
  days: '90',
  site: 'automotive-se',
  password: 'correct horse battery',
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: systemClock });
});
afterAll(() => staff.database.close());

const idOf = async (who: StaffPerson) =>
  (await staff.identity.session(staff.cookies.get(who)))?.member.id ?? '';
const tokenIn = (html: string) => /fct_[\w-]{43}/.exec(html)?.[0] ?? '';
const opens = async (text: string) =>
  (await staff.identity.tokens.visit(`Bearer ${text}`, 'script'))?.ok === true;

test('a token is made, shown once, listed with its end, and ended by its owner', async () => {
  const made = await pages.post('editor', TOKENS, TYPED);
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const text = tokenIn(await made.text());
  expect(await opens(text)).toBe(true);
  const list = await (await pages.get('editor', TOKENS)).text();
  expect(list).toContain('Kopia till test');
  expect(tokenIn(list)).toBe('');
  const id =
    /name="end"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="end"/.exec(list)?.slice(1).find(Boolean) ?? '';
  expect((await pages.post('workshop', TOKENS, { end: id })).status).toBe(303);
  expect(await opens(text)).toBe(true);
  const ended = await pages.post('editor', TOKENS, { end: id });
  expect(ended.headers.get('location')).toBe(`${TOKENS}?done=ended`);
  expect(await opens(text)).toBe(false);
});

test('what was typed wrong is said at its field, and nothing but the password is lost', async () => {
  for (const [more, words] of [
    [{ password: 'wrong password' }, 'Lösenordet stämmer inte.'],
    [{ name: '<i>' }, 'Ge den ett namn av bokstäver'],
    [{ site: 'smart-se' }, 'Välj minst en av dina webbplatser.'],
  ] as const) {
    const answer = await pages.post('editor', TOKENS, { ...TYPED, name: 'En till', ...more });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(words);
    expect(html).toMatch(/<option value="90" selected="">/);
    expect(html).not.toContain(TYPED.password);
    expect(tokenIn(html)).toBe('');
  }
});

test('whoever edits no site makes none; whoever administers its owner sees and ends it', async () => {
  expect(await (await pages.get('workshop', TOKENS)).text()).not.toContain('name="password"');
  expect(await (await pages.get('workshop', '/staff/account')).text()).not.toContain(TOKENS);
  expect((await pages.post('workshop', TOKENS, TYPED)).status).toBe(422);
  const text = tokenIn(await (await pages.post('editor', TOKENS, { ...TYPED, name: 'Nattlig' })).text());
  const editor = await idOf('editor');
  const seen = await (await pages.get('siteAdmin', `/staff/people/${editor}`)).text();
  expect(seen).toContain('Nattlig');
  const own = await staff.identity.tokens.list({ ...NO_RIGHTS, id: editor }, editor);
  const id = own.ok ? (own.value[0]?.id ?? '') : '';
  const path = `/staff/people/${await idOf('workshop')}/tokens`;
  expect((await pages.post('siteAdmin', path, { end: id })).status).toBe(404);
  expect(await opens(text)).toBe(true);
  const ended = await pages.post('siteAdmin', `/staff/people/${editor}/tokens`, { end: id });
  expect(ended.headers.get('location')).toBe(`/staff/people/${editor}?done=tokenEnded`);
  expect(await opens(text)).toBe(false);
});

const NO_RIGHTS = { name: '', role: 'staff', workshops: [], sites: [], facilities: [] } as const;

test('a token opens no page of staff', async () => {
  const text = tokenIn(await (await pages.post('admin', TOKENS, TYPED)).text());
  expect(await opens(text)).toBe(true);
  for (const path of [TOKENS, '/staff', '/staff/people', '/staff/account']) {
    const { status, headers } = await pages.bearer(text, path);
    expect([status, headers.get('location')?.split('?')[0]]).toEqual([303, '/staff/sign-in']);
  }
});
