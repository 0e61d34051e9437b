import type { CarRecord, Stock } from '~/modules/stock';
import type { Log } from '~/platform/log';

interface Services {
  readonly stock: Pick<Stock, 'lowestPrice30Days'>;
  readonly log: Log;
}

/**
 * A reduction is announced only beside the lowest price of the 30 days before it (Directive 98/6/EC art. 6a). While that cannot be
 * read the car is shown at the price that applies.
 */
export async function readReduction(car: CarRecord, carIndex: string, { stock, log }: Services) {
  if (car.car_has_campaign_price !== true) return { car, lowest: null, isKnown: true };
  try {
    return { car, lowest: await stock.lowestPrice30Days(carIndex, car.car_id), isKnown: true };
  } catch (cause) {
    log.error({ err: cause, carId: car.car_id }, 'lowest price of a car not loaded');
    return { car: { ...car, car_has_campaign_price: false }, lowest: null, isKnown: false };
  }
}
