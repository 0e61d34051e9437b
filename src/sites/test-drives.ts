import type { TestDriveSetting } from './site';

/** What the group's sites have where nothing speaks for something else. */
export const usualTestDrives = {
  minutes: 45,
  slotMinutes: 30,
  noticeMinutes: 180,
  windowDays: 14,
  companions: 2,
} as const satisfies TestDriveSetting;
