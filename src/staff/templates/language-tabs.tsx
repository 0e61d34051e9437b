import { languageName } from '~/platform/language-name';
import type { Language, Site } from '~/sites';
import type { StaffFrame } from '../staff.shell';
import styles from './templates.module.css';

/** The languages of a site, where it has several. */
export function LanguageTabs({
  frame,
  site,
  language,
  hrefOf,
}: {
  readonly frame: StaffFrame;
  readonly site: Site;
  readonly language: Language;
  readonly hrefOf: (language: Language) => string;
}) {
  if (site.languages.length === 1) return null;
  return (
    <nav className={styles.languages} aria-label={frame.t('templates.language')}>
      {site.languages.map((each) => (
        <a key={each} href={hrefOf(each)} aria-current={each === language ? 'page' : undefined}>
          {languageName(each, frame.language)}
        </a>
      ))}
    </nav>
  );
}
