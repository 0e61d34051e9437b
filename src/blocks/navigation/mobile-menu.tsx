import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import type { PageContext } from '../contract';
import { Languages } from './languages';
import type { MenuEntry } from './menu';
import styles from './mobile-menu.module.css';
import type { LanguageChoice } from './navigation.data';
import type { ExtraItem } from './navigation.view';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly extras: readonly ExtraItem[];
  readonly languages: readonly LanguageChoice[];
  readonly page: PageContext;
  readonly uid: string;
}

/**
 * The menu under 1280 px: a sheet over the whole screen, each level another sheet over it. They are
 * popovers inside popovers: closing the outer one closes all, going back gives the focus to the item.
 */
export function MobileMenu({ entries, extras, languages, page, uid }: Props) {
  const id = `${uid}-menu`;
  return (
    <div id={id} popover="auto" className={styles.sheet} data-mobile-menu="">
      <nav aria-label={page.t('shell.mainNavigation')} className={styles.inside}>
        <div className={styles.head}>
          <p className={styles.heading}>{page.t('shell.menu')}</p>
          <CloseButton target={id} page={page} focused />
        </div>
        <Level entries={entries} page={page} menuId={id} id={id} />
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
  readonly menuId: string;
  readonly id: string;
}

function Level({ entries, page, menuId, id }: LevelProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry, at) => (
        <li key={entry.title + entry.href} className={styles.item}>
          {entry.children.length === 0 ? (
            entry.href !== null && <PageLink entry={entry} />
          ) : (
            <DrillIn entry={entry} page={page} menuId={menuId} id={`${id}-${at}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ entry, text = entry.title }: { entry: MenuEntry; text?: string }) {
  return (
    <a
      href={entry.href ?? '#'}
      className={classNames(styles.row, (entry.active || entry.marked) && styles.marked)}
      {...(entry.current && { 'aria-current': 'page' as const })}
    >
      {text}
    </a>
  );
}

function DrillIn({
  entry,
  page,
  menuId,
  id,
}: {
  entry: MenuEntry;
  page: PageContext;
  menuId: string;
  id: string;
}) {
  return (
    <>
      <button
        type="button"
        className={classNames(styles.row, entry.active && styles.marked)}
        popoverTarget={id}
        aria-controls={id}
      >
        {entry.title}
        <Icon name="ChevronRight" className={styles.chevron} />
      </button>
      <div id={id} popover="auto" className={classNames(styles.sheet, styles.deeper)} data-mobile-level="">
        <div className={styles.inside}>
          <div className={styles.head}>
            <button
              type="button"
              className={styles.back}
              popoverTarget={id}
              popoverTargetAction="hide"
              // biome-ignore lint/a11y/noAutofocus: where the focus goes when this sheet opens, not when the page does
              autoFocus
            >
              <Icon name="ChevronLeft" />
              {page.t('shell.back')}
            </button>
            <CloseButton target={menuId} page={page} />
          </div>
          <h2 className={styles.title}>
            {entry.href === null ? entry.title : <PageLink entry={{ ...entry, active: false }} />}
          </h2>
          <Level entries={entry.children} page={page} menuId={menuId} id={id} />
        </div>
      </div>
    </>
  );
}

function CloseButton({
  target,
  page,
  focused = false,
}: {
  target: string;
  page: PageContext;
  focused?: boolean;
}) {
  return (
    <button
      type="button"
      className={styles.close}
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={page.t('shell.closeMenu')}
      // biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens, not when the page does
      autoFocus={focused}
    >
      <Icon name="Cross" size="1.5rem" />
    </button>
  );
}
