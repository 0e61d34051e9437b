import type { PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import type { LanguageChoice } from './navigation.data';
import styles from './navigation.module.css';

interface Props {
  readonly choices: readonly LanguageChoice[];
  readonly page: PageContext;
  readonly className?: string | undefined;
}

/** Parameters that say where one is on the way, not what the page shows. */
const PASSING = ['from', 'sent', 'view'];

/** What the page shows is shown in the other language too: filters, searches, orders. */
function withShown(href: string, { shownQuery }: PageContext): string {
  if (shownQuery === null) return href;
  const query = new URLSearchParams([...shownQuery].filter(([name]) => !PASSING.includes(name)));
  return query.size === 0 ? href : `${href}?${query}`;
}

/** The same page in the site's other languages, each named in its own (NAV-10). */
export function Languages({ choices, page, className }: Props) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={page.t('shell.language')} className={className}>
      <Icon name="Globe" className={styles.globe} />
      <ul className={styles.languageList}>
        {choices.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={page.addressIn?.(language) ?? withShown(href, page)}
              lang={language}
              hrefLang={language}
              className={styles.language}
              {...(current && { 'aria-current': 'true' as const })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
