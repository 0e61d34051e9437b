import { auditEn, auditSv } from './audit';
import { previewLinkEn, previewLinkSv } from './preview-link';
import { scheduleEn, scheduleSv } from './schedule';

/** The texts of what stands beside the canvas, each group in a file of its own. */
export const roomsEn = { ...scheduleEn, ...previewLinkEn, ...auditEn } as const;
export const roomsSv = { ...scheduleSv, ...previewLinkSv, ...auditSv } as const;
