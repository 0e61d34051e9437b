import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Translate } from '~/messages';
import { escapeHtml } from '~/platform/html';
import type { PageContext, SkipLink } from '../contract';
import styles from './page.module.css';

/**
 * Where a section should stand and something went wrong (PAGES-6). The button asks for the page again: as an
 * ordinary form where no script runs, else by `reload`, which keeps the place.
 */
export function SectionFallback({ page }: { page: PageContext }): ReactNode {
  const { t, query } = page;
  return (
    <section className={styles.fallback} data-section-fallback="">
      <p>{t('section.failed')}</p>
      <form method="get" action={page.href(page.path)} data-enhance="history">
        {[...query].map(([name, value], at) => (
          <input key={`${at}-${name}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.reload}>
          {t('section.reload')}
        </button>
      </form>
    </section>
  );
}

export interface Areas {
  readonly header: readonly string[];
  readonly main: readonly string[];
  readonly footer: readonly string[];
}

/** Body of every page: skip links, the three root areas, scroll-to-top (shown from 528 px on). */
export function bodyMarkup(areas: Areas, t: Translate, more: readonly SkipLink[] = []): readonly string[] {
  const skipLinks = [{ to: 'main', label: t('shell.skipToContent') }, ...more];
  return [
    `${skipLinks.map(skipLink).join('')}<header class="${styles.header}">`,
    ...areas.header,
    `</header><main id="main" tabindex="-1" class="${styles.main}">`,
    ...areas.main,
    '</main><footer>',
    ...areas.footer,
    `${toTop(t)}</footer><div class="${styles.sentinel}" data-scroll-sentinel aria-hidden="true"></div>`,
  ];
}

const skipLink = ({ to, label }: SkipLink) =>
  `<a class="skip-link" href="#${escapeHtml(to)}">${escapeHtml(label)}</a>`;

const toTop = (t: Translate) =>
  `<button type="button" class="${styles.toTop}" aria-label="${escapeHtml(t('shell.scrollToTop'))}" data-to-top>${TO_TOP_ICON}</button>`;

const TO_TOP_ICON = renderToString(
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M6 14l6-6 6 6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>,
);
