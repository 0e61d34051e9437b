import type { Log } from '~/platform/log';

/** What came of a call: the server spoke, or it failed as a server does that is away, silent or broken. */
type CallOutcome = 'answered' | 'failed';
/** `refused`: it was not called, as it rests. */
export type CircuitOutcome = CallOutcome | 'refused';
type CircuitState = 'closed' | 'open';

/** Keeps callers away from a server that has failed several times in a row. */
export interface Breaker {
  /** Null while the server rests. Otherwise call it, and report once what came of it, with a word for a failure (`timeout`, `503`). */
  admit(): ((outcome: CallOutcome, reason?: string) => void) | null;
  state(): CircuitState;
  /** What this process has seen of the server since it started. */
  seen(): SeenServer;
}

export interface SeenServer {
  readonly state: CircuitState;
  readonly answeredAt: Date | null;
  readonly failure: { readonly at: Date; readonly reason: string | null } | null;
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
  let answeredAt: SeenServer['answeredAt'] = null;
  let failure: SeenServer['failure'] = null;
  const isOpen = () => failures >= maxFailures;
  const state = () => (isOpen() ? 'open' : 'closed');
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
      return (outcome, reason) => {
        if (reported) return;
        reported = true;
        onOutcome?.(name, outcome);
        if (outcome === 'failed') {
          failure = { at: new Date(), reason: reason ?? null };
          fail();
        } else {
          answeredAt = new Date();
          answer();
        }
      };
    },
    state,
    seen: () => ({ state: state(), answeredAt, failure }),
  };
}

/** The breakers of a process, one per server. */
export interface Breakers {
  /** The same one each time for the same name. */
  of(name: string): Breaker;
  states(): Readonly<Record<string, CircuitState>>;
  /** What was seen of a server; null for one that has no breaker. */
  seen(name: string): SeenServer | null;
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
    seen: (name) => breakers.get(name)?.seen() ?? null,
  };
}
