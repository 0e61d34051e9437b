import { across, type EndNode } from '../marks';

export type Grille = 'frame' | 'kidney' | 'hexagon' | 'star' | 'slim' | 'bar' | 'mouth' | 'tiger' | 'none';
export type Lamp = 'slim' | 'block' | 'round' | 'hammer' | 'split' | 'wing';

/** Outlines of headlamps, on the right half of the nose. */
export const LAMPS: Readonly<Record<Lamp, readonly EndNode[]>> = {
  slim: [
    [0.52, 0.83, 'c'],
    [0.8, 0.915],
    [1.1, 0.955, 'c'],
    [1.16, 0.93],
    [1.0, 0.85],
    [0.8, 0.8],
    [0.56, 0.775, 'c'],
  ],
  block: [
    [0.6, 0.73, 'c'],
    [0.62, 0.9, 'c'],
    [0.86, 0.935],
    [1.05, 0.935, 'c'],
    [1.06, 0.8],
    [0.98, 0.72, 'c'],
    [0.78, 0.71],
  ],
  round: [],
  hammer: [
    [0.5, 0.8, 'c'],
    [0.53, 0.9, 'c'],
    [0.82, 0.935],
    [1.1, 0.95, 'c'],
    [1.12, 0.9],
    [0.98, 0.79],
    [0.78, 0.765],
    [0.54, 0.765, 'c'],
  ],
  split: [
    [0.56, 0.885, 'c'],
    [0.82, 0.935],
    [1.1, 0.955, 'c'],
    [1.1, 0.915],
    [0.84, 0.885],
    [0.58, 0.85, 'c'],
  ],
  wing: [
    [0.48, 0.76, 'c'],
    [0.66, 0.87],
    [0.9, 0.93],
    [1.14, 0.955, 'c'],
    [1.14, 0.91],
    [0.98, 0.8],
    [0.74, 0.735],
    [0.52, 0.72, 'c'],
  ],
};

/** Outlines of a grille. */
export function grilleShapes(grille: Grille): EndNode[][] {
  switch (grille) {
    case 'frame':
      return [
        across([
          [0, 0.85],
          [0.3, 0.86],
          [0.38, 0.85, 'c'],
          [0.36, 0.7],
          [0.31, 0.53, 'c'],
          [0, 0.52],
        ]),
      ];
    case 'kidney':
      return [1, -1].map((side) =>
        (
          [
            [0.03, 0.83, 'c'],
            [0.2, 0.86],
            [0.34, 0.82, 'c'],
            [0.31, 0.62],
            [0.24, 0.56],
            [0.03, 0.55, 'c'],
          ] as const
        ).map(([a, z, k]): EndNode => (k ? [side * a, z, k] : [side * a, z])),
      );
    case 'hexagon':
      return [
        across([
          [0, 0.86],
          [0.33, 0.86, 'c'],
          [0.44, 0.66, 'c'],
          [0.34, 0.26, 'c'],
          [0, 0.25],
        ]),
      ];
    case 'star':
      return [
        across([
          [0, 0.81],
          [0.34, 0.82, 'c'],
          [0.46, 0.58],
          [0.42, 0.5, 'c'],
          [0, 0.49],
        ]),
      ];
    case 'slim':
      return [
        across([
          [0, 0.83],
          [0.5, 0.85, 'c'],
          [0.52, 0.8, 'c'],
          [0, 0.775],
        ]),
      ];
    case 'bar':
      return [
        across([
          [0, 0.87],
          [0.5, 0.87, 'c'],
          [0.52, 0.72, 'c'],
          [0, 0.72],
        ]),
      ];
    case 'mouth':
      return [
        across([
          [0, 0.58],
          [0.36, 0.58, 'c'],
          [0.52, 0.4],
          [0.5, 0.2, 'c'],
          [0, 0.19],
        ]),
      ];
    case 'tiger':
      return [
        across([
          [0, 0.81],
          [0.24, 0.845],
          [0.5, 0.83, 'c'],
          [0.46, 0.74],
          [0.22, 0.735],
          [0, 0.755],
        ]),
      ];
    case 'none':
      return [];
  }
}
