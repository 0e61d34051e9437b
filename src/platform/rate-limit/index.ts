export { clientAddress } from './client-address';
export { createRateLimit, type RateLimit, type RateVerdict } from './rate-limit';
