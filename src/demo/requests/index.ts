export { type Answerers, demoRequests, REQUEST_SITES } from './requests';
