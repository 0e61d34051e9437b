import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import { ChipLink } from '~/ui/chip';
import { type ActiveFilter, activeFilters, type ChipContext, valuesFirst } from '../filters/chips';
import { sortLabel } from '../filters/field-label';
import { UsePosition } from '../near/use-position';
import { defaultSort, type ListState, listHref, PARAMETERS } from '../query/list-query';
import type { BeyondFilters } from './car-words';
import styles from './read-query.module.css';

export interface ReadQueryContext extends ChipContext, Partial<BeyondFilters> {
  readonly page: ChipContext['page'] & Pick<PageContext, 't'>;
  /** The state before its words were read as filters; null or missing where none were. */
  readonly unparsed?: ListState | null;
  /** Says what is not searched by. */
  readonly unlistedText?: 'read.unlisted' | 'facility.unlisted';
}

/** The order that was read from words; without its chip the list stands in its usual one. */
function orderFromWords({ state, unparsed, base, shape, page }: ReadQueryContext): readonly ActiveFilter[] {
  if (!unparsed || state.sortName === unparsed.sortName) return [];
  // A place that was read brings its own.
  if (state.sortName === defaultSort(shape, state.near !== undefined)) return [];
  const { sortName } = unparsed;
  const href = page.href(listHref(base, { ...state, sortName, page: 0 }, shape));
  return [{ name: PARAMETERS.sort, value: null, label: sortLabel(page.t, state.sortName), href }];
}

/** The filters that were read from words. */
export function filtersFromWords(context: ReadQueryContext): readonly ActiveFilter[] {
  const { unparsed } = context;
  if (!unparsed) return [];
  const { state } = context;
  const all = valuesFirst(activeFilters({ ...context, complete: true, shortPrices: true }));
  return all.filter(({ name, value }) => {
    if (name === '') return false;
    if (name === PARAMETERS.near) return state.near !== unparsed.near;
    return value === null
      ? state.ranges[name] !== unparsed.ranges[name]
      : !(unparsed.values[name] ?? []).includes(value);
  });
}

/** "We read your search as: Electric, at most 300 000 kr": each can be removed, or the words searched literally. */
export function ReadQuery({ children, ...context }: ReadQueryContext & { readonly children?: ReactNode }) {
  const {
    page,
    unparsed,
    base,
    shape,
    unlisted = [],
    needsPlace = false,
    unlistedText = 'read.unlisted',
  } = context;
  const filters = [...filtersFromWords(context), ...orderFromWords(context)];
  if (!unparsed || (filters.length === 0 && unlisted.length === 0 && !needsPlace)) return null;
  const asWritten = page.href(listHref(base, { ...unparsed, asWritten: true, page: 0 }, shape));
  return (
    <div className={styles.read} data-part="read-query">
      {unlisted.length > 0 && (
        <p className={styles.unlisted} data-part="unlisted">
          {page.t(unlistedText, { words: unlisted.join(', ') })}
        </p>
      )}
      {needsPlace && (
        <div className={styles.unlisted} data-part="needs-place">
          <p>{page.t('read.needsPlace')}</p>
          <UsePosition page={page} />
        </div>
      )}
      {filters.length > 0 && <ReadFilters filters={filters} page={page} />}
      <a href={asWritten} rel="nofollow" className={styles.asWritten}>
        {page.t('read.asWritten', { words: unparsed.keyphrase })}
      </a>
      {children}
    </div>
  );
}

function ReadFilters({
  filters,
  page,
}: Pick<ReadQueryContext, 'page'> & { filters: readonly ActiveFilter[] }) {
  return (
    <>
      <p className={styles.title} id="read-query">
        {page.t('read.title')}
      </p>
      <ul className={styles.filters} aria-labelledby="read-query">
        {filters.map(({ name, label, href }) => (
          <li key={`${name} ${label}`}>
            <ChipLink
              removable
              href={href}
              aria-label={page.t('list.removeFilter', { filter: label })}
              data-key={`read ${label}`}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hidden inputs for state without controls, so that it survives when a control changes. */
export function ReadQueryInputs({ state, shape }: Pick<ChipContext, 'state' | 'shape'>) {
  return (
    <>
      {(shape.hiddenRanges ?? []).map(({ name }) => {
        const range = state.ranges[name];
        if (range === undefined) return null;
        return <input key={name} type="hidden" name={name} value={`${range[0] ?? ''}-${range[1] ?? ''}`} />;
      })}
      {state.asWritten && <input type="hidden" name={PARAMETERS.asWritten} value={state.keyphrase} />}
    </>
  );
}
