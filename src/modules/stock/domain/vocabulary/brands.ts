/** Names of makes as their makers write them; feeds shout, abbreviate and leave hyphens out. */
export const BRANDS = [
  'Abarth',
  'Aiways',
  'Alfa Romeo',
  'Alpine',
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'BYD',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Citroën',
  'Cupra',
  'Dacia',
  'Dodge',
  'DS',
  'Ferrari',
  'Fiat',
  'Fisker',
  'Ford',
  'GMC',
  'Honda',
  'Hongqi',
  'Hyundai',
  'Ineos',
  'Isuzu',
  'Iveco',
  'Jaguar',
  'Jeep',
  'Kia',
  'Lamborghini',
  'Lancia',
  'Land Rover',
  'Leapmotor',
  'Lexus',
  'Lotus',
  'Lucid',
  'Lynk & Co',
  'MAN',
  'Maserati',
  'Maxus',
  'Mazda',
  'McLaren',
  'Mercedes-Benz',
  'MG',
  'MINI',
  'Mitsubishi',
  'NIO',
  'Nissan',
  'Omoda',
  'Opel',
  'ORA',
  'Peugeot',
  'Polestar',
  'Porsche',
  'RAM',
  'Renault',
  'Rolls-Royce',
  'Saab',
  'SEAT',
  'Škoda',
  'smart',
  'SsangYong',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'VinFast',
  'Volkswagen',
  'Volvo',
  'Voyah',
  'XPENG',
  'Zeekr',
  'Vauxhall',
] as const;

/** How else a make is called in feeds, without spaces and marks. */
const OTHER_BRAND_NAMES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  chevy: 'Chevrolet',
  alfa: 'Alfa Romeo',
  rangerover: 'Land Rover',
  landrover: 'Land Rover',
  lynkco: 'Lynk & Co',
  lynkandco: 'Lynk & Co',
  volkswagencommercialvehicles: 'Volkswagen',
  dsautomobiles: 'DS',
  kgmssangyong: 'SsangYong',
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');

const byKey = new Map<string, string>([
  ...BRANDS.map((name) => [keyOf(name), name] as const),
  ...Object.entries(OTHER_BRAND_NAMES),
]);

/** The maker's spelling of a make ("VW", "MERCEDES BENZ"); one we do not know stays as it is. */
export function canonicalBrand(name: string): string {
  return byKey.get(keyOf(name)) ?? name;
}
