import type { Log } from '~/platform/log';

/** One part of the process and how to ask it whether it works; what it resolves with is shown. */
export interface HealthCheck {
  readonly name: string;
  /** The process cannot serve without it. */
  readonly vital: boolean;
  check(): Promise<Readonly<Record<string, string | number>> | undefined>;
}

export interface Health {
  /** @param detailed whether the caller may see the parts and their numbers */
  answer(detailed: boolean): Promise<Response>;
  /**
   * Whether this process takes requests: 200, or 503 from the moment it drains. Parts that are away do not count, since pages
   * that are kept, and search, are answered without them: a load balancer must not take the last process away. Nor does a demo
   * that is still being filled, which the text tells.
   */
  ready(): Response;
  /** From now on 503: the process is stopping and wants no new requests. */
  drain(): void;
  /** Aborted by `drain`: for what would keep a connection open. */
  readonly draining: AbortSignal;
}

const TIMEOUT_MS = 2000;

/** `GET /healthz`: 200 with the version, 503 when a vital part fails. */
export function createHealth(options: {
  version: string;
  checks: readonly HealthCheck[];
  log: Log;
  /** How far the demo is; null when it is all there, or when there is none. */
  filling?: () => { readonly done: number; readonly of: number } | null;
}): Health {
  const stopping = new AbortController();
  const draining = stopping.signal;
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
    draining,
    drain() {
      stopping.abort();
    },
    ready() {
      if (draining.aborted) return plainText(503, 'stopping');
      const filling = options.filling?.() ?? null;
      return plainText(
        200,
        filling === null ? 'ready' : `ready, filling the demo: ${filling.done} of ${filling.of}`,
      );
    },
    async answer(detailed) {
      const parts = await Promise.all(options.checks.map(run));
      const healthy = !draining.aborted && parts.every((part) => part.state === 'ok' || !part.vital);
      const body = {
        status: draining.aborted ? 'stopping' : healthy ? 'ok' : 'failed',
        version: options.version,
        ...(detailed && {
          parts: Object.fromEntries(parts.map(({ name, vital: _, ...part }) => [name, part])),
        }),
      };
      return Response.json(body, { status: healthy ? 200 : 503, headers: NO_STORE });
    },
  };
}

/** Whether the process runs at all. */
export const alive = (): Response => plainText(200, 'alive');

const NO_STORE = { 'cache-control': 'no-store' } as const;
const plainText = (status: number, text: string) => new Response(`${text}\n`, { status, headers: NO_STORE });

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
