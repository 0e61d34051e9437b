import type { PageContext } from '~/page/contract';
import type { CarCardData } from './car-card-record';

export interface CarCardProps {
  readonly car: CarCardData;
  readonly page: PageContext;
  readonly level?: 'h2' | 'h3' | 'h4';
  /** Loading of the picture; `first` has high priority. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** Another car of the list is of this model: the buttons are called after version, year and mileage too. */
  readonly hasTwin?: boolean;
  /** Distance from the place that the list is near. */
  readonly distance?: string | undefined;
  /** The picture's `sizes` attribute. */
  readonly sizes?: string;
}
