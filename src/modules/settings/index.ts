export type { FieldProblem, Fields, Problems } from './domain/fields';
export { kindOf, SETTINGS } from './domain/setting';
export { createSettings, type Settings, settingsChanges, settingsTag } from './settings';
export {
  createStaffSettings,
  type OpenedSetting,
  type SettingPlace,
  type ShownVersion,
  type StaffSettings,
} from './staff-settings';
export { settingsMigrations } from './store/migrations';
export { settingsData } from './store/personal-data';
export type { SettingChange } from './store/settings-store';
