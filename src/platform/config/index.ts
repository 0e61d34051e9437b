export { readAddress, removeAddress, writeAddress } from './address-file';
export {
  type Config,
  type ConfigOptions,
  describeProblem,
  parseConfig,
} from './config';
export type { Mailbox } from './fields';
export type { ConfigProblem } from './problem';
export { Secret } from './secret';
export type { SmsConfig } from './sms';
export type { Environment } from './variables';
export type { WorkshopConfig } from './workshop';
