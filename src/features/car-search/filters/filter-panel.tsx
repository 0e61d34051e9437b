import { langOf, recordText, recordWord } from '~/features/record-text';
import type { PageContext } from '~/page/contract';
import type { FacetValue, SearchFacet } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { formatNumber } from '~/ui/text/format';
import { isRange, type ListState } from '../query/list-query';
import { isEmptyRange, RangeFilter } from '../ranges/range-filter';
import { fieldLabel } from './field-label';
import styles from './filter-panel.module.css';

/** Limit of values shown per facet. */
const MAX_VALUES = 60;

export interface FilterPanelProps {
  readonly facets: readonly FacetSetting[];
  /** The facets of the answer, with counts. */
  readonly found: readonly SearchFacet[];
  readonly state: ListState;
  readonly page: Pick<PageContext, 't' | 'site' | 'language' | 'locale'>;
  /** Prefix of element ids. */
  readonly uid: string;
}

/** The filters of a list: native disclosures with tick boxes and counts, or ranges. They need no script. */
export function FilterPanel({ facets, found, state, page, uid }: FilterPanelProps) {
  return facets.map((facet) => {
    const answer = found.find(({ name }) => name === facet.name);
    const props = { facet, answer, state, page, uid };
    if (facet.kind === 'flag') return <FlagFilter key={facet.name} {...props} />;
    return isRange(facet) ? (
      <RangeFacet key={facet.name} {...props} />
    ) : (
      <ValueFilter key={facet.name} {...props} />
    );
  });
}

interface FilterProps extends Pick<FilterPanelProps, 'state' | 'page' | 'uid'> {
  readonly facet: FacetSetting;
  readonly answer: SearchFacet | undefined;
}

/** Skips the formatter for small numbers, which are the most and are the same in all locales. */
const formatCount = (count: number, locale: string): string =>
  count < 1000 ? String(count) : formatNumber(count, locale);

function Summary({ label, chosen }: { label: string; chosen: number }) {
  return (
    <summary>
      {label}
      {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
    </summary>
  );
}

/** Chosen values that the answer lacks come first, so that they can be removed. */
function withChosen(values: readonly FacetValue[], chosen: readonly string[]): readonly FacetValue[] {
  if (chosen.length === 0) return values.slice(0, MAX_VALUES);
  const missing = chosen.filter((text) => !values.some((value) => value.text === text));
  const shown = values.filter(({ text }, at) => at < MAX_VALUES || chosen.includes(text));
  return [...missing.map((text) => ({ text, count: 0 })), ...shown];
}

function ValueFilter({ facet, answer, state, page }: FilterProps) {
  const { name, child, open = false } = facet;
  const chosen = state.values[name] ?? [];
  const chosenChildren = child === undefined ? [] : (state.values[child] ?? []);
  const values = withChosen(answer?.values ?? [], chosen);
  if (values.length === 0) return null;
  const label = fieldLabel(page.t, name);
  const count = chosen.length + chosenChildren.length;
  return (
    <details className={styles.facet} open={open || count > 0} data-facet={name}>
      <Summary label={label} chosen={count} />
      <fieldset className={styles.values} aria-label={label}>
        {values.map((value) => {
          const isChosen = chosen.includes(value.text);
          const row = renderTickBox(name, value, isChosen, page);
          if (child === undefined || !isChosen || value.children === undefined) return row;
          return (
            <div key={value.text} data-parent="">
              {row}
              <fieldset
                className={styles.children}
                aria-label={`${fieldLabel(page.t, child)}: ${recordText(page, name, value.text)}`}
              >
                {childrenOf(value, chosenChildren).map((each) =>
                  renderTickBox(child, each, chosenChildren.includes(each.text), page),
                )}
              </fieldset>
            </div>
          );
        })}
      </fieldset>
    </details>
  );
}

/** A chosen model without cars is listed only while its make has no other models. */
const childrenOf = ({ children = [] }: FacetValue, chosen: readonly string[]): readonly FacetValue[] =>
  children.length > 0 ? children : withChosen([], chosen);

/** A function, not a component, and elements without classes: a page has hundreds of these. */
function renderTickBox(
  name: string,
  { text, count }: FacetValue,
  checked: boolean,
  page: FilterProps['page'],
) {
  const word = recordWord(page, name, text);
  return (
    <label key={text}>
      <input type="checkbox" name={name} value={text} defaultChecked={checked} />
      <span {...langOf(word, page)}>{word.text}</span>
      <small>{formatCount(count, page.locale)}</small>
    </label>
  );
}

/** One tick box for yes; nothing where no record has it. */
function FlagFilter({ facet: { name }, answer, state, page }: FilterProps) {
  const checked = state.values[name] !== undefined;
  const count = answer?.values.find(({ text }) => text === 'true')?.count ?? 0;
  if (count === 0 && !checked) return null;
  return (
    <label className={styles.flag}>
      <input type="checkbox" name={name} value="true" defaultChecked={checked} />
      <span>{fieldLabel(page.t, name)}</span>
      <small>{formatCount(count, page.locale)}</small>
    </label>
  );
}

function RangeFacet(props: FilterProps) {
  const { facet, state, page } = props;
  if (isEmptyRange(props)) return null;
  const { name, open = false } = facet;
  const isChosen = state.ranges[name] !== undefined;
  return (
    <details className={styles.facet} open={open || isChosen} data-facet={name}>
      <Summary label={fieldLabel(page.t, name)} chosen={isChosen ? 1 : 0} />
      <RangeFilter {...props} />
    </details>
  );
}
