import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, translator } from '~/messages';
import { createStock, type Stock, stockMigrations } from '~/modules/stock';
import { platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createMedia, diskUploads, mediaMigrations } from '~/platform/media';
import { fixedClock } from '~/platform/time';
import { SITES } from '~/sites';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';
import { bytes, feed, INDEX } from '~test/stock/import-stage';

let staff: Awaited<ReturnType<typeof openStaff>>;
let stock: Stock;
let pages: ReturnType<typeof staffPages>;
const folder = mkdtempSync(join(tmpdir(), 'cars-'));
const PLACE = { name: 'Nordhem', address: null, phone: null, city: 'Solna', region: null, geocoord: null };
beforeAll(async () => {
  staff = await openStaff(freshPglite, [platformMigrations, mediaMigrations, stockMigrations]);
  const stores = async () =>
    new Map([
      ['12', PLACE],
      ['99', { ...PLACE, name: 'Elsewhere' }],
    ]);
  stock = createStock({ database: staff.database, log: nullLog, sites: SITES, stores });
  await stock.start();
  const clock = fixedClock('2027-03-02T09:00:00Z');
  const media = createMedia({
    database: staff.database,
    uploads: diskUploads(folder, nullLog),
    dataDir: folder,
    log: nullLog,
  });
  pages = staffPages(staff, { clock, stock, media });
  const rows = feed({ id: 'ours', store: '12' }, { id: '<b>"', store: '12' }, { id: 'theirs', store: '99' });
  await stock.importFeed('automotive-se', bytes(rows));
});
afterAll(async () => {
  await stock.stop();
  await staff.database.close();
  rmSync(folder, { recursive: true });
});

const textOf = async (who: 'seller' | 'otherSeller' | 'salesManager' | 'admin', path: string) => {
  const answer = await pages.get(who, path);
  return { status: answer.status, text: await answer.text() };
};

test('everybody sees the cars of their facilities, and no other one by its address', async () => {
  const { text } = await textOf('seller', '/staff/cars');
  expect([text.includes('/staff/cars/car/ours'), text.includes('theirs')]).toEqual([true, false]);
  expect((await textOf('salesManager', '/staff/cars')).text).toContain('theirs');
  expect((await textOf('seller', '/staff/cars/car/theirs')).status).toBe(404);
  expect((await textOf('otherSeller', '/staff/cars/car/theirs')).status).toBe(200);
  expect((await textOf('seller', '/staff/cars?q=volvo')).text).toMatch(/<p role="status"[^>]*>2 bilar</);
  const none = (await textOf('seller', '/staff/cars?q=xyzzy')).text;
  expect(none).toMatch(/<p role="status"[^>]*>Ingen bil i listan stämmer med sökningen</);
  expect((await textOf('admin', '/staff/cars?page=9999&q=%25&list=nothing')).status).toBe(200);
  expect((await textOf('admin', '/staff/cars?q=a%00b')).status).toBe(200);
});

test('staff find what buyers find: words of condition, colour and price are read, and told; their letters are one click away', async () => {
  const found = async (query: string) => {
    const { text } = await textOf('admin', `/staff/cars?${query}`);
    const [, read] = /<p role="status">(Vi tolkade[^<]*)</.exec(text) ?? [];
    return {
      read: read ?? null,
      cars: ['ours', 'theirs'].filter((id) => text.includes(`/staff/cars/car/${id}`)),
      text,
    };
  };
  const used = await found('q=begagnad');
  expect([used.read, used.cars]).toEqual(['Vi tolkade din sökning som: Begagnad', ['ours', 'theirs']]);
  expect(used.text).toContain('href="/staff/cars?list=shown&amp;q=begagnad&amp;asWritten=1"');
  expect(await found('q=begagnad&asWritten=1')).toMatchObject({ read: null, cars: [] });
  expect((await found('q=begagnad+volvo+max+150000')).read).toContain('Volvo');
  // Nothing is new: the letters are looked for after all.
  expect(await found('q=under+50000')).toMatchObject({ read: null, cars: [] });
  expect(await found('q=2020')).toMatchObject({ read: null, cars: ['ours', 'theirs'] });
});

test.each([
  ['såld', '/staff/cars?list=sold'],
  ['sålda volvo', '/staff/cars?list=sold&q=volvo'],
  ['predané', '/staff/cars?list=sold'],
  ['piilotetut', '/staff/cars?list=hidden'],
  ['gone', '/staff/cars?list=gone'],
])('%s is the name of a list', async (typed, to) => {
  const answer = await pages.get('admin', `/staff/cars?q=${encodeURIComponent(typed)}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
});

test('a car is hidden and shown again by a form, and what happened is told with who did it', async () => {
  const act = (name: string) => pages.post('seller', '/staff/cars/car/ours/act', { act: name });
  const hidden = await act('hide');
  expect([hidden.status, hidden.headers.get('location')]).toEqual([303, '/staff/cars/car/ours?done=changed']);
  expect([await stock.car(INDEX, 'ours'), await stock.count(INDEX)]).toEqual([undefined, 2]);
  const { text } = await textOf('seller', '/staff/cars/car/ours?done=changed');
  for (const words of ['Ändringen gäller på sajten', 'Dold av personalen', 'seller', 'visas inte'])
    expect(text).toContain(words);
  expect((await textOf('seller', '/staff/cars?list=hidden')).text).toContain('/staff/cars/car/ours');
  await act('show');
  expect(await stock.count(INDEX)).toBe(3);
});

test('what is not theirs, or no act, changes nothing', async () => {
  expect((await pages.post('seller', '/staff/cars/car/theirs/act', { act: 'hide' })).status).toBe(404);
  const nonsense = await pages.post('seller', '/staff/cars/car/ours/act', { act: 'explode' });
  expect(nonsense.headers.get('location')).toBe('/staff/cars/car/ours?done=unknown');
  expect(await stock.count(INDEX)).toBe(3);
});

test('what a file or a colleague writes is text on the page', async () => {
  const path = `/staff/cars/car/${encodeURIComponent('<b>"')}`;
  await pages.post('seller', `${path}/act`, { act: 'describe', description: '</textarea><script>x()' });
  const { text } = await textOf('seller', path);
  expect(text).toContain('&lt;/textarea&gt;&lt;script&gt;x()');
  expect([text.includes('<script>x()'), text.includes('<b>"')]).toEqual([false, false]);
});

test('of two who write a text for the same car the second is told, and what they wrote stays', async () => {
  const describe = (description: string, seen: string) =>
    pages.post('seller', '/staff/cars/car/ours/act', { act: 'describe', description, seen });
  const location = async (answer: Response | Promise<Response>) => (await answer).headers.get('location');
  expect(await location(describe('First text', ''))).toBe('/staff/cars/car/ours?done=changed');
  const late = await describe('Second text', '');
  const text = await late.text();
  expect([late.status, (await stock.car(INDEX, 'ours'))?.car_description]).toEqual([409, 'First text']);
  for (const words of ['Någon annan har skrivit en annan text', '>First text<', '>Second text</textarea>'])
    expect(text).toContain(words);
  expect(await location(describe('Second text', 'First text'))).toBe('/staff/cars/car/ours?done=changed');
  expect(await location(describe('', 'Second text'))).toBe('/staff/cars/car/ours?done=changed');
});

test('refused rows are shown with their line, those of others to nobody', async () => {
  const rows = feed(
    { id: 'ours', store: '12', year: '1' },
    { id: 'theirs', store: '99' },
    { id: '<b>"', store: '12' },
  );
  await stock.importFeed('automotive-se', bytes(rows));
  const [latest] = await stock.staff.imports({ carIndex: INDEX, stores: null });
  const path = `/staff/cars/files?file=${latest?.id}`;
  expect((await textOf('seller', path)).text).toContain('Rad 2');
  const other = (await textOf('otherSeller', path)).text;
  expect([other.includes('Rad 2'), other.includes('ours')]).toEqual([false, false]);
});

const upload = (who: StaffPerson, carId: string, files: readonly File[]) => {
  const form = new FormData();
  for (const file of files) form.append('pictures', file);
  return pages.send(who, `/staff/cars/car/${carId}/upload`, form);
};

test('pictures are taken by their bytes, without what they say of place and camera; what is none is named', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'A name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('A name')).toBe(true);
  const sent = [new File([new Uint8Array(photo)], 'front.jpg'), new File(['<html>'], '<b>.jpg')];
  const answer = await upload('seller', 'ours', sent);
  const text = await answer.text();
  expect([answer.status, text.includes('&lt;b&gt;.jpg: är ingen bild')]).toEqual([422, true]);
  const [picture] = (await stock.car(INDEX, 'ours'))?.car_images ?? [];
  expect(picture?.original).toMatch(/^\/media\/[0-9a-f]{32}\/1280\.webp$/);
  const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.jpg$/.test(name),
  );
  expect(stored).toHaveLength(1);
  const original = readFileSync(join(folder, stored[0] ?? ''));
  expect([original.includes('A name'), (await sharp(original).metadata()).exif]).toEqual([false, undefined]);
  expect((await upload('seller', 'ours', [])).status).toBe(422);
  expect((await upload('otherSeller', 'ours', sent)).status).toBe(404);
  const drop = `drop own:${picture?.original.split('/')[2]}`;
  const dropped = await pages.post('seller', '/staff/cars/car/ours/pictures', { act: drop });
  expect(dropped.headers.get('location')).toBe('/staff/cars/car/ours?done=changed#pictures');
  expect((await stock.car(INDEX, 'ours'))?.car_images).toEqual([]);
});

const TYPED = {
  key: 'abcdefghij12',
  store: '12',
  brand: 'Volvo',
  model: 'V60 <i>',
  year: '2021',
  condition: 'used',
  mileage: '4500',
  price: '249 900',
  regno: 'NEW 111',
};

test('a car is added by hand, once; what is wrong stands at its field, and nothing typed is lost', async () => {
  const wrong = await pages.post('seller', '/staff/cars/new', { ...TYPED, year: 'x', store: '99' });
  const text = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const words of [
    'Skriv årsmodellen med fyra siffror.',
    'Välj något i listan.',
    'V60 &lt;i&gt;',
    'NEW 111',
  ])
    expect(text).toContain(words);
  const path = '/staff/cars/car/own-abcdefghij12';
  for (const _ of [1, 2]) {
    const added = await pages.post('seller', '/staff/cars/new', TYPED);
    expect([added.status, added.headers.get('location')]).toEqual([303, `${path}?done=added`]);
  }
  expect((await stock.car(INDEX, 'own-abcdefghij12'))?.car_price).toBe(249_900);
  const known = await pages.post('otherSeller', '/staff/cars/new', {
    ...TYPED,
    key: 'zzzzzzzzzzzz',
    store: '99',
  });
  expect([known.status, (await known.text()).includes('på en annan anläggning')]).toEqual([409, true]);
  expect((await textOf('seller', `${path}/edit`)).text).toContain('NEW 111');
  expect((await textOf('otherSeller', `${path}/edit`)).status).toBe(404);
  expect((await textOf('seller', '/staff/cars/car/ours/edit')).status).toBe(404);
});

test('a car is changed by who has seen what it is, and taken out of stock', async () => {
  const path = '/staff/cars/car/own-abcdefghij12';
  const edit = (key: string) => pages.post('seller', `${path}/edit`, { ...TYPED, key, price: '239 900' });
  expect((await edit('1')).headers.get('location')).toBe(`${path}?done=changed`);
  const stale = await edit('1');
  expect([stale.status, (await stale.text()).includes('Någon annan har ändrat bilen')]).toEqual([409, true]);
  expect(
    (await pages.post('otherSeller', `${path}/act`, { act: 'remove' })).headers.get('location'),
  ).toContain('unknown');
  const removed = await pages.post('seller', `${path}/act`, { act: 'remove' });
  expect(removed.headers.get('location')).toBe('/staff/cars?done=removed');
  expect(await stock.car(INDEX, 'own-abcdefghij12')).toBeUndefined();
});

test('where nothing matches, what was meant is looked for and said; an exact match stands alone, with the offer', async () => {
  const slip = (await textOf('seller', '/staff/cars?q=vovlo')).text;
  expect(slip).toContain('Inget stämmer med ”vovlo”. Det här är träffarna på ”Volvo”.');
  expect(slip).toMatch(/<p role="status"[^>]*>2 bilar</);
  expect(slip).toContain('value="vovlo"');
  await stock.importFeed(
    'automotive-se',
    bytes(
      feed(
        { id: 'vovlo', store: '12' },
        { id: 'ours', store: '12' },
        { id: '<b>"', store: '12' },
        { id: 'theirs', store: '99' },
      ),
    ),
  );
  const exact = (await textOf('seller', '/staff/cars?q=vovlo')).text;
  expect(exact).toMatch(/<p role="status"[^>]*>1 bil</);
  expect(exact).toContain('href="/staff/cars?list=shown&amp;q=Volvo">Sök på ”Volvo” i stället</a>');
});

test.each(LANGUAGES)(
  'what pictures are taken is said in full, and what to do with another (%s)',
  (language) => {
    const t = translator(language);
    expect(t('staffCars.picturesHint')).toMatch(/JPEG, PNG, WebP, AVIF, GIF \p{L}+ SVG/u);
    expect(t('staffCars.pictureProblem.unknown-type', { name: 'IMG_1.HEIC' })).toContain('JPEG');
  },
);
