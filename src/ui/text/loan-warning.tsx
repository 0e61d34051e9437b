import styles from './loan-warning.module.css';

/**
 * The notice that borrowing costs money, wherever a cost or a rate of a loan is shown: black on white in
 * every theme, the red triangle as high as three lines of its text (Sweden: KOVFS 2025:1). A note and no landmark: it
 * stands beside every row of cars on a page.
 */
export function LoanWarning({ heading, body }: { heading: string; body: string }) {
  return (
    <div role="note" className={styles.warning}>
      <svg viewBox="0 0 54 48" className={styles.triangle} aria-hidden="true" focusable="false">
        <path d="M27 3.5 51 45H3Z" fill="#fff" stroke="#d0021b" strokeWidth="5.5" strokeLinejoin="round" />
        <path d="M27 18v13" stroke="#000" strokeWidth="4.5" strokeLinecap="round" />
        <circle cx="27" cy="38" r="2.7" />
      </svg>
      <p className={styles.text}>
        <strong>{heading}</strong> {body}
      </p>
    </div>
  );
}
