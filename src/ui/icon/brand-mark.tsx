import styles from './brand-mark.module.css';
import { BRAND_MARKS } from './brand-marks';

/** The mark of a make with its name for those who cannot see it; the name itself when we have no mark. */
export function BrandMark({ brand }: { brand: string }) {
  const path = BRAND_MARKS[brand];
  if (path === undefined) return <span className={styles.name}>{brand}</span>;
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} role="img" aria-label={brand} fill="currentColor">
      <path d={path} />
    </svg>
  );
}
