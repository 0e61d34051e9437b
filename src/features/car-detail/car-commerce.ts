import type { Commerce } from '~/features/request-form/browser';
import type { CarRecord } from '~/modules/stock';

/** A car as analytics reads what is sold: the currency goes with the value. */
export function carCommerce(car: CarRecord, siteCurrency: string): Commerce {
  const { car_price: price } = car;
  return {
    ...(price !== null && { currency: car.car_price_currency ?? siteCurrency, value: price }),
    items: [
      {
        item_id: car.car_id,
        // Names of the record, whatever the page's language: reports count one car once.
        item_name: `${car.car_brand} ${car.car_model_text ?? car.car_model}`,
        item_brand: car.car_brand,
        ...(car.car_body !== null && { item_category: car.car_body }),
        ...(car.car_version !== null && { item_variant: car.car_version }),
        ...(price !== null && { price }),
        quantity: 1,
      },
    ],
  };
}
