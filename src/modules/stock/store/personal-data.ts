import type { TableEntry } from '~/platform/personal-data';

const CARS = {
  ground: 'legitimate interest (f)',
  period: 'weeks after the car was sold',
  personal: { record: 'published', words: 'published' },
} as const satisfies Partial<TableEntry>;

export const stockData: readonly TableEntry[] = [
  {
    ...CARS,
    table: 'stock_cars',
    why: 'cars for sale, with plates and the names of sellers',
    other:
      'site car_id store hash price_minor currency first_seen_at indexed_at sold_at import_id source_digest source_notes',
  },
  {
    ...CARS,
    table: 'stock_staging',
    why: 'cars of a file that is being read',
    period: 'until the file is read; where a crash ended that, until the next start',
    other:
      'import_id car_id line kind store hash price_minor currency price_changed source_digest source_notes',
  },
  {
    ...CARS,
    table: 'stock_held_rows',
    why: 'cars of a file that waits for a person',
    period: 'until the file is decided or overtaken',
    other:
      'import_id car_id line kind store hash price_minor currency price_changed source_digest source_notes',
  },
  {
    table: 'stock_overlays',
    why: 'what staff say of a car, which wins over the file',
    ground: 'legitimate interest (f)',
    period: 'weeks after the car was sold',
    personal: { description: 'published' },
    other: 'site car_id visibility highlighted pictures',
  },
  {
    table: 'stock_own_cars',
    why: 'cars for sale that staff have written, with plates',
    ground: 'legitimate interest (f)',
    period: 'until the car leaves the stock',
    personal: { fields: 'published', regno: 'published', vin: 'published' },
    other: 'site car_id revision same_as',
  },
  {
    table: 'stock_overlay_changes',
    why: 'who of the staff changed what of a car',
    ground: 'legitimate interest (f)',
    period: 'weeks after the car was sold',
    personal: { account: 'reference', before: 'published', after: 'published' },
    other: 'id site car_id at',
  },
  {
    table: 'stock_refusals',
    why: 'rows that could not be read, of the latest 20 imports of a site',
    other: 'import_id position line reason car_id',
  },
  {
    table: 'stock_car_views',
    why: 'how often a car was looked at, by day',
    other: 'site car_id day views',
  },
  {
    table: 'stock_prices',
    why: 'what a car has cost',
    other: 'site car_id at price_minor currency',
  },
  {
    table: 'stock_imports',
    why: 'how imports went, 180 days',
    other: 'id site state started_at heartbeat_at ended_at summary',
  },
];
