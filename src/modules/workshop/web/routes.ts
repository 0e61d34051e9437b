import { type Context, Hono } from 'hono';
import { createReference, type Log } from '~/platform/log';
import { isMailAddress } from '~/platform/mail';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { languageFor } from '~/sites';
import type {
  BookedVisit,
  BookingFailure,
  BookingRequest,
  ClosestMessage,
  WorkshopService,
} from '../service';
import { API_BASE, type Call } from './call';
import { CALLS } from './calls';
import { EVENT_STREAM, eventStream } from './event-stream';
import { type Failure, failed, NO_STORE } from './failures';
import { type BookingLimits, ConcurrencyLimit, OpenHoldLimit, PlateLimit } from './limits';
import { type ParsedRequest, parseRequest } from './parse-request';

interface CalendarFile {
  readonly text: string;
  /** Content type, with charset and method. */
  readonly type: string;
  readonly name: string;
}

export interface WorkshopRoutesOptions {
  readonly workshops: WorkshopService;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly limits: BookingLimits;
  calendarFile(site: Site, language: Language, visit: BookedVisit): CalendarFile;
  /**
   * Labels, in the language, of options of the catalogue, which are named by their ids or labels; fails with
   * `invalid` for one that is not offered with these services.
   */
  choiceLabels(
    site: Site,
    language: Language,
    serviceOfferings: readonly string[],
    choices: readonly string[],
  ): Promise<Result<readonly string[], BookingFailure>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly heartbeatMs?: number;
}

const HEARTBEAT_MS = 15_000;
const MAX_STREAM_MS = 120_000;

/** Result of a call: a value for its JSON, null for "no content", or a response of its own. */
type Answer = Result<object | null, Failure> | Response;

/**
 * The calls of the workshop booking below `/api/mechmate` (MECHMATE-1), on the sites that book service.
 * Nothing here decides what is free.
 */
export function workshopRoutes(options: WorkshopRoutesOptions): Hono {
  const { siteOf, log } = options;
  const app = new Hono();
  app.use(`${API_BASE}/*`, (c, next) => requireServiceBooking(c, siteOf, next));
  app.onError((cause, c) => {
    const reference = createReference();
    log.error({ err: cause, method: c.req.method, reference }, 'workshop booking broke down');
    return failed({ code: 'internal' }, languageOf(c, siteOf), { reference });
  });
  const on = createRouter(app, options);
  registerReadRoutes(on, options);
  const holds = new OpenHoldLimit(options.limits.openHolds);
  registerHoldRoutes(on, options, holds);
  registerBookingRoutes(on, options, holds);
  registerFallbacks(app, siteOf);
  return app;
}

function registerReadRoutes(on: Router, options: WorkshopRoutesOptions): void {
  const { workshops, limits } = options;
  const streams = new ConcurrencyLimit(limits.openStreams);
  on(CALLS.vehicle, ({ site, params }) => workshops.vehicle(site, params.registrationNumber));
  on(CALLS.offers, ({ site, language, params, query }) =>
    workshops.offers(site, language, { ...params, mileage: query.mileage }),
  );
  on(CALLS.allOffers, ({ site, language }) => workshops.allOffers(site, language));
  on(CALLS.closestAvailable, (request, c) => streamClosest(request, c, options, streams));
  on(CALLS.timeslots, ({ site, params: { date, ...car }, query, headers }) =>
    workshops.timeslots(site, { ...car, ...query, from: date, holdId: headers['x-hold'] ?? null }),
  );
  on(CALLS.hasBrand, async ({ site, params }) =>
    ok({ hasBrand: await workshops.hasBrand(site, params.brand) }),
  );
  on(CALLS.prices, async ({ site, params, query }) => {
    const prices = await workshops.prices(site, { ...params, ...query });
    return prices.ok ? ok({ offers: prices.value }) : prices;
  });
}

function registerHoldRoutes(on: Router, { workshops }: WorkshopRoutesOptions, holds: OpenHoldLimit): void {
  on(CALLS.hold, async ({ site, client, now, body }) => {
    const reservation = holds.reserve(client, body.holdId, now);
    if (reservation === null) return err({ code: 'too-many-holds' });
    const held = await workshops.hold(site, body);
    if (held.ok) reservation.confirm(held.value);
    else reservation.release();
    return held;
  });
  on(CALLS.extendHold, async ({ site, client, now, params: { holdId } }) => {
    const held = await workshops.extendHold(site, holdId);
    if (held.ok) holds.reserve(client, holdId, now)?.confirm(held.value);
    return held;
  });
  for (const release of [CALLS.releaseHold, CALLS.leaveHold])
    on(release, async ({ site, client, params: { holdId } }) => {
      holds.forget(client, holdId);
      await workshops.releaseHold(site, holdId);
      return ok(null);
    });
}

function registerBookingRoutes(on: Router, options: WorkshopRoutesOptions, holds: OpenHoldLimit): void {
  const { workshops } = options;
  on(CALLS.book, async ({ site, language, client, headers, body }) => {
    const request = parseBookingRequest(site, body, headers['idempotency-key']);
    if (!request.ok) return request;
    const { services, choices = [] } = request.value;
    const ids = services.map(({ id }) => id);
    const labels =
      choices.length === 0 ? ok(choices) : await options.choiceLabels(site, language, ids, choices);
    if (!labels.ok) return labels;
    const booked = await workshops.book(site, language, { ...request.value, choices: labels.value });
    if (booked.ok) holds.forget(client, body.holdId);
    return booked;
  });
  on(CALLS.visit, ({ site, language, params }) => findVisit(workshops, site, language, params.token));
  on(CALLS.cancel, ({ site, language, params }) => workshops.cancel(site, language, params.token));
  on(CALLS.rebook, ({ site, language, params, body }) =>
    workshops.rebook(site, language, params.token, body),
  );
  on(CALLS.calendar, async ({ site, language, params, query }) => {
    const spoken = query.l === undefined ? language : languageFor(site, query.l);
    const visit = await findVisit(workshops, site, spoken, params.token);
    if (!visit.ok) return visit;
    const { text, type, name } = options.calendarFile(site, spoken, visit.value);
    const disposition = { 'content-disposition': `attachment; filename="${name}"` };
    return new Response(text, { headers: { ...NO_STORE, 'content-type': type, ...disposition } });
  });
}

const languageOf = (c: Context, siteOf: (request: Request) => Site): Language =>
  languageFor(siteOf(c.req.raw), c.req.header('accept-language'));

async function requireServiceBooking(
  c: Context,
  siteOf: (request: Request) => Site,
  next: () => Promise<void>,
) {
  if (siteOf(c.req.raw).features.serviceBooking) return next();
  return failed({ code: 'not-found' }, languageOf(c, siteOf));
}

/** `{x}` of the documentation is `:x` of the router; a trailing slash is optional. */
const routePatterns = (path: string): readonly string[] => {
  const bare = (API_BASE + path).replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [bare, `${bare}/`];
};

type Router = <C extends Call>(
  call: C,
  handle: (request: ParsedRequest<C>, c: Context) => Answer | Promise<Answer>,
) => void;

/** Registers a call: parse, use case, answer. */
function createRouter(app: Hono, options: WorkshopRoutesOptions): Router {
  const { siteOf, clientOf, limits, clock } = options;
  const requestLimits = { limits, plates: new PlateLimit(limits.plates) };
  return (call, handle) => {
    for (const each of routePatterns(call.path))
      app.on(call.method.toUpperCase(), each, async (c) => {
        const language = languageOf(c, siteOf);
        const caller = { site: siteOf(c.req.raw), language, client: clientOf(c), now: clock.now() };
        const request = await parseRequest(c, call, caller, requestLimits);
        if (request.ok) return respond(call, await handle(request.value, c), caller, options.log);
        const { failure, retryAfter } = request.error;
        const headers = retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` };
        return failed(failure, language, { headers });
      });
  };
}

function respond(
  { method, path, status }: Call,
  answer: Answer,
  { site, language }: { readonly site: Site; readonly language: Language },
  log: Log,
): Response {
  if (answer instanceof Response) return answer;
  if (!answer.ok) {
    const reference = createReference();
    log.warn(
      { call: `${method} ${path}`, site: site.key, failure: answer.error.code, reference },
      'workshop booking',
    );
    return failed(answer.error, language, { reference });
  }
  return answer.value === null
    ? new Response(null, { status, headers: NO_STORE })
    : Response.json(answer.value, { status, headers: NO_STORE });
}

function streamClosest(
  { site, client, query }: ParsedRequest<typeof CALLS.closestAvailable>,
  c: Context,
  { workshops, log, heartbeatMs = HEARTBEAT_MS }: WorkshopRoutesOptions,
  streams: ConcurrencyLimit,
): Answer {
  // A HEAD request needs no stream.
  if (c.req.method === 'HEAD') return new Response(null, { headers: EVENT_STREAM });
  const onEnd = streams.acquire(client);
  if (onEnd === null) return err({ code: 'too-many-streams' });
  const stop = new AbortController();
  c.req.raw.signal.addEventListener('abort', () => stop.abort());
  const { regNo: registrationNumber, serviceOfferings, latitude, longitude, cursor } = query;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const search = { registrationNumber, serviceOfferings, position, cursor };
  const withLog = (message: ClosestMessage) => {
    if ('error' in message) log.warn(failureLogEntry(site, message.error), 'workshop booking');
    return message;
  };
  async function* messages() {
    for await (const message of workshops.closestAvailable(site, search, stop.signal)) yield withLog(message);
  }
  return eventStream(messages(), {
    stop,
    onEnd,
    heartbeatMs,
    longestMs: MAX_STREAM_MS,
    onFailure(cause) {
      log.error(
        { err: cause, ...failureLogEntry(site, 'service-unavailable') },
        'workshop booking broke down',
      );
      return { error: 'service-unavailable' };
    },
  });
}

const failureLogEntry = (site: Site, failure: BookingFailure['code']) => ({
  call: `get ${CALLS.closestAvailable.path}`,
  site: site.key,
  failure,
  reference: createReference(),
});

const invalid = (field: string): Result<never, BookingFailure> => err({ code: 'invalid', field });

/** What the schema cannot check: the key may be in a header, and phone numbers depend on the country. */
function parseBookingRequest(
  site: Site,
  body: ParsedRequest<typeof CALLS.book>['body'],
  headerKey: string | undefined,
): Result<BookingRequest, BookingFailure> {
  const idempotencyKey = headerKey ?? body.idempotencyKey;
  if (idempotencyKey === undefined) return invalid('idempotencyKey');
  const phone = readPhone(body.customer.phone, site.country);
  if (!phone.ok) return invalid('customer.phone');
  const { email } = body.customer;
  if (!isMailAddress(email) || !/\.\p{L}{2,}$/u.test(email)) return invalid('customer.email');
  return ok({ ...body, idempotencyKey, customer: { ...body.customer, phone: phone.value.value } });
}

async function findVisit(
  workshops: WorkshopService,
  site: Site,
  language: Language,
  token: string,
): Promise<Result<BookedVisit, BookingFailure>> {
  const visit = await workshops.visit(site, language, token);
  return visit === null ? err({ code: 'unknown-booking' }) : ok(visit);
}

/** A known path answers 405 with its methods; any other is not found. */
function registerFallbacks(app: Hono, siteOf: (request: Request) => Site): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of Object.values(CALLS))
    for (const each of routePatterns(path))
      methods.set(each, [...(methods.get(each) ?? []), ...(method === 'get' ? ['GET', 'HEAD'] : [method])]);
  for (const [path, allowed] of methods) {
    const headers = { allow: [...allowed, 'OPTIONS'].join(', ').toUpperCase() };
    app.all(path, (c) =>
      c.req.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { ...NO_STORE, ...headers } })
        : failed({ code: 'method-not-allowed' }, languageOf(c, siteOf), { headers }),
    );
  }
  app.all(`${API_BASE}/*`, (c) => failed({ code: 'not-found' }, languageOf(c, siteOf)));
}
