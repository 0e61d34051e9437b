import type { Site } from './site';
import { sweden, swedishFeatures, swedishOrganisation, swedishPaths } from './sweden';

/** Auctions are content only: no stock and no facilities of their own. */
export const auctionsSe = {
  ...sweden,
  key: 'auctions-se',
  name: 'Nordhem Auktioner',
  hosts: ['auktioner.nordhem.example'],
  wwwRedirect: false,
  languages: ['sv'],
  theme: 'auctions',
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
  contact: { email: 'auktion@nordhem.example', phone: '08-465 004 50', phoneE164: '+46846500450' },
  organisation: swedishOrganisation,
  carList: null,
  facilityList: null,
  alertMode: 'session',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/nordhem-auktioner' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/nordhem' },
  ],
} as const satisfies Site;
