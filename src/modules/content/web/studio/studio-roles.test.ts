import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_COPY, uploadPixel } from '~test/content/copies';
import {
  CALLERS,
  type Caller,
  draftOf,
  openStudios,
  PIXEL,
  STUDIO_SITE as SITE,
  type StudioWorld,
  TOKEN_CALLERS,
} from '~test/content/studio';
import {
  addAlert,
  addChild,
  alertBody,
  deleteChild,
  IN_AN_HOUR,
  PIXEL_ID,
  publish,
  schedule,
  scheduleRelease,
  upload,
} from '~test/content/studio-subjects';
import { must } from '~test/content/world';
import { STUDIO_CALLS } from './docs/calls';

type Right = 'signed-in' | 'any-site' | 'drafts' | 'publishing' | 'administering';

interface Row {
  readonly needs: Right;
  readonly query?: string;
  readonly body?: (world: StudioWorld) => unknown;
  /** What has to be there before the call. */
  readonly before?: (world: StudioWorld) => Promise<unknown>;
  /** Default: kept by nobody. */
  readonly cache?: string;
}

/** Every call of the studio, as the routes name it: who may make it. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /studio/api/session': { needs: 'signed-in' },
  'GET /studio/api/kinds': { needs: 'any-site' },
  'GET /studio/api/openapi.json': { needs: 'any-site' },
  'GET /studio/api/docs': { needs: 'any-site' },
  'GET /studio/api/sites/:site/:language': { needs: 'drafts' },
  'POST /studio/api/tree/:site': {
    needs: 'drafts',
    body: ({ pageId }) => ({ language: 'sv', parentId: pageId, name: 'ny', title: 'Ny', template: 'Page' }),
  },
  'POST /studio/api/tree/:site/:id/move': {
    needs: 'publishing',
    before: addChild,
    body: () => ({ name: 'annan' }),
  },
  'GET /studio/api/tree/:site/:id/links': { needs: 'drafts', before: addChild },
  'DELETE /studio/api/tree/:site/:id': { needs: 'publishing', before: addChild },
  'GET /studio/api/deleted/:site': { needs: 'publishing' },
  'POST /studio/api/deleted/:site/:id/restore': {
    needs: 'publishing',
    before: deleteChild,
    body: () => ({}),
  },
  'DELETE /studio/api/deleted/:site/:id': { needs: 'publishing', before: deleteChild },
  'GET /studio/api/stories/:site/:language': { needs: 'drafts' },
  'POST /studio/api/stories/:site/:language': {
    needs: 'drafts',
    body: ({ pageId }) => ({
      parentId: pageId,
      name: 'nyhet',
      title: 'Nyhet',
      date: '',
      premble: '',
      tags: [],
      image: null,
    }),
  },
  'GET /studio/api/dashboard/:site': { needs: 'drafts' },
  'GET /studio/api/broken-links/:site': { needs: 'drafts' },
  'GET /studio/api/search/:site/:language': { needs: 'drafts', query: '?q=bil' },
  'GET /studio/api/releases/:site': { needs: 'publishing' },
  'POST /studio/api/releases/:site': {
    needs: 'publishing',
    body: ({ pageId }) => ({
      id: pageId,
      name: 'Hösten',
      entries: [{ itemId: pageId, language: 'sv', revision: 1 }],
    }),
  },
  'POST /studio/api/releases/:site/:id/withdraw': { needs: 'publishing', before: scheduleRelease },
  'GET /studio/api/tags/:site': { needs: 'drafts' },
  'POST /studio/api/tags/:site': {
    needs: 'publishing',
    body: ({ pageId }) => ({ id: pageId, language: 'sv', value: 'Elbil' }),
  },
  'GET /studio/api/redirects/:site': { needs: 'publishing' },
  'PUT /studio/api/redirects/:site': { needs: 'publishing', body: () => ({}) },
  'POST /studio/api/redirects/:site/test': { needs: 'publishing', body: () => ({ address: '/x' }) },
  'GET /studio/api/redirects/:site/csv': { needs: 'publishing' },
  'POST /studio/api/redirects/:site/csv': {
    needs: 'publishing',
    body: () => ({ csv: 'from,to\n/gammal,/ny\n', replace: true }),
  },
  'GET /studio/api/alerts/:site': { needs: 'publishing' },
  'PUT /studio/api/alerts/:site/:id': { needs: 'publishing', body: alertBody },
  'POST /studio/api/alerts/:site/:id/end': { needs: 'publishing', before: addAlert },
  'DELETE /studio/api/alerts/:site/:id': { needs: 'publishing', before: addAlert },
  'GET /studio/api/missing/:site': { needs: 'publishing' },
  'DELETE /studio/api/missing/:site': { needs: 'publishing', body: () => ({ path: '/borta' }) },
  'GET /studio/api/pictures/:site': { needs: 'drafts' },
  'POST /studio/api/pictures/:site': { needs: 'drafts', query: '?name=pixel.png', body: () => PIXEL },
  'PUT /studio/api/pictures/:site/:id': { needs: 'drafts', before: upload, body: () => ({ alt: 'x' }) },
  'GET /studio/api/pictures/:site/:id/usage': { needs: 'drafts', before: upload },
  'POST /studio/api/pictures/:site/:id/replace': {
    needs: 'publishing',
    before: upload,
    body: () => ({ by: PIXEL_ID }),
  },
  'DELETE /studio/api/pictures/:site/:id': { needs: 'publishing', before: upload },
  'GET /studio/api/targets/:site/:language': { needs: 'drafts' },
  'GET /studio/api/texts/:site/:language': { needs: 'publishing' },
  'PUT /studio/api/texts/:site/:language': {
    needs: 'publishing',
    body: () => ({ key: 'own.key', value: 'x' }),
  },
  'GET /studio/api/copy/:site': { needs: 'publishing' },
  'POST /studio/api/copy/:site': {
    needs: 'administering',
    body: () => ({ copy: EMPTY_COPY, replace: true }),
  },
  'POST /studio/api/copy/:site/media/missing': {
    needs: 'administering',
    body: () => ({ ids: ['0'.repeat(32)] }),
  },
  'GET /studio/api/copy/:site/media/:id': { needs: 'publishing', before: uploadPixel },
  'PUT /studio/api/copy/:site/media/:id': {
    needs: 'administering',
    query: '?kind=picture&type=png&name=pixel.png',
    before: uploadPixel,
    body: () => PIXEL,
  },
  'GET /studio/api/audit/:site': { needs: 'publishing' },
  'GET /studio/api/pages/:id/:language': { needs: 'drafts' },
  'PUT /studio/api/pages/:id/:language': { needs: 'drafts', body: () => draftOf('Hej', 1) },
  'GET /studio/api/pages/:id/:language/versions': { needs: 'drafts' },
  'GET /studio/api/pages/:id/:language/versions/:version': { needs: 'drafts' },
  'POST /studio/api/pages/:id/:language/versions/:number/restore': {
    needs: 'drafts',
    body: () => ({ revision: 1 }),
  },
  'POST /studio/api/pages/:id/:language/draw': { needs: 'drafts', body: () => draftOf('Hej') },
  'GET /studio/frame/:id/:language': { needs: 'drafts' },
  'GET /studio/frame/example/:site/:language/:kind/:example': {
    needs: 'drafts',
    cache: 'private, max-age=600',
  },
  'POST /studio/api/pages/:id/:language/publish': { needs: 'publishing', body: () => ({ revision: 1 }) },
  'POST /studio/api/pages/:id/:language/unpublish': { needs: 'publishing', before: publish },
  'PUT /studio/api/pages/:id/:language/schedules/:number': {
    needs: 'publishing',
    before: schedule,
    body: () => IN_AN_HOUR,
  },
  'POST /studio/api/pages/:id/:language/preview-link': { needs: 'drafts', body: () => ({ days: 7 }) },
  'DELETE /studio/api/pages/:id/:language/schedules/:number': { needs: 'publishing', before: schedule },
  'PUT /studio/api/pages/:id/:language/ending': {
    needs: 'publishing',
    before: publish,
    body: () => IN_AN_HOUR,
  },
};

/** Whoever has a link may see what it names. */
const OPEN = 'GET /studio/preview/:token';

const MAY: Readonly<Record<Right, readonly Caller[]>> = {
  'signed-in': CALLERS,
  'any-site': ['admin', 'publisher', 'editor', 'elsewhere'],
  drafts: ['admin', 'publisher', 'editor'],
  publishing: ['admin', 'publisher'],
  administering: ['admin'],
};

/** Those who edit the site, whoever may least first. */
const RISING = ['editor', 'publisher', 'admin'] as const;

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  const draft = { ...draftOf('Först'), itemId: world.pageId, language: 'sv', author: 'x' };
  must(await world.content.editing.saveDraft({ ...draft, revision: 0 }));
});

test('each call that is mounted has a row that says who may make it', () => {
  const mounted = world.app.routes
    .filter(({ path }) => path.startsWith('/studio/') && !path.endsWith('/*'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route !== OPEN);
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(ROWS).sort());
});

describe.each(Object.entries(ROWS))('%s', (route, { needs, query = '', body, before, cache }) => {
  const [method = '', pattern = ''] = route.split(' ');
  const pathIn = (id: string) =>
    pattern
      .replace('/studio', '')
      .replace(':site', SITE)
      .replace(':id', id)
      .replace(':language', 'sv')
      .replace(':number', '1')
      .replace(':version', '1')
      .replace(':kind', 'Card')
      .replace(':example', '0');
  const call = (who: string | null, headers?: Record<string, string>, id = world.pageId) =>
    world.call(who, method, pathIn(id) + query, body?.(world), headers);

  const expectHeaders = ({ headers }: Response, cacheControl = 'private, no-store') => {
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  };
  const subject = async () => {
    const made = await before?.(world);
    return typeof made === 'string' ? made : world.pageId;
  };

  test.each(MAY[needs])('of %s', async (who) => {
    const answered = await call(who, {}, await subject());
    expect(answered.status).toBe(200);
    expectHeaders(answered, cache);
    const documented = Object.entries(STUDIO_CALLS).find(
      ([key]) => key === route.replace('/studio/api', ''),
    )?.[1];
    if (documented === undefined || documented.answer === null) return;
    documented.answer.parse(await answered.json());
    if (documented.body !== undefined) documented.body.parse(body?.(world));
  });

  const isCall = pattern.startsWith('/studio/api/');
  /** No page of ours: a script sends neither its origin nor a header of our script. */
  const asScript = (token: string, id?: string) =>
    call(null, { authorization: `Bearer ${token}`, ...(isCall && { origin: '', 'x-studio': '' }) }, id);

  test('with tokens: what their sessions may, and with those that only read nothing that changes', {
    tags: ['sweep'],
  }, async () => {
    const id = await subject();
    const may = isCall ? MAY[needs] : [];
    for (const who of TOKEN_CALLERS) {
      const { read, write } = world.tokens[who];
      const { status, headers } = await asScript(read, id);
      expect([who, status]).toEqual([who, !isCall ? 401 : method === 'GET' && may.includes(who) ? 200 : 403]);
      expect(headers.get('cache-control')).toBe('private, no-store');
      if (!may.includes(who)) expect((await asScript(write, id)).status).toBe(isCall ? 403 : 401);
    }
    if (isCall)
      expect(
        (await asScript(world.tokens[RISING.find((who) => may.includes(who)) ?? 'admin'].write, id)).status,
      ).toBe(200);
  });

  test('of whoever may not, of nobody, or with a session that is forged', async () => {
    const id = await subject();
    for (const who of CALLERS.filter((each) => !MAY[needs].includes(each))) {
      const refused = await call(who, {}, id);
      expect([who, refused.status]).toEqual([who, 403]);
      expectHeaders(refused);
    }
    const forged = world.cookies.admin.replace(/\.[^.;]{10}/, '.AAAAAAAAAA');
    for (const cookie of [null, 'forecourt.session_token=x.y', forged])
      expect((await call(cookie)).status).toBe(401);
  });

  test('of another site, or of a form', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await call('admin', headers)).status).toBe(403);
    if (method === 'GET') return;
    expect((await call('admin', { 'x-studio': '' })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    if (body !== undefined) expect((await call('admin', form)).status).toBe(415);
  });
});
