import { carName } from '~/features/car-text/server';
import type { PageContext } from '~/page/contract';
import { carPath } from '~/sites/paths';
import styles from './car-card.module.css';
import type { CarCardData } from './car-card-record';

interface FarCardProps {
  readonly car: CarCardData;
  readonly page: PageContext;
  /** Index of the page of the list that has the card in full. */
  readonly listPage: number;
}

/** A card far from the visitor's place, in its size: the car's name and the way to it (LIST-13). */
export function FarCard({ car, page, listPage }: FarCardProps) {
  return (
    <li className={styles.far} data-key={car.car_id} data-far={listPage}>
      <a href={page.href(carPath(page.site, car))}>
        {[carName(car, page), car.car_version].filter(Boolean).join(' ')}
      </a>
    </li>
  );
}
