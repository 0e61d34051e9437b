import { auditEn, auditSv } from './audit';
import { pagesEn, pagesSv } from './pages';
import { picturesEn, picturesSv } from './pictures';
import { previewLinkEn, previewLinkSv } from './preview-link';
import { redirectsEn, redirectsSv } from './redirects';
import { scheduleEn, scheduleSv } from './schedule';

/** The texts of what stands beside the canvas, each group in a file of its own. */
export const roomsEn = {
  ...scheduleEn,
  ...previewLinkEn,
  ...auditEn,
  ...pagesEn,
  ...redirectsEn,
  ...picturesEn,
} as const;
export const roomsSv = {
  ...scheduleSv,
  ...previewLinkSv,
  ...auditSv,
  ...pagesSv,
  ...redirectsSv,
  ...picturesSv,
} as const;
