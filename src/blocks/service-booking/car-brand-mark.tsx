import { useEffect, useState } from 'react';
import { brandMarkAddress } from '~/ui/icon/addresses';
import styles from './service-booking.module.css';

/** The mark of the car's make, or its name where there is none. */
export function CarBrandMark({ brand }: { brand: string }) {
  const [found, setFound] = useState<{ readonly brand: string; readonly hasMark: boolean } | null>(null);
  const address = brandMarkAddress(brand);
  useEffect(() => {
    let isGone = false;
    const settle = (hasMark: boolean) => {
      if (!isGone) setFound({ brand, hasMark });
    };
    fetch(address).then(
      ({ status }) => settle(status === 200),
      // Without the mark the name stands there.
      () => settle(false),
    );
    return () => {
      isGone = true;
    };
  }, [address, brand]);
  if (found?.brand !== brand) return <span className={styles.markPlace} aria-hidden="true" />;
  if (!found.hasMark)
    return (
      <span className={styles.markName} data-brand-mark="">
        {brand}
      </span>
    );
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} role="img" aria-label={brand} data-brand-mark="">
      <use href={`${address}#i`} />
    </svg>
  );
}
