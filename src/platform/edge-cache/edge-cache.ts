import type { Result } from '../result';

/** Why a purge was not taken: what the log and the job may say of it. */
export interface PurgeProblem {
  readonly server: string;
  /** A status, or why there was none. */
  readonly cause: string;
}

/** Port: the cache in front of us. */
export interface EdgeCache {
  /** Drops every answer that carries one of the keys. May be called again with the same ones. */
  purge(keys: readonly string[]): Promise<Result<void, PurgeProblem>>;
}
