import type { Town } from './town';

/** Regions are kraj. */
export const SLOVAK_TOWNS = [
  {
    location: 'Bratislava',
    city: 'Bratislava',
    region: 'Bratislavský kraj',
    lat: 48.146,
    lng: 17.107,
    zip: '821 04',
  },
  { location: 'Trnava', city: 'Trnava', region: 'Trnavský kraj', lat: 48.377, lng: 17.587, zip: '917 01' },
  { location: 'Nitra', city: 'Nitra', region: 'Nitriansky kraj', lat: 48.307, lng: 18.086, zip: '949 01' },
  { location: 'Žilina', city: 'Žilina', region: 'Žilinský kraj', lat: 49.223, lng: 18.739, zip: '010 08' },
  {
    location: 'Banská Bystrica',
    city: 'Banská Bystrica',
    region: 'Banskobystrický kraj',
    lat: 48.736,
    lng: 19.146,
    zip: '974 01',
  },
  { location: 'Košice', city: 'Košice', region: 'Košický kraj', lat: 48.716, lng: 21.261, zip: '040 11' },
  { location: 'Prešov', city: 'Prešov', region: 'Prešovský kraj', lat: 48.998, lng: 21.239, zip: '080 01' },
] as const satisfies readonly Town[];
