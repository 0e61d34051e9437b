import type { CSSProperties } from 'react';
import type { PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { fieldLabel, unitSign, unitText } from '../filters/field-label';
import { type ListRange, type ListState, rangeInputs } from '../query/list-query';
import styles from './range-filter.module.css';
import { type RangeScale, scaleOf } from './range-scale';
import { rangeNumber } from './range-text';
import { readUnit, shownNumber } from './read-unit';
import { type End, fractionOf, thumbsOf } from './slide';

export interface RangeFilterProps {
  readonly facet: FacetSetting;
  readonly answer: SearchFacet | undefined;
  readonly state: ListState;
  readonly page: Pick<PageContext, 't' | 'site' | 'language' | 'locale'>;
  /** Prefix of element ids. */
  readonly uid: string;
}

/** Smallest and largest value, from a histogram or a list of numbers. */
function limitsOf(answer: SearchFacet | undefined): ListRange {
  if (answer?.min !== undefined && answer.max !== undefined)
    return [Math.floor(answer.min), Math.ceil(answer.max)];
  const numbers = (answer?.values ?? []).map(({ text }) => Number(text)).filter(Number.isFinite);
  return numbers.length === 0 ? [null, null] : [Math.min(...numbers), Math.max(...numbers)];
}

/** Nothing to choose: no record has the number, and no range is chosen. */
export const isEmptyRange = ({ answer, state, facet }: RangeFilterProps): boolean =>
  limitsOf(answer)[0] === null && state.ranges[facet.name] === undefined;

/**
 * A histogram, a slider with two thumbs, and two number boxes. Only the numbers are sent; `range-slider.ts` keeps the
 * thumbs in step with them. Without script there are no thumbs.
 */
export function RangeFilter({ facet, answer, state, page, uid }: RangeFilterProps) {
  const { name, unit } = facet;
  const toUnit = (value: number) => shownNumber(value, unit, page);
  const range = convertRange(state.ranges[name] ?? [null, null], toUnit);
  const limits = convertRange(limitsOf(answer), toUnit);
  const scale = convertScale(scaleOf(answer), toUnit);
  const id = `${uid}-${name}`;
  const label = fieldLabel(page.t, name);
  const inputs = rangeInputs(name, readUnit(unit, page));
  const box = { facet, page };
  return (
    <fieldset
      className={styles.range}
      aria-label={label}
      // A price gets both ends as soon as it has one: only then is it a chip (LIST-11).
      data-ends={unit === 'money' ? 'closed' : 'open'}
      data-unit={unit}
      data-locale={page.locale}
      data-text={unitText(unit, page)}
      data-low={scale?.low}
      data-high={scale?.high}
      style={scale === null ? undefined : trackStyle(range, scale)}
    >
      {scale !== null && (
        <div className={styles.chart}>
          <Bars scale={scale} />
          <div className={styles.slider} data-track="">
            <span className={styles.track} />
            <Thumb end="from" range={range} scale={scale} box={box} />
            <Thumb end="to" range={range} scale={scale} box={box} />
          </div>
        </div>
      )}
      <RangeBox end="from" name={inputs.from} value={range[0]} limit={limits[0]} id={id} {...box} />
      <RangeBox end="to" name={inputs.to} value={range[1]} limit={limits[1]} id={id} {...box} />
    </fieldset>
  );
}

/** Both ends in the page's unit. */
const convertRange = ([from, to]: ListRange, toUnit: (value: number) => number): ListRange => [
  from === null ? null : toUnit(from),
  to === null ? null : toUnit(to),
];

/** The track in the page's unit. */
function convertScale(scale: RangeScale | null, toUnit: (value: number) => number): RangeScale | null {
  if (scale === null || toUnit(1000) === 1000) return scale;
  const step = Math.max(1, toUnit(scale.step));
  const min = toUnit(scale.min);
  const steps = Math.max(1, Math.ceil((toUnit(scale.max) - min) / step));
  return { ...scale, min, step, max: min + steps * step, low: toUnit(scale.low), high: toUnit(scale.high) };
}

interface RangeStyle extends CSSProperties {
  readonly '--from': number;
  readonly '--to': number;
  readonly '--half': number;
}

/** The chosen part of the track as fractions of it, and half a bar where bars are centred on values. */
function trackStyle(range: ListRange, scale: RangeScale): RangeStyle {
  const [from, to] = thumbsOf(range, scale).map((value) => Number(fractionOf(value, scale).toFixed(4)));
  const half = scale.centred ? Number((0.5 / (scale.bars.length - 1)).toFixed(4)) : 0;
  return { '--from': from ?? 0, '--to': to ?? 1, '--half': half };
}

type Box = Pick<RangeFilterProps, 'facet' | 'page'>;

interface ThumbProps {
  readonly end: End;
  readonly range: ListRange;
  readonly scale: RangeScale;
  readonly box: Box;
}

function Thumb({ end, range, scale, box: { facet, page } }: ThumbProps) {
  const at = end === 'from' ? 0 : 1;
  const { min, max, step, low, high } = scale;
  const value = range[at] ?? (end === 'from' ? low : high);
  const number = rangeNumber(value, facet.unit, page.locale);
  return (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      defaultValue={thumbsOf(range, scale)[at]}
      aria-label={endName(end, facet, page)}
      aria-valuetext={unitText(facet.unit, page).replace('{n}', number)}
      // Else a browser may restore thumbs that do not match the numbers.
      autoComplete="off"
      data-thumb={end}
    />
  );
}

/** "Lägsta pris": the field's label loses its capital letter within the name. */
function endName(end: End, { name }: FacetSetting, { t }: RangeFilterProps['page']): string {
  const label = fieldLabel(t, name);
  const field = label.charAt(0).toLowerCase() + label.slice(1);
  const whole = t(end === 'from' ? 'list.rangeFrom' : 'list.rangeTo', { name: field });
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

interface RangeBoxProps extends Box {
  readonly end: End;
  readonly id: string;
  readonly name: string;
  readonly value: number | null;
  readonly limit: number | null;
}

/** A text box with a numeric keyboard, because numbers may be typed with spaces. */
function RangeBox({ end, id, name, value, limit, facet: { unit }, page }: RangeBoxProps) {
  const sign = unitSign(unit, page);
  const write = (number: number) => rangeNumber(number, unit, page.locale);
  return (
    <label>
      {page.t(end === 'from' ? 'list.from' : 'list.to')}
      {sign !== null && ` (${sign})`}
      <input
        id={`${id}.${end}`}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={value === null ? '' : write(value)}
        placeholder={limit === null ? undefined : write(limit)}
        data-range={end}
      />
    </label>
  );
}

const HEIGHT = 24;

/** Half the width of a centred bar; the outermost are no wider than a thumb. */
const halfBarWidth = (bars: number): number => Math.min(0.4, 0.055 * (bars - 1));

/** Histogram as one path of strokes; square roots keep small counts visible. */
function Bars({ scale: { bars, centred } }: { scale: RangeScale }) {
  const maxRoot = Math.sqrt(Math.max(1, ...bars));
  const [middle, width] = centred ? [0, 2 * halfBarWidth(bars.length)] : [0.5, 0.8];
  const path = bars
    .map((count, at) => {
      if (count === 0) return '';
      const height = Math.max(1, (Math.sqrt(count) / maxRoot) * HEIGHT);
      return `M${at + middle} ${HEIGHT}v-${Number(height.toFixed(1))}`;
    })
    .join('');
  return (
    <svg
      viewBox={`0 0 ${centred ? bars.length - 1 : bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      <path strokeWidth={Number(width.toFixed(2))} d={path} />
    </svg>
  );
}
