export { type Alerts, type AlertsOptions, createAlerts, type ShownAlert } from './alerts';
export { type Alert, KEPT_DAYS, type SavedSearch, type Wishes } from './domain/alert';
export type { SearchReader, SearchSummary } from './domain/reader';
export type { AskedSearch, SubscribeFailure, SubscriptionProblems } from './domain/subscription';
export { alertMigrations } from './store/migrations';
export {
  ALERT_FORM,
  ALERTS_PATH,
  type AlertPage,
  type AlertPages,
  type AlertRoutesOptions,
  alertRoutes,
} from './web/routes';
