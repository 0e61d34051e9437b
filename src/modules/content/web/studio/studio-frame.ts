import { Hono } from 'hono';
import type { z } from 'zod';
import { isSameOrigin } from '~/platform/http';
import { err, ok, type Result } from '~/platform/result';
import type { BlockContract, BlockNode } from '../../domain/blocks/block-contract';
import type { Page } from '../../domain/reader';
import type { OpenPage } from '../../editing/studio';
import { drawRequest, type Refusal, STUDIO_PATH } from '../../studio-wire';
import { type DraftDrawing, drawing } from './studio-drawing';
import {
  asMember,
  bodyOf,
  type Guard,
  languageOf,
  memberOf,
  PRIVATE,
  pageFor,
  pageNamed,
  refuse,
  siteFor,
} from './studio-guard';

/** A draft runs nothing, sends nothing and leads nowhere: the studio reads and marks it from outside. */
export const draftPolicy = (ancestors: "'self'" | "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** An example is asked for again and again while somebody looks for a block; what it shows of the stock may be as old. */
const EXAMPLE_CACHE = 'private, max-age=600';

export interface FrameOptions extends Guard {
  readonly draw: DraftDrawing;
  readonly contracts: readonly BlockContract[];
}

/** `/studio/frame`: what the studio shows in a frame: the draft of a page, and the examples of blocks; `/feaas-render` for others. */
export function studioFrame(options: FrameOptions): Hono {
  const app = new Hono();
  app.get(`${STUDIO_PATH}/frame/:id/:language`, async (c) => {
    if (!isSameOrigin(c.req.raw)) return plain('This page belongs to the studio.', 403);
    return memberOf(c, options, plain('Nobody is signed in.', 401), async (member) => {
      const visit = await pageFor(options, member, c, 'drafts');
      if (!visit.ok)
        return plain('This draft is not yours to see.', visit.error.code === 'forbidden' ? 403 : 404);
      const { item, language } = visit.value;
      const page = await options.content.studio.open(item.id, language);
      const { fields, placeholders } = page ?? { fields: {}, placeholders: {} };
      const html = await drawing(options, visit.value, { fields, placeholders });
      return html === null ? plain('There is no such page.', 404) : framed(html, PRIVATE['cache-control']);
    });
  });
  // The number of the example is its place in the contract, from 0.
  app.get(`${STUDIO_PATH}/frame/example/:site/:language/:kind/:example`, async (c) => {
    if (!isSameOrigin(c.req.raw)) return plain('This page belongs to the studio.', 403);
    return memberOf(c, options, plain('Nobody is signed in.', 401), async (member) => {
      const site = siteFor(options, member, c.req.param('site'), 'drafts');
      if (!site.ok)
        return plain('This site is not yours to edit.', site.error.code === 'forbidden' ? 403 : 404);
      const language = languageOf(site.value, c.req.param('language'));
      const contract = options.contracts.find(({ name }) => name === c.req.param('kind'));
      const page = language && contract && examplePage(contract, Number(c.req.param('example')), language);
      if (!language || !page) return plain('There is no such example.', 404);
      const html = await options.draw.page({ site: site.value, language, page, edited: new Set() });
      return framed(html, EXAMPLE_CACHE);
    });
  });
  // PLATFORM-4: the same for whoever edits from outside, by a token of theirs; POST draws what is sent, GET what is stored.
  app.on(['GET', 'POST'], '/feaas-render', (c) =>
    asMember(c, options, async (member) => {
      const { id, language, uid } = c.req.query();
      const visit = await pageNamed(options, member, { id, language }, 'drafts');
      if (!visit.ok) return refuse(visit.error);
      const wanted =
        c.req.method === 'POST'
          ? await bodyOf(c.req.raw, drawRequest)
          : wantedOf(await options.content.studio.open(visit.value.item.id, visit.value.language), uid);
      if (!wanted.ok) return refuse(wanted.error);
      const html = await drawing(options, visit.value, wanted.value);
      return html === null ? refuse({ code: 'malformed' }) : framed(html, PRIVATE['cache-control']);
    }),
  );
  return app;
}

/** The whole draft, or the one block of it that is named. */
function wantedOf(
  page: OpenPage | null,
  uid: string | undefined,
): Result<z.infer<typeof drawRequest>, Refusal> {
  const { fields, placeholders } = page ?? { fields: {}, placeholders: {} };
  if (uid === undefined) return ok({ fields, placeholders });
  const blocks = Object.values(placeholders).flatMap((area) => area ?? []);
  const block = blocks.flatMap(withNested).find((node) => node.uid === uid);
  return block === undefined ? err({ code: 'not-found' }) : ok({ block, index: 0, fields });
}

const withNested = (node: BlockNode): readonly BlockNode[] => [
  node,
  ...Object.values(node.placeholders ?? {}).flatMap((list) => list.flatMap(withNested)),
];

/** A page with one example of a block and nothing around it; null where the contract has no such example. */
function examplePage(contract: BlockContract, at: number, language: string): Page | null {
  const example = Object.values(contract.examples)[at];
  if (example === undefined) return null;
  const { fields, placeholders } = example;
  const node = {
    uid: 'example',
    componentName: contract.name,
    fields,
    ...(placeholders && { placeholders }),
  };
  return {
    id: `example-${contract.name}`,
    template: 'Page',
    itemPath: '/',
    language,
    fields: {
      title: contract.title,
      navigationTitle: contract.title,
      metaTitle: contract.title,
      metaDescription: '',
      ogImage: null,
      noindex: true,
    },
    placeholders: { header: [], main: [node], footer: [] },
    wildcard: [],
    ancestors: [],
  };
}

const framed = (html: string, cache: string): Response =>
  new Response(html, {
    headers: {
      ...PRIVATE,
      'cache-control': cache,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': draftPolicy("'self'"),
    },
  });

const plain = (text: string, status: 401 | 403 | 404): Response =>
  new Response(text, { status, headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } });
