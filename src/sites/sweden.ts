import { officeAnswers } from './answers';
import type { Site, SiteFeatures, ValuationSetting } from './site';

/** What every Swedish site of the group shares. */
export const sweden = {
  country: 'SE',
  locale: 'sv-SE',
  zone: 'Europe/Stockholm',
  answers: officeAnswers,
  currency: 'SEK',
  titleTemplate: '{title} – {site}',
} as const satisfies Partial<Site>;

export const swedishPaths = {
  carDetail: '/kop-bil',
  carList: '/kop-bil/alla-bilar-i-lager',
  siteDetail: '/anlaggningar',
  siteList: '/anlaggningar',
  booking: '/service-och-verkstad/boka-bilverkstad',
  cookies: '/kakor',
} as const satisfies Site['paths'];

/** Those of a Swedish site with a tyre hotel below its workshops. */
export const swedishTyreHotelPaths = {
  ...swedishPaths,
  tyreHotel: '/service-och-verkstad/dackhotell',
} as const satisfies Site['paths'];

/** What a Swedish site with a car area of its own has besides. */
export const swedishChoicePaths = {
  savedCars: '/kop-bil/sparade-bilar',
  comparison: '/kop-bil/jamfor',
} as const satisfies Partial<Site['paths']>;

export const swedishFeatures = {
  loanCalculator: true,
  ukFinance: false,
  leasing: true,
  serviceBooking: true,
  carSales: true,
  distanceUnit: 'mil',
  loanNotice: 'swedish-warning',
} as const satisfies SiteFeatures;

/** Fictional company; the number is of the form of an organisation number with an impossible group digit. */
export const swedishOrganisation = {
  legalName: 'Nordhem Bil AB',
  registrationNumber: '000000-0001',
  street: 'Skeppsbron 1',
  zip: '000 10',
  city: 'Nordhem',
} as const satisfies Site['organisation'];

/** The group's own rates for trade-ins; to be looked at when what it pays and what it asks move apart. */
export const swedishValuation = {
  tradeMargin: 0.15,
  perYear: 0.08,
  perMileage: { distance: 1000, share: 0.025 },
  nearMileage: 6000,
  roundTo: 1000,
} as const satisfies ValuationSetting;
