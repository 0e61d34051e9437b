import { classNames } from '../class-names';
import styles from './price.module.css';

export interface PriceProps {
  /** Written out, with its currency: the loudest thing where it stands. */
  price: string;
  size?: 's' | 'm' | 'l';
  /** 'incl. VAT', 'excl. VAT' (CAR-8). */
  vat?: string | undefined;
  /** 'Ordinary price 289 900 kr', when the price is reduced. */
  before?: string | undefined;
  /** The lowest price of the last 30 days, demanded beside a reduced one (Directive 98/6/EC art. 6a). */
  lowest?: string | undefined;
  /** The cost per month: second to the price. */
  monthly?: string | undefined;
  className?: string | undefined;
}

export function Price({ price, size = 'm', vat, before, lowest, monthly, className }: PriceProps) {
  return (
    <div className={classNames(styles.root, styles[size], className)}>
      <p className={styles.line}>
        <span className={classNames(styles.price, before !== undefined && styles.reduced)}>{price}</span>
        {vat && <span className={styles.vat}>{vat}</span>}
      </p>
      {before && <p className={styles.note}>{before}</p>}
      {lowest && <p className={styles.note}>{lowest}</p>}
      {monthly && <p className={styles.monthly}>{monthly}</p>}
    </div>
  );
}
