import { type LoanOffer, loanOffer } from '~/features/finance/server';
import { idsOfPage } from '~/features/saved-cars/browser';
import { toMajor } from '~/modules/finance';
import type { CarRecord, Stock } from '~/modules/stock';
import { type BlockOutcome, loaded, nothing, type PageContext } from '~/page/contract';

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

type StockReader = Pick<Stock, 'car' | 'lowestPrice30Days'>;

interface LoadInput {
  readonly page: PageContext;
  readonly services: { readonly stock: StockReader };
}

/** The cars of the address, in its order; without any, the script fills in the device's. */
export async function load({
  page,
  services: { stock },
}: LoadInput): Promise<BlockOutcome<CarComparisonData>> {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const { ids, answer } = idsOfPage(page, 'compared-cars');
  const found = await Promise.all(ids.map((id) => comparedCar(id, carIndex, page, stock)));
  return loaded(
    {
      cars: found.filter((car) => car !== null),
      gone: ids.filter((_, at) => found[at] === null),
      isFromDevice: ids.length === 0,
    },
    answer,
  );
}

async function comparedCar(
  id: string,
  carIndex: string,
  page: PageContext,
  stock: StockReader,
): Promise<ComparedCar | null> {
  const car = await stock.car(carIndex, id);
  if (car === undefined) return null;
  const reduced = car.car_has_campaign_price === true;
  const lowest = reduced ? await stock.lowestPrice30Days(carIndex, id) : null;
  return { car, loan: loanOffer(car, page), lowestPrice: lowest === null ? null : toMajor(lowest.minor) };
}
