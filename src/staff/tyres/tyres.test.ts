import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffTyres, tyreHotelMigrations } from '~/modules/tyre-hotel';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';

const HERE = '/staff/10.40/tyres';
const HOSTILE = '<img src=x onerror=alert(1)>';
const TYPED = {
  plate: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  agreement: 'Däckhotell Bas',
  name: `Eva ${HOSTILE}`,
  phone: '070-174 06 05',
  email: 'eva@post.example',
};
const depths = (depth: string) =>
  Object.fromEntries(['FL', 'FR', 'RL', 'RR'].map((position) => [`depth-${position}`, depth]));
const SET = { season: 'winter', state: 'stored', shelf: 'A-1', tyre: 'Nokian R5', size: '225/45 R17' };

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
let at: string;
beforeAll(async () => {
  staff = await openStaff(freshPglite, [tyreHotelMigrations]);
  const clock = fixedClock('2026-11-23T09:00:00Z');
  pages = staffPages(staff, {
    clock,
    staffTyres: createStaffTyres({ database: staff.database, clock }),
    staffBookings: {
      workshops: async () =>
        ['10.40', '20.40'].map((departmentId) => ({
          departmentId,
          name: `Nordhem ${departmentId}`,
          city: '',
          zone: 'Europe/Stockholm',
        })),
      bookings: async () => [],
      booking: async () => null,
      step: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
      undoStep: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
      cancel: async () => ({ ok: false, error: { code: 'unknown-booking' } }),
    },
  });
});
afterAll(() => staff.database.close());

const PLACES = { prefix: 'A-', from: '1', to: '4' };

const post = (path: string, fields: Readonly<Record<string, string>>) => pages.post('workshop', path, fields);
const pathOf = (answer: Response) => (answer.headers.get('location') ?? '').replace(/[?#].*/, '');
const textOf = async (path: string) => (await pages.get('workshop', path)).text();
const revisionIn = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';

/** An agreement with a winter set on A-1; the address of the set. */
beforeEach(async () => {
  await post(`${HERE}/shelves`, PLACES);
  await staff.database.db.execute(sql`DELETE FROM tyre_agreements`);
  at = pathOf(await post(`${HERE}/new`, { id: randomUUID(), ...TYPED }));
  await post(`${at}/sets`, { set: randomUUID(), ...SET, ...depths('5,5') });
});

const setPath = async (of = at) =>
  /href="(\/staff\/10\.40\/tyres\/[^/"]+\/sets\/[^/"]+)"/.exec(await textOf(of))?.[1] ?? '';
/** Where a search for tyres leads to. */
const search = async (who: 'workshop' | 'otherWorkshop', path: string, q: string) => {
  const { status, headers } = await pages.post(who, path, { q });
  const to = headers.get('location') ?? '';
  expect(status).toBe(303);
  expect(to).not.toContain(q);
  return pages.get(who, to);
};
const labelIn = async () => /TH-\d+-\d/.exec(await textOf(at))?.[0] ?? '';

describe('an agreement', () => {
  test('is shown to its workshop alone, as text', async () => {
    const page = await textOf(at);
    expect(page).toContain('ABC 123');
    expect(page).toContain('Hyllplats A-1');
    expect(page).toContain('5,5 mm');
    expect(page).not.toContain(HOSTILE);
    const set = await setPath();
    for (const path of [at, `${at}/contact`, `${at}/end`, `${at}/sets`, set])
      expect([path, (await pages.get('otherWorkshop', path)).status]).toEqual([path, 403]);
    const elsewhere = (path: string) => path.replace('/10.40/', '/20.40/');
    for (const path of [at, `${at}/contact`, `${at}/end`, `${at}/sets`, set])
      expect([path, (await pages.get('otherWorkshop', elsewhere(path))).status]).toEqual([path, 404]);
    const moved = await pages.post('otherWorkshop', elsewhere(`${set}/act`), {
      act: 'move',
      revision: '0',
      shelf: 'B',
    });
    expect(moved.status).toBe(404);
    const found = await search('otherWorkshop', '/staff/20.40/tyres', 'ABC123');
    expect(await found.text()).toContain('Inget avtal finns');
    expect((await pages.get('admin', elsewhere(at))).status).toBe(404);
  });

  test('is found by what its label says, and by the code that a phone reads', async () => {
    const label = await labelIn();
    const typed = await search('workshop', HERE, label.toLowerCase());
    expect([typed.status, typed.headers.get('location')]).toEqual([303, `${at}#set-${label}`]);
    const scanned = await pages.get('workshop', `/staff/tyres/${label}`);
    expect(scanned.headers.get('location')).toBe(`${at}#set-${label}`);
    for (const who of ['otherWorkshop', 'otherCountry', 'seller'] as const)
      expect((await pages.get(who, `/staff/tyres/${label}`)).status).toBe(404);
    expect(await (await search('workshop', HERE, `${label.slice(0, -1)}x`)).text()).toContain('Inget avtal');
  });

  test('that is typed badly stays in its form, each fault at its field', async () => {
    const answer = await post(`${HERE}/new`, {
      id: randomUUID(),
      ...TYPED,
      plate: 'NEW001',
      phone: '12',
      email: 'a@b',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(page).toContain('value="NEW001"');
    const taken = await post(`${HERE}/new`, { id: randomUUID(), ...TYPED });
    expect([taken.status, (await taken.text()).includes(at)]).toEqual([409, true]);
  });

  test('is ended once, with its sets, however often it is pressed', async () => {
    const revision = revisionIn(await textOf(`${at}/end`));
    for (const _ of [1, 2]) expect((await post(`${at}/end`, { revision })).status).toBe(303);
    const page = await textOf(at);
    expect(page).toContain('Avtalet avslutades');
    expect(page).not.toContain('name="act"');
    expect(page.match(/Avtal avslutat/g)).toHaveLength(1);
  });
});

describe('a set', () => {
  const photo = async (form: FormData) => pages.send('workshop', await setPath(), form);
  const formWith = async (fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    const page = await textOf(await setPath());
    for (const [name, value] of Object.entries({
      ...SET,
      revision: revisionIn(page),
      ...depths('4,4'),
      ...fields,
    }))
      form.append(name, value);
    return form;
  };
  const picture = async () => {
    const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } });
    return new Blob([
      new Uint8Array(
        await red
          .withExif({ IFD0: { Make: 'Ada' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);
  };

  test('is measured with a photograph, which its workshop alone can see', async () => {
    const answer = await photo(await formWith({ 'photo-FL': await picture(), 'comment-FL': 'spik' }));
    expect(answer.status).toBe(303);
    const page = await textOf(at);
    expect(page).toContain('4,4 mm');
    expect(page).toContain('spik');
    const address = /src="([^"]+\/photos\/FL)"/.exec(page)?.[1] ?? '';
    const shown = await pages.get('workshop', address);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'private, no-store',
    ]);
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain('Ada');
    expect((await pages.get('otherWorkshop', address)).status).toBe(403);
    expect((await pages.get('otherWorkshop', address.replace('/10.40/', '/20.40/'))).status).toBe(404);
    expect((await pages.get(null, address)).status).toBe(303);
    await photo(await formWith({ 'remove-FL': 'yes' }));
    expect((await pages.get('workshop', address)).status).toBe(404);
  });

  test('that is measured badly keeps what was typed, and its photographs', async () => {
    const answer = await photo(await formWith({ 'photo-FL': await picture(), 'depth-RR': 'much' }));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="much"');
    expect(page).toContain('Fotona är sparade.');
    expect(page).toContain('/photos/FL');
    const bad = await photo(await formWith({ 'photo-RR': new Blob(['%PDF-1.7']) }));
    expect([bad.status, (await bad.text()).includes('Välj en bild i JPEG')]).toEqual([422, true]);
    expect(await textOf(at)).toContain('4,4 mm');
  });

  test('that a colleague has measured meanwhile shows what is saved now, beside what would replace it', async () => {
    const mine = await formWith({ 'depth-RR': '2,2', 'comment-RR': 'sprucken', 'damaged-FL': 'yes' });
    await photo(await formWith({ 'depth-FR': '1,2', 'comment-RR': 'spik', 'damaged-RR': 'yes' }));
    const late = await photo(mine);
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain('value="sprucken"');
    const saved = [...page.matchAll(/Sparat nu: ([^<]*)/g)].map(([, value]) => value);
    expect(saved).toEqual(['Inte skadat', '1,2', '4,4', 'Skadat', 'spik']);
    const again = await photo(await formWith({}));
    expect([again.status, (await textOf(await setPath())).includes('Sparat nu')]).toEqual([303, false]);
  });

  test('is moved to a free place; a taken one, or one that is out of date, is said at the field', async () => {
    const set = await setPath();
    await post(`${at}/sets`, { set: randomUUID(), ...SET, season: 'summer', shelf: 'A-2', ...depths('7') });
    const move = (shelf: string, revision: string) => post(`${set}/act`, { act: 'move', shelf, revision });
    const revision = revisionIn(await textOf(set));
    const taken = await move('a-2', revision);
    const page = await taken.text();
    expect([taken.status, page.includes('value="a-2"'), page.includes('aria-invalid="true"')]).toEqual([
      409,
      true,
      true,
    ]);
    expect((await move('A-3', revision)).status).toBe(303);
    expect((await move('A-4', revision)).status).toBe(409);
    expect(await textOf(at)).toMatch(/<datalist id="free-places"><option value="A-1"/);
    const places = await textOf(`${HERE}/shelves`);
    expect(places).toMatch(/<strong>A-1<\/strong><form/);
    expect(places).not.toMatch(/<strong>A-3<\/strong><form/);
  });
});

test('a place that the workshop does not have is asked about, and added only as it was typed then', async () => {
  const set = await setPath();
  const move = async (fields: Readonly<Record<string, string>>) =>
    post(`${set}/act`, { act: 'move', revision: revisionIn(await textOf(set)), ...fields });
  const refused = await move({ shelf: 'A-11' });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('value="A-11"');
  expect(page).toMatch(/name="new-shelf"[^>]*value="A-11"/);
  expect((await move({ shelf: 'A-12', 'new-shelf': 'A-11' })).status).toBe(422);
  expect((await move({ shelf: 'A-11', 'new-shelf': 'A-11' })).status).toBe(303);
  const unknown = { set: randomUUID(), ...SET, season: 'summer', shelf: 'A2', ...depths('7') };
  const form = await post(`${at}/sets`, unknown);
  expect([form.status, (await form.text()).includes('value="A2"')]).toEqual([422, true]);
  const places = await textOf(`${HERE}/shelves`);
  expect(places).toMatch(/<strong>A-11<\/strong><span/);
  for (const name of ['A-12', 'A2']) expect(places).not.toContain(`<strong>${name}<`);
});

test('places are added in rows, and removed while they are free', async () => {
  const add = (fields: Readonly<Record<string, string>>) => post(`${HERE}/shelves`, fields);
  expect((await add({ prefix: 'K-', from: '08', to: '10' })).headers.get('location')).toContain('count=3');
  expect(await textOf(`${HERE}/shelves`)).toContain('<strong>K-08</strong>');
  expect((await add({ prefix: 'K-', from: '9', to: '1' })).status).toBe(422);
  expect((await add({ remove: 'K-08' })).headers.get('location')).toContain('removed');
  expect((await add({ remove: 'A-1' })).headers.get('location')).toContain('not-removed');
});
