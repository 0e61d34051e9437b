import { alertsEn, alertsSv } from './alerts';
import { auditEn, auditSv } from './audit';
import { blocksEn, blocksSv } from './blocks';
import { checksEn, checksSv } from './checks';
import { dashboardEn, dashboardSv } from './dashboard';
import { editingEn, editingSv } from './editing';
import { failuresEn, failuresSv } from './failures';
import { pagesEn, pagesSv } from './pages';
import { picturesEn, picturesSv } from './pictures';
import { previewLinkEn, previewLinkSv } from './preview-link';
import { redirectsEn, redirectsSv } from './redirects';
import { releasesEn, releasesSv } from './releases';
import { scheduleEn, scheduleSv } from './schedule';
import { storiesEn, storiesSv } from './stories';
import { textsEn, textsSv } from './texts';

/** The texts of what stands beside the canvas, each group in a file of its own. */
export const roomsEn = {
  ...alertsEn,
  ...auditEn,
  ...blocksEn,
  ...checksEn,
  ...dashboardEn,
  ...editingEn,
  ...failuresEn,
  ...pagesEn,
  ...previewLinkEn,
  ...redirectsEn,
  ...picturesEn,
  ...releasesEn,
  ...storiesEn,
  ...textsEn,
  ...scheduleEn,
} as const;
export const roomsSv = {
  ...alertsSv,
  ...auditSv,
  ...blocksSv,
  ...checksSv,
  ...dashboardSv,
  ...editingSv,
  ...failuresSv,
  ...pagesSv,
  ...previewLinkSv,
  ...redirectsSv,
  ...picturesSv,
  ...releasesSv,
  ...storiesSv,
  ...textsSv,
  ...scheduleSv,
} as const;
