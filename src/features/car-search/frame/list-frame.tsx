import { Alert } from '~/ui/alert';
import { classNames } from '~/ui/class-names';
import { Select } from '~/ui/form/controls';
import { Icon } from '~/ui/icon/icon';
import { activeFilters } from '../filters/chips';
import { sortLabel } from '../filters/field-label';
import { FilterPanel } from '../filters/filter-panel';
import { PANEL_SCRIPT } from '../filters/panel-script';
import { NearBox } from '../near/near-box';
import { defaultSort, PARAMETERS, sortsOf } from '../query/list-query';
import { KeyphraseBox } from '../text/keyphrase-box';
import { ReadQueryInputs } from '../text/read-query';
import styles from './list-frame.module.css';
import type { ListFrameProps } from './list-frame-props';
import { ClearAll, isNarrowed, Results } from './list-results';

/**
 * A list with filters, search and sorting: one GET form, so that it works without script. `list.enhance.ts` makes it
 * respond to each change: it finds the parts by `data-part`; `data-swap` marks what changes with the answer.
 */
export function ListFrame(props: ListFrameProps) {
  const { uid, page, state, shape, base, facets, panel, texts } = props;
  const chips = activeFilters(props);
  const results = (
    <div className={styles.results} data-part="results" data-swap="results">
      <Results {...props} chips={chips} />
    </div>
  );
  // More cards for a list that has the rest.
  if (page.isFragment && page.shownQuery?.has(PARAMETERS.from)) return results;
  const isChosen = isNarrowed(chips, state);
  return (
    <form
      id={`${uid}-list`}
      method="get"
      action={page.href(base)}
      data-enhance="list"
      data-panel={panel}
      data-list-name={props.analyticsName}
      className={classNames(styles.list, panel === 'Sticky' && styles.sticky)}
    >
      {panel === 'Sticky' && !page.isFragment && (
        <script dangerouslySetInnerHTML={{ __html: PANEL_SCRIPT }} />
      )}
      <div hidden data-swap="hidden">
        {shape.hidden.flatMap((name) =>
          (state.values[name] ?? []).map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
        )}
        <ReadQueryInputs state={state} shape={shape} />
      </div>
      <SearchBox {...props} />
      <p role="status" data-part="status" data-swap="status" className={styles.status}>
        {texts.count}
      </p>
      <Tools {...props} />
      <details
        className={styles.drawer}
        data-part="drawer"
        {...(props.ids && { id: props.ids.filters, tabIndex: -1 })}
      >
        <summary className={styles.open} data-part="summary" data-swap="summary">
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
            {shape.hasPlaces && (
              <NearBox
                near={state.near}
                isAnyDistance={shape.isNearestFirst === true}
                page={page}
                uid={uid}
              />
            )}
            <div data-part="filters" data-swap="filters">
              <FilterPanel facets={shape.facets} found={facets} state={state} page={page} uid={uid} />
            </div>
          </div>
          <div className={styles.apply}>
            <span data-part="clear" data-swap="clear" className={styles.clearAll}>
              {isChosen && <ClearAll {...props} />}
            </span>
            <button type="submit" className={styles.button} data-part="apply" data-swap="apply">
              {texts.apply}
            </button>
          </div>
        </div>
      </details>
      {results}
      {!page.isFragment && (
        <>
          <div hidden data-part="error" className={styles.error}>
            <Alert tone="danger" live action={<a href={page.href(base)}>{page.t('error.tryAgain')}</a>}>
              {texts.error}
            </Alert>
          </div>
          <template data-part="skeleton">{props.skeleton}</template>
        </>
      )}
    </form>
  );
}

function SearchBox({ uid, page, state, texts, suggestions }: ListFrameProps) {
  const id = `${uid}-keyphrase`;
  if (page.isFragment)
    return <input type="search" name={PARAMETERS.keyphrase} defaultValue={state.keyphrase} />;
  return (
    <search className={styles.search} data-part="search">
      <label className="visually-hidden" htmlFor={id}>
        {texts.searchLabel}
      </label>
      <Icon name="Search" size="1.375rem" className={styles.glass} />
      <KeyphraseBox
        id={id}
        placeholder={texts.searchPlaceholder}
        defaultValue={state.keyphrase}
        suggestions={suggestions}
        className={styles.words}
      />
      <button type="submit" className={styles.button}>
        <Icon name="Search" size="1.25rem" className={styles.sign} />
        <span className={styles.word}>{page.t('shell.search')}</span>
      </button>
    </search>
  );
}

function Tools({ uid, page, state, shape, located }: ListFrameProps) {
  const { t } = page;
  const order = (
    <Select
      id={`${uid}-sort`}
      name={PARAMETERS.sort}
      // Else a browser restores an earlier order after the list was swapped.
      autoComplete="off"
      defaultValue={state.sortName}
      data-swap="sort"
      data-default={defaultSort(shape, state.near !== undefined)}
      className={styles.sort}
    >
      {sortsOf(shape, !!located).map((name) => (
        <option key={name} value={name}>
          {sortLabel(t, name)}
        </option>
      ))}
    </Select>
  );
  if (page.isFragment) return order;
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
      {order}
      <button type="submit" className={styles.sortApply}>
        {t('list.apply')}
      </button>
    </div>
  );
}
