import { type ListShape, listShape } from '~/features/car-search/browser';
import type { ListSetting } from '~/sites';

/** The shape of a site's list of facilities, with what an editor has fixed: near a place, the nearest one stands first. */
export const facilityListShape = (setting: ListSetting, fixed: ListShape['fixed']): ListShape => ({
  ...listShape(setting, fixed),
  hasPlaces: true,
  isNearestFirst: true,
});
