import type { OwnCarFields } from '~/modules/stock';

/** A car as staff type it who say no more than they must. */
export const TYPED_CAR: OwnCarFields = {
  store: 'S1',
  brand: 'Volvo',
  model: 'V60',
  version: '',
  year: '2021',
  condition: 'used',
  mileage: '10',
  price: '',
  regno: '',
  vin: '',
  fuel: '',
  gearbox: '',
  drive: '',
  body: '',
  color: '',
  power: '',
  equipment: '',
  description: '',
};
