import { expect, test } from 'vitest';
import { sameModel } from './same-model';

const MODELS = [
  ...[
    'V60',
    'XC60',
    'Golf',
    'ID.4',
    'ID. Buzz',
    'Transit',
    'Transit Custom',
    '#1',
    '#3',
    '2',
    '911',
    'Megane E-Tech',
  ],
  ...['E-Klass', 'C-Klass', 'GLE', 'EQE', '3-serie', '5-serie', 'X3', 'i4'],
];

test.each([
  ['V60 B4', 'V60'],
  ['V60 Cross Country', 'V60'],
  ['GOLF 1.5 TSI', 'Golf'],
  ['ID.4 Pro', 'ID.4'],
  ['ID.Buzz', 'ID. Buzz'],
  ['Transit Custom 280', 'Transit Custom'],
  ['Transit 350', 'Transit'],
  ['#1', '#1'],
  ['2 Long Range', '2'],
  ['911 Carrera', '911'],
  ['Mégane E-Tech EV60', 'Megane E-Tech'],
  ['E 220 d All-Terrain', 'E-Klass'],
  ['E220D', 'E-Klass'],
  ['C 300 e', 'C-Klass'],
  ['E-Klass', 'E-Klass'],
  ['GLE 350 de', 'GLE'],
  ['EQE 350+', 'EQE'],
  ['330e Touring', '3-serie'],
  ['520d xDrive', '5-serie'],
  ['X3 xDrive20d', 'X3'],
  ['i4 eDrive40', 'i4'],
])('"%s" of the register is the "%s" of our stock', (registered, model) => {
  expect(sameModel(registered, MODELS)).toBe(model);
});

test.each(['V70', 'V6', 'XC600', 'Megane 1.5 dCi', 'ID.3', '#5', '240 GL', 'Clio', 'GLC 300', '', '…'])(
  '"%s" is none of our models',
  (registered) => {
    expect(
      sameModel(
        registered,
        MODELS.filter((model) => model !== '2'),
      ),
    ).toBeNull();
  },
);
