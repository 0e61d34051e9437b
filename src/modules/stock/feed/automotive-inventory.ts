import { z } from 'zod';
import { townLine } from '~/platform/postal-address';
import { mapWord } from '../domain/vocabulary';
import {
  EXTRA_COLUMNS,
  extraColumns,
  mileageCell,
  moneyCell,
  ownColumns,
  pictures,
  requiredCell,
  yearCell,
} from './cells';
import { type Cells, jsonCell, looksLikeJson, type RowContext, RowRefused, type Unmapped } from './feed-row';

/** Columns of the automotive inventory feed; `image[n].…`, `address.…`, `mileage.…` come besides. */
export const AUTOMOTIVE_INVENTORY_COLUMNS: readonly string[] = [
  'vehicle_id',
  'make',
  'model',
  'year',
  'mileage',
  'image',
  'vin',
  'condition',
  'price',
  'sale_price',
  'exterior_color',
  'trim',
  'date_first_on_lot',
  'state_of_vehicle',
  'dealer_id',
  'dealer_name',
  'dealer_phone',
  'address',
  'availability',
  ...Object.keys(EXTRA_COLUMNS),
];
export const AUTOMOTIVE_INVENTORY_REQUIRED = ['vehicle_id', 'make', 'model', 'year', 'price'] as const;
export const NESTED_COLUMN = /^(?:image(?:\[\d+\])?|address|mileage)[.[]/;

const scalar = z.union([z.string(), z.number()]).nullish();
const mileageShape = z.object({ value: z.union([z.string(), z.number()]), unit: z.string().nullish() });
const addressShape = z.object({
  addr1: scalar,
  street: scalar,
  street_address: scalar,
  city: scalar,
  region: scalar,
  postal_code: scalar,
  zip: scalar,
  country: scalar,
});
const imageShape = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);
const imagesShape = z.union([z.array(imageShape), imageShape.transform((url) => [url])]);

/** The record fields of a row of the automotive inventory feed. Throws `RowRefused`. */
export function automotiveInventoryRow(
  cells: Cells,
  columns: readonly string[],
  context: RowContext,
): { source: Record<string, unknown>; unmapped: readonly Unmapped[] } {
  const price = moneyCell('price', requiredCell(cells, 'price'), context);
  const sale = saleCell(cells, price.currency, context);
  const images = pictures(imageCells(cells, columns));
  const mileage = mileageOf(cells);
  const address = addressOf(cells);
  const name = cells('dealer_name');
  const phone = cells('dealer_phone');
  return {
    source: {
      ...extraColumns(cells),
      car_id: requiredCell(cells, 'vehicle_id'),
      car_site_id: cells('dealer_id'),
      car_chassino: cells('vin'),
      car_year: yearCell(cells, context),
      car_brand: requiredCell(cells, 'make'),
      car_model: requiredCell(cells, 'model'),
      car_version: cells('trim'),
      car_color: cells('exterior_color'),
      ...mileageCell('mileage', mileage.value, mileage.unit, context),
      car_condition: conditionCell(cells),
      car_retail_price: price.value,
      car_campaign_price: sale,
      car_price_currency: price.currency,
      car_publishdate: cells('date_first_on_lot'),
      car_site_name: name,
      car_site_address: address.text,
      car_site_city: address.city,
      car_site_region: address.region,
      car_site_phone: phone,
      car_sellers: phone === null ? [] : [{ name, phone, email: null }],
      car_images: images.car_images,
      ...ownColumns(columns, cells),
    },
    unmapped: images.unmapped,
  };
}

/** Whether the row says that the car cannot be bought ("not available", "out of stock", "sold"). */
export function isWithdrawn(cells: Cells): boolean {
  const word = (cells('availability') ?? '').toLowerCase().replaceAll('_', ' ');
  return word === 'not available' || word === 'out of stock' || word === 'sold' || word === 'unavailable';
}

function saleCell(cells: Cells, currency: string, context: RowContext): number | null {
  const text = cells('sale_price');
  if (text === null) return null;
  const sale = moneyCell('sale_price', text, context);
  if (sale.currency !== currency) throw new RowRefused('sale_price is in another currency than price');
  return sale.value;
}

/** `state_of_vehicle` says new or used; `condition` (excellent, good, …) says it in some files only. */
function conditionCell(cells: Cells): string | null {
  const state = cells('state_of_vehicle');
  if (state !== null) return state;
  const condition = cells('condition');
  return mapWord('car_condition', condition, 'en').known ? condition : null;
}

function shaped<T extends z.ZodType>(column: string, text: string, shape: T): z.output<T> {
  const parsed = shape.safeParse(jsonCell(column, text));
  if (!parsed.success) throw new RowRefused(`${column} is not of the form that the feed format gives it`);
  return parsed.data;
}

function mileageOf(cells: Cells): { value: string | null; unit: string | null } {
  const whole = cells('mileage');
  if (whole === null || !looksLikeJson(whole)) {
    return { value: cells('mileage.value') ?? whole, unit: cells('mileage.unit') };
  }
  const { value, unit } = shaped('mileage', whole, mileageShape);
  return { value: String(value), unit: unit ?? cells('mileage.unit') };
}

function addressOf(cells: Cells): { text: string | null; city: string | null; region: string | null } {
  const whole = cells('address');
  const parts = whole !== null && looksLikeJson(whole) ? shaped('address', whole, addressShape) : {};
  const part = (...names: readonly (keyof typeof parts)[]): string | null => {
    for (const name of names) {
      const value = cells(`address.${name}`) ?? parts[name];
      if (value !== null && value !== undefined && value !== '') return String(value);
    }
    return null;
  };
  const city = part('city');
  const town = townLine(part('postal_code', 'zip') ?? '', city ?? '');
  const lines = [part('addr1', 'street', 'street_address'), town].filter((it) => it !== null && it !== '');
  const plain = whole !== null && !looksLikeJson(whole) ? whole : null;
  return { text: lines.length > 0 ? lines.join(', ') : plain, city, region: part('region') };
}

/** Pictures in the order of their numbers, whichever way each is written: `image[0].url`, JSON in `image` or `image[0]`. */
function imageCells(cells: Cells, columns: readonly string[]): string[] {
  const numbered = columns
    .map((column) => ({ column, number: /^image\[(\d+)\](?:\.url)?$/.exec(column)?.[1] }))
    .filter((it) => it.number !== undefined)
    .sort((a, b) => Number(a.number) - Number(b.number));
  return ['image', 'image.url', ...numbered.map(({ column }) => column)].flatMap((column) => {
    const cell = cells(column);
    if (cell === null) return [];
    return looksLikeJson(cell) ? shaped(column, cell, imagesShape) : [cell];
  });
}
