import type { Site } from '~/sites';
import { type MapPalette, mapPalette, type ThemeKey, themeByKey } from '~/themes';

/** What the server tells the booking about its maps: JSON. */
export interface MapLook {
  readonly theme: ThemeKey;
  /** Two capitals: its towns are named first. */
  readonly country: string;
  readonly palette: MapPalette;
  /** Style of another company's map, which needs consent; null: the bundled one. */
  readonly styleUrl: string | null;
}

/** Server only: the themes themselves stay there. */
export const mapLook = (
  { theme, country }: Pick<Site, 'theme' | 'country'>,
  styleUrl: string | null,
): MapLook => ({
  theme,
  country,
  palette: mapPalette(themeByKey(theme)),
  styleUrl,
});
