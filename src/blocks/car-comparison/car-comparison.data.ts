import { readReduction } from '~/features/car-detail/server';
import { type LoanOffer, loanOffer } from '~/features/finance/server';
import { idsOfPage } from '~/features/saved-cars/browser';
import { toMajor } from '~/modules/finance';
import type { CarRecord, Stock } from '~/modules/stock';
import { type BlockOutcome, loaded, nothing, type PageContext } from '~/page/contract';
import type { Log } from '~/platform/log';

export interface ComparedCar {
  readonly car: CarRecord;
  /** Loan at its default values. */
  readonly loan: LoanOffer | null;
  /** Whole currency; null unless the price is reduced and an earlier price is known. */
  readonly lowestPrice: number | null;
}

export interface CarComparisonData {
  readonly cars: readonly ComparedCar[];
  /** Ids of cars that are no longer for sale. */
  readonly gone: readonly string[];
  /** The address names no cars: the script requests those stored on the device. */
  readonly isFromDevice: boolean;
}

interface Services {
  readonly stock: Pick<Stock, 'car' | 'lowestPrice30Days'>;
  readonly log: Log;
}

interface LoadInput {
  readonly page: PageContext;
  readonly services: Services;
}

/** The cars of the address, in its order; without any, the script fills in the device's. */
export async function load({ page, services }: LoadInput): Promise<BlockOutcome<CarComparisonData>> {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const { ids, answer } = idsOfPage(page, 'compared-cars');
  const found = await Promise.all(ids.map((id) => comparedCar(id, carIndex, page, services)));
  const cars = found.filter((each) => each !== null);
  return loaded(
    {
      cars: cars.map(({ compared }) => compared),
      gone: ids.filter((_, at) => found[at] === null),
      isFromDevice: ids.length === 0,
    },
    { ...answer, incomplete: answer.incomplete || cars.some(({ isKnown }) => !isKnown) },
  );
}

async function comparedCar(
  id: string,
  carIndex: string,
  page: PageContext,
  services: Services,
): Promise<{ readonly compared: ComparedCar; readonly isKnown: boolean } | null> {
  const record = await services.stock.car(carIndex, id);
  if (record === undefined) return null;
  const { car, lowest, isKnown } = await readReduction(record, carIndex, services);
  const lowestPrice = lowest === null ? null : toMajor(lowest.minor);
  return { compared: { car, loan: loanOffer(car, page), lowestPrice }, isKnown };
}
