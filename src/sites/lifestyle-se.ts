import type { Site } from './site';
import { sweden, swedishFeatures, swedishOrganisation, swedishPaths } from './sweden';

/** Lifestyle is content only: stories, no stock and no facilities of its own. */
export const lifestyleSe = {
  ...sweden,
  key: 'lifestyle-se',
  name: 'Nordhem Liv',
  hosts: ['liv.nordhem.example'],
  wwwRedirect: false,
  languages: ['sv', 'en'],
  theme: 'lifestyle',
  carIndex: null,
  siteIndex: null,
  paths: { ...swedishPaths, booking: null },
  features: {
    ...swedishFeatures,
    loanCalculator: false,
    leasing: false,
    serviceBooking: false,
    carSales: false,
  },
  contact: { email: 'redaktionen@nordhem.example', phone: '08-465 004 60', phoneE164: '+46846500460' },
  organisation: swedishOrganisation,
  carList: null,
  facilityList: null,
  alertMode: 'session',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/nordhem-liv' },
    { name: 'YouTube', url: 'https://youtube.example/@nordhem-liv' },
  ],
} as const satisfies Site;
