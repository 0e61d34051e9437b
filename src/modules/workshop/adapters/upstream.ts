import { parseJson } from '~/platform/http';
import { err, ok, type Result } from '~/platform/result';
import { traceparent } from '~/platform/trace';
import type {
  BookedVisit,
  BookingFailure,
  ClosestMessage,
  ClosestQuery,
  TimeslotQuery,
  VehicleFailure,
  WorkshopService,
} from '../service';
import * as answer from '../web/answers';
import { CALLS } from '../web/calls';
import { eventData } from './event-data';
import { freeDaysByWeeks } from './free-days-by-weeks';
import {
  addressOf,
  exchange,
  failureIn,
  headersOf,
  UPSTREAM_TIMEOUT_MS,
  type UpstreamOptions,
} from './upstream-exchange';

export type { UpstreamOptions } from './upstream-exchange';

/** The service did not answer where the port has no failure for it. */
class WorkshopServiceUnavailable extends Error {
  override readonly name = 'WorkshopServiceUnavailable';

  constructor() {
    super('The workshop service does not answer');
  }
}

/** 1 means unknown (WORK-PRICE-6). */
const mileageText = (mileage: number | null): string => `${mileage ?? 1}`;

/**
 * A workshop service of the group's with the same API as ours, over HTTP. Its answers are parsed like anything from outside;
 * what it refuses comes through by its code, and everything else is "unavailable".
 */
export function upstreamWorkshops(options: UpstreamOptions): WorkshopService {
  const call = async <S extends Parameters<typeof exchange>[2] & object>(
    call: Parameters<typeof exchange>[1],
    schema: S,
    sent?: Parameters<typeof exchange>[3],
  ) => {
    const result = await exchange(options, call, schema, sent);
    if (!result.ok) return result;
    return result.value === null ? err({ code: 'service-unavailable' } as const) : ok(result.value);
  };
  const timeslots = ({ registrationNumber, departmentId, from, serviceOfferings, holdId }: TimeslotQuery) =>
    call(CALLS.timeslots, answer.timeslotDays, {
      params: { registrationNumber, departmentId, date: `${from}T00:00:00` },
      query: { serviceOfferings: serviceOfferings.join() },
      headers: { 'x-hold': holdId },
    });
  return {
    vehicle: async (_, registrationNumber) =>
      forVehicle(await call(CALLS.vehicle, answer.vehicle, { params: { registrationNumber } })),
    offers: async (_, language, { registrationNumber, mileage }) =>
      forVehicle(
        await call(CALLS.offers, answer.serviceOffers, {
          params: { registrationNumber },
          query: { mileage: mileage === null ? null : `${mileage}` },
          headers: { 'accept-language': language },
        }),
      ),
    allOffers: async (_, language) =>
      forVehicle(
        await call(CALLS.allOffers, answer.serviceOffers, { headers: { 'accept-language': language } }),
      ),
    closestAvailable: (_, query, signal) => closest(options, query, signal),
    timeslots: (_, query) => timeslots(query),
    freeDays: (_, query) => freeDaysByWeeks(timeslots, query),
    async hasBrand(_, brand) {
      const params = { brand: brand.trim().replaceAll(/\s+/g, '-') };
      const result = await call(CALLS.hasBrand, answer.hasBrandAnswer, { params });
      return result.ok && result.value.hasBrand;
    },
    async prices(_, { registrationNumber, mileage, departmentId, serviceOfferings, date }) {
      const result = await call(CALLS.prices, answer.offerPrices, {
        params: { registrationNumber, mileage: mileageText(mileage), departmentId },
        query: { serviceOfferings: serviceOfferings.join(), date: date ?? null },
      });
      return result.ok ? ok(result.value.offers) : result;
    },
    hold: (_, request) => call(CALLS.hold, answer.hold, { body: request }),
    extendHold: (_, holdId) => call(CALLS.extendHold, answer.hold, { params: { holdId } }),
    async releaseHold(_, holdId) {
      await exchange(options, CALLS.releaseHold, null, { params: { holdId } });
    },
    book: (_, language, request) =>
      call(CALLS.book, answer.bookedVisit, {
        body: request,
        headers: { 'idempotency-key': request.idempotencyKey, 'accept-language': language },
      }),
    visit: async (_, language, token) =>
      opened(
        await call(CALLS.visit, answer.bookedVisit, {
          params: { token },
          headers: { 'accept-language': language },
        }),
      ),
    cancel: (_, language, token) =>
      call(CALLS.cancel, answer.bookedVisit, { params: { token }, headers: { 'accept-language': language } }),
    rebook: (_, language, token, { date, time }) =>
      call(CALLS.rebook, answer.bookedVisit, {
        params: { token },
        headers: { 'accept-language': language },
        body: { date, time },
      }),
  };
}

function forVehicle<T>(result: Result<T, BookingFailure>): Result<T, VehicleFailure> {
  if (result.ok) return result;
  const { code } = result.error;
  const isOfCar = code === 'invalid-registration-number' || code === 'unknown-vehicle';
  return err({ code: isOfCar ? code : 'register-unavailable' });
}

function opened(result: Result<BookedVisit, BookingFailure>): BookedVisit | null {
  if (result.ok) return result.value;
  if (result.error.code === 'unknown-booking' || result.error.code === 'invalid') return null;
  throw new WorkshopServiceUnavailable();
}

const MAX_MESSAGE = 64 * 1024;

/** The stream of the service, message by message; a failure is its last message. */
async function* closest(
  options: UpstreamOptions,
  query: ClosestQuery,
  signal: AbortSignal,
): AsyncGenerator<ClosestMessage> {
  const idle = new IdleTimeout(options.timeoutMs ?? UPSTREAM_TIMEOUT_MS);
  const report = options.breaker === undefined ? () => undefined : options.breaker.admit();
  const failed = (reason: string): ClosestMessage => {
    report?.('failed', reason);
    options.log.warn({ call: `get ${CALLS.closestAvailable.path}`, reason }, 'workshop service');
    return { error: 'service-unavailable' };
  };
  if (report === null) {
    idle.end();
    yield failed('resting');
    return;
  }
  try {
    const response = await openStream(options, query, AbortSignal.any([signal, idle.signal]));
    if (response.body === null || !isEventStream(response)) {
      if (!response.ok && response.status < 500 && response.status !== 429) report('answered');
      yield await refusalOf(response, failed);
      return;
    }
    for await (const text of eventData(response.body, MAX_MESSAGE, () => idle.restart())) {
      // The consumer may take its time between two messages.
      idle.pause();
      report('answered');
      const message = messageIn(text) ?? failed('unreadable message');
      yield message;
      if (signal.aborted || !('departmentId' in message)) return;
      idle.resume();
    }
    if (!signal.aborted) yield failed('broke off');
  } catch (cause) {
    if (signal.aborted) return;
    yield failed(idle.signal.aborted ? 'timeout' : cause instanceof Error ? cause.name : 'unreachable');
  } finally {
    idle.end();
  }
}

function messageIn(text: string): ClosestMessage | null {
  const json = parseJson(text);
  const read = json.ok ? answer.closestMessage.safeParse(json.value) : null;
  return read?.success === true ? read.data : null;
}

/** A stream that only shows signs of life is left after so many times the limit. */
const MAX_SIGNS_OF_LIFE = 3;

/** Aborts a stream that sends nothing, or no message, for too long. */
class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #idleMs: number;
  #timer: NodeJS.Timeout | undefined;
  #messageTimer: NodeJS.Timeout | undefined;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
    this.restart();
    this.#awaitMessage();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something arrived: the timeout starts again. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#idleMs);
  }

  pause(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#messageTimer);
  }

  resume(): void {
    this.restart();
    this.#awaitMessage();
  }

  end(): void {
    this.pause();
    this.#controller.abort();
  }

  #awaitMessage(): void {
    this.#messageTimer = setTimeout(() => this.#controller.abort(), MAX_SIGNS_OF_LIFE * this.#idleMs);
  }
}

function openStream(
  { url, key }: UpstreamOptions,
  query: ClosestQuery,
  signal: AbortSignal,
): Promise<Response> {
  const { registrationNumber: regNo, serviceOfferings, position, cursor } = query;
  const address = addressOf(url, CALLS.closestAvailable, {
    query: {
      regNo,
      serviceOfferings: serviceOfferings.join(),
      cursor,
      latitude: position === null ? null : degrees(position.latitude),
      longitude: position === null ? null : degrees(position.longitude),
    },
  });
  return fetch(address, {
    headers: headersOf(key, { accept: 'text/event-stream', traceparent: traceparent() }),
    redirect: 'manual',
    signal,
  });
}

/** Never in exponent notation; ten centimetres are precise enough. */
const degrees = (value: number): string => value.toFixed(6);

const isEventStream = ({ ok: fine, headers }: Response): boolean =>
  fine && (headers.get('content-type') ?? '').startsWith('text/event-stream');

async function refusalOf(
  response: Response,
  failed: (reason: string) => ClosestMessage,
): Promise<ClosestMessage> {
  const json = response.ok ? null : parseJson(await readErrorBody(response));
  const result = json?.ok === true ? failureIn(json.value) : null;
  return result === null ? failed(`status ${response.status}`) : { error: result.code };
}

/** The beginning of a response, as much as an error needs. */
async function readErrorBody({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_MESSAGE) break;
  }
  return text;
}
