import { namesBrand } from '../brand';
import type { BrandClass, CarRule, Service } from '../model';
import type { Vehicle } from '../vehicle';

/** What decides whether a service suits a car. */
export interface RuledCar extends Pick<Vehicle, 'brand' | 'buildYear' | 'fuel'> {
  readonly brandClass: BrandClass;
}

/**
 * Whether a service suits a car, at any workshop: all rules hold, and a list of brands contains its own. An unknown value meets
 * no rule: a doubtful service is not offered.
 */
export const suitsCar = ({ cars, brands }: Pick<Service, 'cars' | 'brands'>, car: RuledCar): boolean =>
  (typeof brands === 'string' || namesBrand(brands, car.brand)) && cars.every((rule) => meets(rule, car));

function meets(rule: CarRule, { fuel, buildYear, brandClass }: RuledCar): boolean {
  switch (rule.of) {
    case 'fuel':
      return fuel !== null && rule.among.includes(fuel);
    case 'buildYear':
      return (
        buildYear !== null &&
        buildYear >= (rule.from ?? Number.NEGATIVE_INFINITY) &&
        buildYear <= (rule.until ?? Number.POSITIVE_INFINITY)
      );
    case 'brandClass':
      return rule.among.includes(brandClass);
  }
}
