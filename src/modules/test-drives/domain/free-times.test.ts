import { expect, test } from 'vitest';
import { calendarOf, minuteOfMoment, openingOf } from '~/modules/workshop';
import { findPlaces, listFreeDays, nearestTimes, type Offer, placesOf, type Taken } from './free-times';

const ZONE = 'Europe/Stockholm';
const rules = { minutes: 45, slotMinutes: 30, noticeMinutes: 180, windowDays: 7, companions: 2 };
const opening = openingOf({
  openinghours: [
    { day: '', displayText: '', weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '12:00' },
  ],
  deviationdays: [
    { day: '2026-12-07', displayText: '', closed: true },
    { day: '2026-12-08', displayText: '', opens: '13:00', closes: '14:00' },
  ],
});
const offer: Offer = { calendar: calendarOf(opening, ZONE, 'SE'), rules, zone: ZONE, companions: 2 };
const nothing: Taken = { car: [], places: [] };
const at = (date: string, time: string) => minuteOfMoment({ date, time });
const drive = (date: string, time: string) => ({ from: at(date, time), to: at(date, time) + 45 });

const timesOn = (date: string, taken: Taken, now = '2026-12-04T08:00:00Z', changed: Partial<Offer> = {}) =>
  listFreeDays({ ...offer, ...changed }, taken, new Date(now)).find((day) => day.date === date)?.times;

test('times begin on the grid and end before the doors close; deviating days and holidays count', () => {
  expect(timesOn('2026-12-05', nothing)).toEqual(['10:00', '10:30', '11:00']);
  expect(timesOn('2026-12-07', nothing)).toBeUndefined();
  expect(timesOn('2026-12-08', nothing)).toEqual(['13:00']);
  expect(timesOn('2026-12-25', nothing, '2026-12-20T08:00:00Z')).toBeUndefined();
});

test('nothing begins before the notice is over, nor after the window', () => {
  // Nine in the morning, by the facility's clock: three hours later it closes.
  expect(timesOn('2026-12-04', nothing)).toBeUndefined();
  expect(timesOn('2026-12-04', nothing, '2026-12-04T06:40:00Z')).toEqual(['11:00']);
  const days = listFreeDays(offer, nothing, new Date('2026-12-04T08:00:00Z')).map(({ date }) => date);
  expect([days[0], days.at(-1)]).toEqual(['2026-12-05', '2026-12-11']);
  // The notice may reach into tomorrow.
  expect(timesOn('2026-12-05', nothing, '2026-12-04T22:30:00Z')).toEqual(['10:00', '10:30', '11:00']);
});

test('what takes the car takes everybody for it, and nobody for another car', () => {
  const car = [drive('2026-12-05', '10:30')];
  expect(timesOn('2026-12-05', { car, places: [] })).toBeUndefined();
  const places = [{ ...drive('2026-12-05', '10:30'), place: 1 }];
  expect(timesOn('2026-12-05', { car: [], places })).toEqual(['10:00', '10:30', '11:00']);
});

test('as many drives at once as can come along', () => {
  const places = [1, 2].map((place) => ({ ...drive('2026-12-05', '10:00'), place }));
  expect(timesOn('2026-12-05', { car: [], places })).toEqual(['11:00']);
  expect(timesOn('2026-12-05', { car: [], places }, undefined, { companions: 3 })).toHaveLength(3);
  expect(timesOn('2026-12-05', nothing, undefined, { companions: 0 })).toBeUndefined();
});

test('a place that is no longer there takes one of those that are', () => {
  const span = drive('2026-12-05', '10:00');
  const places = [
    { ...span, place: 1 },
    { ...span, place: 3 },
  ];
  expect(placesOf(2, { car: [], places }).map(({ taken }) => taken)).toEqual([[span], [span]]);
  expect(timesOn('2026-12-05', { car: [], places })).toEqual(['11:00']);
  // More are booked than can come along: none is free, and nothing breaks.
  expect(timesOn('2026-12-05', { car: [], places }, undefined, { companions: 1 })).toEqual(['11:00']);
});

test('a time is found as it is listed, and no other', () => {
  const now = new Date('2026-12-04T08:00:00Z');
  const find = (time: string, date = '2026-12-05') => findPlaces(offer, nothing, now, { date, time }).length;
  expect([find('10:30'), find('10:15'), find('11:30'), find('10:00', '2026-12-07'), find('zz')]).toEqual([
    2, 0, 0, 0, 0,
  ]);
});

test('alternatives are the nearest times, in order', () => {
  const days = listFreeDays(offer, nothing, new Date('2026-12-04T08:00:00Z'));
  const near = nearestTimes(days, { date: '2026-12-06', time: '11:00' }, 3);
  expect(near).toEqual(['10:00', '10:30', '11:00'].map((time) => ({ date: '2026-12-06', time })));
});
