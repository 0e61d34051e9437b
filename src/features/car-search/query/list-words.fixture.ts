import type { FacetMap } from '~/platform/search';

/** A small stock's facets, for tests. */
export const MAP: FacetMap = [
  { name: 'car_condition', values: [{ text: 'Begagnad' }, { text: 'Ny' }] },
  {
    name: 'car_brand',
    child_name: 'car_model',
    values: [
      { text: 'BMW', children: ['X5', '500'] },
      { text: 'Fiat', children: ['500', 'Panda'] },
      { text: 'Land Rover', children: ['Defender'] },
      { text: 'Volvo', children: ['V60', 'V60 Cross Country', 'XC40'] },
    ],
  },
  { name: 'car_fuel', values: [{ text: 'Diesel' }, { text: 'El' }] },
  { name: 'car_equipment', values: [{ text: 'Dragkrok' }] },
];
