import { z } from 'zod';
import { PARTS_OF_DAY, type TimePreference } from '../../domain/waiting-list';
import type { WaitingState } from '../../waiting-list/waiting-list';
import { draw, seeOther, type VisitPage, type VisitPageRequest } from '../visit-pages';

/** Fields of the form, what is no weekday as 0; a drop-off is not asked for a part of the day. */
const preferenceForm = z.object({
  weekdays: z.array(z.coerce.number().catch(0)),
  partOfDay: z.enum(PARTS_OF_DAY).catch('any'),
});
const MAX_DAYS = 20;

/** Null where another service takes the bookings, or the link opens nothing. */
const waitingStateOf = async ({ options, site, visit }: VisitPageRequest): Promise<WaitingState | null> =>
  options.waitingList === null ? null : options.waitingList.state(site, visit.token);

/** What the visit's page says of the list; null where there is nothing to ask for. */
export async function shownWaiting(
  request: VisitPageRequest,
): Promise<(VisitPage & { readonly kind: 'show' })['waiting']> {
  const state = await waitingStateOf(request);
  if (state === null || (state.preference === null && !state.canWait)) return null;
  return { isOnList: state.preference !== null, held: state.latest?.state === 'open' ? state.latest : null };
}

/** Whoever has not said anything can come whenever the workshop works. */
const preferenceOf = ({ preference, weekdays }: WaitingState): TimePreference =>
  preference ?? { weekdays, partOfDay: 'any' };

function drawForm(
  request: VisitPageRequest,
  state: WaitingState,
  more: Partial<VisitPage & { readonly kind: 'earlier' }> = {},
  status = 200,
): Promise<Response> {
  const { visit } = request;
  const { canWait, weekdays, hasTimes } = state;
  const shown = {
    visit,
    canWait,
    weekdays,
    hasTimes,
    isWaiting: state.preference !== null,
    preference: preferenceOf(state),
  };
  return draw(request, { kind: 'earlier', problem: null, ...shown, ...more }, status);
}

/** What the customer wishes. Without a list of ours they may choose among the free times themselves. */
export async function showEarlierForm(request: VisitPageRequest): Promise<Response> {
  const state = await waitingStateOf(request);
  return state === null ? seeOther(request, 'move', null) : drawForm(request, state);
}

/** Puts the visit on the waiting list, or changes what is wished. */
export async function joinWaitingList(request: VisitPageRequest): Promise<Response> {
  const { site, visit, fields, options } = request;
  const state = await waitingStateOf(request);
  if (state === null || options.waitingList === null) return seeOther(request, 'move', null);
  const preference = preferenceForm.parse({
    weekdays: fields.getAll('day').slice(0, MAX_DAYS),
    partOfDay: fields.get('part'),
  });
  const joined = await options.waitingList.join(site, visit.token, preference);
  if (joined.ok) return seeOther(request, 'show', 'waiting');
  const { code } = joined.error;
  if (code === 'unknown-booking') return draw(request, { kind: 'gone' }, 410);
  return code === 'no-weekday'
    ? drawForm(request, state, { problem: code, preference }, 422)
    : drawForm(request, { ...state, canWait: false }, {}, 409);
}

/** One button: nothing happens before it is pressed, as programs follow the links of mails. */
export const confirmLeave = (request: VisitPageRequest): Promise<Response> =>
  draw(request, { kind: 'leave', visit: request.visit });

/** From a button of our page, or the mail program's own (RFC 8058), which has no cookies and follows no redirect. */
export async function leaveWaitingList(request: VisitPageRequest): Promise<Response> {
  const { site, visit, options } = request;
  const isLeft = (await options.waitingList?.leave(site, visit.token)) ?? false;
  return isLeft ? draw(request, { kind: 'left', visit }) : draw(request, { kind: 'gone' }, 410);
}

/** The time that is kept for the customer, or that it is over. */
export async function showEarlierTime(request: VisitPageRequest, status = 200): Promise<Response> {
  const state = await waitingStateOf(request);
  if (state === null) return draw(request, { kind: 'gone' }, 410);
  const { latest } = state;
  if (latest?.state === 'taken') return seeOther(request, 'show', 'moved');
  const isOpen = latest?.state === 'open';
  const shown = { visit: request.visit, time: isOpen ? latest : null, isWaiting: state.preference !== null };
  return draw(request, { kind: 'earlierTime', ...shown }, status);
}

/** `answer`: take or decline; `o`: which time the page showed. */
export async function answerEarlierTime(request: VisitPageRequest): Promise<Response> {
  const { site, visit, fields, options } = request;
  if (options.waitingList === null) return draw(request, { kind: 'gone' }, 410);
  const timeId = fields.get('o') ?? '';
  const takes = fields.get('answer') === 'take';
  const answered = takes
    ? await options.waitingList.take(site, visit.token, timeId)
    : await options.waitingList.decline(site, visit.token, timeId);
  if (answered.ok) return seeOther(request, 'show', takes ? 'moved' : 'declined');
  return answered.error.code === 'unknown-booking'
    ? draw(request, { kind: 'gone' }, 410)
    : showEarlierTime(request, 409);
}
