import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Content,
  contentMigrations,
  createContent,
  studioCalls,
  studioFrame,
  studioShell,
} from '~/modules/content';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { testBlocks } from '~test/content/blocks';
import { must } from '~test/content/world';
import { freshDatabase } from '~test/database';

const SITE = 'automotive-se';
const ORIGIN = 'http://nordhem.example';
const PASSWORD = 'correct horse battery';
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>';

let database: Database;
let identity: Identity;
let content: Content;
let app: Hono;
let pageId: string;
let drawn: unknown[];
const cookies: Record<string, string> = {};

const hash = async (password: string) => createHash('sha256').update(password).digest('hex');
const contracts = ['Text', 'Row', 'Card'].flatMap((name) => testBlocks.get(name) ?? []);

beforeAll(async () => {
  database = await freshDatabase([contentMigrations, identityMigrations]);
  identity = createIdentity({
    database,
    log: nullLog,
    secureCookies: false,
    secrets: ['a secret of the tests that is long enough'],
    hasWorkshop: () => true,
    hashing: { hash, verify: async (given) => given.hash === (await hash(given.password)) },
    clock: { now: () => new Date() },
  });
  const sites = (site: string, role: 'editor' | 'publisher') => [{ site, role }];
  const place = { siteIndex: 'automotive-se-sites', departments: ['10.40'] };
  const people = {
    admin: { role: 'admin', place: null },
    publisher: { role: 'staff', place: null, sites: sites(SITE, 'publisher') },
    editor: { role: 'staff', place: null, sites: sites(SITE, 'editor') },
    elsewhere: { role: 'staff', place: null, sites: sites('smart-se', 'publisher') },
    workshop: { role: 'staff', place },
  } as const;
  for (const [name, person] of Object.entries(people)) {
    const email = `${name}@nordhem.example`;
    const { sites: edited, ...rest } = { sites: undefined, ...person };
    const account = { email, name, password: PASSWORD, ...rest };
    must(
      await identity.accounts.run({
        command: 'add',
        account: edited === undefined ? account : { ...account, sites: [...edited] },
      }),
    );
    const entered = must(await identity.signIn({ email, password: PASSWORD, client: email }));
    cookies[name] = entered.cookies.map((line) => line.split(';')[0]).join('; ');
  }
});
afterAll(() => database.close());

beforeEach(async () => {
  drawn = [];
  content = createContent({ database, log: nullLog, blocks: testBlocks });
  const guard = {
    identity,
    content,
    sites: SITES,
    draw: {
      page: async (of: unknown) => {
        drawn.push(of);
        return '<!doctype html><title>draft</title>';
      },
      block: async (of: unknown) => {
        drawn.push(of);
        return '<p>block</p>';
      },
    },
  };
  app = new Hono();
  const files = { script: '/assets/studio.js', styles: ['/assets/studio.css'], before: [] };
  const signInPath = (to: string) => `/staff/sign-in?to=${to}`;
  app.route('/', studioShell({ identity, files, signInPath, development: false }));
  app.route('/', studioFrame(guard));
  app.route('/', studioCalls({ ...guard, contracts, originOf: () => ORIGIN, log: nullLog }));
  for (const item of await content.editing.listItems(SITE)) await content.editing.deleteItem(item.id);
  pageId = must(
    await content.editing.createItem({ site: SITE, parentId: null, name: '', template: 'Page' }),
  ).id;
});

const text = (body: string) => ({ main: [{ uid: 'a', componentName: 'Text', fields: { Text: body } }] });
const draft = (body: string, revision = 0) => ({
  fields: { title: body },
  placeholders: text(body),
  revision,
});

function call(
  who: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return app.request(`${ORIGIN}/studio${path}`, {
    method,
    headers: {
      host: 'nordhem.example',
      ...(who === null ? {} : { cookie: cookies[who] ?? who }),
      ...(method === 'GET' ? {} : { origin: ORIGIN, 'x-studio': '1', 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const page = (rest = '') => `/api/pages/${pageId}/sv${rest}`;
const codeOf = async (response: Response) => (await response.json()).error?.code;

const CALLS: readonly (readonly [
  name: string,
  method: string,
  path: (id: string) => string,
  body: unknown,
  needs: 'signed-in' | 'any-site' | 'drafts' | 'publishing',
])[] = [
  ['session', 'GET', () => '/api/session', undefined, 'signed-in'],
  ['kinds', 'GET', () => '/api/kinds', undefined, 'any-site'],
  ['tree', 'GET', () => `/api/sites/${SITE}/sv`, undefined, 'drafts'],
  ['open', 'GET', (id) => `/api/pages/${id}/sv`, undefined, 'drafts'],
  ['save', 'PUT', (id) => `/api/pages/${id}/sv`, draft('Hej', 1), 'drafts'],
  ['versions', 'GET', (id) => `/api/pages/${id}/sv/versions`, undefined, 'drafts'],
  ['restore', 'POST', (id) => `/api/pages/${id}/sv/versions/1/restore`, { revision: 1 }, 'drafts'],
  ['draw', 'POST', (id) => `/api/pages/${id}/sv/draw`, draft('Hej'), 'drafts'],
  ['frame', 'GET', (id) => `/frame/${id}/sv`, undefined, 'drafts'],
  ['publish', 'POST', (id) => `/api/pages/${id}/sv/publish`, { revision: 1 }, 'publishing'],
  ['unpublish', 'POST', (id) => `/api/pages/${id}/sv/unpublish`, {}, 'publishing'],
];

const MAY = {
  'signed-in': ['admin', 'publisher', 'editor', 'elsewhere', 'workshop'],
  'any-site': ['admin', 'publisher', 'editor', 'elsewhere'],
  drafts: ['admin', 'publisher', 'editor'],
  publishing: ['admin', 'publisher'],
} as const;

describe.each(CALLS)('%s', (name, method, path, body, needs) => {
  beforeEach(async () => {
    const stored = { itemId: pageId, language: 'sv', author: 'x' };
    must(await content.editing.saveDraft({ ...draft('Först'), ...stored, revision: 0 }));
    if (name === 'unpublish') must(await content.editing.publish(pageId, 'sv'));
  });

  test.each(['admin', 'publisher', 'editor', 'elsewhere', 'workshop'])('of %s', async (who) => {
    const { status, headers } = await call(who, method, path(pageId), body);
    const allowed = MAY[needs].some((each) => each === who);
    expect(status).toBe(allowed ? 200 : 403);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test('of nobody, or with a session that is forged', async () => {
    const forged = cookies.admin?.replace(/\.[^.;]{10}/, '.AAAAAAAAAA') ?? '';
    for (const cookie of [null, 'forecourt.session_token=x.y', forged]) {
      const { status } = await call(cookie, method, path(pageId), body);
      expect(status).toBe(401);
    }
  });

  test('of another site, or of a form', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await call('admin', method, path(pageId), body, headers)).status).toBe(403);
    if (method === 'GET') return;
    expect((await call('admin', method, path(pageId), body, { 'x-studio': '' })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    if (name !== 'unpublish')
      expect((await call('admin', method, path(pageId), body, form)).status).toBe(415);
  });
});

test('a draft is saved, drawn, published and found; what the visitor reads changes with publishing only', async () => {
  expect(await (await call('editor', 'GET', page())).json()).toMatchObject({ revision: 0, source: 'none' });
  const saved = await call('editor', 'PUT', page(), draft('Hej'));
  expect(await saved.json()).toEqual({ revision: 1 });
  const scope = { site: SITE, language: 'sv', tag: () => undefined };
  expect(await content.reader.page(scope, '/')).toBeNull();
  expect(await (await call('editor', 'GET', `/api/sites/${SITE}/sv`)).json()).toEqual({
    items: [
      {
        id: pageId,
        parentId: null,
        name: '',
        title: 'Hej',
        template: 'Page',
        path: '/',
        published: false,
        draft: true,
      },
    ],
  });
  const published = await call('publisher', 'POST', page('/publish'), { revision: 1 });
  expect(await published.json()).toMatchObject({
    revision: 0,
    source: 'published',
    fields: { title: 'Hej' },
  });
  expect((await content.reader.page(scope, '/'))?.fields.title).toBe('Hej');
  expect((await call('publisher', 'POST', page('/unpublish'), {})).status).toBe(200);
  expect(await content.reader.page(scope, '/')).toBeNull();
});

test('an address that is no call is none', async () => {
  expect((await call('editor', 'GET', '/api/unknown')).status).toBe(404);
});

test('a save on an old revision gets 409 with what is stored, and changes nothing', async () => {
  await call('editor', 'PUT', page(), draft('Den första'));
  const late = await call('publisher', 'PUT', page(), draft('Den andra'));
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    error: { code: 'conflict', page: { revision: 1, author: 'editor', fields: { title: 'Den första' } } },
  });
  const publish = await call('publisher', 'POST', page('/publish'), { revision: 7 });
  expect(await codeOf(publish)).toBe('conflict');
  for (const revision of [-1, 1.5, '1', null])
    expect((await call('editor', 'PUT', page(), { ...draft('x'), revision })).status).toBe(400);
});

test('a script is stored in no text and drawn from none', async () => {
  const fields = { title: SCRIPT, metaTitle: SCRIPT, metaDescription: SCRIPT.slice(0, 60) };
  const placeholders = {
    main: [{ uid: 'a', componentName: 'Text', fields: { Title: SCRIPT.slice(0, 90), Text: SCRIPT } }],
  };
  expect((await call('editor', 'PUT', page(), { fields, placeholders, revision: 0 })).status).toBe(200);
  const stored = await (await call('editor', 'GET', page())).json();
  expect(stored.placeholders.main[0].fields.Text).toBe('<img src="x" loading="lazy" /><a>x</a>');
  const link = { href: 'javascript:alert(1)', text: 'x' };
  const refused = await call('editor', 'PUT', page(), {
    fields: {},
    placeholders: { main: [{ uid: 'a', componentName: 'Card', fields: { Link: link } }] },
    revision: 1,
  });
  expect(refused.status).toBe(422);
  expect((await refused.json()).error.problems).toEqual([
    { kind: 'field', path: 'main[0]', field: 'Link', message: expect.any(String) },
  ]);
});

test('versions are listed, and one of them becomes the draft again', async () => {
  await call('publisher', 'PUT', page(), draft('Ett'));
  await call('publisher', 'POST', page('/publish'), { revision: 1 });
  await call('editor', 'PUT', page(), draft('Två'));
  const { versions } = await (await call('editor', 'GET', page('/versions'))).json();
  expect(
    versions.map(({ number, state, author }: Record<string, unknown>) => [number, state, author]),
  ).toEqual([
    [2, 'draft', 'editor'],
    [1, 'published', 'publisher'],
  ]);
  const restored = await call('editor', 'POST', page('/versions/1/restore'), { revision: 1 });
  expect(await restored.json()).toMatchObject({ revision: 2, fields: { title: 'Ett' }, author: 'editor' });
  expect((await call('editor', 'POST', page('/versions/9/restore'), { revision: 2 })).status).toBe(404);
  expect((await call('editor', 'POST', page('/versions/1/restore'), { revision: 0 })).status).toBe(409);
});

test('what is drawn is what was sent; the frame runs nothing and stands in no other page', async () => {
  const whole = await call('editor', 'POST', page('/draw'), draft('Utkast'));
  expect(await whole.json()).toEqual({ html: '<!doctype html><title>draft</title>' });
  expect(drawn[0]).toMatchObject({ page: { fields: { title: 'Utkast' } }, edited: new Set(['main']) });
  const block = { uid: 'b', componentName: 'Text', fields: { Text: 'ett' } };
  expect((await call('editor', 'POST', page('/draw'), { block, index: 2 })).status).toBe(200);
  expect(drawn[1]).toMatchObject({ block: { node: block, index: 2 } });
  expect((await call('editor', 'POST', page('/draw'), { block: { uid: 'b' }, index: 2 })).status).toBe(400);
  const frame = await call('editor', 'GET', `/frame/${pageId}/sv`);
  expect(frame.headers.get('content-security-policy')).toMatch(
    /script-src 'none'.*form-action 'none'.*frame-ancestors 'self'/,
  );
  expect((await call('editor', 'GET', '/frame/nothing/sv')).status).toBe(404);
  expect((await call('editor', 'GET', `/frame/${pageId}/fi`)).status).toBe(404);
});

test('the studio opens for who is signed in, and answers the others with the way in', async () => {
  const open = await call('editor', 'GET', '', undefined, { 'accept-language': 'sv-SE,sv;q=0.9' });
  expect(await open.text()).toMatch(/<html lang="sv">.*<script type="module" src="\/assets\/studio\.js">/);
  expect(open.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  const shut = await call(null, 'GET', '/pages/x');
  expect([shut.status, shut.headers.get('location')]).toEqual([303, '/staff/sign-in?to=/studio/pages/x']);
});
