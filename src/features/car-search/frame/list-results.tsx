import { SEARCH_LIMITS } from '~/platform/search';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { ChipLink } from '~/ui/chip';
import { Icon } from '~/ui/icon/icon';
import { formatNumber } from '~/ui/text/format';
import { List } from '~/ui/text/list';
import type { ActiveFilter } from '../filters/chips';
import { clearFilters, type ListState, listHref, MAX_PAGE } from '../query/list-query';
import { filtersFromWords, ReadQuery } from '../text/read-query';
import styles from './list-frame.module.css';
import type { ListFrameProps } from './list-frame-props';
import { OrderReason } from './order-reason';

/** A price with one end is no chip, but must be clearable too. */
export const isNarrowed = (chips: readonly ActiveFilter[], { ranges }: ListState): boolean =>
  chips.length > 0 || Object.keys(ranges).length > 0;

export function ClearAll({
  page,
  state,
  shape,
  base,
}: Pick<ListFrameProps, 'page' | 'state' | 'shape' | 'base'>) {
  return (
    <a href={page.href(listHref(base, clearFilters(state), shape))} className={styles.clear}>
      {page.t('list.clear')}
    </a>
  );
}

/** The other filters stay while the place is unknown. */
function UnknownPlace({ page, state, located }: Pick<ListFrameProps, 'page' | 'state' | 'located'>) {
  if (state.near === undefined || located) return null;
  return (
    <Alert tone="warning" live>
      {page.t('near.unknown', { place: state.near.place })}
    </Alert>
  );
}

/** The active filters and the cards. */
export function Results(props: ListFrameProps & { readonly chips: readonly ActiveFilter[] }) {
  const { page, state, shape, base, chips, total, texts, after, children } = props;
  const all = page.href(listHref(base, clearFilters(state), shape));
  const isChosen = isNarrowed(chips, state);
  const read = new Set(filtersFromWords(props).map(({ href }) => href));
  const others = chips.filter(({ href }) => !read.has(href));
  return (
    <>
      <UnknownPlace {...props} />
      <div className={styles.head}>
        <ReadQuery {...props}>{others.length === 0 && <ClearAll {...props} />}</ReadQuery>
        {isChosen && (others.length > 0 || read.size === 0) && (
          <ul className={styles.chips}>
            {others.map(({ label, href }) => (
              <li key={label}>
                <ChipLink
                  removable
                  href={href}
                  aria-label={page.t('list.removeFilter', { filter: label })}
                  data-key={label}
                >
                  {label}
                </ChipLink>
              </li>
            ))}
            <li>
              <ClearAll {...props} />
            </li>
          </ul>
        )}
        {total > 0 && <OrderReason page={page} sortName={state.sortName} hasWords={state.keyphrase !== ''} />}
      </div>
      {total === 0 ? (
        <div className={styles.empty}>
          <Icon name="Search" size="2.5rem" />
          <p className={styles.emptyTitle}>{texts.empty}</p>
          {props.didYouMean}
          {texts.emptyHelp !== null && <p>{texts.emptyHelp}</p>}
          {isChosen && (
            <LinkButton href={all} variant="secondary">
              {page.t('list.clear')}
            </LinkButton>
          )}
          {props.emptyAction}
        </div>
      ) : (
        <>
          <List
            className={styles.cards}
            data-part="cards"
            {...(props.ids && { id: props.ids.cards, tabIndex: -1 })}
          >
            {children}
          </List>
          <More {...props} />
          <p className={styles.order}>{page.t('list.sortInfo')}</p>
        </>
      )}
      {after}
    </>
  );
}

/** Link to the next page with all before it; none when all is shown or at the last page. */
function More({ page, state, shape, base, shown, total, texts }: ListFrameProps) {
  const next = { ...state, page: state.page + 1 };
  return (
    <div className={styles.more} data-part="more">
      <p className={styles.showing}>
        {page.t('list.showing', {
          shown: formatNumber(shown, page.locale),
          // The search counts no further (LIST-10).
          total: formatNumber(total, page.locale) + (total >= SEARCH_LIMITS.maxTotal ? '+' : ''),
        })}
      </p>
      {shown < total && next.page <= MAX_PAGE && (
        <LinkButton
          href={page.href(listHref(base, next, shape))}
          variant="secondary"
          data-more=""
          rel="nofollow"
        >
          {texts.showMore}
        </LinkButton>
      )}
    </div>
  );
}
