import type { BrandClass } from '~/modules/workshop';

/** Brands of cars and vans that the catalogue is for; lorries have a service of their own. */
export const CAR_BRANDS: readonly string[] = [
  ...['Abarth', 'Alfa Romeo', 'Alpine', 'Audi', 'BMW', 'BYD', 'Cadillac', 'Chevrolet', 'Citroën', 'Corvette'],
  ...[
    'Cupra',
    'Dacia',
    'Dodge',
    'DS',
    'Fiat',
    'Ford',
    'Honda',
    'Hongqi',
    'Hyundai',
    'Ineos',
    'Isuzu',
    'Iveco',
  ],
  ...['Jaguar', 'Jeep', 'Kia', 'Lancia', 'Land Rover', 'Lexus', 'Lotus', 'Lynk & Co', 'Maxus', 'Mazda'],
  ...['Mercedes-Benz', 'MG', 'MINI', 'Mitsubishi', 'NIO', 'Nissan', 'Opel', 'Peugeot', 'Polestar', 'Porsche'],
  ...['RAM', 'Renault', 'Rover', 'Saab', 'SEAT', 'Škoda', 'smart', 'Subaru', 'Suzuki', 'Tesla', 'Toyota'],
  ...['Volkswagen', 'Volvo', 'XPeng'],
];

/** Workshops for cars do not take lorries: their work takes days and is not booked on the web. */
export const LORRY_BRANDS: readonly string[] = ['Scania', 'MAN', 'DAF'];

const of = (brandClass: BrandClass, ...brands: readonly string[]) =>
  brands.map((brand) => [brand.toLowerCase(), brandClass] as const);

/** Class of a brand by its lower-case name. */
export const BRAND_CLASS: Readonly<Record<string, BrandClass>> = Object.fromEntries([
  ...of('premium', 'Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Land Rover', 'Jaguar', 'Cadillac', 'Corvette'),
  ...of('premium', 'Lotus', 'Alpine', 'Lexus', 'Polestar', 'Tesla', 'NIO', 'Hongqi', 'Ineos'),
  ...of('light-commercial', 'Iveco', 'Maxus', 'Isuzu', 'RAM', 'Mercedes-Benz Transportbilar'),
  ...of('light-commercial', 'Volkswagen Transportbilar', 'Scania', 'MAN', 'DAF'),
]);
