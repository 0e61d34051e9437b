import { randomUUID } from 'node:crypto';
import {
  BLOCKED_REASONS,
  type BlockedSeries,
  type BlockedTimesRequest,
  REPEATS,
  type StaffBlockedTimes,
} from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { localDate, readDate, readTime } from '~/platform/time';
import { missingPage } from '../lists';
import { blockedPath, blockedSeriesPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { readDay } from '../workshop/calendar';
import { type Opened, opened } from '../workshop/workshop-acts';
import { BlockedView } from './blocked.view';
import type { BlockedProblem, TypedBlockedTimes } from './blocked-form';
import { SeriesView } from './series.view';

type Bays = NonNullable<ReturnType<StaffBlockedTimes['bays']>>;

interface BlockedRequest extends Opened {
  readonly place: { readonly siteIndex: string; readonly departmentId: string };
  readonly bays: Bays;
}

async function blockedRequest(visit: StaffVisit): Promise<BlockedRequest | null> {
  const at = await opened(visit);
  if ('status' in at) return null;
  const place = { siteIndex: at.siteIndex, departmentId: at.workshop.departmentId };
  const bays = visit.staffBlockedTimes.bays(place);
  return bays === null ? null : { ...at, place, bays };
}

/** `day` and `bay`: what the form begins with. */
export async function blockedPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await blockedRequest(visit);
  if (at === null) return missingPage(visit);
  const { c, clock } = visit;
  const today = localDate(clock.now(), at.workshop.zone);
  const typed: TypedBlockedTimes = {
    seriesId: randomUUID(),
    bayIds: c.req.queries('bay') ?? [],
    fromDate: readDay(c.req.query('day')) ?? today,
    fromTime: '',
    toDate: '',
    toTime: '',
    repeat: 'once',
    until: '',
    reason: 'holiday',
    note: '',
  };
  return showBlocked(visit, at, typed, null);
}

async function showBlocked(
  visit: StaffVisit,
  at: BlockedRequest,
  typed: TypedBlockedTimes,
  problem: BlockedProblem | null,
): Promise<StaffAnswer> {
  const { frame, c, staffBlockedTimes } = visit;
  const { workshop, canChoose, bays, place } = at;
  const coming = await staffBlockedTimes.coming(place);
  const done = problem === null && c.req.query('done') === 'released';
  const shown = { frame, workshop, canChoose, bays, coming, typed };
  return {
    title: `${workshop.name}, ${frame.t('blocked.name')}`,
    content: <BlockedView {...shown} problem={problem} done={done} />,
    status: problem === null ? 200 : 422,
  };
}

/** What was typed, whatever it was: the engine says what is wrong with what is no date and no time. */
function readTyped(fields: URLSearchParams, today: string): TypedBlockedTimes {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const date = (name: string) => readDate(text(name), today) ?? text(name);
  const time = (name: string) => readTime(text(name)) ?? text(name);
  return {
    seriesId: text('series'),
    bayIds: fields.getAll('bay'),
    fromDate: date('fromDate'),
    fromTime: time('fromTime'),
    toDate: date('toDate'),
    toTime: time('toTime'),
    repeat: REPEATS.find((each) => each === text('repeat')) ?? 'once',
    until: date('until'),
    reason: BLOCKED_REASONS.find((each) => each === text('reason')) ?? 'other',
    note: text('note'),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Blocks the time of the form; then shows who stands in it. */
export async function blockTime(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await blockedRequest(visit);
  if (at === null) return missingPage(visit);
  const form = await readForm(visit.c.req.raw, { maxBytes: 16 * 1024 });
  if (!form.ok) return missingPage(visit);
  const today = localDate(visit.clock.now(), at.workshop.zone);
  const { seriesId, ...typed } = readTyped(form.value, today);
  if (!UUID.test(seriesId)) return missingPage(visit);
  const times: BlockedTimesRequest = typed;
  const blocked = await visit.staffBlockedTimes.block(at.place, seriesId, times);
  note(visit, seriesId, blocked.ok ? 'blocked' : `not blocked: ${blocked.error.code}`);
  if (blocked.ok)
    return {
      to: `${blockedSeriesPath(at.place.departmentId, seriesId)}?${new URLSearchParams({ done: 'blocked' })}`,
    };
  if (blocked.error.code === 'unknown-workshop') return missingPage(visit);
  return showBlocked(visit, at, { seriesId, ...typed }, blocked.error);
}

/** What one form blocked, and whom to call about it. */
export async function blockedSeriesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await blockedRequest(visit);
  if (at === null) return missingPage(visit);
  const { frame, c } = visit;
  const series = await visit.staffBlockedTimes.series(at.place, seriesOf(visit));
  if (series === null) return missingPage(visit);
  const { workshop } = at;
  const done = c.req.query('done') === 'blocked';
  return {
    title: `${workshop.name}, ${frame.t('blocked.name')}`,
    content: <SeriesView frame={frame} workshop={workshop} series={series} done={done} />,
    status: 200,
  };
}

/** `day`: only what begins on it; without it all. */
export async function releaseTime(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await blockedRequest(visit);
  if (at === null) return missingPage(visit);
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const seriesId = seriesOf(visit);
  const day = form.value.get('day');
  const isReleased = await visit.staffBlockedTimes.release(at.place, seriesId, day);
  note(visit, seriesId, isReleased ? 'released' : 'nothing released');
  const { departmentId } = at.place;
  const left: BlockedSeries | null =
    day === null ? null : await visit.staffBlockedTimes.series(at.place, seriesId);
  return {
    to:
      left === null
        ? blockedPath(departmentId, { done: 'released' })
        : blockedSeriesPath(departmentId, seriesId),
  };
}

const seriesOf = ({ c }: StaffVisit): string => c.req.param('series') ?? '';

/** Who did it; the note may name somebody and is not written. */
function note({ log, member, c }: StaffVisit, series: string, act: string): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), series, act },
    'time blocked or released by staff',
  );
}
