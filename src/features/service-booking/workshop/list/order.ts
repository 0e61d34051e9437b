import type { AvailableWorkshop } from '~/modules/workshop';
import { namesBrand } from '~/modules/workshop/browser';

export type WorkshopOrder = 'nearest' | 'earliest';

/** `nearest` is the order as delivered; `earliest` by first free time, those without one last (WORKSHOP-2). */
export function inOrder<W extends Pick<AvailableWorkshop, 'firstTimeSlot'>>(
  workshops: readonly W[],
  order: WorkshopOrder,
): readonly W[] {
  if (order === 'nearest') return workshops;
  // Date-times of one shape are in the order of their letters; after all of them comes '~'.
  const key = ({ firstTimeSlot }: W) => firstTimeSlot || '~';
  return [...workshops].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Whether the workshop is authorised for a brand; how it is written does not matter, as it does not to the engine. */
export const isAuthorised = ({ brands }: Pick<AvailableWorkshop, 'brands'>, brand: string): boolean =>
  brand.trim() !== '' && namesBrand(brands, brand);
