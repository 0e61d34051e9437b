export { readAddress, removeAddress, writeAddress } from './address-file';
export {
  type Config,
  describeProblem,
  parseConfig,
} from './config';

export type { EdgeConfig } from './edge';
export { misspelledNames } from './names/misspelled';
export { RETENTION_DEFAULTS, type RetentionDays, type RetentionKind } from './retention';
export { Secret, type SigningSecrets } from './secrets/secret';
export { VARIABLE_NAMES } from './variables';
