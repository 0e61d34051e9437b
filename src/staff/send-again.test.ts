import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentity } from '~/modules/identity';
import { nullLog } from '~/platform/log';
import { systemClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite);
  // From now on administrators must have a second factor.
  const identity = createIdentity({
    database: staff.database,
    log: nullLog,
    secureCookies: false,
    secrets: ['a secret of the tests that is long enough'],
    requireSecondFactor: true,
    hasWorkshop: () => true,
    hasFacility: () => true,
    clock: systemClock,
  });
  pages = staffPages({ ...staff, identity }, { clock: systemClock });
});
afterAll(() => staff.database.close());

const PATH = '/staff/10.40/blocked';
const TYPED = new URLSearchParams([
  ['bay', 'a'],
  ['bay', 'b'],
  ['note', '"><img src=x onerror=alert(1)>'],
]);

test.each([
  ['a session that is over', null, 401, 'href="/staff/sign-in?to=%2Fstaff"'],
  ['a second factor that is required', 'admin', 403, 'href="/staff/account/second-factor"'],
] as const)('%s keeps what was sent on the page, to be sent again', async (_, who, status, link) => {
  const answer = await pages.post(who, PATH, TYPED);
  const text = await answer.text();
  expect(answer.status).toBe(status);
  expect(text).toContain(link);
  expect(text).toContain(`<form action="${PATH}" method="post">`);
  for (const value of ['a', 'b']) expect(text).toContain(`name="bay" value="${value}"`);
  expect(text).toContain('name="note" value="&quot;&gt;&lt;img src=x');
});

test('a password or a code is on no page, nor what another site has sent', async () => {
  for (const secret of ['password', 'code'])
    for (const who of [null, 'admin'] as const) {
      const answer = await pages.post(who, '/staff/account/phone', { [secret]: 'x' });
      expect([answer.status, await answer.text()]).toEqual([303, '']);
    }
  const foreign = await pages.post('admin', PATH, TYPED, 'http://other.example');
  expect(foreign.headers.get('location')).toBe('/staff/account/second-factor');
});

test('reading leads to where it is made; who needs none is asked for none', async () => {
  expect((await pages.get('admin', PATH)).headers.get('location')).toBe('/staff/account/second-factor');
  expect((await pages.get('workshop', PATH)).status).toBe(200);
});
