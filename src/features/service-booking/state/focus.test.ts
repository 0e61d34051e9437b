import { expect, test } from 'vitest';
import { headingAfter, type Whereabouts } from './focus';

const at = (
  bookingState: Whereabouts['bookingState'],
  displayState: Whereabouts['displayState'] = bookingState === 0 || bookingState === 5 ? 1 : bookingState,
  timeSlot: string | null = null,
  isHeld = timeSlot !== null,
): Whereabouts => ({ bookingState, displayState, timeSlot, isHeld });
const [MORNING, NOON] = ['2027-03-05T08:30', '2027-03-05T12:00'];

test.each([
  ['the car is found', at(0), at(1), 1],
  ['on to the services', at(1), at(2), 2],
  ['on to the add-ons', at(2), at(3), 3],
  ['on to the workshops', at(3), at(4), 4],
  ['a time is held', at(4), at(4, 4, MORNING), 'chosen'],
  ['another time is held instead', at(4, 4, MORNING), at(4, 4, NOON), 'chosen'],
  ['the same time is held again', at(4, 4, MORNING, false), at(4, 4, MORNING), 'chosen'],
  ['the time is given up', at(4, 4, MORNING), at(4), 4],
  ['it is booked', at(4, 4, MORNING), at(5, 4, MORNING, false), 'booked'],
  ['back from the chosen time', at(4, 4, MORNING), at(4, 2, MORNING), 2],
  ['on again to the chosen time', at(4, 3, MORNING), at(4, 4, MORNING), 4],
  ['another car', at(4, 1), at(0), 1],
] as const)('correction 4: %s', (_, was, now, heading) => {
  expect(headingAfter(was, now)).toBe(heading);
});

test.each([
  ['nothing changes', at(2), at(2)],
  ['a service ticked in an earlier step gives the time up', at(4, 2, MORNING), at(4, 2)],
  ['the hold runs out while somebody types', at(4, 4, MORNING), at(4, 4, MORNING, false)],
  ['the confirmation stays', at(5), at(5)],
  ['a new booking begins in a page that is loaded anew', at(5), at(0)],
])('correction 4: the focus stays where it is when %s', (_, was, now) => {
  expect(headingAfter(was, now)).toBeNull();
});
