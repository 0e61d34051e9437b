import { type CarCardData, carCards, carsByIds } from '~/features/car-card/server';
import { idsOfPage } from '~/features/saved-cars/browser';
import type { Stock } from '~/modules/stock';
import { type BlockOutcome, loaded, nothing, type PageContext } from '~/page/contract';

export interface SavedCarsData {
  readonly cards: readonly CarCardData[];
  /** Ids of cars that are no longer for sale. */
  readonly gone: readonly string[];
  /** The address names no cars: the script requests those stored on the device. */
  readonly isFromDevice: boolean;
}

interface LoadInput {
  readonly page: PageContext;
  readonly services: { readonly stock: Pick<Stock, 'search' | 'lowestPrice30Days'> };
}

/** The cars of the address; without any, the script fills in the device's. */
export async function load({ page, services }: LoadInput): Promise<BlockOutcome<SavedCarsData>> {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const { ids, answer } = idsOfPage(page, 'saved-cars');
  const { records, gone } = await carsByIds(services.stock, carIndex, ids);
  const cards = await carCards(services.stock, carIndex, records);
  return loaded({ cards, gone, isFromDevice: ids.length === 0 }, answer);
}
