import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import { SEARCH_LIMITS, type SearchFacet } from '~/platform/search';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { ChipLink } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Combobox, type ComboboxProps } from '~/ui/combobox';
import { Select } from '~/ui/controls';
import { formatNumber } from '~/ui/format';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/list';
import { type ActiveFilter, activeFilters } from '../filters/chips';
import { sortLabel } from '../filters/field-label';
import { FilterPanel } from '../filters/filter-panel';
import { PANEL_SCRIPT } from '../filters/panel-script';
import type { Located } from '../near/list-near';
import { NearBox } from '../near/near-box';
import {
  cleared,
  type ListShape,
  type ListState,
  listHref,
  MAX_PAGE,
  PARAMETERS,
  sortsOf,
} from '../query/list-query';
import { ReadQuery, ReadQueryInputs, readFilters } from '../text/read-query';
import styles from './list-frame.module.css';
import { OrderReason } from './order-reason';

/** The list's own texts, in the language of the page. */
export interface ListTexts {
  /** How many there are: read aloud when it changes. */
  readonly count: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly apply: string;
  readonly showMore: string;
  readonly empty: string;
  readonly emptyHelp: string | null;
  readonly error: string;
}

export interface ListFrameProps {
  readonly uid: string;
  readonly page: PageContext;
  readonly state: ListState;
  readonly shape: ListShape;
  readonly base: string;
  readonly facets: readonly SearchFacet[];
  readonly words: Readonly<Record<string, string>>;
  readonly total: number;
  readonly shown: number;
  readonly texts: ListTexts;
  readonly panel: 'Sticky' | 'Toggle';
  /** Where the place lies that the list is near; null: nobody knows it. */
  readonly located?: Located | null;
  /** What was asked for before its words were read as filters. */
  readonly unread?: ListState | null;
  /** Where what is typed into the search is completed. */
  readonly suggestions?: Pick<ComboboxProps, 'source' | 'label' | 'announcements'>;
  /** Ids of the filters and of the cards, where links lead to them. */
  readonly ids?: { readonly filters: string; readonly cards: string };
  /** Name under which analytics knows the list; without one nothing is measured. */
  readonly measuredAs?: string;
  /** The cards, as items of a list. */
  readonly children: ReactNode;
  /** One placeholder of a card's size, shown many times while the list is slow. */
  readonly skeleton: ReactNode;
  /** Below the cards. */
  readonly after?: ReactNode;
  /** What may have been meant where nothing is found. */
  readonly meant?: ReactNode;
  /** What else can be done where nothing is found. */
  readonly emptyAction?: ReactNode;
}

/**
 * A list that answers to filters, words and an order: one form that is sent by GET, so that it works without script.
 * `list.enhance.ts` makes it answer while the finger is still on the control; it finds the parts by `data-part`.
 */
export function ListFrame(props: ListFrameProps) {
  const { uid, page, state, shape, base, facets, panel, texts } = props;
  const chips = activeFilters(props);
  const isChosen = isNarrowed(chips, state);
  return (
    <form
      id={`${uid}-list`}
      method="get"
      action={page.href(base)}
      data-enhance="list"
      data-panel={panel}
      data-list-name={props.measuredAs}
      data-sort={shape.setting.sorts[0]}
      className={classNames(styles.list, panel === 'Sticky' && styles.sticky)}
    >
      {panel === 'Sticky' && <script dangerouslySetInnerHTML={{ __html: PANEL_SCRIPT }} />}
      {shape.hidden.flatMap((name) =>
        (state.values[name] ?? []).map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <ReadQueryInputs state={state} shape={shape} />
      <SearchBox {...props} />
      <p role="status" data-part="status" className={styles.status}>
        {texts.count}
      </p>
      <Tools {...props} />
      <details
        className={styles.drawer}
        data-part="drawer"
        {...(props.ids && { id: props.ids.filters, tabIndex: -1 })}
      >
        <summary className={styles.open} data-part="summary">
          <Icon name="Filter" className={styles.whenClosed} />
          <span className={styles.word}>{page.t('list.filters')}</span>
          {chips.length > 0 && <span className={styles.number}>{chips.length}</span>}
          <span className={styles.whenOpen}>
            <span className="visually-hidden">{page.t('shell.close')}</span>
            <Icon name="Cross" size="1.5rem" />
          </span>
        </summary>
        <div className={styles.panel}>
          <div className={styles.filters}>
            {shape.hasPlaces && <NearBox near={state.near} page={page} uid={uid} />}
            <div data-part="filters">
              <FilterPanel facets={shape.facets} found={facets} state={state} page={page} uid={uid} />
            </div>
          </div>
          <div className={styles.apply}>
            <span data-part="clear" className={styles.clearAll}>
              {isChosen && <ClearAll {...props} />}
            </span>
            <button type="submit" className={styles.button} data-part="apply">
              {texts.apply}
            </button>
          </div>
        </div>
      </details>
      <div className={styles.results} data-part="results">
        <Results {...props} chips={chips} />
      </div>
      <div hidden data-part="error" className={styles.error}>
        <Alert tone="danger" live action={<a href={page.href(base)}>{page.t('error.tryAgain')}</a>}>
          {texts.error}
        </Alert>
      </div>
      <template data-part="skeleton">{props.skeleton}</template>
    </form>
  );
}

function SearchBox({ uid, page, state, texts, suggestions }: ListFrameProps) {
  const input = (
    <input
      id={`${uid}-keyphrase`}
      type="search"
      name={PARAMETERS.keyphrase}
      maxLength={200}
      defaultValue={state.keyphrase}
      placeholder={texts.searchPlaceholder}
      autoComplete="off"
      enterKeyHint="search"
      className={styles.words}
    />
  );
  return (
    <search className={styles.search} data-part="search">
      <label className="visually-hidden" htmlFor={`${uid}-keyphrase`}>
        {texts.searchLabel}
      </label>
      <Icon name="Search" size="1.375rem" className={styles.glass} />
      {suggestions === undefined ? (
        input
      ) : (
        <Combobox {...suggestions} id={`${uid}-keyphrase`} submits>
          {input}
        </Combobox>
      )}
      <button type="submit" className={styles.button}>
        <Icon name="Search" size="1.25rem" className={styles.sign} />
        <span className={styles.word}>{page.t('shell.search')}</span>
      </button>
    </search>
  );
}

function Tools({ uid, page, state, shape, located }: ListFrameProps) {
  const { t } = page;
  return (
    <div className={styles.tools} data-part="tools">
      <button
        type="button"
        className={styles.toggle}
        data-part="toggle"
        data-show={t('list.filters')}
        data-hide={t('list.hideFilters')}
        aria-expanded="true"
      >
        <Icon name="Filter" />
        <span>{t('list.hideFilters')}</span>
      </button>
      <label htmlFor={`${uid}-sort`} className={styles.sortLabel}>
        {t('list.sortBy')}
      </label>
      <Icon name="Sort" size="1.25rem" className={styles.sign} />
      <Select
        id={`${uid}-sort`}
        name={PARAMETERS.sort}
        // A list that is swapped by script must not keep a browser's memory of another order.
        autoComplete="off"
        defaultValue={state.sortName}
        className={styles.sort}
      >
        {sortsOf(shape, !!located).map((name) => (
          <option key={name} value={name}>
            {sortLabel(t, name)}
          </option>
        ))}
      </Select>
      <button type="submit" className={styles.sortApply}>
        {t('list.apply')}
      </button>
    </div>
  );
}

/** Half a price is no chip, and must be taken away all the same. */
const isNarrowed = (chips: readonly ActiveFilter[], { ranges }: ListState): boolean =>
  chips.length > 0 || Object.keys(ranges).length > 0;

function ClearAll({ page, state, shape, base }: Pick<ListFrameProps, 'page' | 'state' | 'shape' | 'base'>) {
  return (
    <a href={page.href(listHref(base, cleared(state), shape))} className={styles.clear}>
      {page.t('list.clear')}
    </a>
  );
}

/** Nothing that was chosen is lost over a place that nobody knows. */
function UnknownPlace({ page, state, located }: Pick<ListFrameProps, 'page' | 'state' | 'located'>) {
  if (state.near === undefined || located) return null;
  return (
    <Alert tone="warning" live>
      {page.t('near.unknown', { place: state.near.place })}
    </Alert>
  );
}

function Results(props: ListFrameProps & { readonly chips: readonly ActiveFilter[] }) {
  const { page, state, shape, base, chips, total, texts, after, children } = props;
  const all = page.href(listHref(base, cleared(state), shape));
  const isChosen = isNarrowed(chips, state);
  const read = new Set(readFilters(props).map(({ href }) => href));
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
                <ChipLink removable href={href} aria-label={page.t('list.removeFilter', { filter: label })}>
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
          {props.meant}
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

/** The next page and everything before it, as an ordinary link; nothing when all is shown or at the last page. */
function More({ page, state, shape, base, shown, total, texts }: ListFrameProps) {
  const next = { ...state, page: state.page + 1 };
  return (
    <div className={styles.more} data-part="more">
      <p className={styles.showing}>
        {page.t('list.showing', {
          shown: formatNumber(shown, page.locale),
          // Hits are counted up to here (LIST-10).
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
