import type { AvailableWorkshop } from '~/modules/workshop';

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

/** Whether the workshop is authorised for a brand; how it is written does not matter. */
export function isAuthorised({ brands }: Pick<AvailableWorkshop, 'brands'>, brand: string): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('sv');
  return brand.trim() !== '' && brands.some((each) => plain(each) === plain(brand));
}
