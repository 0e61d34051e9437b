import { type MessageSubset, messageSubset } from '~/messages';
import { type BlockLoader, type FieldsOf, loaded } from '~/page/contract';
import { TYRE_HOTEL_KEYS, type TyreHotelKey } from './texts';
import type { block } from './tyre-hotel.block';

export interface TyreHotelData {
  readonly texts: MessageSubset<TyreHotelKey>;
}

export const load: BlockLoader<FieldsOf<typeof block>, TyreHotelData> = async ({ page, scope, services }) => {
  const overrides = await services.content.dictionary(scope);
  return loaded({ texts: messageSubset(page.language, TYRE_HOTEL_KEYS, overrides) });
};
