import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { translator } from '~/messages';
import { type BodyProblem, isSameOrigin, readJson } from '~/platform/http';
import { createReference, type Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { ChangeRequest, TyreHotelService, Vehicle } from '../service';
import { type Failure, failed, NO_STORE } from './failures';
import * as fields from './fields';
import type { LimitName, TyreHotelLimits } from './limits';
import { TYRE_HOTEL_API } from './paths';
import type { Sessions } from './session';

export interface TyreHotelRoutesOptions {
  readonly tyreHotel: TyreHotelService;
  readonly sessions: Sessions;
  siteOf(request: Request): Site;
  languageOf(site: Site, acceptLanguage: string | null): Language;
  clientOf(c: Context): string;
  readonly limits: TyreHotelLimits;
  /** Saves a rating of the flow; its workshop is null where unknown, as raters are not signed in. */
  saveRating(site: Site, rating: TyreHotelRating): Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

interface TyreHotelRating {
  /** One vote: the session, or what was sent. */
  readonly key: string;
  readonly departmentId: string | null;
  readonly stars: number;
  readonly comment: string;
}

const MAX_BODY_BYTES = 100 * 1024;

interface ParsedRequest {
  readonly c: Context;
  readonly site: Site;
  readonly language: Language;
}

type Answer = Result<object | null, Failure>;

/** The calls of the tyre hotel (TYRE-CODE-1, WHEEL-CHANGE-4), spelt as they are there, on the sites that have it. */
export function tyreHotelRoutes(options: TyreHotelRoutesOptions): Hono {
  const app = new Hono();
  const { tyreHotel, sessions } = options;
  const on = router(app, options);

  on('get', '/authorization/search', 'searches', async ({ c, site }) => {
    const query = parsed(fields.searchQuery, c.req.query());
    return query.ok ? tyreHotel.search(site, query.value.regNo) : query;
  });
  on('post', '/authorization/login', 'codes', async ({ c, site, language }) => {
    const query = parsed(fields.loginQuery, c.req.query());
    if (!query.ok) return query;
    const sent = await tyreHotel.login(site, language, query.value.encryptedPhoneNumber);
    return sent.ok ? ok({ ...sent.value, message: translator(language)('tyreHotel.codeSent') }) : sent;
  });
  on('post', '/authorization/validate', 'guesses', async ({ c, site, language }) => {
    const query = parsed(fields.validateQuery, c.req.query());
    if (!query.ok) return query;
    const { authToken, otpToken } = query.value;
    const vehicles = await tyreHotel.validate(site, language, authToken, otpToken);
    if (!vehicles.ok) return vehicles;
    await sessions.begin(c, site, vehicles.value);
    return ok({ status: 0, vehicles: vehicles.value });
  });
  on('get', '/authorization/session', 'reads', async ({ c, site, language }) => {
    const session = await sessions.of(c, site);
    if (session === null) return err({ code: 'signed-out' });
    const [known] = session.vehicles;
    if (known === undefined) return ok({ status: 0, vehicles: [] });
    const vehicle = await tyreHotel.current(site, language, known);
    return vehicle === null ? err({ code: 'signed-out' }) : ok({ status: 0, vehicles: [vehicle] });
  });
  on('post', '/authorization/logout', 'reads', async ({ c }) => {
    await sessions.end(c);
    return ok(null);
  });
  on('post', '/booking/GetTimeslotDays', 'reads', async (request) => {
    const range = await rangeOf(request, sessions);
    if (!range.ok) return range;
    const days = await tyreHotel.timeslotDays(request.site, range.value.vehicle, range.value);
    return days.ok ? ok({ availableDates: days.value.map((date) => ({ date })) }) : days;
  });
  on('post', '/booking/GetTimeslots', 'reads', async (request) => {
    const range = await rangeOf(request, sessions);
    if (!range.ok) return range;
    const slots = await tyreHotel.timeslots(request.site, range.value.vehicle, range.value);
    return slots.ok ? ok({ availableTimeSlotDates: slots.value }) : slots;
  });
  on('post', '/booking/create', 'bookings', async (request) => {
    const change = await parseChange(request, sessions);
    if (!change.ok) return change;
    return tyreHotel.book(request.site, request.language, change.value.vehicle, change.value);
  });
  on('post', '/review/addReview', 'bookings', async ({ c, site }) => {
    const body = await bodyOf(c, fields.reviewBody);
    if (!body.ok) return body;
    const session = await sessions.of(c, site);
    const departmentId = session?.vehicles[0]?.location.erpId ?? null;
    const { rating: stars, comment } = body.value;
    await options.saveRating(site, {
      key: session?.id ?? keyOf('', body.value),
      departmentId,
      stars,
      comment,
    });
    return ok(null);
  });
  return app;
}

type Router = (
  method: 'get' | 'post',
  path: string,
  limit: LimitName,
  handle: (request: ParsedRequest) => Promise<Answer>,
) => void;

/** Registers a call: origin, rate, then the handler; what it answers, or fails with, in one way. */
function router(app: Hono, options: TyreHotelRoutesOptions): Router {
  const { siteOf, languageOf, clientOf, limits, clock, log } = options;
  return (method, path, limit, handle) => {
    app.all(TYRE_HOTEL_API + path, async (c) => {
      const site = siteOf(c.req.raw);
      const language = languageOf(site, c.req.header('accept-language') ?? null);
      const request = { c, site, language };
      if (!site.features.serviceBooking) return failed({ code: 'not-found' }, language);
      if (c.req.method !== method.toUpperCase())
        return failed({ code: 'method-not-allowed' }, language, { headers: { allow: method.toUpperCase() } });
      if (method === 'post' && !isSameOrigin(c.req.raw)) return failed({ code: 'forbidden' }, language);
      const verdict = await limits[limit].take(clientOf(c), clock.now());
      if (!verdict.allowed)
        return failed({ code: 'rate-limited' }, language, {
          headers: { 'retry-after': `${verdict.retryAfterSeconds}` },
        });
      return answered(await attempt(handle, request, path, log), request, `${method} ${path}`, log);
    });
  };
}

async function attempt(
  handle: (request: ParsedRequest) => Promise<Answer>,
  request: ParsedRequest,
  path: string,
  log: Log,
): Promise<Answer> {
  try {
    return await handle(request);
  } catch (cause) {
    log.error({ err: cause, path, site: request.site.key }, 'tyre hotel broke down');
    return err({ code: 'internal' });
  }
}

/** Failures are logged by their name and a reference that the visitor reads too; never a plate, a number or a code. */
function answered(answer: Answer, { c, site, language }: ParsedRequest, call: string, log: Log): Response {
  if (!answer.ok) {
    const reference = createReference();
    log.warn({ call, site: site.key, failure: answer.error.code, reference }, 'tyre hotel');
    return failed(answer.error, language, { reference });
  }
  if (answer.value === null) return c.body(null, 204, NO_STORE);
  return c.newResponse(JSON.stringify(answer.value), 200, {
    ...NO_STORE,
    'content-type': 'application/json',
  });
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): Result<z.output<S>, Failure> {
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const field = read.error.issues[0]?.path.map(String).join('.') ?? '';
  return err(field === 'regNo' ? { code: 'invalid-registration-number' } : { code: 'invalid', field });
}

const BODY_FAILURES = {
  'too-large': { code: 'too-large' },
  'unsupported-type': { code: 'unsupported-type' },
  malformed: { code: 'invalid', field: 'body' },
} as const satisfies Record<BodyProblem, Failure>;

async function bodyOf<S extends z.ZodType>(c: Context, schema: S): Promise<Result<z.output<S>, Failure>> {
  const body = await readJson(c.req.raw, { maxBytes: MAX_BODY_BYTES });
  return body.ok ? parsed(schema, body.value) : err(BODY_FAILURES[body.error]);
}

interface SignedIn {
  readonly vehicle: Vehicle;
  /** Stands for the session in keys; opens nothing. */
  readonly sessionId: string;
}

/** The signed-in car, when the call is about its workshop: another customer's car cannot be requested. */
async function signedIn(
  { c, site }: ParsedRequest,
  sessions: Sessions,
  departmentId: string,
): Promise<Result<SignedIn, Failure>> {
  const session = await sessions.of(c, site);
  if (session === null) return err({ code: 'signed-out' });
  // TYRE-HOTEL-4: only the first vehicle is used.
  const [vehicle] = session.vehicles;
  return vehicle === undefined || vehicle.location.erpId !== departmentId
    ? err({ code: 'other-vehicle' })
    : ok({ vehicle, sessionId: session.id });
}

async function rangeOf(request: ParsedRequest, sessions: Sessions) {
  const query = parsed(fields.workshopQuery, request.c.req.query());
  if (!query.ok) return query;
  const who = await signedIn(request, sessions, query.value.workshopIdentifier);
  if (!who.ok) return who;
  const body = await bodyOf(request.c, fields.rangeBody);
  return body.ok ? ok({ ...body.value, vehicle: who.value.vehicle }) : body;
}

async function parseChange(
  request: ParsedRequest,
  sessions: Sessions,
): Promise<Result<ChangeRequest & { readonly vehicle: Vehicle }, Failure>> {
  const query = parsed(fields.createQuery, request.c.req.query());
  if (!query.ok) return query;
  const who = await signedIn(request, sessions, query.value.departmentIdentifier);
  if (!who.ok) return who;
  const { vehicle, sessionId } = who.value;
  const key = parsed(fields.idempotencyKey, request.c.req.header('idempotency-key'));
  if (!key.ok) return key;
  const body = await bodyOf(request.c, fields.createBody);
  if (!body.ok) return body;
  const { bookingDate, bookingStart, regNo, freeText, customer } = body.value;
  if (regNo !== vehicle.regNo) return err({ code: 'other-vehicle' });
  return ok({
    vehicle,
    idempotencyKey: key.value ?? keyOf(sessionId, body.value),
    date: bookingDate.slice(0, 10),
    time: bookingStart === null ? null : bookingStart.slice(11, 16),
    freeText,
    customer,
  });
}

/** A client that sends no key and repeats its request means one visit. */
const keyOf = (sessionId: string, body: object): string =>
  createHash('sha256').update(sessionId).update(JSON.stringify(body)).digest('hex').slice(0, 40);
