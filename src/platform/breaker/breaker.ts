import type { Log } from '~/platform/log';

/** What came of a call: the server spoke, or it failed as a server does that is away, silent or broken. */
type CallOutcome = 'answered' | 'failed';
/** `refused`: it was not called, as it rests. */
export type CircuitOutcome = CallOutcome | 'refused';
type CircuitState = 'closed' | 'open';

/** Keeps callers away from a server that has failed several times in a row. */
export interface Breaker {
  /** Null while the server rests. Otherwise call it, and report once what came of it. */
  admit(): ((outcome: CallOutcome) => void) | null;
  state(): CircuitState;
}

export interface BreakerOptions {
  /** Name of the server in metrics, logs and `/healthz`. */
  readonly name: string;
  readonly log: Log;
  onOutcome?(name: string, outcome: CircuitOutcome): void;
  /** Failures in a row after which it rests. */
  readonly maxFailures?: number;
  readonly restMs?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const MAX_FAILURES = 4;
/** A server that is back is noticed after this and the time of one call. */
const REST_MS = 3000;

export function createBreaker(options: BreakerOptions): Breaker {
  const { name, log, onOutcome, maxFailures = MAX_FAILURES, restMs = REST_MS } = options;
  const now = options.now ?? (() => performance.now());
  let failures = 0;
  let restsUntil = 0;
  const isOpen = () => failures >= maxFailures;
  const fail = () => {
    failures += 1;
    if (failures !== maxFailures) return;
    restsUntil = now() + restMs;
    log.warn({ upstream: name, failures }, 'a server failed again and again; it is left alone for a while');
  };
  const answer = () => {
    if (isOpen()) log.info({ upstream: name }, 'a server answers again');
    failures = 0;
  };
  return {
    admit() {
      if (isOpen()) {
        if (now() < restsUntil) {
          onOutcome?.(name, 'refused');
          return null;
        }
        // One call per rest, whether the one before has ended or not: it may wait for its whole time limit.
        restsUntil = now() + restMs;
      }
      let reported = false;
      return (outcome) => {
        if (reported) return;
        reported = true;
        onOutcome?.(name, outcome);
        if (outcome === 'failed') fail();
        else answer();
      };
    },
    state: () => (isOpen() ? 'open' : 'closed'),
  };
}

/** The breakers of a process, one per server. */
export interface Breakers {
  /** The same one each time for the same name. */
  of(name: string): Breaker;
  states(): Readonly<Record<string, CircuitState>>;
}

export function createBreakers(options: Omit<BreakerOptions, 'name'>): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    of(name) {
      const breaker = breakers.get(name) ?? createBreaker({ ...options, name });
      breakers.set(name, breaker);
      return breaker;
    },
    states: () => Object.fromEntries([...breakers].map(([name, breaker]) => [name, breaker.state()])),
  };
}
