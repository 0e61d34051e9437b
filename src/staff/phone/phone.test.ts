import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerSearch, PhoneBookingRequest, PhoneBookings, StaffBooking } from '~/modules/workshop';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'';
const KEY = '0b7bfa2e-6d4c-4a53-9d5b-0d8fd8a3a001';
const vehicle = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: HOSTILE,
  buildYear: 2019,
  fuel: null,
  hasServiceAgreement: false,
  carClass: null,
  brandClass: null,
};
const customer = { name: HOSTILE, phone: '+46701740605', email: 'eva@mail.example' };
const offered = {
  id: 'service',
  name: 'Service',
  description: '',
  listItems: [],
  price: 1295,
  priceKnown: true,
  regularPrice: null,
  priceText: null,
  unit: null,
  unitAbbreviation: 'st',
  needsMileage: false,
  textInput: false,
  minutes: 60,
};
const requests: PhoneBookingRequest[] = [];
const languages: string[] = [];
let refusal: Awaited<ReturnType<PhoneBookings['book']>> | null = null;
const phoneBookings: PhoneBookings = {
  car: async (plate, typed) =>
    plate === 'ABC123'
      ? { ok: true, value: vehicle }
      : typed === null
        ? { ok: false, error: { code: 'unknown-vehicle' } }
        : { ok: true, value: { ...vehicle, ...typed, registrationNumber: plate } },
  offers: () => ({ categories: [{ id: 'c', label: 'Service', services: [offered] }], addOns: [] }),
  days: async () => ({
    ok: true,
    value: {
      minutes: 60,
      days: [
        {
          date: '2026-03-03',
          price: 1295,
          slots: [
            { date: '2026-03-03', time: null },
            { date: '2026-03-03', time: '08:00' },
          ],
        },
      ],
      next: '2026-03-10',
      bays: [{ id: 'bay-1', name: 'Plats 1' }],
    },
  }),
  async book(_, language, __, request) {
    requests.push(request);
    languages.push(language);
    const booking: StaffBooking = {
      id: 'a',
      bookingId: 'NB-A',
      state: 'booked',
      steps: [],
      next: [],
      date: request.at.date,
      time: request.at.time,
      pickUp: null,
      minutes: 60,
      resource: 'Plats 1',
      vehicle,
      mileage: null,
      services: [],
      customer,
      comment: '',
      note: '',
      isWaiting: false,
      choices: [],
    };
    return refusal ?? { ok: true, value: booking };
  },
};
const searches: string[] = [];
const customerSearch: CustomerSearch = {
  async search(_, departmentIds, text, account) {
    searches.push(`${departmentIds.join(' ')} ${text} ${account === '' ? 'nobody' : 'somebody'}`);
    if (text === 'x') return null;
    if (text === 'nobody') return [];
    const visit = { id: 'a', bookingId: 'NB-A', departmentId: '10.40', state: 'booked' as const };
    const visits = [{ ...visit, date: '2026-03-02', time: '08:30', services: [] }];
    return [{ vehicle, customer, language: 'en', visits }];
  },
};

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z'), phoneBookings, customerSearch });
});
afterAll(() => staff.database.close());

const BOOK = '/staff/10.40/book';
type Who = 'workshop' | 'admin';
const read = async (who: Who, path: string) => (await pages.get(who, path)).text();
/** Sends the form, and reads the page that the answer leads to. A form of its own where no key is given. */
const post = async (fields: Readonly<Record<string, string>>, who: Who = 'workshop') => {
  const answer = await pages.post(who, BOOK, { key: randomUUID(), from: '2026-03-02', ...fields });
  const to = answer.headers.get('location');
  return { status: answer.status, to, text: to?.startsWith(BOOK) ? await read(who, to) : '' };
};
/** The first button of the form, which Enter presses. */
const firstButton = (text: string) => /<form[^>]*\/book"[^>]*>.*?<button[^>]*value="(\w+)"/s.exec(text)?.[1];
const FULL = {
  plate: 'ABC123',
  service: 'service',
  slot: '2026-03-03 08:00',
  name: 'Eva',
  phone: '070-174 06 77',
};

test('the car brings its services, and who came with it last', async () => {
  searches.length = 0;
  const { text } = await post({ step: 'car', plate: 'ABC123' });
  expect(text).toContain('value="service"');
  expect(text).toContain('1 tim · 1');
  expect(searches).toEqual(['10.40 ABC123 somebody']);
  // Kept until there is a field for it.
  expect(text).toContain('name="phone" value="+46701740605"');
  expect(text).toContain('name="email" value="eva@mail.example"');
  expect(text).not.toContain('<img src=x');
  // Somebody else's car is not this one, however its plate reads.
  const other = await post({ step: 'car', plate: 'KALLE', brand: 'Kia' });
  expect(other.text).not.toContain('value="+46701740605"');
  expect(searches.at(-1)).toBe('10.40 KALLE somebody');
  // Whoever is typed already stays.
  await post({ step: 'car', plate: 'ABC123', name: 'Bo' });
  expect(searches).toHaveLength(2);
});

test('a car that the register does not know is typed', async () => {
  const { text } = await post({ step: 'car', plate: 'ZZZ999' });
  expect(text).toContain('Registret känner inte bilen');
  expect(text).toContain('name="brand"');
  const typed = await post({ step: 'car', plate: 'ZZZ999', brand: 'Kia', model: 'Ceed' });
  expect(typed.text).toContain('value="service"');
});

test('the work brings times; what Enter does is what is left to do', async () => {
  const car = await post({ step: 'car', plate: 'ABC123', name: 'Bo' });
  expect(firstButton(car.text)).toBe('times');
  const { text } = await post({
    step: 'times',
    plate: 'ABC123',
    service: 'service',
    name: 'Bo',
    phone: '070',
  });
  expect(firstButton(text)).toBe('book');
  expect(text).toContain('value="2026-03-03 08:00"');
  // The price of the day of the visit, in words of its language.
  expect(text).toMatch(/<legend[^>]*>tisdag 3 mars[^<]* · 1.295.kr<\/legend>/);
  expect(text).toContain('value="2026-03-03"');
  expect(text).toContain('name="next" value="2026-03-10"');
  expect(text).toContain('value="Bo"');
});

test('books, once per form, and leads to the visit in its day', async () => {
  requests.length = 0;
  const booked = await post({ ...FULL, key: KEY, step: 'book', mileage: '1200', comment: 'Ring' });
  expect([booked.status, booked.to]).toEqual([303, '/staff/10.40?day=2026-03-03&done=booked&id=a#b-a']);
  expect(requests).toMatchObject([
    {
      idempotencyKey: KEY,
      serviceIds: ['service'],
      at: { date: '2026-03-03', time: '08:00' },
      customer: { name: 'Eva', phone: '070-174 06 77', email: '' },
      mileage: 1200,
      comment: 'Ring',
    },
  ]);
  await post({ ...FULL, step: 'book', slot: '2026-03-03', mileage: '12\u00a0500 mil' });
  expect(requests[1]).toMatchObject({ at: { date: '2026-03-03', time: null }, mileage: 12_500 });
  const unread = await post({ ...FULL, step: 'book', mileage: 'många' });
  expect(unread.text).toMatch(/id="mileage"[^>]* aria-describedby="mileage-error"[^>]* value="många"/);
  expect(requests).toHaveLength(2);
});

test('mails and SMS are in the language of the customer, whatever the browser of the staff reads', async () => {
  languages.length = 0;
  const { text } = await post({ step: 'car', plate: 'ABC123' });
  // That in which they came last, kept until there is a field for it.
  expect(text).toContain('name="language" value="en"');
  const times = await post({ ...FULL, step: 'times', language: 'en' });
  expect(times.text).toMatch(/<select[^>]*name="language".*<option value="en" selected="">engelska/s);
  for (const language of ['en', 'sv', 'fi', '']) await post({ ...FULL, step: 'book', language });
  expect(languages).toEqual(['en', 'sv', 'sv', 'sv']);
});

test('refused, everything that was typed is there again, with the reason', async () => {
  refusal = { ok: false, error: { code: 'slot-taken', alternatives: [] } };
  const key = randomUUID();
  const taken = await post({ ...FULL, key, step: 'book', comment: HOSTILE });
  refusal = { ok: false, error: { code: 'invalid', field: 'phone' } };
  const phone = await post({ ...FULL, step: 'book' });
  refusal = null;
  expect(taken.to).toBe(`${BOOK}?form=${key}&step=times&problem=slot-taken`);
  expect(taken.text).toContain('Något annat står där nu');
  expect(taken.text).toContain('value="070-174 06 77"');
  expect(taken.text).toContain(`value="${key}"`);
  expect(taken.text).not.toContain('<img src=x');
  expect(phone.text).toContain('aria-describedby="phone-error"');
  expect((await post({ ...FULL, slot: '', step: 'book' })).text).toContain('Välj en tid');
  expect((await post({ ...FULL, plate: '', step: 'book' })).text).toContain(
    'Skriv registreringsnumret först',
  );
  expect((await post({ ...FULL, key: 'x', step: 'book' })).status).toBe(404);
});

test('Back and a reload show each page of the form as it was left, to whoever typed it alone', async () => {
  const first = (await pages.get('workshop', BOOK)).headers.get('location') ?? '';
  const key = /^\/staff\/10\.40\/book\?form=([0-9a-f-]{36})$/.exec(first)?.[1] ?? '';
  const car = await post({ key, step: 'car', plate: 'ABC123', name: 'Bo' });
  const times = await post({ ...FULL, key, step: 'times' });
  const refused = await post({ ...FULL, key, step: 'book', slot: '', comment: 'Ring' });
  for (const { status, to } of [car, times, refused]) {
    expect(status).toBe(303);
    expect(to).not.toMatch(/ABC|Bo|Eva|174\D?06/);
  }
  for (const [path, next] of [
    [refused.to, 'book'],
    [times.to, 'book'],
    [car.to, 'times'],
    [first, 'car'],
  ] as const) {
    const text = await read('workshop', path ?? '');
    expect([path, firstButton(text)]).toEqual([path, next]);
    expect(text).toContain('name="plate" value="ABC123"');
    expect(text).toMatch(/<input[^>]*name="service"[^>]* value="service"/);
    expect(text).toMatch(/name="phone" value="070-174 06 77"/);
    expect(await read('admin', path ?? '')).not.toContain('ABC123');
  }
});

test('a form that has been booked books nothing again: its pages lead to the visit', async () => {
  requests.length = 0;
  const key = randomUUID();
  const times = await post({ ...FULL, key, step: 'times' });
  await post({ ...FULL, key, step: 'book' });
  const back = await read('workshop', times.to ?? '');
  expect(back).toContain('Den här bokningen är redan gjord.');
  expect(back).toContain('href="/staff/10.40?day=2026-03-03#b-a"');
  expect(back).not.toContain('Eva');
  const again = await post({ ...FULL, key, step: 'book', name: 'Bo' });
  expect(again.to).toBe(`${BOOK}?form=${key}`);
  expect(requests).toHaveLength(1);
});

test('outside the offered times only administrators book', async () => {
  const overtime = {
    ...FULL,
    slot: 'overtime',
    overtimeDate: '2026-03-03',
    overtimeTime: '19:00',
    overtimeBay: 'bay-1',
  };
  const refused = await post({ ...overtime, step: 'book' });
  expect(refused.text).toContain('Bara webbplatsens administratörer');
  expect(refused.text).not.toContain('name="overtimeTime"');
  requests.length = 0;
  expect((await post({ ...overtime, step: 'book' }, 'admin')).status).toBe(303);
  expect(requests[0]?.at).toEqual({ date: '2026-03-03', time: '19:00', bayId: 'bay-1' });
});

test('customers are found by a form that is posted; each leads to their visit and to another booking', async () => {
  const find = async (q: string) => {
    const answer = await pages.post('workshop', '/staff/10.40/customers', { q });
    return read('workshop', answer.headers.get('location') ?? '');
  };
  expect(await read('workshop', '/staff/10.40/customers')).toContain('Hitta en kund');
  const text = await find('eva');
  expect(text).toContain('1 kund');
  expect(text).toContain('href="/staff/10.40?day=2026-03-02#b-a"');
  expect(text).toContain('href="tel:+46701740605"');
  expect(text).toContain('name="plate" value="ABC123"');
  expect(text).not.toContain('<img src=x');
  expect(await find('nobody')).toContain('Ingen är känd under det');
  expect(await find('x')).toContain('minst två bokstäver');
});
