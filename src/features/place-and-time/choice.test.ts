import { expect, test } from 'vitest';
import { missingOf, NO_CHOICE, withDate, withDepartment, withoutDate, withoutTime, withTime } from './choice';
import { DEPARTMENT } from './example-department';
import { availableDatesQuery, demandText, departmentsQuery, timeslotsQuery } from './questions';

const there = withDepartment(DEPARTMENT);
const day = withDate(there, { date: '2026-03-04', startTime: ['07:30'] });
const whole = withDate(there, { date: '2026-03-05', startTime: [] });

test('W-440, W-441, W-442, W-429: workshop, date and time are missing in turn, a time only where the day has some', () => {
  expect([NO_CHOICE, there, day, withTime(day, '07:30'), whole].map(missingOf)).toEqual([
    'workshop',
    'date',
    'time',
    null,
    null,
  ]);
});

test('W-427: a date without times is left for all of it, and has no time', () => {
  expect(whole).toMatchObject({ isAllDay: true, selectedTime: null });
  expect(withTime(whole, '07:30')).toBe(whole);
});

test('W-424, W-426: another workshop, or another date, gives up what was chosen after it', () => {
  const chosen = withTime(day, '07:30');
  expect(withoutTime(chosen)).toEqual(day);
  expect(withoutDate(chosen)).toEqual(there);
  expect(withDepartment({ ...DEPARTMENT, departmentId: 'b' })).toMatchObject({
    selectedDate: null,
    selectedTime: null,
    isAllDay: false,
  });
  expect(withDate(chosen, { date: '2026-03-05', startTime: ['08:00'] }).selectedTime).toBeNull();
});

test('work of several days keeps when the car is fetched, as long as its time is chosen', () => {
  const pickUp = { date: '2026-03-06', time: '15:00' };
  const long = withTime(day, '07:30', pickUp);
  expect(long.pickUp).toEqual(pickUp);
  expect([withoutTime(long).pickUp, withTime(long, '09:00').pickUp]).toEqual([null, null]);
});

test('W-412: what everything demands is summed and sent as text', () => {
  expect(demandText([1.5, 0.5])).toBe('2');
  expect(demandText([0.1, 0.2])).toBe('0.3');
  expect(demandText([])).toBe('0');
});

const WORK = { regno: 'ABC123', brandcode: 'volvo', services: ['oil', 'wash'], resourceDemand: '90' };

test('W-447, W-448: free days are asked with car, demand, departments and two months', () => {
  expect(availableDatesQuery(WORK, ['a', 'b'], '2026-12-31')).toEqual({
    regno: 'ABC123',
    brandcode: 'volvo',
    resourceDemand: '90',
    services: ['oil', 'wash'],
    departments: ['a', 'b'],
    startDate: '2026-12-31',
    endDate: '2027-02-28',
  });
});

test('W-452: times are asked for one workshop and three months', () => {
  expect(timeslotsQuery(WORK, 'a', { today: '2026-03-02', holdId: null })).toMatchObject({
    departments: ['a'],
    startDate: '2026-03-02',
    endDate: '2026-06-02',
    resourceDemand: '90',
    brandcode: 'volvo',
  });
});

test('W-458: workshops are asked for at a position, as text, within 100 kilometres', () => {
  expect(departmentsQuery(WORK, { lat: 59.33, lng: 18.07 })).toEqual({
    brandCode: 'volvo',
    services: ['oil', 'wash'],
    regno: 'ABC123',
    lat: '59.33',
    long: '18.07',
    radius: '100',
  });
});
