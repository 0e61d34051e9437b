import { officeAnswers } from './answers';
import { plainFacilityList, priceFirstCarList } from './lists';
import type { Site } from './site';
import { usualTestDrives } from './test-drives';

export const carstoreSk = {
  key: 'carstore-sk',
  name: 'Nordhem Carstore Slovensko',
  country: 'SK',
  hosts: ['carstore-sk.example'],
  wwwRedirect: false,
  languages: ['sk'],
  locale: 'sk-SK',
  zone: 'Europe/Bratislava',
  answers: officeAnswers,
  currency: 'EUR',
  theme: 'carstore',
  carIndex: 'carstore-sk-cars',
  siteIndex: 'carstore-sk-sites',
  paths: {
    carDetail: '/kupit-auto',
    carList: '/kupit-auto/vsetky-auta-na-sklade',
    siteDetail: '/predajne',
    siteList: '/predajne',
    booking: null,
    cookies: '/cookies',
    savedCars: '/kupit-auto/ulozene-auta',
    comparison: '/kupit-auto/porovnanie',
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
  contact: { email: 'ahoj@carstore-sk.example', phone: '02/0000 0010', phoneE164: '+421200000010' },
  organisation: {
    legalName: 'Nordhem Slovensko s. r. o.',
    registrationNumber: '00 000 001',
    street: 'Prístavná 1',
    zip: '000 01',
    city: 'Nordhem',
  },
  carList: priceFirstCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'session',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/carstore-slovensko' },
    { name: 'Instagram', url: 'https://instagram.example/carstore-slovensko' },
  ],
} as const satisfies Site;
