import type { AvailableWorkshop } from '~/modules/workshop';
import { surroundingsAddress } from '~/platform/map/addresses';
import type { ThemeKey } from '~/themes';

const ZOOM = 15;
/** Height of the map beside a chosen time, in CSS pixels (WORKSHOP-8). */
export const SMALL_HEIGHT = 150;
/** Wider than any box, which shows the middle. */
const PICTURE = { width: 1000, height: SMALL_HEIGHT } as const;

/** Zoom 15 at the closest; our own map has no streets and goes so far out that there are names around the place. */
export const smallPictureOf = (
  theme: ThemeKey,
  { latitude, longitude }: Pick<AvailableWorkshop, 'latitude' | 'longitude'>,
) => ({
  ...PICTURE,
  src: surroundingsAddress(theme, { lat: latitude, lng: longitude, zoom: ZOOM, ...PICTURE }),
});
