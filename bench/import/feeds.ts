import type { CarRecord } from '~/modules/stock';

/** One feed format: how a car's row is written in it. */
export interface FeedFormat {
  readonly name: string;
  readonly file: string;
  /** First line, '' for none. */
  readonly head: string;
  row(car: CarRecord): string;
}

type Columns = Readonly<Record<string, (car: CarRecord) => string | number | null>>;

const quoted = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (name: string, file: string, columns: Columns): FeedFormat => ({
  name,
  file,
  head: Object.keys(columns).join(','),
  row: (car) =>
    Object.values(columns)
      .map((cell) => quoted(cell(car)))
      .join(','),
});

const address = (car: CarRecord) => `https://pictures.example/${car.car_id}`;
const phoneOf = (car: CarRecord) => car.car_site_phone;

const vehicleListing: Columns = {
  store_code: (car) => car.car_site_id,
  id: (car) => car.car_id,
  vin: (car) => car.car_chassino,
  year: (car) => car.car_year,
  make: (car) => car.car_brand,
  model: (car) => car.car_model,
  trim: (car) => car.car_version,
  exterior_color: (car) => car.car_color,
  mileage: (car) => (car.car_odometer === null ? null : `${car.car_odometer} km`),
  condition: (car) => (car.car_is_used ? 'used' : 'new'),
  price: (car) => `${car.car_retail_price ?? 1}.00 ${car.car_price_currency}`,
  date_in_stock: (car) => car.car_publishdate,
  dealership_name: (car) => car.car_site_name,
  dealership_address: (car) => car.car_site_address,
  tracking_phone_number: phoneOf,
  image_link: (car) => `${address(car)}/0.jpg`,
  additional_image_link: (car) => [1, 2, 3, 4, 5].map((n) => `${address(car)}/${n}.jpg`).join(','),
  vehicle_option: (car) => car.car_equipment.join(';'),
  fuel_type: (car) => car.car_fuel,
  transmission: (car) => car.car_gearbox,
  body_style: (car) => car.car_body,
  drivetrain: (car) => car.car_drive,
  description: (car) => car.car_description,
};

const automotiveInventory: Columns = {
  vehicle_id: (car) => car.car_id,
  title: (car) => `${car.car_brand} ${car.car_model}`,
  description: (car) => car.car_description,
  url: (car) => `https://dealer.example/${car.car_id}`,
  make: (car) => car.car_brand,
  model: (car) => car.car_model,
  year: (car) => car.car_year,
  'mileage.value': (car) => car.car_odometer,
  'mileage.unit': () => 'KM',
  'image[0].url': (car) => `${address(car)}/0.jpg`,
  'image[1].url': (car) => `${address(car)}/1.jpg`,
  'image[2].url': (car) => `${address(car)}/2.jpg`,
  transmission: (car) => car.car_gearbox,
  fuel_type: (car) => car.car_fuel,
  body_style: (car) => car.car_body,
  drivetrain: (car) => car.car_drive,
  vin: (car) => car.car_chassino,
  price: (car) => `${car.car_retail_price ?? 1} ${car.car_price_currency}`,
  exterior_color: (car) => car.car_color,
  trim: (car) => car.car_version,
  date_first_on_lot: (car) => car.car_publishdate?.slice(0, 10) ?? null,
  state_of_vehicle: (car) => (car.car_is_used ? 'used' : 'new'),
  dealer_id: (car) => car.car_site_id,
  dealer_name: (car) => car.car_site_name,
  dealer_phone: phoneOf,
  address: (car) => JSON.stringify({ addr1: car.car_site_address, city: car.car_site_city, country: 'SE' }),
  availability: () => 'available',
};

export const FEEDS: readonly FeedFormat[] = [
  csv('Vehicle listing feed', 'vehicle-listing.csv', vehicleListing),
  csv('Automotive inventory feed', 'automotive-inventory.csv', automotiveInventory),
  { name: 'Record lines', file: 'records.jsonl', head: '', row: (car) => JSON.stringify(car) },
];
