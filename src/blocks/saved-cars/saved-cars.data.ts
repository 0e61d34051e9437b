import { type CarCardData, carCards, carsByIds } from '~/features/car-card/server';
import { askedIds } from '~/features/saved-cars/browser';
import type { Stock } from '~/modules/stock';
import { type BlockOutcome, loaded, nothing, type PageContext } from '~/page/contract';

export interface SavedCarsData {
  readonly cards: readonly CarCardData[];
  /** Ids of cars that are no longer for sale. */
  readonly gone: readonly string[];
  /** The address names no cars: the script asks for those of the device. */
  readonly asksDevice: boolean;
}

interface LoadInput {
  readonly page: PageContext;
  readonly services: { readonly stock: Pick<Stock, 'search' | 'lowestPrice30Days'> };
}

/** The cars of the address; without any, a page that the device's own cars are put into. */
export async function load({ page, services }: LoadInput): Promise<BlockOutcome<SavedCarsData>> {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const { ids, answer } = askedIds(page, 'saved-cars');
  const { records, gone } = await carsByIds(services.stock, carIndex, ids);
  const cards = await carCards(services.stock, carIndex, records);
  return loaded({ cards, gone, asksDevice: ids.length === 0 }, answer);
}
