import { carName } from '~/features/car-text/server';
import { CarCard } from './car-card';
import type { CarCardProps } from './car-card-props';
import type { CarCardData } from './car-card-record';

/** A few cars as items of a list. Those of one model are told apart by ear without the script that names the buttons of a long list. */
export function CarCards({
  cars,
  page,
  ...props
}: Omit<CarCardProps, 'car' | 'hasTwin'> & { readonly cars: readonly CarCardData[] }) {
  const names = cars.map((car) => carName(car, page));
  return cars.map((car, at) => (
    <CarCard
      key={car.car_id}
      car={car}
      page={page}
      hasTwin={names.some((name, other) => other !== at && name === names[at])}
      {...props}
    />
  ));
}
