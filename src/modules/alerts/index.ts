export { type Alerts, type AlertsOptions, createAlerts, type ShownAlert } from './alerts';
export { type Alert, RETENTION_DAYS, type SavedSearch } from './domain/alert';
export { alertTemplates } from './domain/alert-templates';
export type { SearchReader } from './domain/reader';
export type { SubmittedSearch } from './domain/subscription';
export { alertMigrations } from './store/migrations';
export { alertData } from './store/personal-data';
export {
  ALERT_FORM,
  ALERTS_PATH,
  type AlertPage,
  type AlertPages,
  alertRoutes,
} from './web/routes';
