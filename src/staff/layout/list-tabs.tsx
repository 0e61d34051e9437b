import styles from './list-tabs.module.css';

interface ListTab {
  readonly href: string;
  readonly text: string;
  /** How many things the list has, written out. */
  readonly count?: string;
  readonly isCurrent: boolean;
}

/** The lists that a page shows one of, or the ways in which it shows something. */
export function ListTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ListTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.lists}>
        {tabs.map(({ href, text, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
