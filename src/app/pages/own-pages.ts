import type { ReactNode } from 'react';
import { defineBlock, type Page } from '~/modules/content';
import type { PageContext, RegisteredBlock } from '~/page/contract';
import { failurePage } from '~/page/render/error.shell';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderContent } from '~/page/render/render-page';
import { createReference } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { HostTable } from '../http/hosts';

export interface OwnPagesOptions {
  readonly renderer: PageRenderer;
  readonly hosts: HostTable;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

/** One visitor's own page, which no editor has made. */
interface OwnPage {
  /** The feature whose view it is: the page gets the styles of `<feature>.view.tsx`. */
  readonly feature: string;
  readonly title: string;
  view(page: PageContext): ReactNode;
  /** Its address in another language; without one the languages lead to the start page. */
  readonly addressIn?: PageContext['addressIn'];
}

export interface OwnPages {
  draw(site: Site, language: Language, page: OwnPage, status: number): Promise<Response>;
}

/** Name of the one block of such a page; no editor places it. */
const BLOCK = 'OwnPage';

const contract = defineBlock({ name: BLOCK, title: 'Own page', version: 1, fields: {}, examples: {} });

/** Pages that are drawn for one visitor in the frame of their site: its header, its footer, its theme. */
export function ownPages({ renderer, hosts, headers, clock }: OwnPagesOptions): OwnPages {
  return {
    async draw(site, language, own, status) {
      const page = await frameOf(site, language, own, renderer);
      const request = {
        site,
        language,
        path: '/',
        query: new URLSearchParams(),
        form: null,
        addressIn: own.addressIn,
        origin: hosts.originOf(site),
        now: clock.now(),
      };
      const scope = { site: site.key, language, tag: () => undefined };
      const result = await renderContent(request, withBlock(renderer, own), scope, page, new Set());
      if (result !== 'not-found' && result.kind === 'page') {
        return html(result.html.join(''), status, headers);
      }
      const failure = { site, language, reference: createReference(), cause: null };
      return html(failurePage(failure, renderer.assets).html.join(''), 500, headers);
    },
  };
}

/** Private, and with a key in its address that no other host may see. */
const html = (body: string, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/** The renderer with one block more. Nothing is sent to analytics: the address is a key. */
function withBlock(renderer: PageRenderer, { feature, view }: OwnPage): PageRenderer {
  const block: RegisteredBlock = {
    folder: feature,
    viewEntry: `features/${feature}/${feature}.view.tsx`,
    contract,
    view: ({ page }: { readonly page: PageContext }) => view(page),
  };
  return { ...renderer, blocks: new Map([...renderer.blocks, [BLOCK, block]]), pageData: () => '' };
}

/** The start page with another middle. */
async function frameOf(
  site: Site,
  language: Language,
  { title }: OwnPage,
  { services }: PageRenderer,
): Promise<Page> {
  const home = await services.content.page({ site: site.key, language, tag: () => undefined }, '/');
  return {
    id: 'own',
    template: 'Page',
    itemPath: '/',
    language,
    fields: {
      title,
      navigationTitle: title,
      metaTitle: '',
      metaDescription: '',
      ogImage: null,
      noindex: true,
    },
    placeholders: {
      header: home?.placeholders.header ?? [],
      main: [{ uid: 'own', componentName: BLOCK, fields: {} }],
      footer: home?.placeholders.footer ?? [],
    },
    wildcard: [],
    ancestors: [],
  };
}
