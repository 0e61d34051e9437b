import { officeAnswers } from './answers';
import { plainFacilityList, priceFirstCarList } from './lists';
import type { Site } from './site';
import { usualTestDrives } from './test-drives';

export const carstoreFi = {
  key: 'carstore-fi',
  name: 'Nordhem Carstore Suomi',
  country: 'FI',
  hosts: ['carstore-fi.example'],
  wwwRedirect: false,
  languages: ['fi', 'sv'],
  locale: 'fi-FI',
  zone: 'Europe/Helsinki',
  answers: officeAnswers,
  currency: 'EUR',
  theme: 'carstore',
  carIndex: 'carstore-fi-cars',
  siteIndex: 'carstore-fi-sites',
  paths: {
    carDetail: '/osta-auto',
    carList: '/osta-auto/kaikki-autot',
    siteDetail: '/toimipisteet',
    siteList: '/toimipisteet',
    booking: null,
    cookies: '/evasteet',
    savedCars: '/osta-auto/tallennetut-autot',
    comparison: '/osta-auto/vertailu',
  },
  features: {
    loanCalculator: true,
    ukFinance: false,
    leasing: false,
    serviceBooking: false,
    carSales: true,
    distanceUnit: 'km',
    loanNotice: 'caution',
  },
  titleTemplate: '{title} – {site}',
  contact: { email: 'moi@carstore-fi.example', phone: '09 000 0010', phoneE164: '+35890000010' },
  organisation: {
    legalName: 'Nordhem Suomi Oy',
    registrationNumber: '0000001-0',
    street: 'Satamakatu 1',
    zip: '00001',
    city: 'Nordhem',
  },
  carList: priceFirstCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'session',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/carstore-suomi' },
    { name: 'Instagram', url: 'https://instagram.example/carstore-suomi' },
  ],
} as const satisfies Site;
