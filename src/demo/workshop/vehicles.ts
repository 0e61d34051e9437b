import type { BrandClass, RegisteredVehicle } from '~/modules/workshop';

interface Extra {
  readonly agreement?: true;
  readonly brandClass?: BrandClass;
  readonly carClass?: string;
  readonly fails?: RegisteredVehicle['fails'];
}

type Row = readonly [plate: string, brand: string, model: string, buildYear: number | null, extra?: Extra];

const AGREEMENT = { agreement: true } as const satisfies Extra;
const VAN = { brandClass: 'light-commercial' } as const satisfies Extra;

/** Cars that exist nowhere: plausible Swedish numbers, personal ones among them. */
const ROWS: readonly Row[] = [
  // Ordinary cars.
  ['ABC123', 'Volvo', 'V60 B4', 2021],
  ['ABC12A', 'Volkswagen', 'Golf 1.5 TSI', 2020],
  ['KTR482', 'Volvo', 'V90 Cross Country', 2019],
  ['DGH614', 'Volvo', 'XC40', 2022],
  ['LMP375', 'Volkswagen', 'Passat GTE', 2020],
  ['RTS208', 'Škoda', 'Octavia Combi', 2018],
  ['WXD91K', 'SEAT', 'Leon Sportstourer', 2021],
  ['FJB550', 'Cupra', 'Formentor', 2022],
  ['HNL337', 'Toyota', 'Corolla Touring Sports', 2021],
  ['PGC746', 'Toyota', 'RAV4 Hybrid', 2020],
  ['SUE129', 'Kia', 'Ceed Sportswagon', 2019],
  ['TBN803', 'Hyundai', 'i30', 2017],
  ['MYR264', 'Ford', 'Kuga', 2020],
  ['CZD58M', 'Renault', 'Captur', 2021],
  ['GLW417', 'Dacia', 'Duster', 2019],
  ['JPK690', 'Peugeot', '308 SW', 2022],
  ['NRF152', 'Nissan', 'Qashqai', 2018],
  ['XEA735', 'Subaru', 'Outback', 2019],
  ['BHT086', 'Honda', 'CR-V', 2016],
  ['UDS341', 'Saab', '9-3 SportCombi', 2010],
  ['YKM928', 'Fiat', '500', 2015],
  ['EPG573', 'Mitsubishi', 'Outlander PHEV', 2019],
  // Premium, and names with spaces and hyphens.
  ['MBZ220', 'Mercedes-Benz', 'E 220 d All-Terrain', 2021],
  ['ALF164', 'Alfa Romeo', 'Giulia Veloce', 2018],
  ['LRD110', 'Land Rover', 'Defender 110', 2022],
  ['BMW330', 'BMW', '330e Touring', 2021],
  ['MNC18C', 'MINI', 'Cooper S', 2019],
  ['AUD45A', 'Audi', 'A6 Avant', 2020],
  ['PRS911', 'Porsche', '911 Carrera', 2017],
  ['JGR64F', 'Jaguar', 'F-Pace', 2019],
  // Electric.
  ['ELK100', 'Polestar', '2 Long Range', 2022],
  ['ZAP42E', 'Volkswagen', 'ID.4 Pro', 2023],
  ['WTT77K', 'Kia', 'EV6', 2023],
  ['BYD03S', 'BYD', 'Seal', 2024],
  ['SMA51C', 'smart', '#1', 2023],
  // Light commercial.
  ['VAN360', 'Volkswagen', 'Transporter', 2020, VAN],
  ['SPR314', 'Mercedes-Benz', 'Sprinter 314', 2021, { ...VAN, ...AGREEMENT }],
  ['JOB718', 'Iveco', 'Daily 35S16', 2019],
  ['MAX90D', 'Maxus', 'eDeliver 9', 2023],
  // What they show: the table in the README of the project.
  ['AVT555', 'Volvo', 'XC60 Recharge', 2023, AGREEMENT],
  ['BAV520', 'BMW', '520d Touring', 2022, AGREEMENT],
  ['KNG001', 'Volvo', '240 GL', 1993, { carClass: 'Kung' }],
  ['MZD323', 'Mazda', 'CX-5', 2020],
  ['TSL300', 'Tesla', 'Model 3', 2022],
  ['SCN770', 'Scania', 'R 450', 2020],
  ['SONNY', 'Volvo', 'Amazon', 1967],
  ['A1', 'Rover', 'P6 3500', 1972],
  ['BÅTEN', 'Saab', '96 V4', 1974],
  ['REG503', 'Volvo', 'V60', 2020, { fails: 'unavailable' }],
  ['REG504', 'Volvo', 'V60', 2020, { fails: 'timeout' }],
];

/** The demo register of vehicles. */
export const DEMO_VEHICLES: readonly RegisteredVehicle[] = ROWS.map(
  ([registrationNumber, brand, model, buildYear, extra = {}]) => ({
    ...{ registrationNumber, brand, model, buildYear },
    hasServiceAgreement: extra.agreement === true,
    carClass: extra.carClass ?? null,
    brandClass: extra.brandClass ?? null,
    fails: extra.fails ?? null,
  }),
);

/** A plate that nobody has: the register answers that it does not know it. */
export const UNKNOWN_PLATE = 'XXX000';
