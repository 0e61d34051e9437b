import { expect, test } from 'vitest';
import type { ApiFailure } from '~/features/booking-calls';
import { randomId } from '~/platform/random-id';
import { after, HOLD, SLOT, VISIT, walkedTo } from '../state/example-booking';
import { reduce } from '../state/reduce';
import { bookingRequestOf, hasBookedNothing, holdRequestOf, sendBooking } from './send-booking';

const CONTACT = { name: 'Kim', phone: '+46701740605', email: 'kim@post.example', comment: 'Ring först' };

const failing = (failure: ApiFailure) => {
  const request = bookingRequestOf(walkedTo('slot'), CONTACT, 'key-00001');
  if (request === null) throw new Error('nothing to send');
  return sendBooking({ book: async () => ({ ok: false, failure }) }, request);
};
const refused = (status: number, code: string | null, alternatives: readonly (typeof SLOT)[] = []) =>
  failing({ kind: 'refused', status, code, message: null, alternatives, visits: [SLOT] });

test('W-033 what is sent is what was chosen and typed', () => {
  const worded = reduce(walkedTo('slot'), { type: 'serviceText', id: 'oil', text: ' 5W-30 ' });
  expect(bookingRequestOf(worded, CONTACT, 'key-00001')).toEqual({
    idempotencyKey: 'key-00001',
    holdId: HOLD.holdId,
    registrationNumber: 'ABC123',
    mileage: 4500,
    departmentId: '1010.40',
    ...SLOT,
    services: [
      { id: 'oil', text: '5W-30' },
      { id: 'tyres', text: null },
      { id: 'wash', text: null },
    ],
    customer: { name: 'Kim', phone: '+46701740605', email: 'kim@post.example' },
    comment: 'Ring först',
  });
  expect(bookingRequestOf(walkedTo('addOns'), CONTACT, 'key-00001')).toBeNull();
});

test('W-034 each refusal has an outcome of its own, and only those that booked nothing free the key', async () => {
  const cases: readonly (readonly [Promise<{ readonly kind: string }>, string, boolean])[] = [
    [refused(409, 'slot-taken', [SLOT]), 'taken', true],
    [refused(409, null), 'taken', true],
    [refused(409, 'already-booked'), 'already-booked', true],
    [refused(404, 'unknown-hold'), 'hold-lost', true],
    [refused(400, 'invalid'), 'refused', true],
    [refused(409, 'key-reused'), 'key-reused', false],
    [refused(500, 'internal'), 'failed', false],
    [refused(503, 'service-unavailable'), 'failed', false],
    [refused(429, 'rate-limited'), 'failed', false],
    [failing({ kind: 'unreadable' }), 'failed', false],
    [failing({ kind: 'network' }), 'offline', false],
  ];
  for (const [outcome, kind] of cases) expect((await outcome).kind).toBe(kind);
  const frees = await Promise.all([
    refused(409, 'slot-taken'),
    refused(500, 'x'),
    failing({ kind: 'network' }),
  ]);
  expect(frees.map(hasBookedNothing)).toEqual([true, false, false]);
});

test('W-034 a slot that is taken brings the alternatives; W-033 a success is the visit', async () => {
  expect(await refused(409, 'slot-taken', [SLOT])).toEqual({ kind: 'taken', alternatives: [SLOT] });
  const request = bookingRequestOf(walkedTo('slot'), CONTACT, 'key-00001');
  expect(request && (await sendBooking({ book: async () => ({ ok: true, value: VISIT }) }, request))).toEqual(
    {
      kind: 'booked',
      visit: VISIT,
    },
  );
});

test('correction 12: a car that is booked already brings the times of its visits', async () => {
  expect(await refused(409, 'already-booked')).toEqual({ kind: 'already-booked', visits: [SLOT] });
});

test('a hold moves: the one that is there goes along', () => {
  const other = { date: '2027-03-06', time: null };
  expect(holdRequestOf(walkedTo('slot'), other)).toEqual({
    registrationNumber: 'ABC123',
    departmentId: '1010.40',
    serviceOfferings: ['oil', 'tyres', 'wash'],
    holdId: HOLD.holdId,
    ...other,
  });
  expect(holdRequestOf(after(), SLOT)).toBeNull();
});

test('keys are long and never the same', () => {
  const keys = Array.from({ length: 50 }, randomId);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
