import { classNames } from '~/ui/class-names';
import type { MenuEntry } from './menu';
import styles from './menu-links.module.css';

export const keyOf = ({ title, link }: MenuEntry): string => title + (link?.href ?? '');

export const currentPage = (entry: MenuEntry) => (entry.current ? { 'aria-current': 'page' as const } : {});

/** The heading of a group of links: itself a link where it leads somewhere. */
export function GroupHead({ entry }: { entry: MenuEntry }) {
  if (entry.link === null) return <p className={styles.head}>{entry.title}</p>;
  return (
    <a
      {...entry.link}
      className={classNames(styles.head, entry.marked && styles.marked)}
      {...currentPage(entry)}
    >
      {entry.title}
    </a>
  );
}

/** Head, leaf, leaves, those deeper down and what is marked, for who copies a tree. */
export const treeLooks = classNames(styles.head, styles.leaf, styles.leaves, styles.deeper, styles.marked);

/** An entry of an open panel with all that is below it. */
export function EntryTree({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <GroupHead entry={entry} />
      <Leaves entries={entry.children} />
    </>
  );
}

export function Leaves({ entries, deep = false }: { entries: readonly MenuEntry[]; deep?: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul className={classNames(styles.leaves, deep && styles.deeper)}>
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          {entry.link === null ? (
            <span className={styles.leaf}>{entry.title}</span>
          ) : (
            <a
              {...entry.link}
              className={classNames(styles.leaf, entry.marked && styles.marked)}
              {...currentPage(entry)}
            >
              {entry.title}
            </a>
          )}
          <Leaves entries={entry.children} deep />
        </li>
      ))}
    </ul>
  );
}
