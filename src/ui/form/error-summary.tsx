import { Alert } from '../alert';
import styles from './error-summary.module.css';

export interface FieldError {
  /** Id of the control. */
  readonly field: string;
  readonly message: string;
}

/** At the top of a form that came back: what is wrong, each a link to its field. Nothing without errors. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert tone="danger" title={title} live tabIndex={-1} data-error-summary="">
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
