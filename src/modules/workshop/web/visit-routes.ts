import { type Context, Hono } from 'hono';
import { fromOurPages, readBody } from '~/platform/http';
import { dateOf } from '../domain/local-time';
import { ratingRefusal } from '../domain/visit-rating';
import { hasBegun, phaseOf, readSlot, weekFor, weekNumber, weeksBeside } from '../domain/visit-week';
import type { BookingFailure, Slot } from '../service';
import { STATUS } from './failures';
import {
  type Ask,
  draw,
  seeOther,
  type VisitPage,
  type VisitRoutesOptions,
  type VisitWeek,
} from './visit-pages';
import { VISIT_PATHS } from './visit-paths';
import { askForRating, askToStop, rate, stop } from './visit-rating';

/** The pages behind the links of mails and SMS: a GET only shows and asks, a POST does it. */
export function visitRoutes(options: VisitRoutesOptions): Hono {
  const app = new Hono();
  app.get(VISIT_PATHS.show, (c) => on(c, options, show));
  app.get(VISIT_PATHS.cancel, (c) => on(c, options, askToCancel));
  app.get(VISIT_PATHS.move, (c) => on(c, options, chooseTime));
  app.post(VISIT_PATHS.cancel, (c) => on(c, options, cancel));
  app.post(VISIT_PATHS.move, (c) => on(c, options, move));
  app.get(VISIT_PATHS.rate, (c) => on(c, options, askForRating));
  app.post(VISIT_PATHS.rate, (c) => on(c, options, rate));
  app.get(VISIT_PATHS.stop, (c) => on(c, options, askToStop));
  app.post(VISIT_PATHS.stop, (c) => on(c, options, stop, 'anywhere'));
  return app;
}

async function on(
  c: Context,
  options: VisitRoutesOptions,
  answer: (ask: Ask) => Promise<Response>,
  sentFrom: 'our-form' | 'anywhere' = 'our-form',
): Promise<Response> {
  const { clock, limits, workshops, pages, log } = options;
  const site = options.siteOf(c.req.raw);
  const posted = c.req.method === 'POST';
  const { searchParams } = new URL(c.req.url);
  const fields = posted ? await fieldsOf(c.req.raw, searchParams) : searchParams;
  const language = site.languages.find((each) => each === fields.get('l')) ?? site.languages[0];
  const say = (kind: 'gone' | 'limited' | 'failed', status: number) =>
    pages.draw(site, language, { kind }, status);
  if (!site.features.serviceBooking) return say('gone', 404);
  if (posted && sentFrom === 'our-form' && !fromOurForm(c.req.raw)) return say('gone', STATUS.forbidden);
  const now = clock.now();
  // The servers of a mail program press its button for many people.
  const limit = posted && sentFrom === 'our-form' ? limits.bookings : limits.reads;
  const verdict = limit.take(options.clientOf(c), now);
  if (!verdict.allowed) {
    const page = await say('limited', STATUS['rate-limited']);
    page.headers.set('retry-after', `${verdict.retryAfterSeconds}`);
    return page;
  }
  try {
    const visit = await workshops.visit(site, fields.get('t') ?? '');
    if (visit === null) return await say('gone', 410);
    return await answer({ site, language, visit, fields, now, options });
  } catch (cause) {
    log.error({ err: cause, site: site.key, path: c.req.path }, 'a page of a visit broke down');
    return say('failed', STATUS['service-unavailable']);
  }
}

/** What a form says, and, where it is silent, its address. A body that cannot be read says nothing. */
async function fieldsOf(request: Request, address: URLSearchParams): Promise<URLSearchParams> {
  const body = await readBody(request);
  const fields = body.ok && body.value.kind === 'form' ? body.value.value : new URLSearchParams();
  // A mail program's own button posts one field of its own (RFC 8058) to the address of the header.
  for (const name of ['t', 'l']) {
    const said = address.get(name);
    if (said !== null && !fields.has(name)) fields.set(name, said);
  }
  return fields;
}

/**
 * The pages let no referrer out, and then browsers call the origin of their own forms `null`; they say beside it that the form
 * is of the same site.
 */
function fromOurForm(request: Request): boolean {
  const { headers } = request;
  const from = headers.get('sec-fetch-site');
  const unnamed = headers.get('origin') === 'null' && (from === null || from === 'same-origin');
  return unnamed || fromOurPages(request);
}

const SAID = ['moved', 'cancelled'] as const;

function show(ask: Ask): Promise<Response> {
  const { visit, fields, now } = ask;
  const done = SAID.find((each) => each === fields.get('done')) ?? null;
  // An address can say anything; what has not happened is not said.
  const isSo = done === null || (done === 'cancelled') === (visit.state === 'cancelled');
  return shown(ask, isSo && (done !== 'moved' || visit.revision > 0) ? done : null, now);
}

function shown(
  ask: Ask,
  said: (VisitPage & { readonly kind: 'show' })['said'],
  now: Date,
  status = 200,
): Promise<Response> {
  const { visit } = ask;
  const phase = phaseOf(visit, now);
  const open = phase === 'booked' && !hasBegun(visit, now) && said !== 'too-late';
  const canRate = ratingRefusal(visit, now) === null;
  return draw(ask, { kind: 'show', visit, phase, open, canRate, said }, status);
}

/** What cannot be changed is only shown. */
const isOpen = ({ visit, now }: Ask): boolean => visit.state === 'booked' && !hasBegun(visit, now);

async function askToCancel(ask: Ask): Promise<Response> {
  return isOpen(ask) ? draw(ask, { kind: 'cancel', visit: ask.visit }) : shown(ask, null, ask.now);
}

async function cancel(ask: Ask): Promise<Response> {
  const { site, visit, options } = ask;
  const result = await options.workshops.cancel(site, visit.token);
  return result.ok ? seeOther(ask, 'show', 'cancelled') : refused(ask, result.error);
}

async function chooseTime(ask: Ask): Promise<Response> {
  return isOpen(ask) ? choose(ask, null, [], 200) : shown(ask, null, ask.now);
}

async function move(ask: Ask): Promise<Response> {
  const { site, visit, fields, options } = ask;
  if (!isOpen(ask)) return shown(ask, visit.state === 'booked' ? 'too-late' : null, ask.now, 409);
  const slot = readSlot(fields.get('slot'));
  if (slot === null) return choose(ask, 'nothing-chosen', [], 422);
  const result = await options.workshops.rebook(site, visit.token, slot);
  return result.ok ? seeOther(ask, 'show', 'moved') : refused(ask, result.error);
}

function refused(ask: Ask, failure: BookingFailure): Promise<Response> {
  if (failure.code === 'slot-taken') return choose(ask, 'taken', failure.alternatives, STATUS['slot-taken']);
  if (failure.code === 'outside-booking-window' || failure.code === 'time-not-offered') {
    return choose(ask, 'not-offered', [], STATUS[failure.code]);
  }
  if (failure.code === 'too-late') return shown(ask, 'too-late', ask.now, STATUS['too-late']);
  if (failure.code === 'unknown-booking') return draw(ask, { kind: 'gone' }, 410);
  ask.options.log.warn({ site: ask.site.key, failure: failure.code }, 'a visit could not be changed');
  return draw(ask, { kind: 'failed' }, STATUS[failure.code]);
}

/** How many weeks are looked through for a free time when no week was asked for. */
const LOOK_AHEAD = 8;

/** The free times of a week; when none was asked for, the first that has any, from that of the visit on. */
async function choose(
  ask: Ask,
  problem: 'taken' | 'not-offered' | 'nothing-chosen' | null,
  alternatives: readonly Slot[],
  status: number,
): Promise<Response> {
  const { visit, fields, now } = ask;
  const asked = fields.get('w');
  let monday = weekFor(asked, visit, now);
  for (let looks = 1; ; looks += 1) {
    const week = await weekOf(ask, monday);
    if (!week.ok) return refused(ask, week.error);
    const isFree = week.value.days.some(
      ({ availableSlots, allDaySlotAvailable }) => availableSlots.length > 0 || allDaySlotAvailable,
    );
    if (isFree || asked !== null || looks >= LOOK_AHEAD || week.value.later === null) {
      return draw(ask, { kind: 'move', visit, week: week.value, problem, alternatives }, status);
    }
    monday += 7;
  }
}

async function weekOf({ site, visit, now, options }: Ask, monday: number) {
  const { vehicle, workshop, services } = visit;
  const days = await options.workshops.timeslots(site, {
    registrationNumber: vehicle.registrationNumber,
    departmentId: workshop.departmentId,
    from: dateOf(monday),
    serviceOfferings: services.map(({ id }) => id),
    holdId: null,
  });
  if (!days.ok) return days;
  const beside = weeksBeside(monday, visit, now);
  const span = { number: weekNumber(monday), from: dateOf(monday), to: dateOf(monday + 6) };
  const value: VisitWeek = { ...span, ...beside, days: days.value };
  return { ok: true, value } as const;
}
