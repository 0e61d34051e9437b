import { classNames } from './class-names';
import { Icon } from './icon/icon';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** First page is 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
}

/** Pages to name: the ends, the current one and its neighbours; `null` stands for those left out. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pages));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const gap = n - (sorted[at - 1] ?? n - 1);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [null, n] : [n];
  });
}

/** Pages of a list as ordinary links. Nothing for a single page. */
export function Pagination({ page, pages, href, label, previousLabel, nextLabel }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={styles.link} aria-label={previousLabel}>
          <Icon name="ChevronLeft" />
        </a>
      )}
      <ol className={styles.list}>
        {pagesShown(page, pages).map((n, at, all) => (
          <li key={n ?? `gap-after-${all[at - 1]}`}>
            {n === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={href(n)}
                className={classNames(styles.link, n === page && styles.current)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={styles.link} aria-label={nextLabel}>
          <Icon name="ChevronRight" />
        </a>
      )}
    </nav>
  );
}
