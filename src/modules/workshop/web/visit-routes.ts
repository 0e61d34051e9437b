import { type Context, Hono } from 'hono';
import { isFromOurForm, readBody } from '~/platform/http';
import { siteLanguage } from '~/sites';
import { dateOf } from '../domain/local-time';
import { ratingRefusal } from '../domain/visit/visit-rating';
import {
  adjacentWeeks,
  hasStarted,
  phaseOf,
  readSlot,
  weekFor,
  weekNumber,
} from '../domain/visit/visit-week';
import type { BookingFailure, Slot } from '../service';
import { STATUS } from './failures';
import {
  draw,
  seeOther,
  type VisitPage,
  type VisitPageRequest,
  type VisitRoutesOptions,
  type VisitWeek,
} from './visit-pages';
import { VISIT_PATHS } from './visit-paths';
import { confirmStop, showRatingForm, stopRatingRequests, submitRating } from './visit-rating';
import {
  answerEarlierTime,
  confirmLeave,
  joinWaitingList,
  leaveWaitingList,
  showEarlierForm,
  showEarlierTime,
  shownWaiting,
} from './waiting-list/visit-waiting';

/** The pages behind the links of mails and SMS: a GET only shows and confirms, a POST changes. */
export function visitRoutes(options: VisitRoutesOptions): Hono {
  const app = new Hono();
  app.get(VISIT_PATHS.show, (c) => handle(c, options, showVisit));
  app.get(VISIT_PATHS.cancel, (c) => handle(c, options, confirmCancel));
  app.get(VISIT_PATHS.move, (c) => handle(c, options, chooseTime));
  app.post(VISIT_PATHS.cancel, (c) => handle(c, options, cancel));
  app.post(VISIT_PATHS.move, (c) => handle(c, options, move));
  app.get(VISIT_PATHS.rate, (c) => handle(c, options, showRatingForm));
  app.post(VISIT_PATHS.rate, (c) => handle(c, options, submitRating));
  app.get(VISIT_PATHS.stop, (c) => handle(c, options, confirmStop));
  app.post(VISIT_PATHS.stop, (c) => handle(c, options, stopRatingRequests, 'anywhere'));
  app.get(VISIT_PATHS.earlier, (c) => handle(c, options, showEarlierForm));
  app.post(VISIT_PATHS.earlier, (c) => handle(c, options, joinWaitingList));
  app.get(VISIT_PATHS.leave, (c) => handle(c, options, confirmLeave));
  app.post(VISIT_PATHS.leave, (c) => handle(c, options, leaveWaitingList, 'anywhere'));
  app.get(VISIT_PATHS.earlierTime, (c) => handle(c, options, (request) => showEarlierTime(request)));
  app.post(VISIT_PATHS.earlierTime, (c) => handle(c, options, answerEarlierTime));
  return app;
}

async function handle(
  c: Context,
  options: VisitRoutesOptions,
  answer: (request: VisitPageRequest) => Promise<Response>,
  origin: 'our-form' | 'anywhere' = 'our-form',
): Promise<Response> {
  const { clock, limits, workshops, pages, log } = options;
  const site = options.siteOf(c.req.raw);
  const posted = c.req.method === 'POST';
  const { searchParams } = new URL(c.req.url);
  const fields = posted ? await fieldsOf(c.req.raw, searchParams) : searchParams;
  const language = siteLanguage(site, fields.get('l'));
  const drawNotice = (kind: 'gone' | 'limited' | 'failed', status: number) =>
    pages.draw(site, language, { kind }, status);
  if (!site.features.serviceBooking) return drawNotice('gone', 404);
  if (posted && origin === 'our-form' && !isFromOurForm(c.req.raw))
    return drawNotice('gone', STATUS.forbidden);
  const now = clock.now();
  // A mail program's servers send one-click requests for many people.
  const limit = posted && origin === 'our-form' ? limits.bookings : limits.reads;
  const verdict = await limit.take(options.clientOf(c), now);
  if (!verdict.allowed) {
    const page = await drawNotice('limited', STATUS['rate-limited']);
    page.headers.set('retry-after', `${verdict.retryAfterSeconds}`);
    return page;
  }
  try {
    const visit = await workshops.visit(site, language, fields.get('t') ?? '');
    if (visit === null) return await drawNotice('gone', 410);
    return await answer({ site, language, visit, fields, now, options });
  } catch (cause) {
    log.error({ err: cause, site: site.key, path: c.req.path }, 'a page of a visit broke down');
    return drawNotice('failed', STATUS['service-unavailable']);
  }
}

/** The fields of the form, and those of the query where it has none. An unreadable body is empty. */
async function fieldsOf(request: Request, address: URLSearchParams): Promise<URLSearchParams> {
  const body = await readBody(request);
  const fields = body.ok && body.value.kind === 'form' ? body.value.value : new URLSearchParams();
  // One-click unsubscribe posts a field of its own (RFC 8058) to the address of the header.
  for (const name of ['t', 'l']) {
    const outcome = address.get(name);
    if (outcome !== null && !fields.has(name)) fields.set(name, outcome);
  }
  return fields;
}

type Outcome = (VisitPage & { readonly kind: 'show' })['outcome'];

const OUTCOMES = ['moved', 'cancelled', 'waiting', 'declined'] as const;

function showVisit(request: VisitPageRequest): Promise<Response> {
  const { visit, fields, now } = request;
  const done = OUTCOMES.find((each) => each === fields.get('done')) ?? null;
  // The query can claim anything; only what has happened is shown.
  const isSo = done === null || (done === 'cancelled') === (visit.state === 'cancelled');
  return drawVisit(request, isSo && (done !== 'moved' || visit.revision > 0) ? done : null, now);
}

async function drawVisit(
  request: VisitPageRequest,
  claimed: Outcome,
  now: Date,
  status = 200,
): Promise<Response> {
  const { visit } = request;
  const phase = phaseOf(visit, now);
  const open = phase === 'booked' && isOpen(request) && claimed !== 'too-late';
  const canRate = ratingRefusal(visit, now) === null;
  const waiting = open ? await shownWaiting(request) : null;
  const ofList = claimed === 'waiting' || claimed === 'declined';
  const outcome = ofList && waiting?.isOnList !== true ? null : claimed;
  return draw(request, { kind: 'show', visit, phase, open, canRate, waiting, outcome }, status);
}

/** What can no longer be changed is only shown; another service says so when it is asked to. */
const isOpen = ({ visit, now }: VisitPageRequest): boolean =>
  visit.state === 'booked' && visit.isChangeable !== false && !hasStarted(visit, now);

/** Why a page of a change shows the visit instead. */
const closedOutcome = ({ visit, now }: VisitPageRequest): Outcome =>
  phaseOf(visit, now) === 'booked' ? 'too-late' : null;

async function confirmCancel(request: VisitPageRequest): Promise<Response> {
  return isOpen(request)
    ? draw(request, { kind: 'cancel', visit: request.visit })
    : drawVisit(request, closedOutcome(request), request.now);
}

async function cancel(request: VisitPageRequest): Promise<Response> {
  const { site, language, visit, options } = request;
  const result = await options.workshops.cancel(site, language, visit.token);
  return result.ok ? seeOther(request, 'show', 'cancelled') : drawFailure(request, result.error);
}

async function chooseTime(request: VisitPageRequest): Promise<Response> {
  return isOpen(request)
    ? drawTimes(request, null, [], 200)
    : drawVisit(request, closedOutcome(request), request.now);
}

async function move(request: VisitPageRequest): Promise<Response> {
  const { site, language, visit, fields, options } = request;
  if (!isOpen(request))
    return drawVisit(request, visit.state === 'booked' ? 'too-late' : null, request.now, 409);
  const slot = readSlot(fields.get('slot'));
  if (slot === null) return drawTimes(request, 'nothing-chosen', [], 422);
  const result = await options.workshops.rebook(site, language, visit.token, slot);
  return result.ok ? seeOther(request, 'show', 'moved') : drawFailure(request, result.error);
}

function drawFailure(request: VisitPageRequest, failure: BookingFailure): Promise<Response> {
  if (failure.code === 'slot-taken')
    return drawTimes(request, 'taken', failure.alternatives, STATUS['slot-taken']);
  if (failure.code === 'outside-booking-window' || failure.code === 'time-not-offered') {
    return drawTimes(request, 'not-offered', [], STATUS[failure.code]);
  }
  if (failure.code === 'too-late') return drawVisit(request, 'too-late', request.now, STATUS['too-late']);
  if (failure.code === 'unknown-booking') return draw(request, { kind: 'gone' }, 410);
  request.options.log.warn({ site: request.site.key, failure: failure.code }, 'a visit could not be changed');
  return draw(request, { kind: 'failed' }, STATUS[failure.code]);
}

/** Weeks searched for a free time when the request names no week. */
const MAX_WEEKS_SEARCHED = 8;

/** The free times of a week; without a requested week the first that has any, from that of the visit on. */
async function drawTimes(
  request: VisitPageRequest,
  problem: 'taken' | 'not-offered' | 'nothing-chosen' | null,
  alternatives: readonly Slot[],
  status: number,
): Promise<Response> {
  const { visit, fields, now } = request;
  const requestedWeek = fields.get('w');
  let monday = weekFor(requestedWeek, visit, now);
  for (let searched = 1; ; searched += 1) {
    const week = await weekOf(request, monday);
    if (!week.ok) return drawFailure(request, week.error);
    const isFree = week.value.days.some(
      ({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable,
    );
    if (isFree || requestedWeek !== null || searched >= MAX_WEEKS_SEARCHED || week.value.later === null) {
      return draw(request, { kind: 'move', visit, week: week.value, problem, alternatives }, status);
    }
    monday += 7;
  }
}

async function weekOf({ site, visit, now, options }: VisitPageRequest, monday: number) {
  const { vehicle, workshop, services } = visit;
  const days = await options.workshops.timeslots(site, {
    registrationNumber: vehicle.registrationNumber,
    unregisteredCar: vehicle,
    departmentId: workshop.departmentId,
    from: dateOf(monday),
    serviceOfferings: services.map(({ id }) => id),
    holdId: null,
  });
  if (!days.ok) return days;
  const neighbours = adjacentWeeks(monday, visit, now);
  const span = { number: weekNumber(monday), from: dateOf(monday), to: dateOf(monday + 6) };
  const value: VisitWeek = { ...span, ...neighbours, days: days.value };
  return { ok: true, value } as const;
}
