import { type FoundCar, findCar } from '~/features/car-detail/server';
import { loanOffer } from '~/features/finance/server';
import { toMajor } from '~/modules/finance';
import type { Stock } from '~/modules/stock';
import type { PageContext } from '~/page/contract';

/** What a quick view shows of a car: the part of its page that can be read beside others. */
export type QuickViewData = Pick<FoundCar, 'car' | 'loan' | 'lowestPrice'>;

interface LoadInput {
  readonly page: PageContext;
  readonly services: { readonly stock: Pick<Stock, 'car' | 'search' | 'lowestPrice30Days'> };
}

/**
 * The car of the page's address (car id, then a slug that does not matter here); null for one that is no longer in
 * stock (QUICK-2).
 */
export async function load({ page, services: { stock } }: LoadInput): Promise<QuickViewData | null> {
  const { carIndex } = page.site;
  const [id = ''] = page.wildcard;
  if (carIndex === null || id === '') return null;
  page.tag(`stock:${carIndex}`);
  const car = await findCar(stock, carIndex, id);
  if (car === undefined) return null;
  const reduced = car.car_has_campaign_price === true;
  const lowest = reduced ? await stock.lowestPrice30Days(carIndex, car.car_id) : null;
  return { car, loan: loanOffer(car, page), lowestPrice: lowest === null ? null : toMajor(lowest.minor) };
}
