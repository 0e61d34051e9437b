export { AlertDisclosure } from './alert-disclosure';
export type { WatchedSearch } from './alert-search';
export { AlertPageView, alertPageTitle } from './car-alert.view';
