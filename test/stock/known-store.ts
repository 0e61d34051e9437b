import type { KnownStore } from '~/modules/stock';

/** A store of the facilities of which only these are known. */
export const knownStore = (known: Partial<KnownStore> = {}): KnownStore => ({
  name: 'Nordhem',
  address: null,
  phone: null,
  city: null,
  region: null,
  geocoord: null,
  ...known,
});
