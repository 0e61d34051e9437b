export { type Answerers, demoDrives, demoRequests, REQUEST_SITES } from './requests';
