import type { OfferedTime, Slot } from '~/modules/workshop';
import { jsonBody } from '~/platform/json';
import { fieldsOf, readableMembers, textOf } from '~/platform/json-fields';
import { serverLead } from '~/platform/time/server-clock';
import { readOfferedTime, readSlot } from './booking-answers';

/** Why a call has no value. */
export type ApiFailure =
  /** The server has refused; `code` and `message` as it names it, in the visitor's language, where it did. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly alternatives: readonly OfferedTime[];
      /** When the car is to be at a workshop already. */
      readonly visits: readonly Slot[];
    }
  /** No answer at all, or not in time. */
  | { readonly kind: 'network' }
  /** An answer that makes no sense. */
  | { readonly kind: 'unreadable' };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

export interface CallOptions {
  /** The browser's own, or a test's. */
  readonly fetch: typeof fetch;
  readonly language: string;
}

/** Longer than the server gives a register, shorter than a visitor's patience. */
const READ_TIMEOUT_MS = 15_000;
/** A booking is waited for longer. */
export const BOOK_TIMEOUT_MS = 30_000;

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number;
  readonly keepalive?: boolean;
}

/**
 * Calls below one address whose answers are looked at by `read`: null is an answer that makes no sense. `now` is the server's
 * clock, as its last answer told it.
 */
export function caller(base: string, { fetch: send, language }: CallOptions) {
  let lead = 0;
  const call = async <T>(
    path: string,
    /** @param ahead milliseconds by which the server's clock is ahead of the device's */
    read: (body: unknown, ahead: number) => T | null,
    { method = 'GET', body, headers = {}, signal, limit = READ_TIMEOUT_MS, keepalive = false }: Call,
  ): Promise<Answer<T>> => {
    const within = limited(limit, signal);
    try {
      const answer = await send(base + path, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        keepalive,
        signal: within.signal,
      });
      lead = serverLead(answer, Date.now());
      const parsedBody = await bodyOf(answer);
      if (!answer.ok) return { ok: false, failure: refusal(answer.status, parsedBody) };
      const value = read(parsedBody, lead);
      return value === null ? { ok: false, failure: { kind: 'unreadable' } } : { ok: true, value };
    } catch {
      return { ok: false, failure: { kind: 'network' } };
    } finally {
      within.end();
    }
  };
  return { call, now: () => new Date(Date.now() + lead) };
}

/** Ends with the caller's signal or when the time is up. */
function limited(ms: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** What is no JSON says nothing; a body that breaks off is a network that fails. */
async function bodyOf(answer: Response): Promise<unknown> {
  return (await jsonBody(answer)) ?? null;
}

function refusal(status: number, body: unknown): ApiFailure {
  const fields = fieldsOf(body);
  return {
    kind: 'refused',
    status,
    code: textOf(fields?.code),
    message: textOf(fields?.message) || null,
    alternatives: readableMembers(fields?.alternatives, readOfferedTime),
    visits: readableMembers(fields?.visits, readSlot),
  };
}
