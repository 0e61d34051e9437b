import { leasingCarList, plainFacilityList } from './lists';
import { norway, norwegianFeatures, norwegianOrganisation, norwegianPaths } from './norway';
import type { Site } from './site';
import { usualTestDrives } from './test-drives';

export const automotiveNo = {
  ...norway,
  key: 'automotive-no',
  name: 'Nordhem Norge',
  hosts: ['nordhem-no.example'],
  theme: 'nordhem',
  carIndex: 'automotive-no-cars',
  siteIndex: 'automotive-no-sites',
  paths: norwegianPaths,
  features: norwegianFeatures,
  contact: { email: 'kundeservice@nordhem-no.example', phone: '10 00 00 10', phoneE164: '+4710000010' },
  organisation: norwegianOrganisation,
  carList: leasingCarList,
  facilityList: plainFacilityList,
  // Nordhem Drammen.
  motorcycleDealer: '305',
  testDrives: usualTestDrives,
  alertMode: 'cookie',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/nordhem-norge' },
    { name: 'Instagram', url: 'https://instagram.example/nordhem-norge' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/nordhem' },
  ],
} as const satisfies Site;
