export { clientAddress } from './client-address';
export { rateLimitMigrations } from './migrations';
export { rateLimitData } from './personal-data';
export {
  createRateLimit,
  type LocalRateLimit,
  type RateLimit,
  type RateVerdict,
} from './rate-limit';
export { createSharedRateLimits, type SharedRateLimits } from './shared-rate-limit';
