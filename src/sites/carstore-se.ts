import { plainFacilityList, priceFirstCarList } from './lists';
import type { Site } from './site';
import {
  sweden,
  swedishChoicePaths,
  swedishFeatures,
  swedishOrganisation,
  swedishTyreHotelPaths,
  swedishValuation,
} from './sweden';
import { usualTestDrives } from './test-drives';

export const carstoreSe = {
  ...sweden,
  key: 'carstore-se',
  name: 'Nordhem Carstore',
  hosts: ['carstore.example'],
  wwwRedirect: false,
  languages: ['sv'],
  theme: 'carstore',
  carIndex: 'carstore-se-cars',
  siteIndex: 'carstore-se-sites',
  paths: { ...swedishTyreHotelPaths, ...swedishChoicePaths },
  features: { ...swedishFeatures, leasing: false },
  valuation: swedishValuation,
  contact: { email: 'hej@carstore.example', phone: '08-465 004 20', phoneE164: '+46846500420' },
  organisation: swedishOrganisation,
  carList: priceFirstCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'session',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/carstore' },
    { name: 'Instagram', url: 'https://instagram.example/carstore' },
    { name: 'TikTok', url: 'https://tiktok.example/@carstore' },
  ],
} as const satisfies Site;
