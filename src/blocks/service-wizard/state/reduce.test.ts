import { expect, test } from 'vitest';
import { hasChosenAddOn, hasChosenService, ORIGINAL_SERVICE, serviceOf } from '~/features/service-catalogue';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { after, CAR, CATEGORIES, HOLD, NOW, walkedTo } from './example-wizard';
import { furthestPage, reduce } from './reduce';
import { INITIAL, NO_VISIT, PAGES, type WizardState } from './wizard-state';

const visitOf = (state: WizardState) => {
  const { chosenDepartmentId, selectedDate, selectedTime, pickUp, hold, workshopPrices } = state;
  return { chosenDepartmentId, selectedDate, selectedTime, pickUp, hold, workshopPrices };
};

test('W-287, W-289: each page needs what the one before it asks for', () => {
  const furthest = (['found', 'services', 'time', 'contact'] as const).map((step) =>
    furthestPage(walkedTo(step)),
  );
  expect([furthestPage(INITIAL), ...furthest]).toEqual([1, 3, 4, 4, 5]);
  for (const page of PAGES) expect(after(INITIAL, { type: 'go', page }).page).toBe(1);
  expect(after(walkedTo('offered'), { type: 'go', page: 5 }).page).toBe(3);
});

test('W-288: the plate of the car that was found is stored', () => {
  expect(walkedTo('found')).toMatchObject({ regno: 'ABC123', car: CAR, createdAt: NOW, loading: false });
});

test('W-291, W-292, W-293: back at the plate the visit, the add-ons and all ticks are given up', () => {
  const state = after(walkedTo('summary'), { type: 'go', page: 1 });
  expect(visitOf(state)).toEqual(NO_VISIT);
  expect(hasChosenService({ categories: state.serviceCategories })).toBe(false);
  expect(hasChosenAddOn({ addOns: state.addons })).toBe(false);
  expect(state.serviceCategories.map(({ checkedBoxes }) => checkedBoxes)).toEqual([0, 0]);
  expect(state.formData.firstAndLastName).toBe('Kim Ek');
});

test('W-294: back at the car or the services nothing is given up', () => {
  const summary = walkedTo('summary');
  for (const page of [2, 3, 4] as const)
    expect(after(summary, { type: 'go', page })).toEqual({ ...summary, page });
});

test.each([
  ['service', { type: 'toggleService', serviceId: 'wheels' }],
  ['option', { type: 'toggleOption', categoryId: 'service', optionid: 'lift' }],
  ['add-on', { type: 'toggleAddOn', serviceId: 'wash' }],
] as const)('W-302: another %s clears workshop, date and time', (_, action) => {
  const before = walkedTo('time');
  expect(before.chosenDepartmentId).not.toBeNull();
  expect(visitOf(reduce(before, action))).toEqual(NO_VISIT);
});

test("W-298, W-299: 'Nej tack' unticks all add-ons, and changes nothing where none is ticked", () => {
  const ticked = walkedTo('services');
  expect(hasChosenAddOn({ addOns: ticked.addons })).toBe(true);
  const declined = after(ticked, { type: 'declineAddOns' });
  expect(hasChosenAddOn({ addOns: declined.addons })).toBe(false);
  expect(after(declined, { type: 'declineAddOns' })).toBe(declined);
});

test('another car is offered other work; the same one keeps what was offered', () => {
  const state = walkedTo('services');
  expect(after(state, { type: 'carFound', car: CAR, now: 1 }).serviceCategories).toBe(
    state.serviceCategories,
  );
  const other = after(state, { type: 'carFound', car: { ...CAR, regNo: 'MZD323' }, now: 1 });
  expect([other.serviceCategories, other.addons, other.departments]).toEqual([[], [], []]);
});

test('W-322: the mileage goes with the original service', () => {
  const original = { ...CATEGORIES[0], services: [serviceOf(ORIGINAL_SERVICE), serviceOf('oil')] };
  const [first] = CATEGORIES;
  if (first === undefined) throw new Error('no category');
  const offered = after(walkedTo('car'), {
    type: 'offered',
    categories: [{ ...first, ...original }],
    addOns: [],
  });
  const typed = after(
    offered,
    { type: 'toggleService', serviceId: ORIGINAL_SERVICE },
    { type: 'mileage', mileage: '4500' },
    { type: 'toggleService', serviceId: 'oil' },
  );
  expect(typed.mileage).toBe('4500');
  expect(after(typed, { type: 'toggleService', serviceId: ORIGINAL_SERVICE }).mileage).toBe('');
});

test('a time that is given up on the summary is chosen anew on page 4; a hold that is lost keeps the time', () => {
  const summary = walkedTo('summary');
  const given = after(summary, { type: 'booking', action: { type: 'clearSlot' } });
  expect([given.page, visitOf(given)]).toEqual([4, NO_VISIT]);
  const lost = after(summary, { type: 'booking', action: { type: 'holdLost' } });
  expect([lost.page, lost.selectedTime, lost.hold]).toEqual([5, '07:30', null]);
  const again = after(lost, { type: 'booking', action: { type: 'holdExtended', hold: HOLD } });
  expect(again.hold).toEqual(HOLD);
});

test('a booking that is made is not left by going back', () => {
  const answer: BookedAnswer = {
    status: 'OK',
    kobraBookingId: 'NB-1',
    bookingId: 'NB-1',
    bookingDate: '2027-03-05T07:30:00',
    bookingStart: null,
    totalPrice: 5,
    currency: 'SEK',
    visitToken: 't',
  };
  const booked = after(walkedTo('summary'), { type: 'booked', answer, sent: walkedTo('summary') });
  expect(booked).toMatchObject({ id: 'NB-1', hold: null, attempt: null });
  for (const page of PAGES) expect(after(booked, { type: 'go', page })).toBe(booked);
  // What is typed while the request is on its way has not been sent.
  const typing = { ...walkedTo('summary'), selectedDate: null };
  const sent = walkedTo('summary');
  expect(after(typing, { type: 'booked', answer, sent }).selectedDate).toBe(sent.selectedDate);
});
