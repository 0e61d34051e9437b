import { AlertPageView, alertPageTitle } from '~/blocks/car-alert/car-alert.view';
import type { FormState, PageContext, RegisteredBlock } from '~/blocks/contract';
import { translator } from '~/messages';
import { ALERT_FORM, type AlertPage, type AlertPages } from '~/modules/alerts';
import { defineBlock, type Page } from '~/modules/content';
import { createReference } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { languageOf } from '../form-pages';
import type { HostTable } from '../http/hosts';
import { type Pages, pageResponse } from '../http/pages';
import { errorDocument } from '../page/error.shell';
import { type PageRenderer, renderContent } from '../page/render-page';

export interface AlertPagesOptions {
  readonly pages: Pages;
  readonly renderer: PageRenderer;
  readonly hosts: HostTable;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

/** Name of the one block of such a page; no editor places it. */
const BLOCK = 'CarAlertPage';

const contract = defineBlock({ name: BLOCK, title: 'Alert', version: 1, fields: {}, examples: {} });

/** The pages of alerts in the frame of their site: its header, its footer, its theme. */
export function alertPages(options: AlertPagesOptions): AlertPages {
  const { pages, renderer, hosts, headers, clock } = options;
  return {
    async draw(site, language, alert, status) {
      const page = await frameOf(site, language, alert, renderer);
      const request = {
        ...{ site, language, path: '/', query: new URLSearchParams(), form: null },
        ...{ origin: hosts.originOf(site), now: clock.now() },
      };
      const scope = { site: site.key, language, tag: () => undefined };
      const result = await renderContent(request, withAlert(renderer, alert), scope, page, new Set());
      if (result !== 'not-found' && result.kind === 'page') {
        return html(result.html.join(''), status, headers);
      }
      return html(errorDocument(site, createReference(), renderer.assets).join(''), 500, headers);
    },
    async again(request, { source, values, failure }) {
      const host = request.headers.get('host') ?? undefined;
      const site = hosts.siteOf(host);
      const t = translator(languageOf(site, source));
      const problems = failure.kind === 'invalid' ? failure.problems : {};
      const state: FormState = {
        formName: ALERT_FORM,
        outcome: failure.kind === 'invalid' ? 'invalid' : 'failed',
        values,
        problems: {
          ...(problems.email !== undefined && { email: t(EMAIL_TEXTS[problems.email]) }),
          ...(problems.wish !== undefined && { wish: t('alert.wishMissing') }),
        },
        message: failure.kind === 'rate-limited' ? t('failure.rateLimited') : null,
        reference: null,
      };
      const answer = await pages.withForm(host, new URL(source, hosts.originOf(site)), state);
      return pageResponse(answer, request.headers, { ...headers });
    },
  };
}

const EMAIL_TEXTS = {
  emailMissing: 'form.emailMissing',
  emailInvalid: 'form.emailInvalid',
  wishMissing: 'alert.wishMissing',
} as const;

/** One visitor's own, of no use to anybody else, and with a key in its address that no other host shall see. */
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

/** The renderer with one block more. Nothing is told to analytics: the address is a key. */
function withAlert(renderer: PageRenderer, alert: AlertPage): PageRenderer {
  const block: RegisteredBlock = {
    folder: 'car-alert',
    contract,
    view: ({ page }: { readonly page: PageContext }) => AlertPageView({ alert, page }),
  };
  return { ...renderer, blocks: new Map([...renderer.blocks, [BLOCK, block]]), pageData: () => '' };
}

/** The start page with another middle. */
async function frameOf(
  site: Site,
  language: Language,
  alert: AlertPage,
  { services }: PageRenderer,
): Promise<Page> {
  const home = await services.content.page({ site: site.key, language, tag: () => undefined }, '/');
  const title = alertPageTitle(alert, translator(language));
  return {
    id: 'alert',
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
      main: [{ uid: 'alert', componentName: BLOCK, fields: {} }],
      footer: home?.placeholders.footer ?? [],
    },
    wildcard: [],
    ancestors: [],
  };
}
