import type { Translate } from '~/messages';
import { type StaffSet, type StaffWheel, TREAD_LIMITS } from '~/modules/tyre-hotel';
import { localeFor } from '~/sites';
import type { StaffFrame } from '../staff.shell';

/** `Vinterhjul` */
export const seasonText = (season: StaffSet['season'], t: Translate): string => t(`tyreHotel.${season}`);

/** `5,1 mm` */
export const depthText = ({ threadDepth }: Pick<StaffWheel, 'threadDepth'>, frame: StaffFrame): string =>
  frame.t('tyreHotel.depth', { depth: threadDepth.toLocaleString(localeFor(frame.site, frame.language)) });

/** What a worn wheel is marked with: by the law's limit of its season, or ours. */
export function wearText(
  season: StaffSet['season'],
  { wear }: Pick<StaffWheel, 'wear'>,
  { t, site, language }: StaffFrame,
): string {
  if (wear === 'good' || wear === 'damaged') return t(`tyres.wear.${wear}`);
  const limit = TREAD_LIMITS[season][wear === 'below-legal' ? 'legal' : 'advised'];
  return t(`tyres.wear.${wear}`, { limit: limit.toLocaleString(localeFor(site, language)) });
}

export const WEAR_TONES = {
  good: 'success',
  worn: 'warning',
  'below-legal': 'danger',
  damaged: 'danger',
} as const;

/** Where a set is: `Hylla A-1-2`, `På bilen`. */
export function placeText({ state, shelf }: Pick<StaffSet, 'state' | 'shelf'>, t: Translate): string {
  if (state !== 'stored') return t(`tyres.state.${state}`);
  return shelf === null ? t('tyres.unplaced') : t('tyres.onShelf', { shelf });
}
