export {
  type Config,
  type ConfigOptions,
  type ConfigProblem,
  describeProblem,
  type Environment,
  parseConfig,
  type SmsConfig,
} from './config';
export type { Mailbox } from './fields';
export { Secret } from './secret';
