import type { Log } from '~/platform/log';

/** One part of the process and how to ask it whether it works; what it resolves with is shown. */
export interface HealthCheck {
  readonly name: string;
  /** The process cannot serve without it. */
  readonly vital: boolean;
  check(): Promise<Readonly<Record<string, string | number>> | undefined>;
}

export interface Health {
  answer(): Promise<Response>;
  /** From now on 503: the process is stopping and wants no new requests. */
  drain(): void;
}

const TIMEOUT_MS = 2000;

/** `GET /healthz`: 200 with version and the state of each part, 503 when a vital one fails. */
export function createHealth(options: { version: string; checks: readonly HealthCheck[]; log: Log }): Health {
  let draining = false;
  const run = async ({ name, vital, check }: HealthCheck) => {
    try {
      const details = await Promise.race([check(), timeout()]);
      return { name, vital, state: 'ok', ...details };
    } catch (cause) {
      options.log.error({ err: cause, part: name }, 'health check failed');
      return { name, vital, state: 'failed' };
    }
  };
  return {
    drain() {
      draining = true;
    },
    async answer() {
      const parts = await Promise.all(options.checks.map(run));
      const healthy = !draining && parts.every((part) => part.state === 'ok' || !part.vital);
      const body = {
        status: draining ? 'stopping' : healthy ? 'ok' : 'failed',
        version: options.version,
        parts: Object.fromEntries(parts.map(({ name, vital: _, ...part }) => [name, part])),
      };
      return Response.json(body, { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } });
    },
  };
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
