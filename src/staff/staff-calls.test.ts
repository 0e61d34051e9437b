import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, STAFF_PEOPLE, type StaffPerson, staffPages } from '~test/staff/world';
import type { Permission } from './permissions';
import { STAFF_CALLS } from './staff-calls';

const MAY: Readonly<Record<Permission, readonly StaffPerson[]>> = {
  'second-factor': STAFF_PEOPLE,
  'signed-in': STAFF_PEOPLE,
  workshop: ['admin', 'workshop'],
  capacity: ['admin', 'workshop'],
  'change-capacity': ['admin'],
  'stock-review': ['admin'],
  connections: ['admin'],
  figures: ['admin', 'workshop', 'seller', 'otherSeller', 'salesManager', 'otherWorkshop'],
  people: ['admin', 'siteAdmin'],
  templates: ['admin', 'siteAdmin'],
  settings: ['admin', 'siteAdmin'],
  inbox: ['admin', 'seller', 'otherSeller', 'salesManager'],
  facilities: ['admin', 'seller', 'otherSeller', 'salesManager'],
  cars: ['admin', 'seller', 'otherSeller', 'salesManager'],
};

/** Between them they may do nearly everything, and hardly any of it both. */
const DIFFERENT: readonly StaffPerson[] = ['siteAdmin', 'workshop', 'seller'];

const addressOf = (path: string) =>
  path
    .replace(':departmentId', '10.40')
    .replace(':site', 'automotive-se')
    .replace(':language', 'sv')
    .replace(':setting', 'contact')
    .replace(':id', '5b1f0c9e-0000-4000-8000-000000000000');

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z') });
});
afterAll(() => staff.database.close());

test('nothing is routed but what is asked for, signing in and out, and the page that there is none', () => {
  expect(new Set(pages.routes)).toEqual(
    new Set([
      ...STAFF_CALLS.map(({ method, path }) => `${method} ${path}`),
      ...['GET /staff/sign-in', 'POST /staff/sign-in', 'POST /staff/sign-out', 'GET /staff/', 'ALL /staff/*'],
      ...['GET /staff/sign-in/code', 'POST /staff/sign-in/code', 'GET /staff/sign-in/forget.css'],
      ...['GET /staff/invitation/:token', 'POST /staff/invitation/:token'],
    ]),
  );
});

test('who may not see a page that is no workshop is told of the page, with a way that everybody has', async () => {
  for (const path of ['/staff/connections', '/staff/figures']) {
    const text = await (await pages.get('siteAdmin', path)).text();
    expect(text).toContain('Inte din sida');
    expect(text).not.toContain('verkstad');
    expect(text).toContain('Till startsidan');
  }
});

describe.each(STAFF_CALLS)('$method $path', ({ method, path, needs }) => {
  const call = (who: StaffPerson | null) => pages[method === 'GET' ? 'get' : 'post'](who, addressOf(path));

  const isAnsweredAsNeeded = async (who: StaffPerson) => {
    const { status, headers } = await call(who);
    expect(status === 403).toBe(!MAY[needs].includes(who));
    expect(status).toBeLessThan(500);
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
    expect(headers.get('cache-control')).toBe(`private, no-store${isStream ? ', no-transform' : ''}`);
  };
  test.each(DIFFERENT)('of %s', isAnsweredAsNeeded);
  test.each(STAFF_PEOPLE.filter((who) => !DIFFERENT.includes(who)))(
    'of %s',
    { tags: ['sweep'] },
    isAnsweredAsNeeded,
  );

  test('of nobody', async () => {
    const { status, headers } = await call(null);
    const location = headers.get('location')?.split('?')[0];
    // What was typed stays on a page that says so.
    if (method === 'POST') expect([status, location]).toEqual([401, undefined]);
    else expect([status, location]).toEqual([303, '/staff/sign-in']);
  });
});

test.each(STAFF_CALLS.filter(({ method }) => method === 'POST'))(
  '$path of a page that is not ours',
  async ({ path }) => {
    for (const origin of ['https://evil.example', 'null', null])
      expect((await pages.post('admin', addressOf(path), {}, origin)).status).toBe(403);
  },
);
