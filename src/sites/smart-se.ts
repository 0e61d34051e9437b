import { leasingCarList, plainFacilityList } from './lists';
import type { Site } from './site';
import {
  sweden,
  swedishFeatures,
  swedishOrganisation,
  swedishTyreHotelPaths,
  swedishValuation,
} from './sweden';
import { usualTestDrives } from './test-drives';

/** Brand site: sells from the stock of the Swedish automotive site. */
export const smartSe = {
  ...sweden,
  key: 'smart-se',
  name: 'Nordhem smart',
  hosts: ['smart.nordhem.example'],
  wwwRedirect: false,
  languages: ['sv'],
  theme: 'smart',
  carIndex: 'automotive-se-cars',
  siteIndex: 'automotive-se-sites',
  paths: swedishTyreHotelPaths,
  features: swedishFeatures,
  valuation: swedishValuation,
  contact: { email: 'smart@nordhem.example', phone: '08-465 004 40', phoneE164: '+46846500440' },
  organisation: swedishOrganisation,
  carList: leasingCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'cookie',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/nordhem-smart' },
    { name: 'TikTok', url: 'https://tiktok.example/@nordhem-smart' },
  ],
} as const satisfies Site;
