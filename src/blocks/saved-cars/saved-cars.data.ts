import { type CarCardData, carCards } from '../car-card/car-card-data';
import { carsByIds } from '../car-card/cars-by-ids';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '../contract';
import { askedIds } from './asked-ids';
import type { block } from './saved-cars.block';

export interface SavedCarsData {
  readonly cards: readonly CarCardData[];
  /** Ids of cars that are no longer for sale. */
  readonly gone: readonly string[];
  /** The address names no cars: the script asks for those of the device. */
  readonly asksDevice: boolean;
}

/** The cars of the address; without any, a page that the device's own cars are put into. */
export const load: BlockLoader<FieldsOf<typeof block>, SavedCarsData> = async ({ page, services }) => {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const { ids, answer } = askedIds(page, 'saved-cars');
  const { records, gone } = await carsByIds(services.stock, carIndex, ids);
  const cards = await carCards(services.stock, carIndex, records);
  return loaded({ cards, gone, asksDevice: ids.length === 0 }, answer);
};
