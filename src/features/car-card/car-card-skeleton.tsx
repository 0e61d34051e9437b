import { Skeleton } from '~/ui/skeleton';
import styles from './car-card.module.css';

/** Placeholder of a card, in its size. */
export function CarCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true" data-skeleton="">
      <div className={styles.missing} />
      <div className={styles.body}>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" height="1rem" />
        <Skeleton width="70%" height="1rem" />
        <div className={styles.line}>
          <Skeleton width="45%" height="1.625rem" />
        </div>
        <Skeleton width="75%" height="1.125rem" />
        <div>
          <Skeleton width="30%" height="1rem" />
        </div>
      </div>
    </li>
  );
}
