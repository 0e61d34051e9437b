import { officeAnswers } from './answers';
import { plainCarList, plainFacilityList } from './lists';
import type { Site } from './site';
import { usualTestDrives } from './test-drives';

/** The telephone number is of the range that Ofcom keeps for drama. */
export const automotiveUk = {
  key: 'automotive-uk',
  name: 'Nordhem UK',
  country: 'GB',
  hosts: ['nordhem-uk.example'],
  wwwRedirect: false,
  languages: ['en-GB'],
  locale: 'en-GB',
  zone: 'Europe/London',
  answers: officeAnswers,
  currency: 'GBP',
  theme: 'nordhem',
  carIndex: 'automotive-uk-cars',
  siteIndex: 'automotive-uk-sites',
  paths: {
    carDetail: '/cars',
    carList: '/cars/all-cars-in-stock',
    siteDetail: '/dealers',
    siteList: '/dealers',
    booking: null,
    cookies: '/cookies',
    savedCars: '/cars/saved-cars',
    comparison: '/cars/compare',
  },
  features: {
    loanCalculator: false,
    ukFinance: true,
    leasing: false,
    serviceBooking: false,
    carSales: true,
    distanceUnit: 'miles',
    loanNotice: 'uk-representative-example',
  },
  titleTemplate: '{title} – {site}',
  contact: { email: 'hello@nordhem-uk.example', phone: '020 7946 0110', phoneE164: '+442079460110' },
  organisation: {
    legalName: 'Nordhem UK Limited',
    registrationNumber: '00000001',
    street: '1 Harbour Row',
    zip: 'ZZ99 1AA',
    city: 'Nordhem',
  },
  carList: plainCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'cookie',
  financeOrganisation: 'nordhem-uk',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/nordhem-uk' },
    { name: 'X', url: 'https://x.example/nordhem-uk' },
    { name: 'YouTube', url: 'https://youtube.example/@nordhem-uk' },
  ],
} as const satisfies Site;
