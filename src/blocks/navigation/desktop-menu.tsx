import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import type { PageContext } from '../contract';
import styles from './desktop-menu.module.css';
import type { MenuEntry } from './menu';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly page: PageContext;
  readonly uid: string;
}

const currentPage = (entry: MenuEntry) => (entry.current ? { 'aria-current': 'page' as const } : {});

/**
 * Links and disclosure buttons in one list. What does not fit is shown by the item More at the end, which
 * holds every entry and shows those that the bar hides; the island decides which.
 */
export function DesktopMenu({ entries, page, uid }: Props) {
  return (
    <nav aria-label={page.t('shell.mainNavigation')} className={styles.menu} data-desktop-menu="">
      <ul className={styles.items}>
        {entries.map((entry, at) => (
          <li
            key={entry.title + entry.href}
            className={classNames(styles.item, entry.active && styles.active)}
            data-menu-item=""
          >
            <TopItem entry={entry} page={page} id={`${uid}-panel-${at}`} />
          </li>
        ))}
        {entries.length > 1 && (
          <li className={styles.item} data-menu-more="" hidden>
            <Toggle id={`${uid}-more`} text={page.t('shell.more')} />
            <div id={`${uid}-more`} popover="auto" className={styles.panel} data-menu-panel="">
              <ul className={styles.columns}>
                {entries.map((entry) => (
                  <li key={entry.title + entry.href} data-more-item="" hidden>
                    <Column entry={entry} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}

function TopItem({ entry, page, id }: { entry: MenuEntry; page: PageContext; id: string }) {
  const opens = entry.children.length > 0;
  if (!opens && entry.href === null) return null;
  return (
    <>
      {entry.href !== null && (
        <a
          href={entry.href}
          className={classNames(styles.link, opens && styles.withToggle)}
          {...currentPage(entry)}
        >
          {entry.title}
        </a>
      )}
      {opens && entry.href === null && <Toggle id={id} text={entry.title} />}
      {opens && entry.href !== null && (
        <Toggle id={id} label={page.t('shell.submenu', { title: entry.title })} />
      )}
      {opens && <Panel entry={entry} id={id} />}
    </>
  );
}

/** With a text it is the item itself; with only a name it stands beside the item's link. */
function Toggle({ id, text, label }: { id: string; text?: string; label?: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.toggle, text === undefined && styles.chevronOnly)}
      popoverTarget={id}
      aria-controls={id}
      data-menu-toggle=""
      {...(label !== undefined && { 'aria-label': label })}
    >
      {text}
      <Icon name="ChevronDown" size="1em" className={styles.chevron} />
    </button>
  );
}

function Panel({ entry, id }: { entry: MenuEntry; id: string }) {
  return (
    <div id={id} popover="auto" className={styles.panel} data-menu-panel="">
      <div className={styles.inside}>
        <p className={styles.title} aria-hidden="true">
          {entry.title}
        </p>
        <ul className={styles.columns}>
          {entry.children.map((child) => (
            <li key={child.title + child.href}>
              <Column entry={child} />
            </li>
          ))}
        </ul>
        {entry.image !== null && (
          <Picture image={entry.image} sizes="20rem" ratio="4 / 3" decorative className={styles.picture} />
        )}
      </div>
    </div>
  );
}

function Column({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.href === null ? (
        <p className={styles.head}>{entry.title}</p>
      ) : (
        <a
          href={entry.href}
          className={classNames(styles.head, entry.marked && styles.marked)}
          {...currentPage(entry)}
        >
          {entry.title}
        </a>
      )}
      {entry.children.length > 0 && (
        <ul className={styles.leaves}>
          {entry.children.map((leaf) => (
            <li key={leaf.title + leaf.href}>
              {leaf.href === null ? (
                <span className={styles.leaf}>{leaf.title}</span>
              ) : (
                <a
                  href={leaf.href}
                  className={classNames(styles.leaf, leaf.marked && styles.marked)}
                  {...currentPage(leaf)}
                >
                  {leaf.title}
                </a>
              )}
              {leaf.children.length > 0 && <Deeper entries={leaf.children} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Deeper({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.deeper}>
      {entries.map(
        (entry) =>
          entry.href !== null && (
            <li key={entry.title + entry.href}>
              <a href={entry.href} className={styles.leaf} {...currentPage(entry)}>
                {entry.title}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
