import { plainFacilityList, priceFirstCarList } from './lists';
import { norway, norwegianFeatures, norwegianOrganisation, norwegianPaths } from './norway';
import type { Site } from './site';
import { usualTestDrives } from './test-drives';

export const carstoreNo = {
  ...norway,
  key: 'carstore-no',
  name: 'Nordhem Carstore Norge',
  hosts: ['carstore-no.example'],
  theme: 'carstore',
  carIndex: 'carstore-no-cars',
  siteIndex: 'carstore-no-sites',
  paths: norwegianPaths,
  features: { ...norwegianFeatures, leasing: false },
  contact: { email: 'hei@carstore-no.example', phone: '10 00 00 20', phoneE164: '+4710000020' },
  organisation: norwegianOrganisation,
  carList: priceFirstCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'session',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/carstore-norge' },
    { name: 'Instagram', url: 'https://instagram.example/carstore-norge' },
  ],
} as const satisfies Site;
