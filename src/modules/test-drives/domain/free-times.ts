import {
  type Bay,
  bookingWindowOf,
  type Calendar,
  type Candidate,
  computeOfferedDay,
  dayOfMinute,
  findCandidates,
  mergeSpans,
  minuteOfMoment,
  momentOf,
  type Span,
} from '~/modules/workshop';
import type { TestDriveSetting } from '~/sites';
import type { DriveTime, FreeDay } from '../drive';

/** What is booked around the days that are looked at: the car's own drives, and those of the facility by place. */
export interface Taken {
  readonly car: readonly Span[];
  readonly places: readonly (Span & { readonly place: number })[];
}

/** When drives are offered at all. */
export interface Offer {
  readonly calendar: Calendar;
  readonly rules: TestDriveSetting;
  readonly zone: string;
  /** How many can come along. */
  readonly companions: number;
}

/**
 * Who can come along, as the bays of the workshops' engine. A drive needs two things at once, the car and one of them: what
 * takes the car takes everybody for it. A place that is no longer there, since fewer can come along, still takes one of
 * those who can.
 */
export function placesOf(companions: number, { car, places }: Taken): readonly Bay[] {
  const taken = Array.from({ length: companions }, (_, at) =>
    places.filter(({ place }) => place === at + 1).map(({ from, to }): Span => ({ from, to })),
  );
  for (const { from, to } of places.filter(({ place }) => place > companions)) {
    const free = taken.find((spans) => spans.every((each) => each.to <= from || each.from >= to));
    free?.push({ from, to });
  }
  return taken.map((spans, at) => ({
    no: at + 1,
    competences: [],
    taken: mergeSpans([...spans, ...car]),
  }));
}

const demandOf = ({ minutes }: TestDriveSetting) => ({
  minutes,
  competences: [],
  allDay: false,
  multiDay: false,
});

/** Days that can be booked now: none that begins before the notice is over. */
export function windowOf({ rules, zone }: Pick<Offer, 'rules' | 'zone'>, now: Date) {
  const earliest = new Date(now.getTime() + rules.noticeMinutes * 60_000);
  const { windowDays } = rules;
  const today = bookingWindowOf({ zone, noticeDays: 0, windowDays }, now);
  return { ...bookingWindowOf({ zone, noticeDays: 0, windowDays }, earliest), lastDay: today.lastDay };
}

const offeredOn = ({ rules, calendar, companions }: Offer, taken: Taken, window: Window, day: number) =>
  computeOfferedDay(rules, calendar, placesOf(companions, taken), demandOf(rules), window, day);

type Window = ReturnType<typeof windowOf>;

/** Every free time of the window, day by day, by the workshops' engine. */
export function listFreeDays(offer: Offer, taken: Taken, now: Date): readonly FreeDay[] {
  const window = windowOf(offer, now);
  const days: FreeDay[] = [];
  for (let day = window.firstDay; day <= window.lastDay; day++) {
    const times = offeredOn(offer, taken, window, day).slots.map(({ start }) => momentOf(start));
    const [first] = times;
    if (first !== undefined) days.push({ date: first.date, times: times.map(({ time }) => time) });
  }
  return days;
}

/** Who could come along at a time, and from when to when; none where it is taken or not offered. */
export function findPlaces(offer: Offer, taken: Taken, now: Date, at: DriveTime): readonly Candidate[] {
  const minute = minuteOfMoment(at);
  if (Number.isNaN(minute)) return [];
  const day = dayOfMinute(minute);
  const offered = offeredOn(offer, taken, windowOf(offer, now), day);
  return findCandidates(offered, { day, minute }, demandOf(offer.rules));
}

/** Free times nearest to one that is taken, the earliest first. */
export function nearestTimes(days: readonly FreeDay[], at: DriveTime, count: number): readonly DriveTime[] {
  const wanted = minuteOfMoment(at);
  const distance = (each: DriveTime) => Math.abs(minuteOfMoment(each) - wanted);
  return days
    .flatMap(({ date, times }) => times.map((time): DriveTime => ({ date, time })))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => minuteOfMoment(a) - minuteOfMoment(b));
}
