import type { ComponentPropsWithRef, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import styles from './controls.module.css';

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  icon?: IconName;
  /** Unit shown at the end: `kr`, `mil`. */
  unit?: string | undefined;
};

export function TextInput({ icon, unit, className, ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      className={classNames(styles.control, icon && styles.withIcon, unit && styles.withUnit, className)}
    />
  );
  if (icon === undefined && unit === undefined) return input;
  return (
    <span className={styles.wrap}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {input}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

export function TextArea({ className, rows = 5, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...rest} rows={rows} className={classNames(styles.control, styles.area, className)} />;
}

/** What has to be chosen and is not yet is wrong to a browser from the start, and is read so: it is once we say it. */
export const notYetWrong = (input: Pick<ChoiceProps, 'required' | 'aria-invalid'>) =>
  input.required && { 'aria-invalid': input['aria-invalid'] ?? false };

/** The browser's own list: it works everywhere and on every phone. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={styles.wrap}>
      <select
        {...rest}
        {...notYetWrong(rest)}
        className={classNames(styles.control, styles.select, className)}
      >
        {children}
      </select>
      <Icon name="ChevronDown" size="1.125rem" className={styles.chevron} />
    </span>
  );
}

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  /** How many things the choice leaves, written out. */
  count?: string | undefined;
};

function Choice({ kind, label, count, className, ...rest }: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} {...notYetWrong(rest)} type={kind} className={styles[kind]} />
      <span className={styles.choiceLabel}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} kind="checkbox" />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} kind="radio" />;
}

/** A group of choices with its name. */
export function FieldGroup({
  legend,
  required = false,
  children,
}: {
  legend: string;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {children}
    </fieldset>
  );
}
