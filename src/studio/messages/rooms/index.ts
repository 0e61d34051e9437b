import { auditEn, auditSv } from './audit';
import { pagesEn, pagesSv } from './pages';
import { picturesEn, picturesSv } from './pictures';
import { previewLinkEn, previewLinkSv } from './preview-link';
import { redirectsEn, redirectsSv } from './redirects';
import { scheduleEn, scheduleSv } from './schedule';
import { textsEn, textsSv } from './texts';

/** The texts of what stands beside the canvas, each group in a file of its own. */
export const roomsEn = {
  ...scheduleEn,
  ...previewLinkEn,
  ...auditEn,
  ...pagesEn,
  ...redirectsEn,
  ...picturesEn,
  ...textsEn,
} as const;
export const roomsSv = {
  ...scheduleSv,
  ...previewLinkSv,
  ...auditSv,
  ...pagesSv,
  ...redirectsSv,
  ...picturesSv,
  ...textsSv,
} as const;
