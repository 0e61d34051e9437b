export { createJobs } from './boss';
export type {
  Job,
  Jobs,
} from './jobs';
export { queueData } from './personal-data';
export { createQueueTables, QUEUE_VERSION } from './queue-tables';
