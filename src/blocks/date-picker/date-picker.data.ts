import { type MessageSubset, messageSubset } from '~/messages';
import { type BlockLoader, type FieldsOf, loaded } from '~/page/contract';
import type { block } from './date-picker.block';
import { DATE_PICKER_KEYS, type DatePickerKey } from './texts';

export interface DatePickerData {
  readonly texts: MessageSubset<DatePickerKey>;
}

export const load: BlockLoader<FieldsOf<typeof block>, DatePickerData> = async ({
  page,
  scope,
  services,
}) => {
  const overrides = await services.content.dictionary(scope);
  return loaded({ texts: messageSubset(page.language, DATE_PICKER_KEYS, overrides) });
};
