import {
  EXTRA_COLUMNS,
  extraColumns,
  mileageCell,
  moneyCell,
  ownColumns,
  pictures,
  requiredCell,
  splitList,
  yearCell,
} from './cells';
import { type Cells, type RowContext, RowRefused, type Unmapped } from './feed-row';

/** Columns of the vehicle listing feed (developers.google.com/vehicle-listings/reference/feed-specification). */
export const VEHICLE_LISTING_COLUMNS: readonly string[] = [
  'store_code',
  'id',
  'vin',
  'year',
  'make',
  'model',
  'trim',
  'exterior_color',
  'mileage',
  'condition',
  'price',
  'date_in_stock',
  'dealership_name',
  'dealership_address',
  'tracking_phone_number',
  'image_link',
  'additional_image_link',
  'vehicle_option',
  'legal_disclaimer',
  ...Object.keys(EXTRA_COLUMNS),
];

/** Columns without which no row can be a car. */
export const VEHICLE_LISTING_REQUIRED = ['make', 'model', 'year', 'price'] as const;

/** The record fields of a row of the vehicle listing feed. Throws `RowRefused`. */
export function vehicleListingRow(
  cells: Cells,
  columns: readonly string[],
  context: RowContext,
): { source: Record<string, unknown>; unmapped: readonly Unmapped[] } {
  const id = cells('id') ?? cells('vin');
  if (id === null) throw new RowRefused('id is missing');
  const price = moneyCell('price', requiredCell(cells, 'price'), context);
  const images = pictures(
    [cells('image_link'), ...splitImages(cells('additional_image_link'))].filter((it) => it !== null),
  );
  const phone = cells('tracking_phone_number');
  const name = cells('dealership_name');
  const extra = extraColumns(cells);
  return {
    source: {
      ...extra,
      car_id: id,
      car_site_id: cells('store_code'),
      car_chassino: cells('vin'),
      car_year: yearCell(cells, context),
      car_brand: requiredCell(cells, 'make'),
      car_model: requiredCell(cells, 'model'),
      car_version: cells('trim'),
      car_color: cells('exterior_color'),
      ...mileageCell('mileage', cells('mileage'), null, context),
      car_condition: cells('condition'),
      car_retail_price: price.value,
      car_price_currency: price.currency,
      car_publishdate: cells('date_in_stock'),
      car_site_name: name,
      car_site_address: cells('dealership_address'),
      car_site_phone: phone,
      car_sellers: phone === null ? [] : [{ name, phone, email: null }],
      car_images: images.car_images,
      car_equipment: splitList(cells('vehicle_option')),
      car_description: [cells('description'), cells('legal_disclaimer')]
        .filter((it) => it !== null)
        .join('\n\n'),
      ...ownColumns(columns, cells),
    },
    unmapped: images.unmapped,
  };
}

/** Addresses separated by commas; a comma inside an address is none that is followed by a scheme. */
function splitImages(text: string | null): string[] {
  return (text ?? '')
    .split(/[,\s]+(?=https?:\/\/|\/)/i)
    .map((address) => address.trim().replace(/,$/, ''))
    .filter((address) => address !== '');
}
