import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardDay, StaffBoard, StaffBooking } from '~/modules/workshop';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';
import { readBoard, readMarked, readMoved, readPlaces } from './board-wire';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'';
const booking: StaffBooking = {
  id: 'a',
  bookingId: 'NB-A',
  state: 'booked',
  steps: [],
  next: ['arrived', 'no-show'],
  date: '2026-03-02',
  time: '08:30',
  minutes: 90,
  resource: 'Plats 1',
  mileage: null,
  comment: '',
  note: '',
  isWaiting: false,
  choices: [],
  pickUp: null,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
  services: [{ name: HOSTILE, text: null }],
  customer: { name: 'Eva Berg', phone: '+46701740605', email: 'eva@mail.example' },
};
const day: BoardDay = {
  date: '2026-03-02',
  bays: [
    { id: 'bay-1', name: 'Plats 1' },
    { id: 'bay-2', name: 'Plats 2' },
  ],
  open: [{ from: 450, to: 990 }],
  slotMinutes: 30,
  missed: [
    {
      booking: { ...booking, id: 'c', state: 'no-show', next: ['arrived'] },
      bayId: 'bay-1',
      from: 510,
      to: 600,
    },
  ],
  blocked: [{ seriesId: 's', bayId: 'bay-1', from: 0, to: 1440, reason: 'fault', note: HOSTILE }],
  visits: [
    { booking, bayId: 'bay-1', from: 510, to: 600 },
    { booking: { ...booking, id: 'b', state: 'ready', customer: null }, bayId: null, from: -300, to: 480 },
  ],
};
const moves: object[] = [];
let onChange: () => void = () => undefined;
let followers = 0;
const stopping = new AbortController();
const staffBoard: StaffBoard = {
  day: async (_, departmentId, date) => (departmentId === '10.40' ? { ...day, date } : null),
  week: async () => null,
  places: async ({ id }) =>
    id === 'a'
      ? {
          ok: true,
          value: [
            { bayId: 'bay-2', time: '10:00' },
            { bayId: 'bay-1', time: '10:00' },
          ],
        }
      : { ok: false, error: { code: 'wrong-state' } },
  async move({ id }, to, seen) {
    moves.push({ id, ...to, seen });
    return to.bayId === 'bay-2'
      ? { ok: true, value: { isCustomerNotified: true } }
      : { ok: false, error: { code: 'bay-taken' } };
  },
  follow(_, __, callback) {
    onChange = callback;
    followers += 1;
    return () => {
      followers -= 1;
    };
  },
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, {
    stopping: stopping.signal,
    clock: fixedClock('2026-03-02T09:00:00Z'),
    staffBoard,
    staffBookings: {
      workshops: async () => [
        { departmentId: '10.40', name: 'Nordhem Solna', city: 'Solna', zone: 'Europe/Stockholm' },
      ],
      bookings: async () => [],
      booking: async (_, __, id) => (id === 'a' ? booking : null),
      step: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
      undoStep: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
      cancel: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
    },
  });
});
afterAll(() => staff.database.close());

const BOARD = '/staff/10.40/board';
const MOVE = '/staff/10.40/bookings/a/move';

test('is a page of links without scripts: bays, hours and visits, each to its own page', async () => {
  const text = await (await pages.get('workshop', BOARD)).text();
  expect(text).toContain('måndag 2 mars 2026');
  expect(text).toContain('Plats 2');
  expect(text).toContain('href="/staff/10.40/bookings/a"');
  expect(text).toContain('Plats som inte finns i schemat');
  expect(text).toContain('07:00');
  expect(text).not.toContain('<img src=x');
});

test('an open board reads the same as JSON', async () => {
  const read = readBoard(await (await pages.get('workshop', `${BOARD}/day?day=2026-03-02`)).json());
  expect(read).toMatchObject({
    // From the visit that has stood there since yesterday, in whole hours.
    from: 0,
    to: 1020,
    opens: 450,
    bays: [{ id: 'bay-1' }, { id: 'bay-2' }, { id: '' }],
    visits: [
      { id: 'b', bayId: '', from: -300, isMovable: false, customer: 'Uppgifterna är borttagna', dial: '' },
      { id: 'a', bayId: 'bay-1', plate: 'ABC 123', dial: '+46701740605', services: HOSTILE, isMovable: true },
    ],
    // Who did not come stands in nobody's way, and can have another time.
    missed: [{ id: 'c', bayId: 'bay-1', from: 510, isMovable: true }],
  });
});

test('what comes from somewhere else is no board, no list of places, no answer', () => {
  for (const value of [undefined, null, {}, { bays: [], visits: [{}], from: 0, to: 60 }, '<html>']) {
    expect(readBoard(value)).toBeNull();
    expect(readPlaces(value)).toBeNull();
    expect(readMoved(value)).toBeNull();
  }
  expect(readMoved({ refusal: 'made up' })).toBeNull();
  expect(readMarked({ done: 'made up' })).toBeNull();
});

test('places are told to the board; a visit that cannot be moved has none', async () => {
  const placesOf = async (id: string) =>
    readPlaces(await (await pages.get('workshop', `/staff/10.40/bookings/${id}/places`)).json());
  expect(await placesOf('a')).toEqual([
    { bayId: 'bay-2', time: '10:00' },
    { bayId: 'bay-1', time: '10:00' },
  ]);
  expect(await placesOf('b')).toEqual([]);
});

test('without scripts a visit is moved from a list, and a refusal says why', async () => {
  const form = await (await pages.get('workshop', `${MOVE}?day=2026-03-03`)).text();
  expect(form).toContain('value="bay-2 10:00"');
  expect(form).toContain('tisdag 3 mars 2026');
  moves.length = 0;
  const moved = await pages.post('workshop', MOVE, { day: '2026-03-03', place: 'bay-2 10:00' });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    303,
    '/staff/10.40/board?day=2026-03-03&done=moved',
  ]);
  const to = { id: 'a', date: '2026-03-03', bayId: 'bay-2', time: '10:00' };
  expect(moves).toEqual([{ ...to, seen: undefined }]);
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(form) ?? [];
  await pages.post('workshop', MOVE, { day: '2026-03-03', place: 'bay-2 10:00', seen });
  expect(moves[1]).toEqual({ ...to, seen: { date: booking.date, time: booking.time } });
  const refused = await pages.post('workshop', MOVE, { day: '2026-03-03', place: 'bay-1 10:00' });
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('Något annat står på Plats 1 då.');
  expect(page).toMatch(/<option value="bay-1 10:00" selected=""/);
});

test('an open board hears of each change, and no more once it is closed', async () => {
  const answer = await pages.get('workshop', `${BOARD}/changes`);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(followers).toBe(1);
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  const first = next();
  for (let count = 0; count < 20; count += 1) onChange();
  expect(await first).toBe('data: {"changed":true}\n\n');
  const second = next();
  onChange();
  expect(await second).toBe('data: {"changed":true}\n\n');
  await reader?.cancel();
  expect(followers).toBe(0);
});

test('a process that is to stop ends its streams, so that nothing is waited for', async () => {
  const answer = await pages.get('workshop', `${BOARD}/changes`);
  const all = answer.text();
  stopping.abort();
  expect(await all).toBe('');
  expect(followers).toBe(0);
});
