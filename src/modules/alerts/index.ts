export { type Alerts, type AlertsOptions, createAlerts, type ShownAlert } from './alerts';
export { type Alert, type AlertPreferences, RETENTION_DAYS, type SavedSearch } from './domain/alert';
export type { SearchReader, SearchSummary } from './domain/reader';
export type { SubmittedSearch, SubscribeFailure, SubscriptionProblems } from './domain/subscription';
export { alertMigrations } from './store/migrations';
export {
  ALERT_FORM,
  ALERTS_PATH,
  type AlertPage,
  type AlertPages,
  type AlertRoutesOptions,
  alertRoutes,
} from './web/routes';
