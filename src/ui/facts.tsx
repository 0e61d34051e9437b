import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts in one quiet line: `2021 · 4 500 mil · Diesel`. Empty ones leave no gap. */
export function Facts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  const shown = facts.filter((fact) => typeof fact === 'string' && fact !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {shown.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export interface SpecRow {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values in two columns: technical data, a representative example, opening hours. */
export function SpecList({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <dl className={styles.spec}>
      {rows.map(({ label, value }, at) => (
        // A day may have two rows of hours.
        <div key={`${at}-${label}`} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
