import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStock, type Stock, stockMigrations } from '~/modules/stock';
import { platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { SITES } from '~/sites';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';
import { bytes, feed, INDEX } from '~test/stock/import-stage';

let staff: Awaited<ReturnType<typeof openStaff>>;
let stock: Stock;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite, [platformMigrations, stockMigrations]);
  stock = createStock({ database: staff.database, log: nullLog, sites: SITES });
  await stock.start();
  pages = staffPages(staff, { clock: fixedClock('2027-03-02T09:00:00Z'), stock });
  const rows = feed({ id: 'ours', store: '12' }, { id: '<b>"', store: '12' }, { id: 'theirs', store: '99' });
  await stock.importFeed('automotive-se', bytes(rows));
});
afterAll(async () => {
  await stock.stop();
  await staff.database.close();
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
  expect((await textOf('admin', '/staff/cars?page=9999&q=%25&list=nothing')).status).toBe(200);
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
