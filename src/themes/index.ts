import { auctions } from './auctions';
import { carstore } from './carstore';
import { lifestyle } from './lifestyle';
import { mercedes } from './mercedes';
import { nordhem } from './nordhem';
import { smart } from './smart';
import type { Theme, ThemeKey } from './theme';

export { favicon, sharePicture } from './favicon';
export { fontFaceCss, fontFaces } from './font-faces';
export { type MapPalette, mapPalette } from './map-colors';
export type { Theme, ThemeKey } from './theme';
export { themeCss } from './theme-css';
export { compactTokens } from './token-names';

const BY_KEY = { nordhem, mercedes, smart, carstore, auctions, lifestyle } as const satisfies Record<
  ThemeKey,
  Theme
>;

export const THEMES: readonly Theme[] = Object.values(BY_KEY);

export function themeByKey(key: ThemeKey): Theme {
  return BY_KEY[key];
}
