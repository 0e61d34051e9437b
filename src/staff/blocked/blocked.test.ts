import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlockedSeriesInFull, BlockedTimesRequest, StaffBlockedTimes } from '~/modules/workshop';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'';
const SERIES = '0b7bfa2e-6d4c-4a53-9d5b-0d8fd8a3a001';
const series: BlockedSeriesInFull = {
  id: SERIES,
  reason: 'absence',
  note: HOSTILE,
  bays: ['Plats 1'],
  visits: 1,
  times: [
    { from: { date: '2026-03-02', time: '00:00' }, to: { date: '2026-03-03', time: '24:00' } },
    { from: { date: '2026-03-09', time: '08:00' }, to: { date: '2026-03-09', time: '10:00' } },
  ],
  conflicts: [
    {
      id: 'a',
      bookingId: 'NB-A',
      state: 'booked',
      steps: [],
      next: [],
      date: '2026-03-02',
      time: '08:30',
      minutes: 60,
      resource: 'Plats 1',
      mileage: null,
      comment: '',
      note: '',
      isWaiting: false,
      choices: [],
      pickUp: null,
      vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
      services: [{ name: 'Service', text: null }],
      customer: { name: HOSTILE, phone: '+46701740605', email: 'eva@mail.example' },
    },
  ],
};
const blocked: BlockedTimesRequest[] = [];
const released: (string | null)[] = [];
const staffBlockedTimes: StaffBlockedTimes = {
  bays: () => [{ id: 'bay-1', name: 'Plats 1' }],
  async block(_, __, times) {
    blocked.push(times);
    return times.bayIds.length === 0
      ? { ok: false, error: { code: 'no-bay' } }
      : times.toTime === '07:00'
        ? { ok: false, error: { code: 'ends-too-early', field: 'toTime' } }
        : { ok: true, value: null };
  },
  coming: async () => [series],
  series: async (_, id) => (id === SERIES ? series : null),
  async release(_, __, day) {
    released.push(day);
    return true;
  },
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z'), staffBlockedTimes });
});
afterAll(() => staff.database.close());

const BLOCKED = '/staff/10.40/blocked';
const FORM = {
  series: SERIES,
  fromDate: '2026-03-04',
  fromTime: '08:00',
  toDate: '',
  toTime: '10:00',
  repeat: 'weekly',
  until: '2026-04-01',
  reason: 'meeting',
  note: HOSTILE,
};

test('lists what is blocked ahead, and its form begins with the day and bay of the address', async () => {
  const text = await (await pages.get('workshop', `${BLOCKED}?day=2026-03-05&bay=bay-1`)).text();
  expect(text).toContain('Frånvaro: &lt;/script&gt;');
  expect(text).toContain('mån 2 mars – tis 3 mars');
  expect(text).toContain('mån 9 mars 08:00–10:00');
  expect(text).toContain('1 besök står där');
  expect(text).toContain('value="2026-03-05"');
  expect(text).toMatch(/<input[^>]*checked=""[^>]*value="bay-1"|<input[^>]*value="bay-1"[^>]*checked=""/);
  expect(text).not.toContain('<img src=x');
});

test('blocks what was typed, and leads to whom it concerns', async () => {
  blocked.length = 0;
  const answer = await pages.post('workshop', BLOCKED, { ...FORM, bay: 'bay-1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${BLOCKED}/${SERIES}?done=blocked`]);
  const { series: _, ...typed } = FORM;
  expect(blocked).toEqual([{ ...typed, bayIds: ['bay-1'] }]);
});

test('days and times are read as people write them', async () => {
  blocked.length = 0;
  const asWritten = { fromDate: '1.4.2026', fromTime: '8.30', toDate: '2/4 2026', toTime: 'kl 17' };
  await pages.post('workshop', BLOCKED, { ...FORM, ...asWritten, bay: 'bay-1' });
  expect(blocked[0]).toMatchObject({
    fromDate: '2026-04-01',
    fromTime: '08:30',
    toDate: '2026-04-02',
    toTime: '17:00',
  });
});

test('refused, the form comes back as it was typed, with the reason at its field', async () => {
  const noBay = await pages.post('workshop', BLOCKED, FORM);
  expect(noBay.status).toBe(422);
  const text = await noBay.text();
  expect(text).toContain('Välj minst en plats');
  expect(text).toContain('href="#bay"');
  expect(text).toContain(`value="${SERIES}"`);
  expect(text).toContain('value="2026-04-01"');
  const late = await (
    await pages.post('workshop', BLOCKED, { ...FORM, bay: 'bay-1', toTime: '07:00' })
  ).text();
  expect(late).toMatch(
    /id="toTime"[^>]*aria-invalid|aria-invalid[^>]*id="toTime"|aria-describedby="toTime-error"/,
  );
  expect(late).not.toContain('<img src=x');
});

test('names the customers to call, with the ways to move and cancel', async () => {
  const text = await (await pages.get('workshop', `${BLOCKED}/${SERIES}?done=blocked`)).text();
  expect(text).toContain('1 besök står i den här tiden');
  expect(text).toContain('href="tel:+46701740605"');
  expect(text).toContain('/staff/10.40/bookings/a/move?day=2026-03-02');
  expect(text).toContain('/staff/10.40/bookings/a/cancel?day=2026-03-02');
  expect(text).not.toContain('<img src=x');
  expect((await pages.get('workshop', `${BLOCKED}/${crypto.randomUUID()}`)).status).toBe(404);
});

test('is opened again, a day of it or all', async () => {
  released.length = 0;
  const one = await pages.post('workshop', `${BLOCKED}/${SERIES}/release`, { day: '2026-03-09' });
  expect(one.headers.get('location')).toBe(`${BLOCKED}/${SERIES}`);
  const all = await pages.post('workshop', `${BLOCKED}/${SERIES}/release`, {});
  expect(all.headers.get('location')).toBe(`${BLOCKED}?done=released`);
  expect(released).toEqual(['2026-03-09', null]);
});
