import { coupe } from './coupe';
import type { SideShape } from './shape';

/** The coupe with its roof folded away. */
export const cabriolet: SideShape = {
  ...coupe,
  height: 126,
  top: [
    [18, 17, 'c'],
    [7, 20],
    [2, 29],
    [0.5, 44],
    [3, 57],
    [11, 66],
    [30, 72.5],
    [72, 81],
    [116, 88],
    [146, 92.5, 'c'],
    [166, 93.6],
    [250, 95.8],
    [330, 98.4],
    [372, 101.5],
    [400, 102],
    [428, 99.8],
    [450, 98, 'c'],
    [455, 89],
    [458.5, 77],
    [458, 66],
    [462, 55],
    [461.5, 38],
    [456, 26],
    [442, 20, 'c'],
  ],
  glass: [],
  pillars: [],
  screens: [],
  open: 'cabriolet',
};
