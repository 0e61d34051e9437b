import type { Season, Wheel } from './agreement';

/** What a tread is worth: `below-legal` may not be driven on, `worn` is below what we advise, `damaged` whatever its depth. */
const WEAR = ['good', 'worn', 'below-legal', 'damaged'] as const;
export type Wear = (typeof WEAR)[number];

/** Millimetres of tread: the law's limit, and the depth below which a new tyre is advised. */
export const TREAD_LIMITS: Readonly<Record<Season, { readonly legal: number; readonly advised: number }>> = {
  summer: { legal: 1.6, advised: 3 },
  winter: { legal: 3, advised: 4 },
};

export function wearOf(
  season: Season,
  { threadDepth, isDamaged }: Pick<Wheel, 'threadDepth' | 'isDamaged'>,
): Wear {
  if (isDamaged) return 'damaged';
  const { legal, advised } = TREAD_LIMITS[season];
  if (threadDepth < legal) return 'below-legal';
  return threadDepth < advised ? 'worn' : 'good';
}

/** The status number of the API: 1 recommends a replacement (TYRE-HOTEL-4), 0 does not. */
export const threadStatusId = (wear: Wear): 0 | 1 => (wear === 'good' ? 0 : 1);
