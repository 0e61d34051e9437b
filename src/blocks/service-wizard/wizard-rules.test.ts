import { expect, test } from 'vitest';
import { headingAfter } from './frame/use-page-focus';
import { walkedTo } from './state/example-wizard';
import type { WizardState } from './state/wizard-state';
import { shownStep } from './use-wizard-tracking';
import { weekOf } from './week';

const stateAt = (change: Partial<WizardState>) => shownStep({ ...walkedTo('contact'), ...change }, false);

test('W-652, W-653, W-654, W-655, W-656, W-657: the step of each page', () => {
  expect(stateAt({ page: 1 })).toBeNull();
  expect(stateAt({ page: 2 })).toBe('vehicle_info');
  expect(stateAt({ page: 3 })).toBe('choose_service');
  expect(shownStep({ ...walkedTo('contact'), page: 3 }, true)).toBe('choose_addon');
  expect(stateAt({ page: 4, selectedDate: null })).toBe('time_and_place');
  expect(stateAt({ page: 4 })).toBe('contact_details');
  expect(stateAt({ page: 5 })).toBe('confirm_booking');
});

const PLACE: Parameters<typeof headingAfter>[0] = {
  page: 4,
  chosenDepartmentId: 'd',
  selectedDate: '2027-03-05',
  selectedTime: '07:30',
  isBooked: false,
  isHeld: true,
};
const NOWHERE = { ...PLACE, chosenDepartmentId: null, selectedDate: null, selectedTime: null, isHeld: false };

test('the heading of an opened page gets the focus; without navigation nothing does', () => {
  expect(headingAfter({ ...PLACE, page: 3 }, PLACE)).toBe('page');
  expect(headingAfter({ ...PLACE, page: 5 }, { ...PLACE, page: 5, isBooked: true })).toBe('page');
  // A new booking begins in a page that is loaded anew.
  expect(headingAfter({ ...NOWHERE, page: 5, isBooked: true }, { ...NOWHERE, page: 1 })).toBeNull();
  expect(headingAfter(NOWHERE, PLACE)).toBe('chosen');
  expect(headingAfter(PLACE, NOWHERE)).toBe('page');
  expect(headingAfter(PLACE, { ...PLACE, selectedTime: '08:00' })).toBe('chosen');
  expect(headingAfter({ ...PLACE, isHeld: false }, PLACE)).toBe('chosen');
  expect(headingAfter(PLACE, { ...PLACE, isHeld: false })).toBeNull();
  // Services that are ticked on page 3 give the time up as well.
  expect(headingAfter({ ...PLACE, page: 3 }, { ...NOWHERE, page: 3 })).toBeNull();
});

test('a week is seven days, over the change of the clock and of the year', () => {
  expect(weekOf('2026-12-28')).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
  ]);
  expect(weekOf('2027-03-25')).toContain('2027-03-28');
});
