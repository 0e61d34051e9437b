import type { Translate } from '~/messages';
import { POSITIONS, type StaffSet, type StaffWheel, TREAD_LIMITS } from '~/modules/tyre-hotel';
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

const MEASURED = /\b(FL|FR|RL|RR|SPARE)(?: (\d+(?:\.\d)?))?\b/g;

/** What was done, in words: `FL 5.1` becomes `Vänster fram 5,1`. */
export const actText = (detail: string, { t, site, language }: StaffFrame): string =>
  detail.replaceAll(MEASURED, (found: string, code: string, depth: string | undefined) => {
    const position = POSITIONS.find((each) => each === code);
    if (position === undefined) return found;
    const millimetres = depth === undefined ? '' : Number(depth).toLocaleString(localeFor(site, language));
    return [t(`tyreHotel.${position}`), millimetres].filter(Boolean).join(' ');
  });
