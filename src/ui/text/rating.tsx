import { Icon } from '../icon/icon';
import styles from './rating.module.css';

/** Stars of a test, such as Euro NCAP; the label says it in words. */
export function Rating({ value, max = 5, label }: { value: number; max?: number; label: string }) {
  const places = Array.from({ length: max }, (_, at) => at + 1);
  return (
    <span role="img" aria-label={label} className={styles.rating}>
      {places.map((place) => (
        <Icon
          key={place}
          name="Star"
          size="1.125em"
          filled={place <= value}
          className={place <= value ? styles.on : styles.off}
        />
      ))}
    </span>
  );
}
