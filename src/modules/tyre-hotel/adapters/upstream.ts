import type { z } from 'zod';
import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Language } from '~/sites';
import type { TyreHotelService } from '../service';
import * as answer from '../web/answers';

export interface UpstreamTyreHotelOptions {
  /** Below it lie the calls: `https://booking.example/api/tirehotel`. */
  readonly url: string;
  /** Sent as `x-api-key`; null for a service that asks for none. */
  readonly key: string | null;
  readonly log: Log;
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

interface Refused {
  /** null: no answer that can be read. */
  readonly status: number | null;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const UNAVAILABLE = err({ code: 'service-unavailable' } as const);

/** A tyre hotel service of the group's, with the same calls (TYRE-CODE-1, WHEEL-CHANGE-4). The plate's session stays with us. */
export function upstreamTyreHotel(options: UpstreamTyreHotelOptions): TyreHotelService {
  const request = <S extends z.ZodType>(schema: S, call: Call) => exchange(options, schema, call);
  return {
    async search(_site, regNo) {
      const found = await request(answer.found, {
        method: 'GET',
        path: '/authorization/search',
        query: { regNo },
      });
      if (found.ok) return found;
      return found.error.status === 404 ? err({ code: 'no-agreement' }) : UNAVAILABLE;
    },
    async login(_site, language, encryptedPhoneNumber) {
      const path = '/authorization/login';
      const sent = await request(answer.credentials, {
        method: 'POST',
        path,
        query: { encryptedPhoneNumber },
        headers: inLanguage(language),
      });
      if (sent.ok) return sent;
      if (sent.error.status === 429) return err({ code: 'too-many-codes' });
      return isRefusal(sent.error) ? err({ code: 'unknown-customer' }) : UNAVAILABLE;
    },
    async validate(_site, language, authToken, otpToken) {
      const path = '/authorization/validate';
      const opened = await request(answer.validated, {
        method: 'POST',
        path,
        query: { authToken, otpToken },
        headers: inLanguage(language),
      });
      if (opened.ok)
        return opened.value.status === 0 ? ok(opened.value.vehicles) : err({ code: 'wrong-code' });
      if (opened.error.status === 410) return err({ code: 'code-expired' });
      return isRefusal(opened.error) ? err({ code: 'wrong-code' }) : UNAVAILABLE;
    },
    async timeslotDays(_site, { brandCode: regNo, location }, range) {
      const days = await request(answer.days, {
        method: 'POST',
        path: '/booking/GetTimeslotDays',
        query: { workshopIdentifier: location.erpId },
        body: { ...range, regNo },
      });
      return days.ok ? ok(days.value.availableDates.map(({ date }) => date.slice(0, 10))) : UNAVAILABLE;
    },
    current: async (_site, _language, vehicle) => vehicle,
    async timeslots(_site, { brandCode: regNo, location }, range) {
      const slots = await request(answer.slots, {
        method: 'POST',
        path: '/booking/GetTimeslots',
        query: { workshopIdentifier: location.erpId },
        body: { ...range, regNo },
      });
      if (!slots.ok) return UNAVAILABLE;
      return ok(
        slots.value.availableTimeSlotDates.map(({ date, startTime }) => ({
          date: (date ?? range.startDate).slice(0, 10),
          startTime,
        })),
      );
    },
    async book(_site, language, { regNo, location }, { date, time, freeText, customer, idempotencyKey }) {
      const bookingDate = `${date}T${time ?? '00:00'}:00`;
      const booked = await request(answer.confirmation, {
        method: 'POST',
        path: '/booking/create',
        query: { departmentIdentifier: location.erpId },
        headers: { ...inLanguage(language), 'idempotency-key': idempotencyKey },
        body: { bookingDate, bookingStart: time === null ? null : bookingDate, regNo, freeText, customer },
      });
      if (booked.ok) return booked;
      return isRefusal(booked.error) ? err({ code: 'slot-taken' }) : UNAVAILABLE;
    },
  };
}

const inLanguage = (language: Language) => ({ 'accept-language': language });

const isRefusal = ({ status }: Refused): boolean => status !== null && status >= 400 && status < 500;

async function exchange<S extends z.ZodType>(
  { url, key, log, breaker, timeoutMs = TIMEOUT_MS }: UpstreamTyreHotelOptions,
  schema: S,
  { method, path, query, body, headers = {} }: Call,
): Promise<Result<z.output<S>, Refused>> {
  const refused = (status: number | null, reason: string): Result<never, Refused> => {
    log.warn({ call: `${method} ${path}`, reason }, 'tyre hotel service');
    return err({ status });
  };
  const answer = await fetchWithin(`${url.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs,
    breaker,
    maxBytes: MAX_BYTES,
  });
  if (!answer.ok) return refused(null, answer.error);
  const { status } = answer.value;
  if (status < 200 || status > 299) return refused(status, `status ${status}`);
  const json = parseJson(answerText(answer.value));
  const read = json.ok ? schema.safeParse(json.value) : null;
  return read?.success === true ? ok(read.data) : refused(null, 'an answer of another shape');
}
