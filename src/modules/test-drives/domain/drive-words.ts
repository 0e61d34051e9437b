import type { Translate } from '~/messages';
import { formatVisitStart } from '~/modules/workshop';
import type { DrivePlace, DriveTime } from '../drive';

/** Language of a text about a drive, and the locale of that language in the site's country. */
export interface LocaleContext {
  readonly t: Translate;
  readonly locale: string;
}

/** `fredag 27 november 2026 kl. 10:00` */
export const formatDriveTime = (at: DriveTime, context: LocaleContext): string =>
  formatVisitStart({ date: at.date, time: at.time }, context);

/** The facility on a map, with the way there. */
export const wayTo = ({ latitude, longitude }: DrivePlace): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
