import type { ConfigProblem } from './problem';
import type { Variables } from './variables';

/** How the process stands among others. */
export interface ProcessConfig {
  /** Between saying that it stops and taking no more connections, so that a router has noticed. */
  readonly drainDelayMs: number;
  /** Processes on this machine that share the port. */
  readonly workers: number;
}

export const processOf = ({ DRAIN_SECONDS, WORKERS }: Variables): ProcessConfig => ({
  drainDelayMs: DRAIN_SECONDS * 1000,
  workers: WORKERS,
});

export const processProblems = ({ WORKERS, DATABASE_URL }: Variables): ConfigProblem[] =>
  WORKERS > 1 && DATABASE_URL === undefined
    ? [{ variable: 'WORKERS', expected: '1, because without DATABASE_URL one process has the database' }]
    : [];
