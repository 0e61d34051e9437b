export {
  type Config,
  type ConfigOptions,
  type ConfigProblem,
  describeProblem,
  parseConfig,
  type SmsConfig,
} from './config';
export type { Mailbox } from './fields';
export { Secret } from './secret';
export type { Environment } from './variables';
