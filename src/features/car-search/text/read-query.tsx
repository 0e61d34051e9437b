import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import { ChipLink } from '~/ui/chip';
import { List } from '~/ui/list';
import { type ActiveFilter, activeFilters, asSaid, type ChipContext } from '../filters/chips';
import { type ListState, listHref, PARAMETERS } from '../query/list-query';
import styles from './read-query.module.css';

export interface ReadQueryContext extends ChipContext {
  readonly page: ChipContext['page'] & Pick<PageContext, 't'>;
  /** What was asked for before its words were read as filters; null or missing where none were. */
  readonly unread?: ListState | null;
}

/** The filters that words were read as. */
export function readFilters(context: ReadQueryContext): readonly ActiveFilter[] {
  const { unread } = context;
  if (!unread) return [];
  const { state } = context;
  const all = asSaid(activeFilters({ ...context, complete: true, spoken: true }));
  return all.filter(({ name, value }) => {
    if (name === '') return false;
    if (name === PARAMETERS.near) return state.near !== unread.near;
    return value === null
      ? state.ranges[name] !== unread.ranges[name]
      : !(unread.values[name] ?? []).includes(value);
  });
}

/** "We read your search as: Electric, at most 300 000 kr": each can be taken away, or the words be searched for as they stand. */
export function ReadQuery({ children, ...context }: ReadQueryContext & { readonly children?: ReactNode }) {
  const { page, unread, base, shape } = context;
  const filters = readFilters(context);
  if (!unread || filters.length === 0) return null;
  const asWritten = page.href(listHref(base, { ...unread, asWritten: true, page: 0 }, shape));
  return (
    <div className={styles.read} data-part="read-query">
      <p className={styles.title} id="read-query">
        {page.t('read.title')}
      </p>
      <List className={styles.filters} aria-labelledby="read-query">
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
      </List>
      <a href={asWritten} rel="nofollow" className={styles.asWritten}>
        {page.t('read.asWritten', { words: unread.keyphrase })}
      </a>
      {children}
    </div>
  );
}

/** What the form must say besides its controls, so that the list stays as it is when another control changes. */
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
