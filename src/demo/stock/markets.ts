import type { CarSite } from '~/demo/group';
import { type Site, siteByKey } from '~/sites';
import type { Fuel } from './catalogue';
import type { StockLanguage } from './language';

/** What differs between the stocks of the sites. */
export interface Market {
  readonly site: Site;
  /** First figures of every id, so that no two sites share one. */
  readonly number: number;
  readonly cars: number;
  readonly language: StockLanguage;
  /** Of a Swedish price in crowns. */
  readonly priceFactor: number;
  /** VAT in per cent, taken off the price of light commercial vehicles. */
  readonly vat: number;
  /** How much more or less often a fuel is seen than in the catalogue. */
  readonly fuels: Readonly<Record<Fuel, number>>;
  /** Shares of the states of a car; what is left is used. */
  readonly fresh: { readonly new: number; readonly demo: number; readonly sample: number };
  readonly loan: {
    readonly rate: number;
    readonly startFee: number;
    readonly invoiceFee: number;
    readonly fromPrice: number;
  } | null;
}

const DEALER = { new: 0.2, demo: 0.05, sample: 0.03 } as const;
const STORE = { new: 0, demo: 0, sample: 0 } as const;
const EVEN = { petrol: 1, diesel: 1, hybrid: 1, 'plug-in': 1, electric: 1 } as const;
const NORWAY = { petrol: 0.5, diesel: 0.7, hybrid: 1, 'plug-in': 1, electric: 3 } as const;
const COMBUSTION = { petrol: 1.5, diesel: 1.5, hybrid: 1, 'plug-in': 0.6, electric: 0.5 } as const;

const SWEDISH_LOAN = { rate: 5.95, startFee: 695, invoiceFee: 59, fromPrice: 40_000 } as const;
const NORWEGIAN_LOAN = { rate: 6.45, startFee: 2490, invoiceFee: 65, fromPrice: 40_000 } as const;

export const MARKETS: Readonly<Record<CarSite, Market>> = {
  'automotive-se': {
    site: siteByKey('automotive-se'),
    number: 1,
    cars: 5000,
    language: 'sv',
    priceFactor: 1,
    vat: 25,
    fuels: EVEN,
    fresh: DEALER,
    loan: SWEDISH_LOAN,
  },
  'automotive-no': {
    site: siteByKey('automotive-no'),
    number: 2,
    cars: 1500,
    language: 'nb',
    priceFactor: 1.04,
    vat: 25,
    fuels: NORWAY,
    fresh: DEALER,
    loan: NORWEGIAN_LOAN,
  },
  // Loans of the UK are quoted by the finance widget, never stored with the car.
  'automotive-uk': {
    site: siteByKey('automotive-uk'),
    number: 3,
    cars: 1500,
    language: 'en-GB',
    priceFactor: 0.078,
    vat: 20,
    fuels: EVEN,
    fresh: DEALER,
    loan: null,
  },
  'carstore-se': {
    site: siteByKey('carstore-se'),
    number: 4,
    cars: 1600,
    language: 'sv',
    priceFactor: 0.97,
    vat: 25,
    fuels: EVEN,
    fresh: STORE,
    loan: SWEDISH_LOAN,
  },
  'carstore-no': {
    site: siteByKey('carstore-no'),
    number: 5,
    cars: 800,
    language: 'nb',
    priceFactor: 1,
    vat: 25,
    fuels: NORWAY,
    fresh: STORE,
    loan: NORWEGIAN_LOAN,
  },
  'carstore-fi': {
    site: siteByKey('carstore-fi'),
    number: 6,
    cars: 900,
    language: 'fi',
    priceFactor: 0.092,
    vat: 25.5,
    fuels: EVEN,
    fresh: STORE,
    loan: { rate: 4.9, startFee: 190, invoiceFee: 9, fromPrice: 12_000 },
  },
  'carstore-sk': {
    site: siteByKey('carstore-sk'),
    number: 7,
    cars: 700,
    language: 'sk',
    priceFactor: 0.088,
    vat: 23,
    fuels: COMBUSTION,
    fresh: STORE,
    loan: { rate: 6.9, startFee: 150, invoiceFee: 3, fromPrice: 12_000 },
  },
};
