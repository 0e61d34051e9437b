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
export const mercedesSe = {
  ...sweden,
  key: 'mercedes-se',
  name: 'Nordhem Mercedes-Benz',
  hosts: ['mercedes.nordhem.example'],
  wwwRedirect: false,
  languages: ['sv'],
  theme: 'mercedes',
  carIndex: 'automotive-se-cars',
  siteIndex: 'automotive-se-sites',
  paths: swedishTyreHotelPaths,
  features: swedishFeatures,
  valuation: swedishValuation,
  contact: { email: 'mercedes@nordhem.example', phone: '08-465 004 30', phoneE164: '+46846500430' },
  organisation: swedishOrganisation,
  carList: leasingCarList,
  facilityList: plainFacilityList,
  testDrives: usualTestDrives,
  alertMode: 'cookie',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/nordhem-mercedes' },
    { name: 'YouTube', url: 'https://youtube.example/@nordhem-mercedes' },
  ],
} as const satisfies Site;
