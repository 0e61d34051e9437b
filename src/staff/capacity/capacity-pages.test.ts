import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';
import {
  bays,
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';

const NOW = new Date('2026-11-23T07:00:00Z');
const WORKSHOPS = ['10.40', '20.40'].map((departmentId) =>
  testWorkshop({ departmentId, resources: bays(2) }),
);
const PAGE = '/staff/capacity/10.40';
const edit = (part: string, item = '') => `${PAGE}/edit?${new URLSearchParams({ part, item })}`;
const MORNINGS = { 'day-1': '8-12', 'day-2': '8-12', revision: '0' };

let staff: Awaited<ReturnType<typeof openStaff>>;
let engine: TestEngine;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite, ENGINE_MIGRATIONS);
  engine = await openEngine(staff.database, { document: testSchedule(WORKSHOPS), now: () => NOW });
  const { staffBookings, staffCapacity } = engine.workshops;
  pages = staffPages(staff, { clock: { now: () => NOW }, staffBookings, staffCapacity });
});
afterAll(async () => {
  await engine.stop();
  await staff.database.close();
});
beforeEach(async () => {
  for (const table of ['workshop_capacity_overrides', 'workshop_capacity_changes'])
    await staff.database.db.execute(sql.raw(`DELETE FROM ${table}`));
  await engine.restart(testSchedule(WORKSHOPS));
});

const read = async (who: StaffPerson, path: string) => (await pages.get(who, path)).text();
/** Sends a form and returns the page that it is answered with. */
async function send(path: string, fields: Readonly<Record<string, string>>) {
  const answer = await pages.post('admin', path, fields);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}
const book = (time: string) =>
  engine.workshops.service.book(SITE, 'sv', {
    idempotencyKey: `capacity-${time}`,
    holdId: null,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: '10.40',
    date: '2026-11-24',
    time,
    comment: '',
    services: [{ id: 'hour', text: null }],
    customer: { name: 'Ada <b>Ek</b>', phone: '070-174 06 05', email: 'ada@post.example' },
  });
const slots = async () => {
  const query = { registrationNumber: 'ABC123', serviceOfferings: ['hour'], holdId: null };
  const week = await engine.workshops.service.timeslots(SITE, {
    ...query,
    departmentId: '10.40',
    from: '2026-11-24',
  });
  return week.ok ? week.value[0]?.availableSlots : [];
};

test('the page says what counts, and who may only read it sees no way to change it', async () => {
  const own = await read('admin', PAGE);
  for (const text of [
    '08:00–16:00',
    'Julafton',
    'Bay 1',
    'Tjänst hour',
    '1\u00a0000\u00a0kr',
    '/edit?part=hours',
  ])
    expect(own).toContain(text);
  const others = await read('workshop', PAGE);
  expect(others).toContain('08:00–16:00');
  expect(others).not.toContain('/edit?');
  expect((await pages.get('workshop', '/staff/capacity/20.40')).status).toBe(403);
  expect((await pages.get('admin', '/staff/capacity/99.9')).status).toBe(404);
  expect(await read('admin', '/staff/capacity?q=nordhem+2')).not.toContain('Nordhem 1<');
});

test('a change is shown with the visits that it touches, and nothing is saved before that is said', async () => {
  await book('08:00');
  await book('15:00');
  const shown = await send(edit('hours'), MORNINGS);
  expect(shown.status).toBe(200);
  for (const text of [
    'Måndag: 08:00–16:00',
    'Måndag: 08:00–12:00',
    'Ändringen berör 1 besök',
    'tel:0701740605',
  ])
    expect(shown.text).toContain(text);
  expect(shown.text).toContain('Ada &lt;b&gt;Ek&lt;/b&gt;');
  expect(await slots()).toContain('14:00');
  const visit = /name="visit" value="([^"]+)"/.exec(shown.text)?.[1] ?? '';
  expect(shown.text).toContain(`/staff/10.40/bookings/${visit}/move?day=2026-11-24`);
  const saved = await send(edit('hours'), { ...MORNINGS, visit, step: 'save' });
  expect([saved.status, saved.to]).toEqual([303, `${PAGE}?done=changed`]);
  expect(await slots()).not.toContain('14:00');
  const page = await read('admin', PAGE);
  for (const text of [
    '1 besök att flytta',
    'Ändrat av personalen',
    'I importen: ',
    'Vem som har ändrat',
    'admin,',
  ])
    expect(page).toContain(text);
  const released = await send(edit('hours'), { revision: '1', release: 'on', step: 'save' });
  expect(released.to).toBe(`${PAGE}?done=released`);
  expect(await slots()).toContain('14:00');
});

test('a visit that is booked between the preview and saving is shown first', async () => {
  await send(edit('hours'), MORNINGS);
  await book('14:00');
  const answer = await send(edit('hours'), { ...MORNINGS, step: 'save' });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('Sedan du tittade har fler besök bokats');
  expect(answer.text).toContain('Ändringen berör 1 besök');
  expect(await slots()).toContain('15:00');
});

test('who comes second sees what the other has changed, and loses nothing that was typed', async () => {
  await send(edit('hours'), { ...MORNINGS, step: 'save' });
  for (const step of ['preview', 'save']) {
    const answer = await send(edit('hours'), { 'day-3': '9-15', revision: '0', step });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Någon annan har ändrat det här');
    expect(answer.text).toContain('Måndag: 08:00–12:00');
    expect(answer.text).toContain('value="9-15"');
    expect(answer.text).toContain('name="revision" value="1"');
  }
});

test('what cannot be read is refused beside its field, with what was typed', async () => {
  const hours = await send(edit('hours'), { 'day-1': 'tidigt', revision: '0' });
  expect(hours.status).toBe(422);
  expect(hours.text).toContain('value="tidigt"');
  expect(hours.text).toMatch(/id="day-1"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="day-1"/);
  const price = await send(edit('price', 'hour'), { from: '2026-12-01', 'price-standard': '"><b>dyrt' });
  expect(price.status).toBe(422);
  expect(price.text).toContain('Skriv ett belopp');
  expect(price.text).toContain('&quot;&gt;&lt;b&gt;dyrt');
  for (const [part, item] of [
    ['service', 'no-such'],
    ['price', 'no-such'],
    ['nothing', ''],
  ])
    expect((await pages.get('admin', edit(part ?? '', item))).status, part).toBe(404);
  expect((await send(edit('service', 'no-such'), { minutes: '30' })).status).toBe(404);
});

test('a price from a day on stands beside the one of today, and is changed and released there', async () => {
  const fields = {
    from: '2026-12-01',
    'price-standard': '1 295,50 kr',
    'price-premium': '1500',
    revision: '0',
  };
  const shown = await send(edit('price', 'hour'), fields);
  expect(shown.text).toContain('Övriga märken: 1\u00a0295,50\u00a0kr');
  expect(shown.text).toContain('Inget kommande besök berörs');
  expect((await send(edit('price', 'hour'), { ...fields, step: 'save' })).status).toBe(303);
  const page = await read('admin', PAGE);
  expect(page).toContain('1\u00a0295,50\u00a0kr');
  expect(page).toContain('Från tis 1 december 2026');
  expect(await read('admin', edit('price', 'hour 2026-12-01'))).toContain('value="1295,50"');
  const release = { revision: '1', release: 'on', step: 'save' };
  expect((await send(edit('price', 'hour 2026-12-01'), release)).status).toBe(303);
  expect(await read('admin', PAGE)).not.toContain('Från tis 1 december 2026');
  // Said anew from the same day: what the preview shows was seen.
  const again = await send(edit('price', 'hour'), fields);
  const revision = /name="revision" value="(\d+)"/.exec(again.text)?.[1] ?? '';
  expect((await send(edit('price', 'hour'), { ...fields, revision, step: 'save' })).status).toBe(303);
});

test('a bay is added once however often the form is sent, and taken out from a day on', async () => {
  const form = await read('admin', edit('bay'));
  const action = /action="([^"]+part=bay[^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const fields = { name: 'Lyft 3', kind: 'bay', ability: 'service', outFrom: '', wasOut: '', revision: '0' };
  for (let sent = 0; sent < 2; sent++)
    expect((await send(action, { ...fields, step: 'save' })).status).toBe(303);
  const page = await read('admin', PAGE);
  expect(page.match(/part=bay&amp;item=staff-/g)).toHaveLength(1);
  expect(page).toContain('Tillagd av personalen');
  await send(action, { ...fields, outFrom: '2026-12-24', revision: '1', step: 'save' });
  expect(await read('admin', PAGE)).toContain('Ur bruk från tors 24 december 2026');
});

test('a public holiday is opened as usual', async () => {
  const form = await read('admin', edit('day', '2026-12-24'));
  expect(form).toContain('name="date" value="2026-12-24"');
  const fields = { date: '2026-12-24', kind: 'usual', revision: '0', step: 'save' };
  expect((await send(edit('day', '2026-12-24'), fields)).status).toBe(303);
  expect(await read('admin', edit('day', '2026-12-24'))).toMatch(
    /value="usual"[^>]*checked|checked[^>]*value="usual"/,
  );
});
