export { type Answerers, ASKED_SITES, demoRequests } from './requests';
