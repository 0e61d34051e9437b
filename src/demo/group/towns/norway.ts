import type { Town } from './town';

/** Regions are counties of 2024. */
export const NORWEGIAN_TOWNS = [
  { location: 'Oslo Alnabru', city: 'Oslo', region: 'Oslo', lat: 59.928, lng: 10.84, zip: '0668' },
  { location: 'Oslo Skøyen', city: 'Oslo', region: 'Oslo', lat: 59.922, lng: 10.679, zip: '0277' },
  { location: 'Lillestrøm', city: 'Lillestrøm', region: 'Akershus', lat: 59.956, lng: 11.049, zip: '2004' },
  { location: 'Asker', city: 'Asker', region: 'Akershus', lat: 59.834, lng: 10.436, zip: '1384' },
  { location: 'Sandvika', city: 'Sandvika', region: 'Akershus', lat: 59.89, lng: 10.527, zip: '1337' },
  { location: 'Drammen', city: 'Drammen', region: 'Buskerud', lat: 59.744, lng: 10.204, zip: '3048' },
  { location: 'Fredrikstad', city: 'Fredrikstad', region: 'Østfold', lat: 59.218, lng: 10.93, zip: '1630' },
  { location: 'Moss', city: 'Moss', region: 'Østfold', lat: 59.434, lng: 10.659, zip: '1523' },
  { location: 'Tønsberg', city: 'Tønsberg', region: 'Vestfold', lat: 59.267, lng: 10.408, zip: '3117' },
  { location: 'Sandefjord', city: 'Sandefjord', region: 'Vestfold', lat: 59.131, lng: 10.217, zip: '3214' },
  { location: 'Skien', city: 'Skien', region: 'Telemark', lat: 59.21, lng: 9.609, zip: '3714' },
  { location: 'Kristiansand', city: 'Kristiansand', region: 'Agder', lat: 58.147, lng: 7.996, zip: '4636' },
  { location: 'Sandnes', city: 'Sandnes', region: 'Rogaland', lat: 58.852, lng: 5.735, zip: '4313' },
  { location: 'Stavanger', city: 'Stavanger', region: 'Rogaland', lat: 58.97, lng: 5.733, zip: '4017' },
  { location: 'Haugesund', city: 'Haugesund', region: 'Rogaland', lat: 59.414, lng: 5.268, zip: '5525' },
  { location: 'Bergen', city: 'Bergen', region: 'Vestland', lat: 60.393, lng: 5.324, zip: '5146' },
  { location: 'Ålesund', city: 'Ålesund', region: 'Møre og Romsdal', lat: 62.472, lng: 6.15, zip: '6018' },
  { location: 'Trondheim', city: 'Trondheim', region: 'Trøndelag', lat: 63.43, lng: 10.395, zip: '7041' },
  { location: 'Hamar', city: 'Hamar', region: 'Innlandet', lat: 60.795, lng: 11.068, zip: '2315' },
  {
    location: 'Lillehammer',
    city: 'Lillehammer',
    region: 'Innlandet',
    lat: 61.115,
    lng: 10.466,
    zip: '2615',
  },
  { location: 'Bodø', city: 'Bodø', region: 'Nordland', lat: 67.28, lng: 14.405, zip: '8012' },
  { location: 'Tromsø', city: 'Tromsø', region: 'Troms', lat: 69.649, lng: 18.956, zip: '9015' },
] as const satisfies readonly Town[];
