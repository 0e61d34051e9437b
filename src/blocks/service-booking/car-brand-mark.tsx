import { useEffect, useState } from 'react';
import styles from './service-booking.module.css';

/** The mark of the car's make, or its name where there is none; the marks are fetched when a car is known. */
export function CarBrandMark({ brand }: { brand: string }) {
  const [marks, setMarks] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    let isGone = false;
    import('~/ui/icon/brand-marks').then(
      ({ BRAND_MARKS }) => {
        if (!isGone) setMarks(BRAND_MARKS);
      },
      // Without the marks the name stands there.
      () => setMarks({}),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (marks === null) return <span className={styles.markPlace} aria-hidden="true" />;
  const path = marks[markName(brand, marks)];
  if (path === undefined)
    return (
      <span className={styles.markName} data-brand-mark="">
        {brand}
      </span>
    );
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.mark}
      role="img"
      aria-label={brand}
      data-brand-mark=""
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  );
}

/** Registers write makes in capitals; the marks are named as the makes name themselves. */
const markName = (brand: string, marks: Readonly<Record<string, string>>): string =>
  Object.keys(marks).find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand;
