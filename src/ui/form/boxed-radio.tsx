import type { InputHTMLAttributes } from 'react';
import styles from './boxed-radio.module.css';
import { notYetWrong } from './controls';

type BoxedRadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/** A radio button in a box of its own, as one of many short choices in rows: a time of a day. `children` are its label. */
export function BoxedRadio({ children, ...input }: BoxedRadioProps) {
  return (
    <label className={styles.box}>
      <input {...input} {...notYetWrong(input)} type="radio" className={styles.radio} />
      <span>{children}</span>
    </label>
  );
}
