import { activeFilters, type ChipContext } from '../filters/chips';
import { listHref } from '../query/list-query';
import styles from './read-query.module.css';
import type { SuggestedSearch } from './suggest-searches';

/** "Did you mean Volvo V60? 74 cars", where nothing was found. */
export function DidYouMean({
  searches,
  ...context
}: ChipContext & { readonly searches: readonly SuggestedSearch[] }) {
  const { page, base, shape } = context;
  if (searches.length === 0) return null;
  return (
    <ul className={styles.meant} data-part="did-you-mean">
      {searches.map(({ state, count }) => {
        const href = page.href(listHref(base, state, shape));
        const labels = activeFilters({ ...context, state, complete: true, shortPrices: true }).map(
          ({ label }) => label,
        );
        return (
          <li key={href}>
            <a href={href} rel="nofollow">
              {page.t('read.didYouMean', { meaning: labels.join(' · ') })}
            </a>{' '}
            <span className={styles.count}>{page.t('list.count', { count })}</span>
          </li>
        );
      })}
    </ul>
  );
}
