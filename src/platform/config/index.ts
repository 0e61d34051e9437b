export { readAddress, removeAddress, writeAddress } from './address-file';
export {
  type Config,
  describeProblem,
  parseConfig,
} from './config';

export type { EdgeConfig } from './edge';
export { RETENTION_DEFAULTS, type RetentionDays, type RetentionKind } from './retention';
export { Secret, type SigningSecrets } from './secrets/secret';
export { misspelledNames, VARIABLE_NAMES } from './variables';
