import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A fact that is text, with its language where that is not the page's. */
interface FactText {
  readonly text: string;
  readonly lang?: string;
}

/** Short facts in one quiet line: `2021 · 4 500 mil · Diesel`. Empty ones leave no gap. */
export function Facts({ facts }: { facts: readonly (string | FactText | null | undefined)[] }) {
  const shown = facts.flatMap((fact): FactText[] =>
    typeof fact === 'string' ? [{ text: fact }] : fact ? [fact] : [],
  );
  if (shown.every(({ text }) => text === '')) return null;
  return (
    <ul className={styles.facts}>
      {shown
        .filter(({ text }) => text !== '')
        .map(({ text, lang }) => (
          <li key={text} {...(lang !== undefined && { lang })}>
            {text}
          </li>
        ))}
    </ul>
  );
}

export interface SpecRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Language of the value where that is not the page's. */
  readonly lang?: string;
}

/** Names and values in two columns: technical data, a representative example, opening hours. */
export function SpecList({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <dl className={styles.spec}>
      {rows.map(({ label, value, lang }, at) => (
        // A day may have two rows of hours.
        <div key={`${at}-${label}`}>
          <dt>{label}</dt>
          <dd {...(lang !== undefined && { lang })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
