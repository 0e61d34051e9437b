import { scheduleEn, scheduleSv } from './schedule';

/** The texts of what stands beside the canvas, each group in a file of its own. */
export const roomsEn = { ...scheduleEn } as const;
export const roomsSv = { ...scheduleSv } as const;
