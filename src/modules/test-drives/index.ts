export { driveTemplates } from './domain/drive-templates';
export { formatDriveTime, wayTo } from './domain/drive-words';
export {
  type BookedDrive,
  type DriveAct,
  type DriveCapacity,
  type DriveDirectory,
  type DriveTime,
  type FreeDay,
  STAFF_DRIVE_ACTS,
  type StaffDrive,
  writeDriveTime,
} from './drive';
export { createDriveNotices, type DriveNoticeOptions, workDriveNotices } from './notices';
export { MAX_COMPANIONS, type StaffDrives } from './staff-drives';
export type { DriveScope } from './store/drive-store';
export { testDriveMigrations } from './store/migrations';
export { testDriveData } from './store/personal-data';
export { createTestDrives, type TestDrives } from './test-drives';
export type { DrivePage, DrivePages } from './web/drive-pages';
export { DRIVE_PATHS, DRIVE_TIMES_PATH, driveHref } from './web/drive-paths';
export { driveRoutes } from './web/drive-routes';
