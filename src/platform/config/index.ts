export {
  type Config,
  type ConfigOptions,
  type ConfigProblem,
  describeProblem,
  parseConfig,
} from './config';
export type { Mailbox } from './fields';
export { Secret } from './secret';
export type { SmsConfig } from './sms';
export type { Environment } from './variables';
export type { WorkshopConfig } from './workshop';
