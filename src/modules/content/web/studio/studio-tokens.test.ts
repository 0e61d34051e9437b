import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;
beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  await world.database.db.execute(sql`DELETE FROM identity_attempts`);
});

const send = (authorization: string, path = '/api/session', headers: Record<string, string> = {}) =>
  world.call(null, 'GET', path, undefined, { authorization, ...headers });
const bearer = (text: string) => `Bearer ${text}`;

test('whatever is no token of ours is answered alike, and says how one would be sent', async () => {
  const good = world.tokens.editor.write;
  const altered = good.slice(0, -1) + (good.endsWith('A') ? 'B' : 'A');
  const bad = [
    ...['', 'x', altered, good.toUpperCase(), good.slice(4), `gh${good}`, `${good}x`, `${good} ${good}`],
    ...[
      `"${good}"`,
      `${good},${good}`,
      'fct_',
      `fct_${'a'.repeat(43)}`,
      `fct_${'x'.repeat(1_000_000)}`,
      "' OR 1=1 --",
    ],
  ];
  const answers = await Promise.all(
    bad.map((text) => send(bearer(text), '/api/session', { 'x-client': text.slice(0, 9) })),
  );
  const seen = new Set(
    await Promise.all(
      answers.map(async (each) =>
        JSON.stringify([each.status, each.headers.get('www-authenticate'), await each.text()]),
      ),
    ),
  );
  expect([...seen]).toEqual([
    JSON.stringify([
      401,
      'Bearer realm="studio", error="invalid_token"',
      JSON.stringify({ error: { code: 'signed-out' } }),
    ]),
  ]);
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer   '])
    expect((await send(`${scheme} ${good}`)).status).toBe(200);
});

test('a token is taken from the header alone: not from the address, a cookie or another scheme', async () => {
  const { write } = world.tokens.editor;
  const basic = `Basic ${Buffer.from(`x:${write}`).toString('base64')}`;
  for (const answer of [
    await world.call(null, 'GET', `/api/session?access_token=${write}&token=${write}`),
    await world.call(`forecourt.session_token=${write}`, 'GET', '/api/session'),
    await world.call(null, 'GET', '/api/session', undefined, { 'x-api-key': write }),
    await send(basic),
    await send(write),
  ]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="studio"');
  }
  // A proxy's own password does not shut browsers out.
  expect(
    (await world.call('editor', 'GET', '/api/session', undefined, { authorization: basic })).status,
  ).toBe(200);
});

test('a token beside a session is refused, whichever of the two is good', async () => {
  for (const authorization of [bearer(world.tokens.admin.write), bearer('x')]) {
    const answer = await world.call('editor', 'GET', '/api/session', undefined, { authorization });
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'malformed' } }]);
  }
  const forged = {
    cookie: '__Secure-forecourt.session_token=x.y',
    authorization: bearer(world.tokens.editor.read),
  };
  expect((await world.call(null, 'GET', '/api/session', undefined, forged)).status).toBe(400);
  const other = { cookie: 'consent=1', authorization: bearer(world.tokens.editor.read) };
  expect((await world.call(null, 'GET', '/api/session', undefined, other)).status).toBe(200);
});

test('a token sees the sites it was made for, and of an administrator no other', async () => {
  const sitesOf = async (token: string) =>
    (await (await send(bearer(token))).json()).sites.map(({ key }: { key: string }) => key);
  expect(await sitesOf(world.tokens.admin.read)).toEqual([SITE]);
  expect(await sitesOf(world.tokens.elsewhere.read)).toEqual(['smart-se']);
  expect((await send(bearer(world.tokens.admin.write), '/api/redirects/smart-se')).status).toBe(403);
  expect((await send(bearer(world.tokens.elsewhere.write), `/api/pages/${world.pageId}/sv`)).status).toBe(
    403,
  );
});

test('neither the studio’s pages nor its frame are opened by a token, and no session comes of one', async () => {
  const { write } = world.tokens.admin;
  const shell = await send(bearer(write), '');
  expect([shell.status, shell.headers.get('location')?.split('?')[0]]).toEqual([303, '/staff/sign-in']);
  expect((await send(bearer(write), `/frame/${world.pageId}/sv`)).status).toBe(401);
  expect((await send(bearer(write))).headers.getSetCookie()).toEqual([]);
});

test('wrong tokens of one client cost it waits; a right one from there still answers', async () => {
  const wrong = () => send(bearer('fct_wrong'), '/api/session', { 'x-client': 'script' });
  const answers: Response[] = [];
  for (let calls = 0; calls < 31; calls += 1) answers.push(await wrong());
  expect(answers.slice(0, 30).every(({ status }) => status === 401)).toBe(true);
  const last = answers.at(-1);
  expect([last?.status, Number(last?.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(bearer('fct_wrong'), '/api/session', { 'x-client': 'other' })).status).toBe(401);
  const right = await send(bearer(world.tokens.editor.read), '/api/session', { 'x-client': 'script' });
  expect(right.status).toBe(200);
});

test('what a token writes stands in the log under its name, apart from what its owner types', async () => {
  const page = `/api/pages/${world.pageId}/sv`;
  const { write } = world.tokens.publisher;
  expect((await world.call('publisher', 'PUT', page, draftOf('Hej'))).status).toBe(200);
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  const headers = { authorization: bearer(write) };
  expect((await world.call(null, 'PUT', page, draftOf('Hej då', 1), headers)).status).toBe(200);
  const log = await (await world.call('publisher', 'GET', `/api/audit/${SITE}`)).json();
  const saves = log.entries.filter(({ act }: { act: string }) => act === 'save');
  expect(saves.map(({ who }: { who: string }) => who)).toEqual(['publisher (token: write)', 'publisher']);
  expect(log.people.map(({ who }: { who: string }) => who)).toEqual(['publisher']);
  expect(JSON.stringify(log)).not.toContain(write.slice(4, 20));
});
