export type { FieldProblem, Fields, Problems } from './domain/fields';
export type { FieldGroup, FormField } from './domain/kind';
export { loanPlanOf } from './domain/loan';
export { quoteProductsOf } from './domain/quotes';
export {
  fieldsOfForm,
  kindOf,
  SETTINGS,
} from './domain/setting';
export type { TermsVersion } from './domain/settled-site';
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
