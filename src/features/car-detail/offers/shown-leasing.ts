import type { ClaimedLeasing } from '~/modules/leads';
import type { CarRecord, LeasingOption } from '~/modules/stock';
import type { Site } from '~/sites';

/** Kinds of leasing in the order that a page shows them. */
const KINDS = [
  {
    type: 'Private',
    flag: 'car_has_privateleasing',
    title: 'finance.privateLeasing',
    vat: 'car.includingVat',
  },
  {
    type: 'Company',
    flag: 'car_has_companyleasing',
    title: 'finance.companyLeasing',
    vat: 'car.excludingVat',
  },
] as const;

type LeasedCar = Pick<CarRecord, 'car_leasing_options' | 'car_has_privateleasing' | 'car_has_companyleasing'>;

export type LeasingKind = (typeof KINDS)[number] & { readonly options: readonly LeasingOption[] };

/** The leasing that the pages of a site show of a car: one kind after the other, each with its options. */
export function leasingKinds(car: LeasedCar, site: Pick<Site, 'features'>): readonly LeasingKind[] {
  if (!site.features.leasing) return [];
  return KINDS.flatMap((kind) => {
    const options = car.car_leasing_options.filter(({ leasing_type }) => leasing_type === kind.type);
    return car[kind.flag] === true && options.length > 0 ? [{ ...kind, options }] : [];
  });
}

/** The same options as a request tells of them. */
export const shownLeasing = (
  car: LeasedCar,
  site: Pick<Site, 'features'>,
): readonly (ClaimedLeasing & { readonly monthlyText: string | null })[] =>
  leasingKinds(car, site).flatMap(({ type, options }) =>
    options.map((option) => ({
      type,
      monthlyCost: option.monthly_cost,
      monthlyText: option.monthly_cost_text,
      months: option.duration,
      mileage: option.mileage,
    })),
  );
