import { expect } from 'vitest';
import { z } from 'zod';
import { type Content, contentMigrations, createContent, deliveryRoutes } from '~/modules/content';
import { Secret } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { freshDatabase } from '~test/database';
import { testBlocks } from './blocks';
import { SITE, siteFixture } from './site-fixture';

export const KEY = 'secret-key';
/** Path of the fixture's site in the tree that the API shows. */
export const ROOT = `/sitecore/content/${SITE}`;

const REDIRECTS = [
  { from: '/gammal/{id:number}', to: '/ny/{id}', status: 301 as const },
  { from: '/gammal/allt', to: '/ny', status: 308 as const },
  { from: '/sok', query: { q: '{q}' }, to: '/kop-bil?keyphrase={q}', status: 301 as const },
];

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

interface RouteOptions {
  readonly key?: string | null;
  readonly introspection?: boolean;
  readonly failing?: boolean;
  /** Names of the sites that are delivered. */
  readonly sites?: readonly string[];
}

type Routes = ReturnType<typeof deliveryRoutes>;

/** The fixture's site behind its content delivery API. */
export interface DeliveredFixture {
  readonly content: Content;
  routes(options?: RouteOptions): Routes;
  post(body: unknown, headers?: Record<string, string>, to?: Routes): Promise<Response>;
  /** The data of an operation that must succeed. */
  ask(query: string, variables?: object): Promise<unknown>;
  /** Status and first message of a request that must fail. */
  refusal(body: unknown): Promise<{ status: number; message: string }>;
  close(): Promise<void>;
}

export async function openDelivery(): Promise<DeliveredFixture> {
  const database = await freshDatabase([contentMigrations]);
  const content = createContent({ database, log: nullLog, blocks: testBlocks });
  const imported = await content.editing.importTree({ ...siteFixture, redirects: REDIRECTS }, 'test');
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));

  const routes: DeliveredFixture['routes'] = (options = {}) => {
    const { key = KEY, introspection = false, failing = false, sites = [SITE] } = options;
    return deliveryRoutes({
      source: failing
        ? { ...content.delivery, snapshot: () => Promise.reject(new Error('password of the database')) }
        : content.delivery,
      sites: sites.map((name) => ({
        name,
        languages: ['sv', 'en', 'en-GB'],
        phone: () => ({ phone: '08-123 45', phoneE164: '+46812345' }),
        origin: () => 'https://nordhem.example',
        href: (language, path) => `https://nordhem.example${language === 'sv' ? '' : `/${language}`}${path}`,
        robots: () => 'User-agent: *',
      })),
      key: key === null ? null : new Secret(key),
      introspection,
      log: nullLog,
    });
  };
  const own = routes();
  const post: DeliveredFixture['post'] = async (body, headers = { sc_apikey: KEY }, to = own) =>
    to.request('/sitecore/api/graph/edge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    content,
    routes,
    post,
    async ask(query, variables = {}) {
      const response = await post({ query, variables });
      const { data, errors } = answer.parse(await response.json());
      expect([response.status, errors]).toEqual([200, undefined]);
      return data;
    },
    async refusal(body) {
      const response = await post(body);
      const answers = z.union([answer, z.array(answer)]).parse(await response.json());
      const messages = [answers].flat().flatMap((each) => each.errors?.map(({ message }) => message) ?? []);
      return { status: response.status, message: messages[0] ?? '' };
    },
    close: () => database.close(),
  };
}
