import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import styles from './desktop-menu.module.css';
import { MegaPanel } from './mega-panel';
import type { MenuEntry } from './menu';
import { currentPage, EntryTree, keyOf, treeLooks } from './menu-links';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly page: PageContext;
  readonly uid: string;
}

/** What the script gives to what it copies; only classes that stand in a page bring their styles. */
const MORE_LOOKS = `<template class="${treeLooks}"></template>`;

/**
 * Links and disclosure buttons in one list. What does not fit is shown by the item More at the end: the script decides
 * what that is and copies it there from the bar (`behaviour/more.ts`).
 */
export function DesktopMenu({ entries, page, uid }: Props) {
  return (
    <nav aria-label={page.t('shell.mainNavigation')} className={styles.menu} data-desktop-menu="">
      <ul className={styles.items}>
        {entries.map((entry, at) => (
          <li
            key={keyOf(entry)}
            className={classNames(styles.item, entry.active && styles.current)}
            data-menu-item={entry.marked ? 'marked' : ''}
          >
            <TopItem entry={entry} page={page} id={`${uid}-panel-${at}`} />
          </li>
        ))}
        {entries.length > 1 && (
          <li className={styles.item} data-menu-more="" hidden>
            <Toggle id={`${uid}-more`} text={page.t('shell.more')} />
            <div id={`${uid}-more`} popover="auto" className={styles.panel} data-menu-panel="">
              <ul
                className={classNames(styles.inside, styles.columns)}
                data-more-items=""
                dangerouslySetInnerHTML={{ __html: MORE_LOOKS }}
              />
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}

function TopItem({ entry, page, id }: { entry: MenuEntry; page: PageContext; id: string }) {
  const opens = entry.children.length > 0;
  const { link } = entry;
  return (
    <>
      {link !== null && (
        <a {...link} className={classNames(styles.link, opens && styles.withToggle)} {...currentPage(entry)}>
          {entry.title}
        </a>
      )}
      {opens && link === null && <Toggle id={id} text={entry.title} />}
      {opens && link !== null && <Toggle id={id} label={page.t('shell.submenu', { title: entry.title })} />}
      {opens &&
        (isPlain(entry) ? (
          <Dropdown entry={entry} id={id} />
        ) : (
          <MegaPanel entry={entry} page={page} id={id} />
        ))}
    </>
  );
}

/** A few links and nothing below them need no more room than a list. */
const isPlain = (entry: MenuEntry) =>
  entry.image === null && entry.children.every((child) => child.children.length === 0);

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
    </button>
  );
}

function Dropdown({ entry, id }: { entry: MenuEntry; id: string }) {
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, styles.dropdown)} data-menu-panel="">
      <ul className={styles.list}>
        {entry.children.map((child) => (
          <li key={keyOf(child)}>
            <EntryTree entry={child} />
          </li>
        ))}
      </ul>
    </div>
  );
}
