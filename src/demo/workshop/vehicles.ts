import type { BrandClass, Fuel, RegisteredVehicle } from '~/modules/workshop';

interface Extra {
  readonly agreement?: true;
  readonly brandClass?: BrandClass;
  readonly carClass?: string;
  readonly fails?: RegisteredVehicle['fails'];
}

type Row = readonly [
  plate: string,
  brand: string,
  model: string,
  buildYear: number | null,
  fuel: Fuel | null,
  extra?: Extra,
];

const AGREEMENT = { agreement: true } as const satisfies Extra;
const VAN = { brandClass: 'light-commercial' } as const satisfies Extra;

/** Cars that exist nowhere: plausible Swedish numbers, personal ones among them. */
const ROWS: readonly Row[] = [
  // Ordinary cars.
  ['ABC123', 'Volvo', 'V60 B4', 2021, 'petrol'],
  ['ABC12A', 'Volkswagen', 'Golf 1.5 TSI', 2020, 'petrol'],
  ['KTR482', 'Volvo', 'V90 Cross Country', 2019, 'diesel'],
  ['DGH614', 'Volvo', 'XC40', 2022, 'petrol'],
  ['LMP375', 'Volkswagen', 'Passat GTE', 2020, 'plug-in-hybrid'],
  ['RTS208', 'Škoda', 'Octavia Combi', 2018, 'diesel'],
  ['WXD91K', 'SEAT', 'Leon Sportstourer', 2021, 'petrol'],
  ['FJB550', 'Cupra', 'Formentor', 2022, 'petrol'],
  ['HNL337', 'Toyota', 'Corolla Touring Sports', 2021, 'hybrid'],
  ['PGC746', 'Toyota', 'RAV4 Hybrid', 2020, 'hybrid'],
  ['SUE129', 'Kia', 'Ceed Sportswagon', 2019, 'petrol'],
  ['TBN803', 'Hyundai', 'i30', 2017, 'petrol'],
  ['MYR264', 'Ford', 'Kuga', 2020, 'diesel'],
  ['CZD58M', 'Renault', 'Captur', 2021, 'petrol'],
  ['GLW417', 'Dacia', 'Duster', 2019, 'petrol'],
  ['JPK690', 'Peugeot', '308 SW', 2022, 'petrol'],
  ['NRF152', 'Nissan', 'Qashqai', 2018, 'petrol'],
  ['XEA735', 'Subaru', 'Outback', 2019, 'petrol'],
  ['BHT086', 'Honda', 'CR-V', 2016, 'diesel'],
  ['UDS341', 'Saab', '9-3 SportCombi', 2010, 'ethanol'],
  ['YKM928', 'Fiat', '500', 2015, 'petrol'],
  ['EPG573', 'Mitsubishi', 'Outlander PHEV', 2019, 'plug-in-hybrid'],
  // Premium, and names with spaces and hyphens.
  ['MBZ220', 'Mercedes-Benz', 'E 220 d All-Terrain', 2021, 'diesel'],
  ['ALF164', 'Alfa Romeo', 'Giulia Veloce', 2018, 'petrol'],
  ['LRD110', 'Land Rover', 'Defender 110', 2022, 'diesel'],
  ['BMW330', 'BMW', '330e Touring', 2021, 'plug-in-hybrid'],
  ['MNC18C', 'MINI', 'Cooper S', 2019, 'petrol'],
  ['AUD45A', 'Audi', 'A6 Avant', 2020, 'diesel'],
  ['PRS911', 'Porsche', '911 Carrera', 2017, 'petrol'],
  ['JGR64F', 'Jaguar', 'F-Pace', 2019, 'diesel'],
  // Electric.
  ['ELK100', 'Polestar', '2 Long Range', 2022, 'electric'],
  ['ZAP42E', 'Volkswagen', 'ID.4 Pro', 2023, 'electric'],
  ['WTT77K', 'Kia', 'EV6', 2023, 'electric'],
  ['BYD03S', 'BYD', 'Seal', 2024, 'electric'],
  ['SMA51C', 'smart', '#1', 2023, 'electric'],
  // Light commercial.
  ['VAN360', 'Volkswagen', 'Transporter', 2020, 'diesel', VAN],
  ['SPR314', 'Mercedes-Benz', 'Sprinter 314', 2021, 'diesel', { ...VAN, ...AGREEMENT }],
  ['JOB718', 'Iveco', 'Daily 35S16', 2019, 'diesel'],
  ['MAX90D', 'Maxus', 'eDeliver 9', 2023, 'electric'],
  // Fuel unknown: only services for every car are offered.
  ['UKN042', 'Volvo', 'V70', null, null],
  // What they show: the table in the README of the project.
  ['AVT555', 'Volvo', 'XC60 Recharge', 2023, 'plug-in-hybrid', AGREEMENT],
  ['BAV520', 'BMW', '520d Touring', 2022, 'diesel', AGREEMENT],
  ['KNG001', 'Volvo', '240 GL', 1993, 'petrol', { carClass: 'Kung' }],
  ['MZD323', 'Mazda', 'CX-5', 2020, 'petrol'],
  ['TSL300', 'Tesla', 'Model 3', 2022, 'electric'],
  ['SCN770', 'Scania', 'R 450', 2020, 'diesel'],
  ['SONNY', 'Volvo', 'Amazon', 1967, 'petrol'],
  ['A1', 'Rover', 'P6 3500', 1972, 'petrol'],
  ['BÅTEN', 'Saab', '96 V4', 1974, 'petrol'],
  ['REG503', 'Volvo', 'V60', 2020, 'petrol', { fails: 'unavailable' }],
  ['REG504', 'Volvo', 'V60', 2020, 'petrol', { fails: 'timeout' }],
];

/** The demo register of vehicles. */
export const DEMO_VEHICLES: readonly RegisteredVehicle[] = ROWS.map(
  ([registrationNumber, brand, model, buildYear, fuel, extra = {}]) => ({
    registrationNumber,
    brand,
    model,
    buildYear,
    fuel,
    hasServiceAgreement: extra.agreement === true,
    carClass: extra.carClass ?? null,
    brandClass: extra.brandClass ?? null,
    fails: extra.fails ?? null,
  }),
);

/** A plate that the registry does not know. */
export const UNKNOWN_PLATE = 'XXX000';
