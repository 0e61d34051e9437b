export { clientAddress } from './client-address';
export { createRateLimit, type RateLimit, type RateLimitOptions, type RateVerdict } from './rate-limit';
