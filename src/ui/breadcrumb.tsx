import styles from './breadcrumb.module.css';
import { Icon } from './icon/icon';

export interface Crumb {
  readonly title: string;
  /** Absent on the last one: the page one is on. */
  readonly href?: string;
}

/** Where one is: the ancestors as links, the page itself last. On a phone only the nearest ancestor is shown. */
export function Breadcrumb({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map((crumb, at) => (
          <li key={`${crumb.href ?? ''}${crumb.title}`} className={styles.item}>
            {at > 0 && <Icon name="ChevronRight" size="0.875em" className={styles.separator} />}
            {crumb.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {crumb.title}
              </span>
            ) : (
              <a href={crumb.href} className={styles.link}>
                {crumb.title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
