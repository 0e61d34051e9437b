import { translator } from '~/messages';
import { ContentUnavailable } from '~/modules/content';
import { isDatabaseUnavailable } from '~/platform/db';
import { escapeHtml } from '~/platform/html';
import { SearchUnavailable } from '~/platform/search';
import { type Language, languagePrefix, type Site } from '~/sites';
import type { Assets } from '../assets';
import { documentMarkup } from '../document';
import { localPath } from '../route';
import styles from './error.module.css';

/** What was sent by a form without JavaScript: names and values in their order. */
export type SentFields = readonly (readonly [name: string, value: string])[];

export interface Failure {
  readonly site: Site;
  readonly language: Language;
  /** The log carries it too. */
  readonly reference: string;
  readonly cause: unknown;
}

interface FailurePage {
  readonly status: 500 | 503;
  /** Seconds; for failures that pass by themselves. */
  readonly retryAfter: number | null;
  readonly html: readonly string[];
}

/** What an answer says that is 503. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether what failed comes back by itself: the database, the content or the search service does not answer at present. */
const isAway = (cause: unknown): boolean =>
  cause instanceof ContentUnavailable || cause instanceof SearchUnavailable || isDatabaseUnavailable(cause);

const paragraph = (text: string, style = '') => `<p${style && ` class="${style}"`}>${escapeHtml(text)}</p>`;
const link = (href: string, text: string, style = '') =>
  `<a href="${escapeHtml(href)}"${style && ` class="${style}"`}>${escapeHtml(text)}</a>`;

function simpleDocument(
  site: Site,
  language: Language,
  title: string,
  body: readonly string[],
  assets: Assets,
): readonly string[] {
  return documentMarkup(
    {
      language,
      theme: site.theme,
      head: `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
      body: [
        `<main id="main" class="${styles.page}">${paragraph(site.name, styles.site)}<h1>${escapeHtml(title)}</h1>`,
        ...body,
        '</main>',
      ],
      styleEntries: ['page/render/error.shell.tsx'],
      islands: [],
      favicon: `/assets/favicon/${site.theme}.svg`,
    },
    assets,
  );
}

/** What a visitor sees when a page fails: what to do next, a phone number, and a reference. */
export function failurePage(failure: Failure, assets: Assets): FailurePage {
  const { site, language, reference, cause } = failure;
  const t = translator(language);
  const away = isAway(cause);
  const [title, text] = away
    ? [t('error.awayTitle'), t('error.awayText')]
    : [t('error.title'), t('error.text')];
  const html = simpleDocument(
    site,
    language,
    title,
    [
      paragraph(text),
      paragraph(t('error.reference', { reference }), styles.note),
      `<p class="${styles.ways}">${link('', t('error.tryAgain'), styles.next)}${callLink(site, language)}</p>`,
    ],
    assets,
  );
  return { status: away ? 503 : 500, retryAfter: away ? RETRY_AFTER_SECONDS : null, html };
}

/**
 * Stands in for the page of a form that could not be drawn again: what was typed is in it, and can be sent once more from
 * here.
 *
 * @param action where the form is sent to
 */
export function formRetryPage(
  failure: Failure,
  { action, fields }: { readonly action: string; readonly fields: SentFields },
  assets: Assets,
): FailurePage {
  const { site, language, reference } = failure;
  const t = translator(language);
  const inputs = fields
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const html = simpleDocument(
    site,
    language,
    t('error.keptTitle'),
    [
      paragraph(t('error.storableText')),
      paragraph(t('error.reference', { reference }), styles.note),
      `<form method="post" action="${escapeHtml(action)}" class="${styles.ways}">${inputs}`,
      `<button class="${styles.next}">${escapeHtml(t('error.sendAgain'))}</button>${callLink(site, language)}</form>`,
    ],
    assets,
  );
  return { status: 503, retryAfter: RETRY_AFTER_SECONDS, html };
}

/**
 * What a visitor reads whose form was not taken at all.
 *
 * @param text why, and what to do about it
 * @param form address of the form's page; null: not known, the way leads to the start page
 */
export function refusalDocument(
  assets: Assets,
  site: Site,
  language: Language,
  text: string,
  form: string | null,
): readonly string[] {
  const t = translator(language);
  const back =
    form === null ? startLink(site, language, styles.next) : link(form, t('error.backToForm'), styles.next);
  const ways = `<p class="${styles.ways}">${back}${callLink(site, language)}</p>`;
  return simpleDocument(site, language, t('error.refusedTitle'), [paragraph(text), ways], assets);
}

function callLink(site: Site, language: Language): string {
  const { phone, phoneE164 } = site.contact;
  return link(`tel:${phoneE164}`, translator(language)('error.call', { phone }));
}

function startLink(site: Site, language: Language, style = ''): string {
  const home = localPath(languagePrefix(site, language), '/');
  return link(home, translator(language)('notFound.toStart'), style);
}

/** Stands in for a site whose editors have no not-found page. */
export function notFoundDocument(site: Site, language: Language, assets: Assets): readonly string[] {
  const t = translator(language);
  const body = [paragraph(t('notFound.text')), `<p>${startLink(site, language)}</p>`];
  return simpleDocument(site, language, t('notFound.title'), body, assets);
}
