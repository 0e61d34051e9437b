/** Query parameter of the town that the nearest dealer is looked for from. */
export const PLACE = 'place';
