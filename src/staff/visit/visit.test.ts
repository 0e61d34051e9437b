import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenedVisit, StaffVisits, WorkChangeResult } from '~/modules/workshop';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { visit as bookingOf } from '~test/staff/staff-stage';
import { openStaff, staffPages } from '~test/staff/world';

const HOSTILE = '</textarea><script>alert(1)</script>';
const service = (id: string, name: string) => ({
  id,
  name,
  description: '',
  listItems: [],
  price: 1295,
  priceKnown: true,
  regularPrice: null,
  priceText: null,
  unit: null,
  unitAbbreviation: 'st',
  textInput: false,
  minutes: 60,
  needsMileage: false,
});
const opened: OpenedVisit = {
  booking: bookingOf('a', {
    note: HOSTILE,
    comment: 'Skallrar vänster fram',
    steps: [{ state: 'arrived', at: new Date('2026-03-02T07:12:00Z') }],
    state: 'arrived',
    next: ['in-work', 'ready'],
  }),
  version: '2.1',
  services: [
    { id: 'old', name: 'Glödlampa', price: 90, unit: 2, priceText: null },
    { id: 'service', name: 'Service', price: 1100, unit: null, priceText: null },
  ],
  total: 1280,
  offers: {
    categories: [
      {
        id: 'all',
        label: 'Service',
        services: [service('service', 'Service'), service('brakes', 'Bromsar')],
      },
    ],
    addOns: [service('wash', 'Tvätt')],
  },
};
const calls: object[] = [];
let answer: WorkChangeResult = { ok: true, value: { isCustomerNotified: true } };
const staffVisits: StaffVisits = {
  open: async ({ id, departmentId }, _, __, account) => {
    calls.push({ opened: id, account });
    return id === 'a' && departmentId === '10.40' ? opened : null;
  },
  async changeWork({ id }, change) {
    calls.push({ id, ...change });
    return answer;
  },
  async changeNote({ id }, change) {
    calls.push({ id, ...change });
    return change.version === '2.1'
      ? { ok: true, value: null }
      : { ok: false, error: { code: 'changed-meanwhile' } };
  },
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z'), staffVisits });
});
beforeEach(() => {
  calls.length = 0;
});
afterAll(() => staff.database.close());

const PAGE = '/staff/10.40/bookings/a';
const textOf = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
const ticked = (text: string) =>
  [...text.matchAll(/<input[^>]*name="service"[^>]*>/g)].flatMap(([box]) =>
    box.includes('checked') ? (/value="([^"]*)"/.exec(box)?.[1] ?? []) : [],
  );

test('shows who comes when for what at which price, whom to ring, and when it came how far', async () => {
  const text = await textOf(pages.get('workshop', PAGE));
  for (const part of [
    ...['ABC 123', 'måndag 2 mars 2026, 08:30', 'Anlänt 08:12', 'Plats 2', 'NB-a', 'Skallrar vänster fram'],
    ...['href="tel:+46701740605"', 'href="mailto:eva@mail.example"', '180 kr', '1 100 kr', '1 280 kr'],
    ...['value="2.1"', '>Erbjuds inte längre<', 'href="/staff/10.40/bookings/a/move?day=2026-03-02"'],
  ])
    expect(text, part).toContain(part);
  expect(text).not.toContain('<script>alert');
  expect(ticked(text)).toEqual(['old', 'service']);
  // Who looked is told to whoever writes it down.
  expect(calls).toMatchObject([{ opened: 'a', account: expect.any(String) }]);
});

test('work is sent whole, with what was seen; whether the customer is told stands on the page after it', async () => {
  const body = new URLSearchParams({ version: '2.1' });
  for (const id of ['service', 'wash']) body.append('service', id);
  const saved = await pages.post('workshop', `${PAGE}/work`, body);
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${PAGE}?done=told`]);
  expect(calls).toEqual([{ id: 'a', serviceIds: ['service', 'wash'], version: '2.1' }]);
  expect(await textOf(pages.get('workshop', `${PAGE}?done=told`))).toContain('Kunden får besked.');
});

test('a refusal says why, and what was ticked stays ticked', async () => {
  answer = { ok: false, error: { code: 'bay-taken', until: { date: '2026-03-02', time: '13:15' } } };
  const refused = await pages.post('workshop', `${PAGE}/work`, { version: '2.0', service: 'brakes' });
  expect(refused.status).toBe(409);
  const text = await textOf(refused);
  expect(text).toContain('Arbetet skulle ta till 13:15, och Plats 2 är upptagen innan dess.');
  expect(text).toMatch(/<details[^>]* open=""/);
  expect(ticked(text)).toEqual(['brakes']);
  // Saved again it is what was seen now.
  expect(text).toContain('name="version" value="2.1"');
});

test('a note is saved; one that is too long, or of an older visit, stays to be saved again', async () => {
  const saved = await pages.post('workshop', `${PAGE}/note`, { version: '2.1', note: ' Nyckel\r\ni lådan ' });
  expect(saved.headers.get('location')).toBe(`${PAGE}?done=note`);
  expect(calls).toEqual([{ id: 'a', note: 'Nyckel\ni lådan', version: '2.1' }]);
  const long = await pages.post('workshop', `${PAGE}/note`, { version: '2.1', note: 'å'.repeat(1001) });
  expect(long.status).toBe(422);
  const longText = await textOf(long);
  expect(longText).toContain('aria-invalid="true"');
  expect(longText).not.toContain('ersätts om du sparar');
  const late = await pages.post('workshop', `${PAGE}/note`, { version: '1.0', note: 'Min text' });
  expect(late.status).toBe(409);
  const text = await textOf(late);
  expect(text).toContain('Någon annan har ändrat besöket');
  expect(text).toContain('>Min text</textarea>');
  // And what is saved meanwhile can be read before it is replaced.
  expect(text).toMatch(/ersätts om du sparar:<\/p><p[^>]*>&lt;\/textarea&gt;/);
});

test('there is none in another workshop, and none that is not there', async () => {
  expect((await pages.get('admin', '/staff/20.40/bookings/a')).status).toBe(404);
  expect((await pages.get('admin', '/staff/10.40/bookings/b')).status).toBe(404);
  expect((await pages.get('otherWorkshop', PAGE)).status).toBe(403);
});
