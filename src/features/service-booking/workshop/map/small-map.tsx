import type { AvailableWorkshop } from '~/modules/workshop';
import type { ThemeKey } from '~/themes';
import styles from './small-map.module.css';
import { SMALL_HEIGHT, smallPictureOf } from './small-map-picture';

interface Props {
  readonly workshop: Pick<AvailableWorkshop, 'latitude' | 'longitude'>;
  readonly theme: ThemeKey;
  /** Name of the map, for those who cannot see it. */
  readonly label: string;
  /** Whose data the map is made of. */
  readonly credit: string;
}

/** Where one workshop is: a picture from our own server, fetched when it comes near, with a pin in its middle. */
export function SmallMap({ workshop, theme, label, credit }: Props) {
  return (
    <div className={styles.map}>
      <div
        className={styles.picture}
        role="img"
        aria-label={label}
        style={{ blockSize: `${SMALL_HEIGHT}px` }}
      >
        <img {...smallPictureOf(theme, workshop)} alt="" loading="lazy" decoding="async" />
        <span className={styles.pin} />
      </div>
      <p className={styles.credit}>{credit}</p>
    </div>
  );
}
