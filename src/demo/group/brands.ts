import type { SiteBrand } from '~/modules/facilities';

/** Brands of the demo group with the codes of its dealer system. */
export const BRANDS = {
  mercedes: { name: 'Mercedes-Benz', brand_code: 'MB' },
  mercedesElectric: { name: 'Mercedes-EQ', brand_code: 'MB_EQ' },
  mercedesTransport: { name: 'Mercedes-Benz Transportbilar', brand_code: 'MB_TRANSPORT' },
  smart: { name: 'smart', brand_code: 'SMART' },
  volkswagen: { name: 'Volkswagen', brand_code: 'VW' },
  volkswagenTransport: { name: 'Volkswagen Transportbilar', brand_code: 'VW_TRANSPORT' },
  audi: { name: 'Audi', brand_code: 'AUDI' },
  skoda: { name: 'Škoda', brand_code: 'SKODA' },
  seat: { name: 'SEAT', brand_code: 'SEAT' },
  cupra: { name: 'Cupra', brand_code: 'CUPRA' },
  bmw: { name: 'BMW', brand_code: 'BMW' },
  bmwI: { name: 'BMW i', brand_code: 'BMW_I' },
  mini: { name: 'MINI', brand_code: 'MINI' },
  volvo: { name: 'Volvo', brand_code: 'VOLVO' },
  polestar: { name: 'Polestar', brand_code: 'POLESTAR' },
  kia: { name: 'Kia', brand_code: 'KIA' },
  ford: { name: 'Ford', brand_code: 'FORD' },
  toyota: { name: 'Toyota', brand_code: 'TOYOTA' },
  renault: { name: 'Renault', brand_code: 'RENAULT' },
  dacia: { name: 'Dacia', brand_code: 'DACIA' },
  peugeot: { name: 'Peugeot', brand_code: 'PEUGEOT' },
  hyundai: { name: 'Hyundai', brand_code: 'HYUNDAI' },
} as const satisfies Record<string, SiteBrand>;

/** What is sold together under one roof, and how often. */
export const FRANCHISES: readonly (readonly [readonly SiteBrand[], number])[] = [
  [[BRANDS.mercedes, BRANDS.mercedesElectric, BRANDS.mercedesTransport, BRANDS.smart], 10],
  [[BRANDS.volkswagen, BRANDS.volkswagenTransport, BRANDS.skoda, BRANDS.seat, BRANDS.cupra], 8],
  [[BRANDS.volkswagen, BRANDS.audi, BRANDS.skoda], 5],
  [[BRANDS.bmw, BRANDS.bmwI, BRANDS.mini], 7],
  [[BRANDS.volvo, BRANDS.polestar], 7],
  [[BRANDS.kia], 6],
  [[BRANDS.ford], 5],
  [[BRANDS.toyota], 4],
  [[BRANDS.renault, BRANDS.dacia], 5],
  [[BRANDS.peugeot], 3],
  [[BRANDS.hyundai], 4],
];
