import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import type { ExtraItem } from './extra-item';
import { Languages } from './languages';
import type { MenuEntry } from './menu';
import { currentPage, keyOf } from './menu-links';
import styles from './mobile-menu.module.css';
import type { LanguageChoice } from './navigation.data';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly extras: readonly ExtraItem[];
  readonly languages: readonly LanguageChoice[];
  readonly page: PageContext;
  readonly id: string;
}

/**
 * The menu under 1280 px: a sheet below the bar, whose button opens and closes it; each level is another sheet over
 * it. They are popovers inside popovers: closing the outer one closes all, going back gives the focus to the item.
 */
export function MobileMenu({ entries, extras, languages, page, id }: Props) {
  return (
    <div id={id} popover="auto" className={styles.sheet} data-mobile-menu="">
      <nav aria-label={page.t('shell.mainNavigation')} className={styles.inside}>
        <Level entries={entries} page={page} id={id} />
        {extras.length > 0 && (
          <ul className={styles.extras}>
            {extras.map(({ title, attributes }) => (
              <li key={title + attributes.href}>
                <a {...attributes} className={styles.extra}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Languages choices={languages} page={page} className={styles.languages} />
      </nav>
    </div>
  );
}

interface LevelProps {
  readonly entries: readonly MenuEntry[];
  readonly page: PageContext;
  readonly id: string;
}

function Level({ entries, page, id }: LevelProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, at) => (
        <li key={keyOf(entry)}>
          {entry.children.length === 0 ? (
            <PageLink entry={entry} active={entry.active} />
          ) : (
            <DrillIn entry={entry} page={page} id={`${id}-${at}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ entry, active }: { entry: MenuEntry; active: boolean }) {
  if (entry.link === null) return null;
  return (
    <a {...entry.link} className={rowLooks(entry, active)} {...currentPage(entry)}>
      {entry.title}
    </a>
  );
}

const rowLooks = ({ marked }: MenuEntry, active: boolean) =>
  classNames(active && styles.active, marked && styles.marked) || undefined;

/** Its parts have no classes: every page has a dozen of these levels, and few visitors open one. */
function DrillIn({ entry, page, id }: { entry: MenuEntry; page: PageContext; id: string }) {
  return (
    <>
      <button type="button" className={rowLooks(entry, entry.active)} popoverTarget={id}>
        {entry.title}
      </button>
      <div id={id} popover="auto" className={classNames(styles.sheet, styles.deeper)} data-mobile-level="">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: where the focus goes when this sheet opens, not when the page does
          autoFocus
        >
          {page.t('shell.back')}
        </button>
        <h2>{entry.link === null ? entry.title : <PageLink entry={entry} active={false} />}</h2>
        <Level entries={entry.children} page={page} id={id} />
      </div>
    </>
  );
}
