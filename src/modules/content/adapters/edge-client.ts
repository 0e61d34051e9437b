import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Breaker, createBreaker } from '~/platform/breaker';
import type { Secret } from '~/platform/config';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { SizedValue } from './stale-cache';

/**
 * refused: the service cannot answer what was asked. unauthorised: it does not take the key. unavailable:
 * no answer in time, or one that says to come back later. broken: an answer that is none.
 */
export type EdgeFailure = 'refused' | 'unauthorised' | 'unavailable' | 'broken';

export interface EdgeClientOptions {
  /** Address of the GraphQL service. */
  readonly endpoint: string;
  readonly key: Secret | null;
  readonly log: Log;
  /** For one attempt; 5 s without it. */
  readonly timeoutMs?: number;
  /** Before the second attempt, three times as long before the third; 100 ms without it. */
  readonly retryMs?: number;
  /** Of the service; one of its own without it. */
  readonly breaker?: Breaker | undefined;
}

export interface EdgeRequest<T> {
  /** What is asked for, in the log. */
  readonly purpose: string;
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
  /** The shape of `data`. */
  readonly answer: z.ZodType<T>;
}

const MAX_ATTEMPTS = 3;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Questions under way at once; the others wait for their turn. */
const MAX_CONCURRENT = 16;
const MAX_WAITING = 500;

const body = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string().catch('') })).optional(),
});

/**
 * Asks an Experience Edge compatible service: GraphQL by POST, the key in `sc_apikey`. Every question is a
 * read, so it is asked again when the service was away for a moment.
 */
export class EdgeClient {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  private readonly breaker: Breaker;

  constructor(private readonly options: EdgeClientOptions) {
    this.breaker = options.breaker ?? createBreaker({ name: 'content', log: options.log });
  }

  request<T>(question: EdgeRequest<T>): Promise<Result<SizedValue<T>, EdgeFailure>> {
    return this.runQueued(() => this.exchange(question));
  }

  private async exchange<T>(question: EdgeRequest<T>): Promise<Result<SizedValue<T>, EdgeFailure>> {
    const { retryMs = 100, timeoutMs = 5000 } = this.options;
    const report = this.breaker.admit();
    if (report === null) return err('unavailable');
    const began = performance.now();
    let answer = await this.attempt(question, timeoutMs);
    // Who has waited for a whole attempt's time is not kept waiting for another.
    const mayRetry = () => isPassing(answer) && performance.now() - began < timeoutMs;
    for (let attempt = 1; attempt < MAX_ATTEMPTS && mayRetry(); attempt += 1) {
      await pause(retryMs * 3 ** (attempt - 1));
      answer = await this.attempt(question, timeoutMs);
    }
    if (!answer.ok) {
      const { purpose } = question;
      this.options.log.warn({ purpose, failure: answer.error }, 'the content service did not answer');
    }
    report(isPassing(answer) ? 'failed' : 'answered', answer.ok ? undefined : answer.error);
    return answer;
  }

  private async attempt<T>(
    { query, variables, answer }: EdgeRequest<T>,
    timeoutMs: number,
  ): Promise<Result<SizedValue<T>, EdgeFailure>> {
    const { endpoint, key } = this.options;
    const response = await fetchWithin(endpoint, {
      method: 'POST',
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { sc_apikey: key.reveal() }),
      },
      body: JSON.stringify({ query, variables }),
    });
    if (!response.ok) {
      const { error } = response;
      return err(error === 'timeout' || error === 'unreachable' ? 'unavailable' : 'broken');
    }
    const { status, bytes } = response.value;
    if (status === 401 || status === 403) return err('unauthorised');
    if (status === 429 || status >= 500) return err('unavailable');
    const json = parseJson(answerText(response.value));
    const read = body.safeParse(json.ok ? json.value : undefined);
    if (!read.success) return err('broken');
    if ((read.data.errors ?? []).length > 0 || status !== 200) return err('refused');
    const data = answer.safeParse(read.data.data);
    return data.success ? ok({ value: data.data, size: bytes.byteLength }) : err('broken');
  }

  private async runQueued<T>(work: () => Promise<Result<T, EdgeFailure>>): Promise<Result<T, EdgeFailure>> {
    if (this.running >= MAX_CONCURRENT) {
      if (this.waiting.length >= MAX_WAITING) return err('unavailable');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The next in the queue takes over the slot.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

const isPassing = (answer: Result<unknown, EdgeFailure>) => !answer.ok && answer.error === 'unavailable';
