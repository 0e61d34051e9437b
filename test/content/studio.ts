import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import {
  type BlockContract,
  type Content,
  contentMigrations,
  createContent,
  createPreviewLinks,
  studioCalls,
  studioFrame,
  studioPreview,
  studioShell,
} from '~/modules/content';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createMedia, diskUploads, type Media, mediaMigrations } from '~/platform/media';
import { SITES } from '~/sites';
import { testBlocks } from '~test/content/blocks';
import { must } from '~test/content/world';
import { freshDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';

export const STUDIO_SITE = 'automotive-se';
const ORIGIN = 'http://nordhem.example';
const PASSWORD = 'correct horse battery';

/** Who calls: all that a role can be to a site. */
const place = { siteIndex: 'automotive-se-sites', departments: ['10.40'] };
const editsAs = (site: string, role: 'editor' | 'publisher') => [{ site, role }];
const PEOPLE = {
  admin: { role: 'admin', place: null },
  publisher: { role: 'staff', place: null, sites: editsAs(STUDIO_SITE, 'publisher') },
  editor: { role: 'staff', place: null, sites: editsAs(STUDIO_SITE, 'editor') },
  elsewhere: { role: 'staff', place: null, sites: editsAs('smart-se', 'publisher') },
  workshop: { role: 'staff', place },
} as const;
export type Caller = keyof typeof PEOPLE;
/** Whoever edits a site can make tokens. */
export const TOKEN_CALLERS = ['admin', 'publisher', 'editor', 'elsewhere'] as const;
export type TokenCaller = (typeof TOKEN_CALLERS)[number];
export const CALLERS = ['admin', 'publisher', 'editor', 'elsewhere', 'workshop'] as const;

const hash = async (password: string) => createHash('sha256').update(password).digest('hex');
const testContracts = ['Text', 'Row', 'Card'].flatMap((name) => testBlocks.get(name) ?? []);

export interface StudioWorld {
  readonly database: Database;
  readonly content: Content;
  readonly app: Hono;
  readonly clock: { now: Date };
  readonly media: Media;
  /** The home page. */
  readonly pageId: string;
  /** What was drawn, in order. */
  readonly drawn: readonly unknown[];
  readonly cookies: Readonly<Record<Caller, string>>;
  readonly identity: Identity;
  /** A token of each who edits a site, for that site. */
  readonly tokens: Readonly<Record<TokenCaller, Readonly<Record<'read' | 'write', string>>>>;
  call(
    who: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/** One database and its accounts for a test file; `fresh` empties the site and gives a new world. Default: blocks of tests. */
export async function openStudios(
  contracts: readonly BlockContract[] = testContracts,
): Promise<{ fresh(): Promise<StudioWorld>; close(): Promise<void> }> {
  const alert = testBlocks.get('AlertBanner');
  const known = alert === undefined ? contracts : [alert, ...contracts];
  const blocks = new Map(known.map((contract) => [contract.name, contract]));
  const database = await freshDatabase([mediaMigrations, contentMigrations, identityMigrations]);
  const clock = { now: new Date() };
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-studio-'));
  const media = createMedia({
    database,
    dataDir,
    log: nullLog,
    uploads: diskUploads(join(dataDir, 'media'), nullLog),
  });
  const identity = createIdentity({
    database,
    log: nullLog,
    secureCookies: false,
    secrets: ['a secret of the tests that is long enough'],
    hasWorkshop: () => true,
    hasFacility: () => true,
    hashing: { hash, verify: async (given) => given.hash === (await hash(given.password)) },
    clock: { now: () => new Date() },
  });
  const signIn = async (name: Caller): Promise<string> => {
    const email = `${name}@nordhem.example`;
    const { sites, ...rest } = { sites: undefined, ...PEOPLE[name] };
    const account = { email, name, password: PASSWORD, ...rest };
    must(
      await identity.accounts.run({
        command: 'add',
        account: sites === undefined ? account : { ...account, sites: [...sites] },
      }),
    );
    const entered = must(await identity.signIn({ email, password: PASSWORD, client: email }));
    return entered.cookies.map((line) => line.split(';')[0]).join('; ');
  };
  const cookies = {
    admin: await signIn('admin'),
    publisher: await signIn('publisher'),
    editor: await signIn('editor'),
    elsewhere: await signIn('elsewhere'),
    workshop: await signIn('workshop'),
  };
  const tokenOf = async (name: TokenCaller, scope: 'read' | 'write'): Promise<string> => {
    const session = await identity.session(cookies[name]);
    if (session === null) throw new Error(`${name} is not signed in`);
    const sites = [name === 'elsewhere' ? 'smart-se' : STUDIO_SITE];
    const typed = { name: scope, scope, days: '7', sites };
    const proof = { password: PASSWORD, code: '' };
    return must(await identity.tokens.make(session.member, typed, proof, { client: name })).text;
  };
  const both = async (name: TokenCaller) => ({
    read: await tokenOf(name, 'read'),
    write: await tokenOf(name, 'write'),
  });
  const tokens = {
    admin: await both('admin'),
    publisher: await both('publisher'),
    editor: await both('editor'),
    elsewhere: await both('elsewhere'),
  };
  const isCaller = (who: string): who is Caller => Object.hasOwn(cookies, who);

  async function fresh(): Promise<StudioWorld> {
    await emptyTables(
      database,
      'content_releases, content_release_entries, content_deletions, content_items, content_versions, content_endings, content_audit, content_redirects, content_alerts, content_missing, content_redirect_hits, content_dictionary, content_tags, content_pictures',
    );
    clock.now = new Date();
    const drawn: unknown[] = [];
    const content = createContent({ database, log: nullLog, blocks, now: () => clock.now });
    const draw = (html: string) => async (of: unknown) => {
      drawn.push(of);
      return html;
    };
    const guard = {
      identity,
      content,
      sites: SITES,
      clientOf: (c: Context) => c.req.header('x-client') ?? 'someone',
      previews: createPreviewLinks(['a key of the tests'], () => clock.now),
      draw: { page: draw('<!doctype html><title>draft</title>'), block: draw('<p>block</p>') },
    };
    const app = new Hono();
    const files = { script: '/assets/studio.js', styles: ['/assets/studio.css'], before: [] };
    const signInPath = (to: string) => `/staff/sign-in?to=${to}`;
    app.route('/', studioShell({ identity, files, signInPath, development: false }));
    app.route('/', studioFrame({ ...guard, contracts }));
    app.route('/', studioPreview(guard));
    app.route(
      '/',
      studioCalls({
        ...guard,
        contracts,
        media,
        targets: async () => ({ phone: '', facilities: [], cars: null }),
        deletedPageDays: 90,
        now: () => clock.now,
        originOf: () => ORIGIN,
        log: nullLog,
      }),
    );
    const home = { site: STUDIO_SITE, parentId: null, name: '', template: 'Page' };
    const { id: pageId } = must(await content.editing.createItem(home));
    const call: StudioWorld['call'] = async (who, method, path, body, headers = {}) =>
      app.request(`${ORIGIN}/studio${path}`, {
        method,
        headers: {
          host: 'nordhem.example',
          ...(who === null ? {} : { cookie: isCaller(who) ? cookies[who] : who }),
          ...(method === 'GET' ? {} : { origin: ORIGIN, 'x-studio': '1', 'content-type': typeOf(body) }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      });
    return { database, content, app, clock, media, pageId, drawn, cookies, identity, tokens, call };
  }
  async function close(): Promise<void> {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { fresh, close };
}

/** A picture of one pixel. */
export const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const typeOf = (body: unknown) =>
  body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';

export const draftOf = (body: string, revision = 0) => ({
  fields: { title: body },
  placeholders: { main: [{ uid: 'a', componentName: 'Text', fields: { Text: body } }] },
  revision,
});
