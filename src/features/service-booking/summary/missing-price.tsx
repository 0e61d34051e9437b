import { type KeyboardEvent, useState } from 'react';
import { classNames } from '~/ui/class-names';
import type { SummaryTexts } from './texts';
import styles from './tooltip.module.css';

export interface MissingPriceProps {
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
}

/** "Pris saknas*", with the reason for whoever points at it, touches it or comes by keyboard; Escape puts it away. */
export function MissingPrice({ t, id }: MissingPriceProps) {
  const [dismissed, setDismissed] = useState(false);
  const show = () => setDismissed(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <span className={classNames(styles.root, dismissed && styles.dismissed)}>
      <button
        type="button"
        className={styles.term}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onFocus={show}
        onMouseEnter={show}
        onClick={show}
      >
        {t('summary.priceMissing')}
      </button>
      <span role="tooltip" id={id} className={styles.tip}>
        {t('summary.priceMissingWhy')}
      </span>
    </span>
  );
}
