import type { Town } from './town';

/** Regions are maakunta. */
export const FINNISH_TOWNS = [
  { location: 'Helsinki', city: 'Helsinki', region: 'Uusimaa', lat: 60.17, lng: 24.938, zip: '00880' },
  { location: 'Espoo', city: 'Espoo', region: 'Uusimaa', lat: 60.206, lng: 24.656, zip: '02180' },
  { location: 'Vantaa', city: 'Vantaa', region: 'Uusimaa', lat: 60.294, lng: 25.04, zip: '01510' },
  { location: 'Turku', city: 'Turku', region: 'Varsinais-Suomi', lat: 60.451, lng: 22.267, zip: '20320' },
  { location: 'Tampere', city: 'Tampere', region: 'Pirkanmaa', lat: 61.498, lng: 23.761, zip: '33400' },
  { location: 'Lahti', city: 'Lahti', region: 'Päijät-Häme', lat: 60.983, lng: 25.661, zip: '15500' },
  { location: 'Jyväskylä', city: 'Jyväskylä', region: 'Keski-Suomi', lat: 62.242, lng: 25.747, zip: '40320' },
  { location: 'Kuopio', city: 'Kuopio', region: 'Pohjois-Savo', lat: 62.893, lng: 27.678, zip: '70780' },
  { location: 'Oulu', city: 'Oulu', region: 'Pohjois-Pohjanmaa', lat: 65.012, lng: 25.465, zip: '90620' },
] as const satisfies readonly Town[];
