import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

/** What a control must carry so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Address of the control in an error summary; made up when not given. */
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Said after the label of a field that may stay empty. */
  optionalText?: string;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one control. The control is described by what is shown, the error first. */
export function Field({
  label,
  id,
  hint,
  error,
  required = false,
  optionalText,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const described = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={classNames(styles.field, error !== undefined && styles.invalid, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {required && !label.trimEnd().endsWith('*') && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {!required && optionalText && <span className={styles.optional}>{` (${optionalText})`}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
