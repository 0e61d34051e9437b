import { Hono } from 'hono';
import { z } from 'zod';
import { mayEdit, TOKEN_PREFIX } from '~/modules/identity';
import { type ApiDescription, type DescribedCall, docsPage, openApiDocument } from '~/platform/api-docs';
import type { Site } from '~/sites';
import { blockNode, fieldForm, type Refusal, refusal, STUDIO_API, STUDIO_HEADER } from '../../../studio-wire';
import { PRIVATE, REFUSAL_STATUS, refuse } from '../studio-guard';
import type { StudioVisits } from '../studio-visits';
import { STUDIO_CALLS } from './calls';
import type { StudioCall } from './described';

const NEEDS = {
  'signed-in': 'For whoever is signed in.',
  drafts: 'For editors and publishers of the site.',
  publishing: 'For publishers of the site.',
  administering: 'For administrators of the site.',
} as const;

const INFO = {
  title: 'The studio',
  version: '1.0.0',
  description: `What the studio calls: everything that editors do. Each call is of somebody signed in, with their cookie, or of a personal token of theirs (\`Authorization: Bearer ${TOKEN_PREFIX}…\`, made at /staff/account/tokens), for a site that they edit. With a cookie, what changes something comes from the same origin with \`${STUDIO_HEADER}: 1\`; nothing is answered to pages of others. A token of the scope *read* makes GET calls alone. Times are ISO 8601 in UTC.`,
} as const;

/** A call comes with one of them, and with both it is refused. */
const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Secure-forecourt.session_token',
    description: 'The session of a browser; without HTTPS the name has no `__Secure-`.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `A personal token (\`${TOKEN_PREFIX}…\`): at most what its owner may do now, on the sites it was made for.`,
  },
} as const;

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function described(route: string, { summary, needs, body, query, failures = [], answer }: StudioCall) {
  const [method = '', path = ''] = route.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, each]) => each ?? '');
  const codes = new Set<Refusal['code']>([
    'signed-out',
    'foreign-request',
    'rate-limited',
    ...(method === 'GET' ? [] : (['read-only'] as const)),
    ...(needs === 'signed-in' ? [] : (['forbidden', 'not-found'] as const)),
    ...(query === undefined ? [] : (['malformed'] as const)),
    ...(body === undefined ? [] : (['malformed', 'too-large', 'unsupported-type'] as const)),
    ...failures,
  ]);
  const call: DescribedCall = {
    method: METHODS[method] ?? 'get',
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    summary,
    description: NEEDS[needs],
    ...(names.length > 0 && {
      params: z.object(Object.fromEntries(names.map((each) => [each, z.string()]))),
    }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && {
      body: { schema: nameOf(body), required: true, example: null },
    }),
    status: 200,
    answer:
      answer === null
        ? { type: 'application/octet-stream', schema: null, example: null }
        : { type: 'application/json', schema: nameOf(answer), example: null },
    failures: [...codes].map((code) => [code, REFUSAL_STATUS[code]]),
    failure: 'StudioFailure',
  };
  return call;
}

const METHODS: Readonly<Record<string, DescribedCall['method']>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
};

const CALLS = Object.entries(STUDIO_CALLS);

/** A schema that several calls share is called after the first of them. */
const nameOf = (schema: z.ZodType): string => {
  const [, answered] = CALLS.find(([, { answer }]) => answer === schema) ?? [];
  if (answered !== undefined) return `${first(answered.name)}Answer`;
  const [, requesting] = CALLS.find(([, { body }]) => body === schema) ?? [];
  return `${first(requesting?.name ?? '')}Request`;
};

const studioApi: ApiDescription = {
  title: 'Studio',
  text: INFO.description,
  base: STUDIO_API,
  calls: Object.fromEntries(CALLS.map(([route, call]) => [call.name, described(route, call)])),
  schemas: {
    ...Object.fromEntries(
      CALLS.flatMap(([, { answer, body }]) => [answer ?? [], body ?? []].flat()).map((schema) => [
        nameOf(schema),
        schema,
      ]),
    ),
    StudioFailure: refusal,
    Block: blockNode,
    Field: fieldForm,
  },
};

const DOCUMENT = `${STUDIO_API}/openapi.json`;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function makeDocs() {
  const document = openApiDocument(INFO, [studioApi], SECURITY);
  return { document, page: docsPage(document, DOCUMENT) };
}

let made: ReturnType<typeof makeDocs> | undefined;

/** Made when somebody asks first: most servers start and end without. */
const docs = () => {
  made ??= makeDocs();
  return made;
};

/** The documentation of these calls, for those who may make them. */
export function studioDocs(sites: readonly Site[], { signedIn }: StudioVisits): Hono {
  const app = new Hono();
  const forEditors = (make: () => Response) =>
    signedIn((member) =>
      sites.some(({ key }) => mayEdit(member, key, 'drafts')) ? make() : refuse({ code: 'forbidden' }),
    );
  app.get(
    DOCUMENT,
    forEditors(() => Response.json(docs().document, { headers: PRIVATE })),
  );
  app.get(
    `${STUDIO_API}/docs`,
    forEditors(
      () =>
        new Response(docs().page, {
          headers: {
            ...PRIVATE,
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': POLICY,
          },
        }),
    ),
  );
  return app;
}
