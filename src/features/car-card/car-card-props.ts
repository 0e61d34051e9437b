import type { PageContext } from '~/page/contract';
import type { CarCardData } from './car-card-record';

export interface CarCardProps {
  readonly car: CarCardData;
  readonly page: PageContext;
  readonly level?: 'h2' | 'h3' | 'h4';
  /** The first row of the first screen: its pictures do not wait, the very first goes before all others. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** How far away the car stands, for the visitor who asked. */
  readonly distance?: string | undefined;
  /** How wide a card is drawn, as in the picture's attribute. */
  readonly sizes?: string;
}
