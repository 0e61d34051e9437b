import { useEffect, useState } from 'react';
import { brandMarkAddress } from '~/ui/icon/addresses';
import styles from './car-brand-mark.module.css';

/** The mark of the car's make: its own, or its name as a drawing; in letters where it cannot be drawn. */
export function CarBrandMark({ brand }: { brand: string }) {
  const [found, setFound] = useState<{ readonly brand: string; readonly width: number | null } | null>(null);
  const address = brandMarkAddress(brand);
  useEffect(() => {
    let isGone = false;
    const settle = (width: number | null) => {
      if (!isGone) setFound({ brand, width });
    };
    fetch(address)
      .then((answer) => (answer.status === 200 ? answer.text() : ''))
      .then(
        (file) => settle(widthOf(file)),
        // Without the mark the name stands there.
        () => settle(null),
      );
    return () => {
      isGone = true;
    };
  }, [address, brand]);
  if (found?.brand !== brand) return <span className={styles.markPlace} aria-hidden="true" />;
  if (found.width === null)
    return (
      <span className={styles.markName} data-brand-mark="">
        {brand}
      </span>
    );
  return (
    <svg
      viewBox={`0 0 ${found.width} 24`}
      className={styles.mark}
      role="img"
      aria-label={brand}
      data-brand-mark=""
    >
      <use href={`${address}#i`} />
    </svg>
  );
}

/** How wide a drawing is that is 24 high: a mark is as wide as that, a name as wide as it is long. */
const widthOf = (file: string): number | null =>
  Number(/viewBox="0 0 ([\d.]+) 24"/.exec(file)?.[1] ?? 0) || null;
