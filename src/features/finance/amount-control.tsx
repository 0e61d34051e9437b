import { type KeyboardEvent, useRef, useState } from 'react';
import { AmountField, Range, RangeControl, rangeField } from '~/ui/form/range-control';
import { useEarlyValue } from './early-value';
import { stepsOfKey } from './steps-of-key';

interface AmountControlProps {
  readonly id: string;
  readonly label: string;
  /** Currency sign, before or after the field. */
  readonly sign: string;
  readonly isSignFirst?: boolean;
  readonly inputMode: 'numeric' | 'decimal';
  readonly min: number;
  readonly max: number;
  /** The slider's `step`. */
  readonly precision: number;
  /** Step of a key press or a drag. */
  readonly step: number;
  readonly value: number;
  /** The value in the field, and for screen readers. */
  readonly text: string;
  readonly valueText: string | undefined;
  readonly onSlide: (value: number) => void;
  readonly onStep: (steps: number) => void;
  /** Called with the typed text on blur or Enter. */
  readonly onType: (text: string) => void;
}

/** A slider with a field beside it, as an alternative to dragging (WCAG 2.5.7). */
export function AmountControl(props: AmountControlProps) {
  const { id, label, sign, isSignFirst = false, min, max, precision, step, value, onSlide } = props;
  const range = useRef<HTMLInputElement>(null);
  useEarlyValue(range, (drawn) => {
    // A smaller difference is the browser's own key step, which is replayed as ours.
    if (Math.abs(Number(drawn) - value) >= step / 2) onSlide(Number(drawn));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey(event.key);
    if (steps === null) return;
    event.preventDefault();
    props.onStep(steps);
  };
  const signMark = <span aria-hidden="true">{sign}</span>;
  return (
    <RangeControl
      id={id}
      label={label}
      field={
        <span className={rangeField}>
          {isSignFirst && signMark}
          <TypedAmount {...props} />
          {!isSignFirst && signMark}
        </span>
      }
    >
      <Range
        ref={range}
        min={min}
        max={max}
        step={precision}
        value={value}
        aria-label={label}
        aria-valuetext={props.valueText}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </RangeControl>
  );
}

/** Applied on blur or Enter: a half-typed number is no choice, and typed text is not rewritten. */
function TypedAmount({ id, inputMode, text, onType }: AmountControlProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const accept = (value: string) => {
    setTyped(null);
    onType(value);
  };
  useEarlyValue(field, (value, element) =>
    document.activeElement === element ? setTyped(value) : accept(value),
  );
  return (
    <AmountField
      ref={field}
      id={id}
      inputMode={inputMode}
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => typed !== null && accept(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && typed !== null && accept(event.currentTarget.value)}
    />
  );
}
