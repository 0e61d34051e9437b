export { createJobs } from './boss';
export type {
  Job,
  Jobs,
} from './jobs';
