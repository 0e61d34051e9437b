import { type FoundCar, findCar, readReduction } from '~/features/car-detail/server';
import { loanOffer } from '~/features/finance/server';
import { toMajor } from '~/modules/finance';
import type { Stock } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { Log } from '~/platform/log';

/** What a quick view shows of a car: the part of its page that can be read beside others. */
export interface QuickViewData extends Pick<FoundCar, 'car' | 'loan' | 'lowestPrice'> {
  /** Something could not be read at present. */
  readonly incomplete: boolean;
}

interface LoadInput {
  readonly page: PageContext;
  readonly services: {
    readonly stock: Pick<Stock, 'car' | 'search' | 'lowestPrice30Days'>;
    readonly log: Log;
  };
}

/**
 * The car of the page's address (car id, then a slug that does not matter here); null for one that is no longer in
 * stock (QUICK-2).
 */
export async function load({ page, services }: LoadInput): Promise<QuickViewData | null> {
  const { carIndex } = page.site;
  const [id = ''] = page.wildcard;
  if (carIndex === null || id === '') return null;
  page.tag(`stock:${carIndex}`);
  const found = await findCar(services.stock, carIndex, id);
  if (found === undefined) return null;
  const { car, lowest, isKnown } = await readReduction(found, carIndex, services);
  const lowestPrice = lowest === null ? null : toMajor(lowest.minor);
  return { car, loan: loanOffer(car, page), lowestPrice, incomplete: !isKnown };
}
