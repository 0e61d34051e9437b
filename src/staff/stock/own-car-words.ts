import type { OwnCarField } from '~/modules/stock';
import type { StaffFrame } from '../staff.shell';

const RECORD_FIELD = {
  brand: 'car_brand',
  model: 'car_model',
  version: 'car_version',
  year: 'car_year',
  condition: 'car_condition',
  mileage: 'car_mileage',
  price: 'car_price',
  regno: 'car_regno',
  vin: 'car_chassino',
  fuel: 'car_fuel',
  gearbox: 'car_gearbox',
  drive: 'car_drive',
  body: 'car_body',
  color: 'car_color',
  power: 'car_power',
  equipment: 'car_equipment',
} as const satisfies Partial<Record<OwnCarField, string>>;

/** A field by the name that pages give it. */
export function ownFieldLabel(field: OwnCarField, { t }: Pick<StaffFrame, 't'>): string {
  if (field === 'store') return t('staffCars.own.facility');
  if (field === 'description') return t('staffCars.own.description');
  return t(`field.${RECORD_FIELD[field]}`);
}

/** What was typed in a field, as it is told of. */
export function typedText(
  field: OwnCarField,
  text: string,
  { t }: Pick<StaffFrame, 't'>,
  storeNames: ReadonlyMap<string, string>,
): string {
  if (text === '') return '–';
  if (field === 'store') return storeNames.get(text) ?? text;
  if (field === 'condition' && (text === 'new' || text === 'used'))
    return t(`staffCars.own.condition.${text}`);
  return text;
}
