import { List } from '~/ui/list';
import { activeFilters, type ChipContext } from '../filters/chips';
import { listHref } from '../query/list-query';
import type { MeantSearch } from './meant-instead';
import styles from './read-query.module.css';

/** Where nothing was found: "Did you mean Volvo V60? 74 cars". Nothing where nothing near was found either. */
export function DidYouMean({ meant, ...context }: ChipContext & { readonly meant: readonly MeantSearch[] }) {
  const { page, base, shape } = context;
  if (meant.length === 0) return null;
  return (
    <List className={styles.meant} data-part="did-you-mean">
      {meant.map(({ state, count }) => {
        const href = page.href(listHref(base, state, shape));
        const labels = activeFilters({ ...context, state, complete: true, spoken: true }).map(
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
    </List>
  );
}
