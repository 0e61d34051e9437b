import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettings, createStaffSettings, type Settings, settingsMigrations } from '~/modules/settings';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';

const CONTACT = '/automotive-se/sv/contact';
const site = siteByKey('automotive-se');

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
let settings: Settings;
beforeAll(async () => {
  staff = await openStaff(freshPglite, [settingsMigrations]);
  const clock = fixedClock('2026-11-25T09:00:00Z');
  const { database } = staff;
  settings = await createSettings({ database, clock, log: nullLog });
  const staffSettings = createStaffSettings({ database, settings, editorsTexts: async () => ({}), clock });
  pages = staffPages(staff, { clock, staffSettings });
});
afterAll(async () => {
  await settings.stop();
  await staff.database.close();
});
beforeEach(async () => {
  for (const table of ['settings_versions', 'settings_changes', 'settings_series'])
    await staff.database.db.execute(sql.raw(`DELETE FROM ${table}`));
});

const get = async (path: string, who: StaffPerson = 'siteAdmin') => {
  const answer = await pages.get(who, `/staff/settings${path}`);
  return { status: answer.status, html: await answer.text() };
};
const FACTS = { phone: '08-465 004 99', email: 'ny@nordhem.example', street: 'A 1', zip: '1', city: 'B' };
const post = async (path: string, fields: Record<string, string>, who: StaffPerson = 'siteAdmin') => {
  const answer = await pages.post(who, `/staff/settings${path}`, {
    ...FACTS,
    from: '2026-11-25',
    revision: '0',
    act: 'save',
    ...fields,
  });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};

describe('whose settings', () => {
  test('an administrator of a site changes those of the site, of the group those of all', async () => {
    expect((await get('')).html).not.toContain('name="site"');
    expect((await get('?site=automotive-no', 'admin')).html).toContain(
      '/staff/settings/automotive-no/nb/consent',
    );
    expect((await get('?site=automotive-no')).html).not.toContain('automotive-no');
  });

  test.each([
    '/automotive-no/nb/contact',
    '/automotive-se/nb/contact',
    '/x/sv/contact',
    '/automotive-se/sv/x',
  ])('another is as one that is not there: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    for (const act of ['save', 'preview', 'release', 'withdraw'])
      expect((await post(path, { act })).status).toBe(404);
  });
});

test('a setting is written, said where it comes from, logged, and released', async () => {
  expect((await get('')).html).toContain('Så som webbplatsen sattes upp');
  expect(await post(CONTACT, {})).toMatchObject({
    status: 303,
    to: `/staff/settings${CONTACT}?done=changed`,
  });
  expect(settings.siteOf(site).contact.phone).toBe('08-465 004 99');
  expect((await get('')).html).toContain('Inställt, gäller sedan 25 november 2026');
  const { html } = await get(`${CONTACT}?done=changed`);
  expect(html).toMatch(/siteAdmin, [^<]*från 25 november 2026: Telefonnummer: 08-465 004 10 → 08-465 004 99/);
  expect(html).toContain('Uppsatt med: 08-465 004 10');
  expect((await post(CONTACT, { act: 'release', revision: '1' })).to).toContain('done=released');
  expect(settings.siteOf(site).contact.phone).toBe('08-465 004 10');
});

test('what cannot be taken comes back as it was typed, with the error at its field', async () => {
  const refused = await post(CONTACT, { phone: 'ring', from: '2026-11-24' });
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/id="phone-error"[^>]*>Skriv ett telefonnummer/);
  expect(refused.html).toMatch(/id="from-error"[^>]*>Välj i dag eller en senare dag/);
  expect(refused.html).toContain('value="ring"');
  expect(refused.html).toContain('value="2026-11-24"');
});

test('who comes second is told what the first has written, and may save again', async () => {
  await post(CONTACT, { phone: '08-465 004 98' }, 'admin');
  const late = await post(CONTACT, {});
  expect(late.status).toBe(409);
  expect(late.html).toMatch(/admin, [^<]*→ 08-465 004 98/);
  expect(late.html).toContain('value="08-465 004 99"');
  expect(late.html).toContain('name="revision" value="1"');
  expect((await post(CONTACT, { revision: '1' })).status).toBe(303);
});

test('a version to come is opened, changed and taken back; one that has begun is told to have', async () => {
  await post(CONTACT, { from: '2026-12-01' });
  const [, version = ''] = /\?version=(\d+)/.exec((await get(CONTACT)).html) ?? [];
  const opened = await get(`${CONTACT}?version=${version}`);
  expect(opened.html).toContain('Du ändrar versionen som börjar 1 december 2026.');
  expect(opened.html).toContain('value="2026-12-01"');
  expect((await post(CONTACT, { from: '2026-12-02', version, revision: '1' })).status).toBe(303);
  const gone = await post(CONTACT, { act: 'withdraw', version, revision: '2' });
  expect([gone.status, gone.html.includes('går inte längre att ändra')]).toEqual([409, true]);
  expect((await get(`${CONTACT}?version=${version}`)).html).toContain('går inte längre att ändra');
  const [, moved = ''] = /\?version=(\d+)/.exec((await get(CONTACT)).html) ?? [];
  expect((await post(CONTACT, { act: 'withdraw', version: moved, revision: '2' })).to).toContain('withdrawn');
  expect((await get(CONTACT)).html).not.toContain('?version=');
});

test('a preview shows what was typed and saves nothing', async () => {
  const shown = await post(CONTACT, { act: 'preview' });
  expect([shown.status, shown.html.includes('Ring 08-465 004 99')]).toEqual([200, true]);
  expect(settings.siteOf(site).contact.phone).toBe('08-465 004 10');
});

test('the Swedish notice is shown as the law has it, without a form', async () => {
  const { html } = await get('/automotive-se/sv/loanWarning');
  expect(html).toContain('KOVFS 2025:1');
  expect(html).toContain('betalningsanmärkning');
  expect(html).not.toContain('name="body"');
  expect((await post('/automotive-se/sv/loanWarning', { body: 'x' })).status).toBe(409);
});

test('terms of loans are previewed with the example of the law, refused at their field, and saved', async () => {
  const path = '/automotive-se/sv/loan';
  const terms = { startFee: '495', invoiceFee: '45', minDown: '20', defaultMonths: '36', rate36: '5,45' };
  expect((await get(path)).html).toContain('Som långivaren säger för varje bil');
  const shown = await post(path, { ...terms, act: 'preview' });
  expect(shown.html).toMatch(/5,45\s%/);
  expect(shown.html).toContain('Att låna kostar pengar!');
  const refused = await post(path, { ...terms, defaultMonths: '48' });
  expect(refused.html).toMatch(/id="defaultMonths-error"[^>]*>Välj ett antal månader/);
  expect((await post(path, terms)).status).toBe(303);
  expect(settings.loanTerms('automotive-se')?.plan?.periods).toMatchObject([
    { months: 36, interest_rate: 5.45 },
  ]);
});

test('terms of quotes are previewed as the representative example', async () => {
  const path = '/automotive-uk/en-GB/quotes';
  const { html } = await get(path, 'admin');
  const typed = Object.fromEntries(
    [...html.matchAll(/name="((?:pcp|hp)\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const shown = await post(path, { ...typed, pcpRate: '3.33', act: 'preview' }, 'admin');
  expect(shown.html).toMatch(/3\.33%/);
  expect((await post(path, { ...typed, pcpRate: '3.33', from: '2026-12-01' }, 'admin')).status).toBe(303);
  expect(settings.quoteTerms('automotive-uk')).toBeNull();
});
