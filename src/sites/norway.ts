import { officeAnswers } from './answers';
import type { Site, SiteFeatures } from './site';

/** What every Norwegian site of the group shares. */
export const norway = {
  country: 'NO',
  languages: ['nb'],
  locale: 'nb-NO',
  zone: 'Europe/Oslo',
  answers: officeAnswers,
  currency: 'NOK',
  titleTemplate: '{title} – {site}',
  wwwRedirect: false,
} as const satisfies Partial<Site>;

export const norwegianPaths = {
  carDetail: '/kjop-bil',
  carList: '/kjop-bil/alle-biler-pa-lager',
  siteDetail: '/avdelinger',
  siteList: '/avdelinger',
  booking: null,
  cookies: '/informasjonskapsler',
  savedCars: '/kjop-bil/lagrede-biler',
  comparison: '/kjop-bil/sammenlign',
} as const satisfies Site['paths'];

export const norwegianFeatures = {
  loanCalculator: true,
  ukFinance: false,
  leasing: true,
  serviceBooking: false,
  carSales: true,
  distanceUnit: 'km',
  loanNotice: 'caution',
} as const satisfies SiteFeatures;

export const norwegianOrganisation = {
  legalName: 'Nordhem Norge AS',
  registrationNumber: '000 000 001',
  street: 'Bryggegata 1',
  zip: '0000',
  city: 'Nordhem',
} as const satisfies Site['organisation'];
