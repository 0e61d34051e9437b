import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Secret } from '~/platform/config';
import { mediaFileUrl, mediaSrc } from '~/platform/media/urls';
import { ok } from '~/platform/result';
import { openStudios, STUDIO_SITE as SITE, type StudioWorld, type TokenCaller } from '~test/content/studio';
import { must } from '~test/content/world';
import { readApiToken, readOrigin } from '../api-token';
import { exportRemote } from './export-remote';
import { importRemote } from './import-remote';
import type { RemoteSite } from './remote-site';

let here: Awaited<ReturnType<typeof openStudios>>;
let there: Awaited<ReturnType<typeof openStudios>>;
let source: StudioWorld;
let target: StudioWorld;
let folder: string;
let file: string;

beforeAll(async () => {
  here = await openStudios();
  there = await openStudios();
});
afterAll(async () => {
  await here.close();
  await there.close();
});
beforeEach(async () => {
  source = await here.fresh();
  target = await there.fresh();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-copy-'));
  file = join(folder, 'site.json');
  return () => rm(folder, { recursive: true, force: true });
});

/** Calls that a server got, as `GET /media/…`. */
function remoteOf(
  world: StudioWorld,
  who: TokenCaller = 'admin',
  scope: 'read' | 'write' = 'write',
): RemoteSite & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    origin: 'http://nordhem.example',
    site: SITE,
    token: new Secret(world.tokens[who][scope]),
    calls,
    async send(url, { method = 'GET', headers = {}, body = null }) {
      calls.push(`${method} ${new URL(url).pathname.replace(`/studio/api/copy/${SITE}`, '')}`);
      const answer = await world.app.request(String(url), { method, headers: { ...headers }, body });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return ok({ status: answer.status, headers: answer.headers, bytes });
    },
  };
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A site with one of everything that editors own, in both of its states, and its uploads. */
async function fillSource() {
  const { content, media, pageId } = source;
  const { editing } = content;
  // Uploads stay where they are from test to test: each has its own.
  const mark = `m${randomUUID()}`;
  const photo = must(
    await media.put(new Uint8Array(await noise(900).jpeg().toBuffer()), { name: 'hall.jpg', alt: 'A hall' }),
  );
  const drawing = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle id="${mark}" r="9"/></svg>`,
  );
  const logo = must(await media.put(drawing, { name: 'logo.svg', alt: '' }));
  const brochure = must(
    await media.putFile(new TextEncoder().encode(`%PDF-1.4\n% ${mark}\n%%EOF\n`), { name: 'priser.pdf' }),
  );
  const words = (title: string, body: string, revision: number, language = 'sv') => ({
    itemId: pageId,
    language,
    fields: { title },
    placeholders: { main: [{ uid: 'a', componentName: 'Text', fields: { Text: body } }] },
    revision,
    author: 'Kim',
  });
  must(await editing.saveDraft(words('One', `<p><a href="${mediaFileUrl(brochure)}">Priser</a></p>`, 0)));
  must(await editing.publish(pageId, 'sv'));
  must(await editing.saveDraft(words('Two', '<p>å ä ö 車</p>', 0)));
  must(await editing.publish(pageId, 'sv'));
  must(await editing.saveDraft(words('Draft', '<p>later</p>', 0)));
  must(await editing.saveDraft(words('English', '<p>hello</p>', 0, 'en')));
  const stories = must(
    await editing.createItem({ site: SITE, parentId: pageId, name: 'nyheter', template: 'Page' }),
  );
  must(
    await editing.setShared(stories.id, {
      ogImage: { src: mediaSrc(logo.id), width: 1920, height: 960, alt: '' },
    }),
  );
  must(
    await editing.changeRedirects(SITE, () => [
      { from: '/gammal', query: { a: null }, to: '/ny', status: 301, note: 'x' },
    ]),
  );
  must(await editing.setDictionary(SITE, 'sv', { 'own.key': 'Ord' }));
  const { id, width, height } = photo;
  const about = { folder: 'f', name: 'hall.jpg', alt: 'A hall', addedAt: source.clock.now };
  must(await editing.addPicture(SITE, { id, width, height, ...about }));
  return [photo.id, logo.id, brochure.id].toSorted();
}

const copyOf = async ({ content }: StudioWorld) => JSON.stringify(await content.editing.copySite(SITE));
const stored = async ({ media }: StudioWorld, id: string) =>
  new Uint8Array(await new Response(must(await media.transfer.open(id))).arrayBuffer());

test('a site goes to another server and its data folder without loss, with its pictures and files byte by byte', async () => {
  const ids = await fillSource();
  const exported = must(await exportRemote(remoteOf(source, 'publisher', 'read'), file));
  expect(exported.uploads).toBe(3);
  expect((await readdir(`${file}.media`)).toSorted()).toEqual(ids);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  const filled = must(await importRemote(remoteOf(target), file, true));
  expect(filled).toEqual({ items: 2, versions: 4, uploads: 3 });
  expect(await copyOf(target)).toBe(await copyOf(source));
  for (const id of ids) expect(await stored(target, id)).toEqual(await stored(source, id));
  const [photo] = await source.content.studio.pictures(SITE);
  expect(await target.media.image(photo?.id ?? '')).toEqual(await source.media.image(photo?.id ?? ''));
  // And back again, where all of it is known.
  const second = join(folder, 'second.json');
  must(await exportRemote(remoteOf(target), second));
  expect(await readFile(second, 'utf8')).toBe(await readFile(file, 'utf8'));
  expect(must(await importRemote(remoteOf(source), second, true)).uploads).toBe(0);
  const log = await target.content.studio.auditLog({ site: SITE }, 5);
  expect(log[0]).toMatchObject({ act: 'import', who: 'admin (token: write)' });
});

test('a copy that broke off goes on where it was: what is there is neither fetched nor sent again', async () => {
  const [first = '', second = '', third = ''] = await fillSource();
  must(await exportRemote(remoteOf(source), file));
  await rm(join(`${file}.media`, second));
  await writeFile(join(`${file}.media`, third), 'half');
  const again = remoteOf(source);
  must(await exportRemote(again, file));
  expect(again.calls.slice(1).toSorted()).toEqual([second, third].map((id) => `GET /media/${id}`).toSorted());
  await rm(join(`${file}.media`, first));
  const broken = await importRemote(remoteOf(target), file, true);
  expect(broken).toMatchObject({ ok: false, error: expect.stringContaining(first) });
  const untouched = await target.content.editing.listItems(SITE);
  expect(untouched.map(({ id }) => id)).toEqual([target.pageId]);
  must(await exportRemote(remoteOf(source), file));
  const rest = remoteOf(target);
  must(await importRemote(rest, file, true));
  const sent = rest.calls.filter((call) => call.startsWith('PUT'));
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toContain(`PUT /media/${first}`);
  expect(rest.calls.at(-1)).toBe('POST ');
});

test('a site with pages is left alone without --replace, and a copy with a fault changes nothing', async () => {
  await fillSource();
  must(await exportRemote(remoteOf(source), file));
  const before = await copyOf(target);
  expect(await importRemote(remoteOf(target), file, false)).toMatchObject({
    error: expect.stringContaining('--replace'),
  });
  const copy = JSON.parse(await readFile(file, 'utf8'));
  copy.versions.at(-1).placeholders = { main: [{ uid: 'x', componentName: 'Unknown', fields: {} }] };
  await writeFile(file, JSON.stringify(copy));
  expect(await importRemote(remoteOf(target), file, true)).toMatchObject({ ok: false });
  await writeFile(file, '{"format": 2}');
  expect(await importRemote(remoteOf(target), file, true)).toMatchObject({
    error: expect.stringContaining('no file'),
  });
  expect(await copyOf(target)).toBe(before);
});

test.each([
  ['publisher', 'write', 'may not do that'],
  ['elsewhere', 'write', 'may not do that'],
  ['admin', 'read', 'may only read'],
] as const)('a token of %s that may %s fills nothing', async (who, scope, words) => {
  await fillSource();
  must(await exportRemote(remoteOf(source), file));
  const before = [await copyOf(target), await target.media.list(500)];
  const refused = await importRemote(remoteOf(target, who, scope), file, true);
  expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  expect([await copyOf(target), await target.media.list(500)]).toEqual(before);
});

test('an upload is told by its bytes: neither another file nor what is no picture takes its id, and none is replaced', async () => {
  const ids = await fillSource();
  const put = (id: string, kind: string, body: Uint8Array) =>
    target.call(null, 'PUT', `/api/copy/${SITE}/media/${id}?kind=${kind}&type=jpeg&name=x.jpg`, body, {
      authorization: `Bearer ${target.tokens.admin.write}`,
    });
  const id = 'a'.repeat(32);
  const code = async (answer: Response) => [answer.status, (await answer.json()).error?.code];
  expect(await code(await put(id, 'file', new TextEncoder().encode('%PDF-1.4 x')))).toEqual([422, 'damaged']);
  expect(await code(await put(id, 'picture', new TextEncoder().encode('<script>')))).toEqual([
    415,
    'unknown-type',
  ]);
  const jpeg = new Uint8Array(await noise(300).jpeg().toBuffer());
  expect(await code(await put(id, 'picture', jpeg.slice(0, 400)))).toEqual([422, 'damaged']);
  expect(await code(await put('../etc', 'picture', jpeg))).toEqual([404, 'not-found']);
  const located = new Uint8Array(
    await noise(50)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer(),
  );
  expect((await put(id, 'picture', located)).status).toBe(200);
  expect(Buffer.from(await stored(target, id)).includes('somebody')).toBe(false);
  const first = await stored(target, id);
  expect((await put(id, 'picture', jpeg)).status).toBe(200);
  expect(await stored(target, id)).toEqual(first);
  // An upload of which no page of the site says anything is not read through it.
  const token = { authorization: `Bearer ${source.tokens.elsewhere.read}` };
  const foreign = await source.call(null, 'GET', `/api/copy/smart-se/media/${ids[0]}`, undefined, token);
  expect(foreign.status).toBe(404);
});

test('the token comes from the environment or a file, and goes over https or to this machine', async () => {
  const path = join(folder, 'token');
  await writeFile(path, 'fct_file\n');
  expect(must(await readApiToken({ FORECOURT_TOKEN_FILE: path })).reveal()).toBe('fct_file');
  expect(must(await readApiToken({ FORECOURT_TOKEN: 'fct_x' })).reveal()).toBe('fct_x');
  for (const env of [
    {},
    { FORECOURT_TOKEN_FILE: `${path}x` },
    { FORECOURT_TOKEN: 'x', FORECOURT_TOKEN_FILE: path },
  ])
    expect(await readApiToken(env)).toMatchObject({ ok: false });
  expect(await stat(path)).toBeDefined();
  for (const [given, origin] of [
    ['https://nordhem.example/x', 'https://nordhem.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://automotive-se.localhost:3000/', 'http://automotive-se.localhost:3000'],
  ])
    expect(readOrigin(given ?? '')).toEqual({ ok: true, value: origin });
  for (const bad of [
    'http://nordhem.example',
    'http://localhost.evil.example',
    'https://a:b@x.example',
    'ftp://x',
    'x',
  ])
    expect(readOrigin(bad).ok).toBe(false);
});
