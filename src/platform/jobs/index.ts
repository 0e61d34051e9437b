export { createJobs } from './boss';
export type {
  Job,
  Jobs,
} from './jobs';
export { createQueueTables, QUEUE_VERSION } from './queue-tables';
