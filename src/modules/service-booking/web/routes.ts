import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  type BookedVisit,
  type BookingApiFailure,
  bookingFailed,
  NO_STORE,
  PlateLimit,
} from '~/modules/workshop';
import { normalisePlate } from '~/modules/workshop/browser';
import { type BodyProblem, isSameOrigin, readBytes, readJson } from '~/platform/http';
import type { JsonValue } from '~/platform/json';
import { createReference, type Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Language, languageFor, type Site } from '~/sites';
import type { Order } from '../order';
import type { ServiceBooking } from '../service-booking';
import { type BookedAnswer, SERVICE_BOOKING_API } from '../wire';
import { CALLS, type ServiceBookingCall } from './calls';
import type { ServiceBookingLimits } from './limits';
import {
  readCreate,
  readDepartmentsQuery,
  readFreeTimeQuery,
  readOffersQuery,
  readPlate,
  readSubmit,
} from './parse-request';

interface BookingRating {
  /** One vote: the visit, or what was sent. */
  readonly key: string;
  /** null where no visit was named. */
  readonly departmentId: string | null;
  readonly stars: number;
  readonly comment: string;
}

export interface ServiceBookingRoutesOptions {
  readonly serviceBooking: ServiceBooking;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly limits: ServiceBookingLimits;
  saveRating(site: Site, rating: BookingRating): Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

type Answer = Result<object, BookingApiFailure>;

interface ParsedRequest<C extends ServiceBookingCall> {
  readonly c: Context;
  readonly site: Site;
  readonly language: Language;
  readonly body: z.output<C['request']>;
}

/** The calls of flows B and C (WIZARD-CALL-1) on the sites that book service. Nothing here decides what is free. */
export function serviceBookingRoutes(options: ServiceBookingRoutesOptions): Hono {
  const { serviceBooking } = options;
  const app = new Hono();
  const on = router(app, options);
  on(CALLS.addOns, async ({ site, language, body }) => {
    const query = readOffersQuery(body);
    return query.ok ? serviceBooking.addOns(site, language, query.value) : query;
  });
  on(CALLS.services, async ({ site, language, body }) => {
    const query = readOffersQuery(body);
    return query.ok ? serviceBooking.services(site, language, query.value) : query;
  });
  on(CALLS.car, async ({ site, language, body }) => {
    const plate = readPlate(body.regNo);
    if (!plate.ok) return plate;
    const car = await serviceBooking.car(site, language, plate.value);
    return car.ok ? ok(car.value ?? {}) : car;
  });
  on(CALLS.departments, async ({ site, body }) => {
    const query = readDepartmentsQuery(body);
    return query.ok ? serviceBooking.departments(site, query.value) : query;
  });
  on(CALLS.availableDates, async ({ site, body }) => {
    const query = readFreeTimeQuery(body);
    return query.ok ? serviceBooking.availableDates(site, query.value) : query;
  });
  on(CALLS.timeslots, async ({ site, body }) => {
    const query = readFreeTimeQuery(body);
    return query.ok ? serviceBooking.timeslots(site, query.value) : query;
  });
  on(CALLS.create, async (request) => {
    const key = keyIn(request.c, request.body.idempotencyKey);
    if (!key.ok) return key;
    return booked(serviceBooking, request, readCreate(request.body, request.site, key.value), key.value);
  });
  on(CALLS.submit, async (request) => {
    const key = keyIn(request.c, request.body.idempotencyKey);
    if (!key.ok) return key;
    return booked(serviceBooking, request, readSubmit(request.body, request.site, key.value), key.value);
  });
  on(CALLS.review, async ({ site, body }) => {
    const { rating: stars, comment, visitToken } = body;
    const visit = visitToken === undefined ? null : await serviceBooking.departmentOf(site, visitToken);
    const key = visit === null ? digest(body) : `booking ${visit.bookingId}`;
    await options.saveRating(site, { key, departmentId: visit?.departmentId ?? null, stars, comment });
    return ok({});
  });
  app.all(`${SERVICE_BOOKING_API}/*`, (c) => bookingFailed({ code: 'not-found' }, languageOf(c, options)));
  return app;
}

const digest = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

const languageOf = (c: Context, { siteOf }: Pick<ServiceBookingRoutesOptions, 'siteOf'>): Language =>
  languageFor(siteOf(c.req.raw), c.req.header('accept-language'));

const KEY = /^[A-Za-z0-9-]{8,80}$/;

/** The header wins over the body; null: the visitor has sent none. */
function keyIn(c: Context, inBody: string | undefined): Result<string | null, BookingApiFailure> {
  const key = c.req.header('idempotency-key') ?? inBody ?? null;
  return key === null || KEY.test(key) ? ok(key) : err({ code: 'invalid', field: 'idempotency-key' });
}

/** A key derived from the request proves nothing: the link to the visit is returned only where the client sent its own. */
async function booked(
  serviceBooking: ServiceBooking,
  { site, language }: Pick<ParsedRequest<ServiceBookingCall>, 'site' | 'language'>,
  order: Result<Order, BookingApiFailure>,
  ownKey: string | null,
): Promise<Answer> {
  if (!order.ok) return order;
  const visit = await serviceBooking.book(site, language, order.value);
  return visit.ok ? ok(bookedAnswer(visit.value, ownKey === null ? '' : visit.value.token)) : visit;
}

function bookedAnswer(visit: BookedVisit, visitToken: string): BookedAnswer {
  const { bookingId, date, time, pickUp, totalPrice, currency } = visit;
  const start = time === null ? null : `${date}T${time}:00`;
  return {
    status: 'OK',
    kobraBookingId: bookingId,
    bookingId,
    totalPrice,
    currency,
    visitToken,
    pickUp,
    // SLOT-4: a day for which the car is left is recorded as 08:00.
    bookingDate: start ?? `${date}T08:00:00`,
    bookingStart: start,
  };
}

type Router = <C extends ServiceBookingCall>(
  call: C,
  handle: (request: ParsedRequest<C>) => Promise<Answer>,
) => void;

/** Registers a call: site, method, origin, rate, shape, then the handler; what it answers, or fails with, in one way. */
function router(app: Hono, options: ServiceBookingRoutesOptions): Router {
  const { siteOf, clientOf, limits, clock, log } = options;
  const plates = new PlateLimit(limits.plates);
  return (call, handle) => {
    const refuse = (c: Context, failure: BookingApiFailure, headers: Readonly<Record<string, string>> = {}) =>
      refusal(call, failure, languageOf(c, options), { headers });
    for (const path of [SERVICE_BOOKING_API + call.path, `${SERVICE_BOOKING_API}${call.path}/`])
      app.all(path, async (c) => {
        const site = siteOf(c.req.raw);
        const language = languageOf(c, options);
        if (!site.features.serviceBooking) return refuse(c, { code: 'not-found' });
        const allow = { allow: 'POST, OPTIONS' };
        if (c.req.method === 'OPTIONS')
          return new Response(null, { status: 204, headers: { ...NO_STORE, ...allow } });
        if (c.req.method !== 'POST') return refuse(c, { code: 'method-not-allowed' }, allow);
        if (!isSameOrigin(c.req.raw)) return refuse(c, { code: 'forbidden' });
        const client = clientOf(c);
        const now = clock.now();
        const verdict = await limits[call.limit].take(client, now);
        if (!verdict.allowed)
          return refuse(c, { code: 'rate-limited' }, retryAfter(verdict.retryAfterSeconds));
        const body = await bodyOf(c.req.raw, call);
        if (!body.ok) return refuse(c, body.error);
        const plate = plateIn(body.value);
        const known = plate === null ? null : plates.take(client, plate, now);
        if (known !== null && !known.allowed)
          return refuse(c, { code: 'rate-limited' }, retryAfter(known.retryAfterSeconds));
        const answer = await attempt(call, log, site, () => handle({ c, site, language, body: body.value }));
        return answered(call, answer, { site, language }, log);
      });
  };
}

const retryAfter = (seconds: number) => ({ 'retry-after': `${seconds}` });

const MAX_BODY_BYTES = 20 * 1024;

const BODY_FAILURES = {
  'too-large': { code: 'too-large' },
  'unsupported-type': { code: 'unsupported-type' },
  malformed: { code: 'invalid', field: 'body' },
} as const satisfies Record<BodyProblem, BookingApiFailure>;

async function bodyOf<C extends ServiceBookingCall>(
  request: Request,
  { request: schema, mayBeEmpty }: C,
): Promise<Result<z.output<C['request']>, BookingApiFailure>> {
  const sent = await (mayBeEmpty ? readPerhaps(request) : readJson(request, { maxBytes: MAX_BODY_BYTES }));
  if (!sent.ok) return err(BODY_FAILURES[sent.error]);
  return parsed<C['request']>(schema, sent.value);
}

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, BookingApiFailure> {
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  return err({ code: 'invalid', field: read.error.issues[0]?.path.map(String).join('.') ?? '' });
}

/** JSON, or nothing at all whatever its content type. */
async function readPerhaps(request: Request): Promise<Result<JsonValue, BodyProblem>> {
  const limits = { maxBytes: MAX_BODY_BYTES };
  const bytes = await readBytes(request, limits);
  if (!bytes.ok) return bytes;
  if (bytes.value.length === 0) return ok({});
  const headers = new Headers(request.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return readJson(new Request(request.url, { method: 'POST', headers, body: bytes.value.slice() }), limits);
}

const PLATES = ['regNo', 'regno'] as const;

/** The plate in a request, where it has a valid one. */
function plateIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const text = PLATES.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof text === 'string' ? normalisePlate(text) : null;
}

async function attempt(
  { path }: ServiceBookingCall,
  log: Log,
  { key: site }: Site,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    log.error({ err: cause, call: `post ${path}`, site }, 'service booking broke down');
    return err({ code: 'internal' });
  }
}

/** Failures are logged by their name and a reference that the visitor reads too; never a plate, a name or a text. */
function answered(
  call: ServiceBookingCall,
  answer: Answer,
  { site, language }: { readonly site: Site; readonly language: Language },
  log: Log,
): Response {
  if (answer.ok) return Response.json(answer.value, { headers: NO_STORE });
  const reference = createReference();
  log.warn(
    { call: `post ${call.path}`, site: site.key, failure: answer.error.code, reference },
    'service booking',
  );
  return refusal(call, answer.error, language, { reference });
}

type Extra = NonNullable<Parameters<typeof bookingFailed>[2]>;

/** A booking that failed says so in `status` (WIZARD-CALL-8). */
const refusal = (
  { limit, path }: ServiceBookingCall,
  failure: BookingApiFailure,
  language: Language,
  extra: Extra,
): Response =>
  bookingFailed(failure, language, {
    ...extra,
    ...(limit === 'bookings' && path.startsWith('/booking/')
      ? { fields: { status: 'ERROR', kobraBookingId: null } }
      : {}),
  });
