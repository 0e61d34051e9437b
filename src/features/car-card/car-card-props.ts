import type { PageContext } from '~/page/contract';
import type { CarCardData } from './car-card-record';

export interface CarCardProps {
  readonly car: CarCardData;
  readonly page: PageContext;
  readonly level?: 'h2' | 'h3' | 'h4';
  /** Loading of the picture; `first` has high priority. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** Distance from the place that the list is near. */
  readonly distance?: string | undefined;
  /** The picture's `sizes` attribute. */
  readonly sizes?: string;
}
