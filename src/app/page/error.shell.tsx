import { translator } from '~/messages';
import type { Assets } from '~/page/assets';
import { documentMarkup } from '~/page/document';
import { escapeHtml } from '~/page/markup';
import { localPath } from '~/page/route';
import { type Language, languagePrefix, type Site } from '~/sites';
import styles from './error.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly link: { readonly href: string; readonly text: string };
}

function simpleDocument(site: Site, language: Language, words: Words, assets: Assets): readonly string[] {
  const body =
    `<main id="main" class="${styles.page}"><p class="${styles.site}">${escapeHtml(site.name)}</p>` +
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p>` +
    (words.note === '' ? '' : `<p class="${styles.note}">${escapeHtml(words.note)}</p>`) +
    `<p><a href="${escapeHtml(words.link.href)}">${escapeHtml(words.link.text)}</a></p></main>`;
  return documentMarkup(
    {
      language,
      theme: site.theme,
      head: `<title>${escapeHtml(words.title)}</title><meta name="robots" content="noindex">`,
      body: [body],
      styleEntries: ['app/page/error.shell.tsx'],
      islands: [],
      favicon: `/assets/favicon/${site.theme}.svg`,
    },
    assets,
  );
}

/** What a visitor sees when a page fails: what to do next, and a reference that the log carries too. */
export function errorDocument(site: Site, reference: string, assets: Assets): readonly string[] {
  const [language] = site.languages;
  const t = translator(language);
  const words = {
    title: t('error.title'),
    text: t('error.text'),
    note: t('error.reference', { reference }),
    link: { href: '', text: t('error.tryAgain') },
  };
  return simpleDocument(site, language, words, assets);
}

/** Stands in for a site whose editors have no not-found page. */
export function notFoundDocument(site: Site, language: Language, assets: Assets): readonly string[] {
  const t = translator(language);
  const words = {
    title: t('notFound.title'),
    text: t('notFound.text'),
    note: '',
    link: { href: localPath(languagePrefix(site, language), '/'), text: t('notFound.toStart') },
  };
  return simpleDocument(site, language, words, assets);
}
