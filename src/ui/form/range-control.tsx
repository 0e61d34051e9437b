import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import styles from './range-control.module.css';

export interface RangeControlProps {
  /** What the label names: the field, or the slider itself where there is none. */
  readonly id: string;
  readonly label: string;
  /** Beside the label: a field with the same value, or a text that says where the thumb stands. */
  readonly field: ReactNode;
  readonly children: ReactNode;
}

/** A slider with its label and, so that dragging is never the only way, its value beside it. */
export function RangeControl({ id, label, field, children }: RangeControlProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {field}
      {children}
    </div>
  );
}

export const rangeField = styles.field;

/** A field for an amount, as text: spaces and currency signs may be typed. */
export function AmountField(props: ComponentPropsWithRef<'input'>) {
  return <input {...props} type="text" autoComplete="off" className={styles.number} />;
}

export type RangeProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'defaultValue'> & {
  readonly min: number;
  readonly max: number;
  readonly value: number;
};

/** The browser's own slider in the house's look. */
export function Range(props: RangeProps) {
  const { min, max, value } = props;
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${max > min ? (100 * (value - min)) / (max - min) : 0}%`,
  };
  return <input {...props} type="range" className={styles.range} style={filled} />;
}
