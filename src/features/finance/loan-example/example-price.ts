import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';

/** The price in an example of a loan: that of a light commercial vehicle is without VAT, and says so beside it (CAR-8). */
export const examplePrice = (
  { car_vehicle_type_code: type }: Pick<CarRecord, 'car_vehicle_type_code'>,
  price: string,
  t: PageContext['t'],
): string => (type === 'LCV' ? `${price} ${t('car.excludingVat')}` : price);
