import { leasingCarList, plainFacilityList } from './lists';
import type { Site } from './site';
import {
  sweden,
  swedishChoicePaths,
  swedishFeatures,
  swedishOrganisation,
  swedishPaths,
  swedishValuation,
} from './sweden';
import { usualTestDrives } from './test-drives';

export const automotiveSe = {
  ...sweden,
  key: 'automotive-se',
  name: 'Nordhem',
  hosts: ['nordhem.example'],
  wwwRedirect: true,
  languages: ['sv', 'en'],
  theme: 'nordhem',
  carIndex: 'automotive-se-cars',
  siteIndex: 'automotive-se-sites',
  paths: {
    ...swedishPaths,
    ...swedishChoicePaths,
    cookies: '/om-nordhem/kakor',
    tyreHotel: '/dack-och-biltillbehor/dackhotell',
  },
  features: swedishFeatures,
  valuation: swedishValuation,
  contact: { email: 'kundservice@nordhem.example', phone: '08-465 004 10', phoneE164: '+46846500410' },
  organisation: swedishOrganisation,
  carList: leasingCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'cookie',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/nordhem' },
    { name: 'Instagram', url: 'https://instagram.example/nordhem' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/nordhem' },
    { name: 'YouTube', url: 'https://youtube.example/@nordhem' },
  ],
} as const satisfies Site;
