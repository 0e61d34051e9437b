import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffWaiting, StaffWaitingList, TimePreference } from '~/modules/workshop';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { visit } from '~test/staff/staff-stage';
import { openStaff, staffPages } from '~test/staff/world';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'';
const ID = '5b1f0c9e-0000-4000-8000-000000000000';
const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const offer = { offeredAt: at('08:50'), expiresAt: at('09:20'), date: '2026-03-03', time: '08:00' } as const;
const entry: StaffWaiting = {
  booking: visit(ID, {
    date: '2026-03-12',
    customer: { name: HOSTILE, phone: '+46701740605', email: 'eva@mail.example' },
  }),
  since: at('07:00'),
  addedBy: 'staff',
  weekdays: [1, 2],
  partOfDay: 'morning',
  offered: [
    { ...offer, id: 'b', state: 'open' },
    { ...offer, id: 'a', date: '2026-03-04', time: null, state: 'expired' },
  ],
};
let waiting: StaffWaiting[];
const added: (TimePreference & { number: string; departmentId: string })[] = [];
const staffWaitingList: StaffWaitingList = {
  list: async () => waiting,
  weekdays: () => [1, 2, 3, 4, 5],
  async add(_, departmentId, number, preference) {
    added.push({ departmentId, number, ...preference });
    if (preference.weekdays.length === 0) return { ok: false, error: { code: 'no-weekday' } };
    return number === 'NB-7K3M9Q'
      ? { ok: true, value: null }
      : { ok: false, error: { code: 'unknown-booking' } };
  },
  remove: async (_, __, id) => id === ID,
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z'), staffWaitingList });
});
beforeEach(() => {
  waiting = [entry];
  added.length = 0;
});
afterAll(() => staff.database.close());

const WAITING = '/staff/10.40/waiting';

test('lists who waits since when, for what, and what was offered', async () => {
  const text = await (await pages.get('workshop', WAITING)).text();
  for (const part of [
    'mån, tis · Förmiddag',
    'Väntar sedan mån 2 mars, inlagd av personal',
    'Service',
    'ABC 123',
  ])
    expect(text).toContain(part);
  expect(text).toContain('tis 3 mars, 08:00: väntar på svar till 10:20');
  expect(text).toContain('ons 4 mars, Heldag: inget svar');
  expect(text).toContain('/staff/10.40?day=2026-03-12#b-');
  expect(text).not.toContain('<img src=x');
  waiting = [];
  expect(await (await pages.get('workshop', WAITING)).text()).toContain('Ingen står på väntelistan.');
});

test('puts a visit on the list by its number, and leads back to it', async () => {
  const answer = await pages.post('workshop', WAITING, {
    number: ' nb-7k3m9q ',
    day: '3',
    part: 'afternoon',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${WAITING}?done=added`]);
  expect(added).toEqual([
    { departmentId: '10.40', number: 'NB-7K3M9Q', weekdays: [3], partOfDay: 'afternoon' },
  ]);
  const text = await (await pages.get('workshop', `${WAITING}?booking=NB-7K3M9Q`)).text();
  expect(text).toMatch(/value="NB-7K3M9Q"/);
});

test('refused, the form comes back as it was typed, with the reason at its field', async () => {
  const unknown = await pages.post('workshop', WAITING, { number: 'NB-HOME', day: '3', part: 'morning' });
  expect(unknown.status).toBe(422);
  const text = await unknown.text();
  expect(text).toContain('Verkstaden har inget besök med det numret.');
  expect(text).toMatch(/aria-describedby="[^"]*number-error/);
  expect(text).toContain('value="NB-HOME"');
  const noDay = await pages.post('workshop', WAITING, { number: 'NB-7K3M9Q' });
  expect(noDay.status).toBe(422);
  expect(await noDay.text()).toMatch(/aria-describedby="day-error"/);
});

test('takes a visit off, only at its own workshop', async () => {
  const answer = await pages.post('workshop', `${WAITING}/${ID}/remove`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${WAITING}?done=removed`]);
  expect((await pages.post('otherWorkshop', `${WAITING}/${ID}/remove`)).status).toBe(403);
  expect((await pages.get('otherWorkshop', WAITING)).status).toBe(403);
});
