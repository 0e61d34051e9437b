import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardDay } from '~/modules/workshop';
import { addDays, fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { visit } from '~test/staff/staff-stage';
import { emptyBoard, openStaff, staffPages } from '~test/staff/world';
import { loadOf } from './week-shown';
import { readWeek } from './week-wire';

const MONDAY = '2026-03-02';
const HOSTILE = '</script><img src=x onerror=alert(1)>';
const OPEN = [{ from: 480, to: 960 }];
const stay = visit('7', { pickUp: { date: '2026-03-04', time: '14:30' }, minutes: 1500 });
const hour = visit('h', { time: '09:00', minutes: 60, services: [{ name: HOSTILE, text: null }] });
const missed = visit('m', { state: 'no-show', next: ['arrived'] });

/** Monday to Sunday: a stay until Wednesday, a bay that is out of order on Thursday, a closed weekend. */
const week: readonly BoardDay[] = Array.from({ length: 7 }, (_, at) => ({
  date: addDays(MONDAY, at),
  bays: [
    { id: 'bay-1', name: 'Plats 1' },
    { id: 'bay-2', name: 'Plats 2' },
  ],
  open: at < 5 ? OPEN : [],
  slotMinutes: 30,
  visits: [
    ...(at <= 2 ? [{ booking: stay, bayId: 'bay-1', from: 510 - at * 1440, to: 870 + (2 - at) * 1440 }] : []),
    ...(at === 0 ? [{ booking: hour, bayId: 'bay-2', from: 540, to: 600 }] : []),
  ],
  missed: at === 0 ? [{ booking: missed, bayId: 'bay-2', from: 600, to: 660 }] : [],
  blocked:
    at === 3
      ? [{ seriesId: 's', bayId: 'bay-2', from: 0, to: 1440, reason: 'fault' as const, note: HOSTILE }]
      : [],
}));

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, {
    clock: fixedClock('2026-03-02T09:00:00Z'),
    staffBoard: {
      ...emptyBoard,
      week: async (_, departmentId, date) => (departmentId === '10.40' && date === MONDAY ? week : null),
    },
  });
});
afterAll(() => staff.database.close());

const PATHS = ['?week=2026-W10', '?view=week', '?day=2026-03-05&view=week'];

test.each(PATHS)('the week %s is a page of links: seven days, their bays and visits', async (query) => {
  const text = await (await pages.get('workshop', `/staff/10.40${query}`)).text();
  expect(text).toContain('Vecka 10, 2–8 mars 2026');
  expect(text.match(/<h2/g)).toHaveLength(7);
  expect(text.match(/href="\/staff\/10\.40\/bookings\/7"/g)).toHaveLength(3);
  expect(text.match(/>Står inne</g)).toHaveLength(1);
  expect(text.match(/>Stängt</g)).toHaveLength(2);
  for (const part of ['href="/staff/10.40/board?day=2026-03-05"', 'href="/staff/10.40?week=2026-W09"'])
    expect(text, part).toContain(part);
  expect(text).not.toContain('<img');
});

test('an open board reads the same as JSON, with how much of each bay’s day is booked', async () => {
  const answer = await pages.get('workshop', '/staff/10.40/board/week?week=2026-W10');
  const read = readWeek(await answer.json());
  expect(read?.days.map(({ load, isClosed }) => (isClosed ? 'closed' : load))).toEqual([
    '8,5 av 16 tim',
    '8 av 16 tim',
    '6,5 av 16 tim',
    '0 av 8 tim',
    '0 av 16 tim',
    'closed',
    'closed',
  ]);
  expect(read?.days[0]).toMatchObject({
    isToday: true,
    cells: [
      { bayId: 'bay-1', load: '7,5 av 8 tim', share: 0.9375, visits: [{ id: '7', isMovable: true }] },
      { bayId: 'bay-2', load: '1 av 8 tim', share: 0.125, visits: [{ id: 'h', services: HOSTILE }] },
    ],
    missed: [{ id: 'm' }],
  });
  // Of today, somebody can be missed; what is to come nobody has missed yet.
  expect(read?.days[0]?.cells[1]?.visits[0]?.steps.map(({ to }) => to)).toEqual(['arrived', 'no-show']);
});

test('there is none of another workshop, nor of a week that there is not', async () => {
  for (const path of ['10.40/board/week?week=2026-W60', '20.40/board/week?week=2026-W10', '20.40?view=week'])
    expect((await pages.get('admin', `/staff/${path}`)).status, path).toBe(404);
});

test('what comes from somewhere else is no week', () => {
  for (const value of [undefined, null, {}, { bays: [], days: [{}] }, '<html>'])
    expect(readWeek(value)).toBeNull();
});

describe('load', () => {
  const span = (from: number, to: number) => ({ from, to });
  test.each([
    ['nothing', [], [], { booked: 0, open: 480 }],
    ['what lies over each other once', [span(480, 600), span(540, 660)], [], { booked: 180, open: 480 }],
    ['only within the hours', [span(0, 540), span(900, 2000)], [], { booked: 120, open: 480 }],
    ['blocked time is not there', [], [span(480, 720)], { booked: 0, open: 240 }],
    ['but what stands in it is', [span(480, 540)], [span(480, 720)], { booked: 60, open: 300 }],
  ])('%s', (_, visits, blocked, load) => {
    expect(loadOf(OPEN, visits, blocked)).toEqual(load);
  });
});
