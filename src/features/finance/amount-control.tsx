import { type KeyboardEvent, useRef, useState } from 'react';
import { AmountField, Range, RangeControl, rangeField } from '~/ui/range-control';
import { useEarlyValue } from './early-value';
import { stepsOfKey } from './steps-of-key';

interface AmountControlProps {
  readonly id: string;
  readonly label: string;
  /** Of the currency, before or behind the field. */
  readonly sign: string;
  readonly isSignFirst?: boolean;
  readonly inputMode: 'numeric' | 'decimal';
  readonly min: number;
  readonly max: number;
  /** Of the slider: what every value is a multiple of. */
  readonly precision: number;
  /** Of a key, and of a drag. */
  readonly step: number;
  readonly value: number;
  /** The value as it stands in the field, and as it is read aloud. */
  readonly text: string;
  readonly valueText: string | undefined;
  readonly onSlide: (value: number) => void;
  readonly onStep: (steps: number) => void;
  /** What was typed, when it is left. */
  readonly onType: (text: string) => void;
}

/** A slider with a field beside it: dragging is never the only way. */
export function AmountControl(props: AmountControlProps) {
  const { id, label, sign, isSignFirst = false, min, max, precision, step, value, onSlide } = props;
  const range = useRef<HTMLInputElement>(null);
  useEarlyValue(range, (drawn) => {
    // The browser's own step of a key, which is replayed as one of ours.
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

/** While somebody types, half a number is no choice; and their own text is never rewritten under their hands. */
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
