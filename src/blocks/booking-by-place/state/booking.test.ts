import { expect, test } from 'vitest';
import { headingAfter } from '../use-focus';
import { type Action, furthestPage, INITIAL, linesOf, reduce, slotOf } from './booking';
import { CHOSEN, WORKSHOP } from './example-state';
import { addressOf, namesPage, pageOf } from './page-number';
import { readState, STATE_KEY, stateStore } from './stored';
import { submissionOf } from './submission';

const page = (query: string) => pageOf(new URLSearchParams(query));

test('W-366, W-367: a page is one of 1 to 5, named once; anything else is page 1', () => {
  expect([1, 2, 3, 4, 5].map((each) => page(`page=${each}`))).toEqual([1, 2, 3, 4, 5]);
  const bad = [
    'page=0',
    'page=6',
    'page=-1',
    'page=abc',
    'page=2.5',
    'page=',
    '',
    'page=3&page=4',
    'page=3&page=3',
  ];
  expect(bad.map((query) => [query, page(query)])).toEqual(bad.map((query) => [query, 1]));
  expect(['page=%202', 'page=02', 'page=2e0', 'PAGE=2'].map(page)).toEqual([1, 1, 1, 1]);
  const named = ['', 'page=1', 'page=3'].map((query) => namesPage(new URLSearchParams(query), page(query)));
  expect(named).toEqual([true, true, true]);
  const wrong = bad.filter((query) => query !== '');
  expect(wrong.filter((query) => namesPage(new URLSearchParams(query), page(query)))).toEqual([]);
});

test('W-414: the address of a page keeps other parameters', () => {
  expect(addressOf('https://x.example/boka?a=1&page=2&page=3&b=%C3%A5', 4)).toBe('/boka?a=1&b=%C3%A5&page=4');
});

test('W-368: no page is further than the choices allow', () => {
  const at = (change: Partial<typeof CHOSEN>) => furthestPage({ ...CHOSEN, ...change });
  expect(at({})).toBe(5);
  expect(at({ contact: { ...CHOSEN.contact, email: '' } })).toBe(4);
  expect(at({ selectedTime: null })).toBe(4);
  expect(at({ selectedTime: null, isAllDay: true })).toBe(5);
  expect(at({ serviceCategories: [] })).toBe(3);
  expect(at({ car: null })).toBe(2);
});

const after = (action: Action) => reduce({ ...CHOSEN, hold: { holdId: 'h', expiresAt: '' } }, action);
const when = ({ department, selectedDate, selectedTime, hold }: typeof CHOSEN) => [
  department?.departmentId ?? null,
  ...[selectedDate, selectedTime, hold?.holdId ?? null],
];

test('W-424, W-425, W-426: what is chosen anew gives up what came after it, and its hold', () => {
  expect(when(after({ type: 'department', department: null }))).toEqual([null, null, null, null]);
  expect(when(after({ type: 'date', day: null }))).toEqual(['1010.40', null, null, null]);
  expect(when(after({ type: 'time', time: null }))).toEqual(['1010.40', '2026-03-04', null, null]);
  expect(when(after({ type: 'time', time: '09:00' }))).toEqual(['1010.40', '2026-03-04', '09:00', null]);
});

test('other work is free at other times: the choice of workshop and time goes; words and options leave it', () => {
  const { serviceCategories, addons } = CHOSEN;
  expect(when(after({ type: 'services', serviceCategories }))).toEqual([null, null, null, null]);
  expect(when(after({ type: 'addons', addons }))).toEqual([null, null, null, null]);
  expect(when(after({ type: 'words', serviceCategories }))).toEqual(['1010.40', '2026-03-04', '07:30', 'h']);
});

test('a hold that answers after its time was given up is not taken; one that runs out leaves the choice', () => {
  const hold = { holdId: 'late', expiresAt: '' };
  expect(reduce(reduce(CHOSEN, { type: 'time', time: null }), { type: 'held', hold }).hold).toBeNull();
  const lost = after({ type: 'holdLost', holdId: 'h' });
  expect([lost.hold, lost.isExpired, slotOf(lost)]).toEqual([
    null,
    true,
    { date: '2026-03-04', time: '07:30' },
  ]);
  expect(after({ type: 'holdLost', holdId: 'another' }).hold?.holdId).toBe('h');
});

test('the prices of the chosen workshop and day take the place of the medians, and go with either', () => {
  const prices = { basservice: [{ priceGroup: 'list', value: 2700, priceText: '2 700 kr' }] };
  const priced = reduce(CHOSEN, { type: 'priced', prices });
  expect(linesOf(priced).map(({ service }) => service.prices[0]?.value)).toEqual([2700, 1995.5, 445]);
  expect(readState(JSON.stringify(priced))?.workshopPrices).toEqual(prices);
  const later = (action: Action) => reduce(priced, action).workshopPrices;
  expect(later({ type: 'time', time: '09:00' })).toBe(prices);
  expect(later({ type: 'date', day: { date: '2026-03-05', startTime: [] } })).toBeNull();
  expect(later({ type: 'department', department: { ...WORKSHOP, departmentId: '2' } })).toBeNull();
  expect(later({ type: 'services', serviceCategories: CHOSEN.serviceCategories })).toBeNull();
  const undecided = reduce(CHOSEN, { type: 'time', time: null });
  expect(reduce(undecided, { type: 'priced', prices }).workshopPrices).toBeNull();
});

const BOOKED = {
  status: 'OK' as const,
  kobraBookingId: 'NB-7K3M9Q',
  bookingId: 'NB-7K3M9Q',
  currency: 'SEK',
  bookingDate: '2026-03-04T07:30',
  bookingStart: null,
  totalPrice: 1,
  visitToken: 'x',
};

test('W-417: what is booked is changed by nothing', () => {
  const booked = after({ type: 'booked', booked: BOOKED, sent: CHOSEN });
  expect(reduce(booked, { type: 'department', department: null })).toBe(booked);
  expect(reduce(booked, { type: 'contact', change: { phone: '1' } })).toBe(booked);
});

test('W-369, W-407: what is stored comes back as it was, the contact details by their names', () => {
  const stored = new Map<string, string>();
  const store = stateStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  expect(store.load()).toBeNull();
  const state = { ...CHOSEN, place: { name: 'Solna', lat: 59.36, lng: 18 }, mileage: '1234' };
  store.save(state);
  expect(store.load()).toEqual(state);
  const { contact }: { contact: object } = JSON.parse(stored.get(STATE_KEY) ?? '');
  expect(Object.keys(contact)).toEqual([
    'firstAndLastName',
    'phone',
    'email',
    'comment',
    'customerStaysDuringService',
  ]);
  store.clear();
  expect(store.load()).toBeNull();
});

test('nothing that is stored is trusted: no part without the one before it, nonsense is the default', () => {
  expect(readState('{')).toBeNull();
  expect(readState('[]')).toBeNull();
  expect(readState('{}')).toEqual(INITIAL);
  const text = (change: object) => JSON.stringify({ ...CHOSEN, ...change });
  expect(readState(text({ regNo: '', car: null }))).toMatchObject({ regNo: '', car: null, department: null });
  expect(readState(text({ department: { departmentId: 7 } }))).toMatchObject({ selectedDate: null });
  expect(readState(text({ selectedDate: '2026-13-01' }))).toMatchObject({ selectedTime: null });
  expect(readState(text({ isAllDay: true }))).toMatchObject({ selectedTime: null, isAllDay: true });
  expect(readState(text({ contact: { comment: 'x'.repeat(200) } }))?.contact.comment).toHaveLength(80);
  expect(readState(text({ booked: { ...BOOKED, status: 'ERROR' } }))?.booked).toBeNull();
});

const sent = (change: Partial<typeof CHOSEN>) =>
  submissionOf({ ...CHOSEN, ...change }, { idempotencyKey: 'key', isConfirmed: false, currency: 'SEK' });

test('W-392, W-393, W-394, W-396, W-401, W-402: the submission says where, when, which car and who', () => {
  const contact = { ...CHOSEN.contact, comment: ' Ring mig ' };
  expect(sent({ contact })).toMatchObject({
    departmentIdentifier: WORKSHOP.departmentId,
    bookingDate: '2026-03-04T07:30:00',
    bookingStart: '2026-03-04T07:30:00',
    freeText: 'Ring mig',
    regNo: 'MBZ220',
    vehicle: {
      regNo: 'MBZ220',
      driverName: 'Anna Maria Berg',
      driverEmail: 'a@b.se',
      driverPhoneHome: '070-174 06 05',
      driverPhoneMobile: '070-174 06 05',
    },
    customer: { firstName: 'Anna', lastName: 'Maria Berg', email: 'a@b.se', phoneMobile: '070-174 06 05' },
  });
});

test('W-394, W-395: a car that is left for the day has no start', () => {
  expect(sent({ selectedTime: null, isAllDay: true })).toMatchObject({
    bookingDate: '2026-03-04T08:00:00',
    bookingStart: null,
  });
});

test('W-397: who waits says so', () => {
  const contact = { ...CHOSEN.contact, customerStaysDuringService: true };
  const waits = (change: object) => sent({ contact, ...change })?.customerIsWaiting;
  expect([waits({}), sent({})?.customerIsWaiting]).toEqual([true, false]);
  // Not for a car that is left for the day or longer.
  expect(waits({ selectedTime: null, isAllDay: true })).toBe(false);
  expect(waits({ pickUp: { date: '2026-03-06', time: '10:00' } })).toBe(false);
});

test("W-398, W-399, W-400: the mileage is text, '-1' where it is not known", () => {
  expect([sent({ mileage: '1234' })?.vehicle.mileage, sent({})?.vehicle.mileage]).toEqual(['1234', '-1']);
});

test('W-403, W-404: all that is chosen and nothing else, with the sum that is shown', () => {
  expect(sent({})?.products.map(({ productId, dataType }) => [productId, dataType])).toEqual([
    ['basservice', 'service'],
    ['oljebyte', 'service'],
    ['tvatt', 'addon'],
  ]);
  expect(sent({})?.totalPrice).toBe(5035.5);
  expect(sent({})?.options).toEqual(['ring']);
  expect(linesOf(CHOSEN)).toHaveLength(3);
  const prices = { tvatt: [{ priceGroup: 'list', value: 500, priceText: '500 kr' }] };
  expect(sent({ workshopPrices: prices })?.totalPrice).toBe(5090.5);
});

test('nothing is sent while something is missing', () => {
  expect([sent({ selectedTime: null }), sent({ car: null }), sent({ department: null })]).toEqual([
    ...[null, null, null],
  ]);
});

test('the heading of an opened page gets the focus, forward and back; ticking a box moves no focus', () => {
  const at = {
    page: 4 as const,
    isBooked: false,
    departmentId: 'a',
    selectedDate: '2026-03-04',
    selectedTime: '07:30',
    isAllDay: false,
  };
  const none = { ...at, departmentId: null, selectedDate: null, selectedTime: null };
  const there = { ...none, departmentId: 'a' };
  const day = { ...there, selectedDate: '2026-03-04' };
  expect(headingAfter({ ...at, page: 3 }, at)).toBe('page');
  expect(headingAfter({ ...at, page: 5 }, { ...at, page: 5, isBooked: true })).toBe('page');
  expect([headingAfter(none, there), headingAfter(there, day), headingAfter(day, at)]).toEqual([
    ...['date', 'time', 'contact'],
  ]);
  expect([headingAfter(at, day), headingAfter(at, there), headingAfter(at, none)]).toEqual([
    ...['time', 'date', 'workshop'],
  ]);
  expect(headingAfter(at, at)).toBeNull();
  expect(headingAfter({ ...at, page: 3 }, { ...none, page: 3 })).toBeNull();
});
