export { createJobs } from './boss';
export {
  type DeadLetter,
  type EnqueueOptions,
  type Job,
  type JobHandler,
  type Jobs,
  type JobsOptions,
  NotStarted,
  UnknownQueue,
  type WorkOptions,
} from './jobs';
