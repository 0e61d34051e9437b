import { expect, test } from 'vitest';
import { draftFor, EMPTY, EMPTY_DRAFT, type FlowState, readState, sentTime } from './session-state';

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY_MS = 86_400_000;
const DRAFT = {
  ...EMPTY_DRAFT,
  regNo: 'KTR482',
  changedAt: NOW,
  date: '2026-12-01',
  time: '08:30',
  firstName: 'Ada',
  phone: '+46701740605',
  comment: 'rad ett\nrad två',
};
const BOOKING: FlowState = { ...EMPTY, page: 'Booking', status: 0, regNo: 'KTR482', draft: DRAFT };

const read = (state: object, now = NOW) => readState(JSON.stringify(state), now);

test('SESSION: what was chosen and typed of a booking comes back for a day, and no longer', () => {
  expect(read(BOOKING)).toEqual(BOOKING);
  expect(read(BOOKING, NOW + DAY_MS).draft).toEqual(DRAFT);
  expect(read(BOOKING, NOW + DAY_MS + 1)).toEqual({ ...BOOKING, draft: EMPTY_DRAFT });
  expect(read(BOOKING, NOW - DAY_MS - 1).draft).toEqual(EMPTY_DRAFT);
});

test('SESSION: what makes no sense of it is left out, and takes nothing else with it', () => {
  const odd = { ...DRAFT, date: 'soon', firstName: 7, comment: 'x'.repeat(20_001) };
  expect(read({ ...BOOKING, draft: odd })).toEqual({
    ...BOOKING,
    draft: { ...DRAFT, date: null, time: null, firstName: '', comment: '' },
  });
  for (const draft of [null, [], 'x', 7]) expect(read({ ...BOOKING, draft }).draft).toEqual(EMPTY_DRAFT);
  expect(read({ ...BOOKING, status: null })).toEqual({ ...EMPTY, draft: DRAFT });
});

test('SESSION: what was typed for one car is not offered for another', () => {
  expect(draftFor('KTR482', BOOKING)).toBe(DRAFT);
  expect(draftFor('ABC123', BOOKING)).toEqual({ ...EMPTY_DRAFT, regNo: 'ABC123' });
});

test('SESSION: the time of a request that may have been heard is known by its key', () => {
  expect(sentTime(DRAFT)).toBeNull();
  expect(sentTime({ ...DRAFT, attempt: '2026-12-01-0830-abc' })).toBe('08:30');
  expect(sentTime({ ...DRAFT, attempt: '2026-12-01-0900-abc' })).toBeNull();
  expect(sentTime({ ...DRAFT, time: null, attempt: '2026-12-01-day-abc' })).toBeNull();
});
