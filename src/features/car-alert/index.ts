export { AlertDisclosure } from './alert-form';
export type { WatchedSearch } from './alert-search';
export { AlertPageView, alertPageTitle } from './car-alert.view';
