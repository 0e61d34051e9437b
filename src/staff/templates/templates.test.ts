import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffTemplates, templateMigrations } from '~/modules/templates';
import { visitTemplates } from '~/modules/workshop';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import type { Sms } from '~/platform/sms';
import { fixedClock } from '~/platform/time';
import { LOOK } from '~test/leads/dealer';
import { freshPglite } from '~test/pglite';
import { mailerInto, smsInto } from '~test/recorders';
import { phonesWith } from '~test/staff/phones';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';

const SUBJECT = 'visitMail.bookedSubject';
const PATH = '/automotive-se/sv/visit-booked-mail';

let staff: Awaited<ReturnType<typeof openStaff>>;
let pages: ReturnType<typeof staffPages>;
const mails: Mail[] = [];
const texts: Sms[] = [];
let phone: string | null = null;
beforeAll(async () => {
  staff = await openStaff(freshPglite, [templateMigrations]);
  const clock = fixedClock('2026-11-23T09:00:00Z');
  pages = staffPages(staff, {
    clock,
    phones: phonesWith(() => phone),
    staffTemplates: createStaffTemplates({
      database: staff.database,
      templates: visitTemplates,
      mailer: mailerInto(mails),
      sms: smsInto(texts),
      testLimit: createRateLimit({ burst: 2, perMinute: 1 / 1440 }),
      originOf: () => 'https://nordhem.example',
      look: () => LOOK,
      clock,
    }),
  });
});
afterAll(() => staff.database.close());
beforeEach(async () => {
  mails.length = 0;
  texts.length = 0;
  phone = null;
  for (const table of ['templates_overrides', 'templates_changes'])
    await staff.database.db.execute(sql.raw(`DELETE FROM ${table}`));
});

const get = async (path: string, who: StaffPerson = 'siteAdmin') => {
  const answer = await pages.get(who, `/staff/templates${path}`);
  return { status: answer.status, html: await answer.text() };
};
/** The texts of the form as they stand. */
async function formOf(path: string): Promise<Record<string, string>> {
  const { html } = await get(path, 'admin');
  const plain = (text: string) =>
    text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
  const inputs = [...html.matchAll(/<input[^>]*name="([\w.-]+)"[^>]*value="([^"]*)"/g)];
  const areas = [...html.matchAll(/<textarea[^>]*name="([\w.-]+)"[^>]*>([^<]*)</g)];
  return Object.fromEntries([...inputs, ...areas].map(([, name = '', value = '']) => [name, plain(value)]));
}
const post = async (path: string, fields: Record<string, string>, who: StaffPerson = 'siteAdmin') => {
  const answer = await pages.post(who, `/staff/templates${path}`, fields);
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const save = async (subject: string, change: Record<string, string> = {}, who: StaffPerson = 'siteAdmin') =>
  post(PATH, { ...(await formOf(PATH)), [SUBJECT]: subject, act: 'save', ...change }, who);

describe('whose templates', () => {
  test('an administrator of a site writes those of the site, of the group those of all', async () => {
    expect((await get('')).html).not.toContain('name="site"');
    expect((await get('', 'admin')).html).toContain('name="site"');
    expect((await get('?site=automotive-no', 'admin')).html).toContain('/staff/templates/automotive-no/nb/');
    expect((await get('?site=automotive-no')).html).not.toContain('automotive-no');
  });

  test.each([
    '/automotive-no/nb/visit-booked-mail',
    '/automotive-se/nb/visit-booked-mail',
    '/x/sv/visit-booked-mail',
    '/automotive-se/sv/x',
  ])('another is as one that is not there: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await post(path, { act: 'save' })).status).toBe(404);
    expect((await post(path, { act: 'test' })).status).toBe(404);
  });
});

test('a text is saved, marked, logged and released', async () => {
  expect(await save('Vi ses {when}!')).toMatchObject({
    status: 303,
    to: `/staff/templates${PATH}?done=changed`,
  });
  const { html } = await get(`${PATH}?done=changed`);
  expect(html).toContain('Vi ses onsdag 25 november 2026');
  expect(html).toMatch(/siteAdmin, [^<]*Bokning bekräftad: \{when\}, \{workshop\} → Vi ses \{when\}!/);
  expect(html).toContain('Vår egen text: Bokning bekräftad');
  expect((await get('')).html).toMatch(/Bokning bekräftad<\/strong><\/span><span[^>]*>Ändrad/);
  expect((await post(PATH, { act: 'release', revision: '1' })).to).toContain('done=released');
  expect((await formOf(PATH))[SUBJECT]).toBe('Bokning bekräftad: {when}, {workshop}');
});

test('what cannot be taken comes back as it was typed, with the error at its field', async () => {
  const refused = await save('<b>Hej</b> {phone}');
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/id="visitMail.bookedSubject-error"[^>]*>En mall är text utan HTML/);
  expect(refused.html).toContain('value="&lt;b&gt;Hej&lt;/b&gt; {phone}"');
  expect((await save('{phone}')).html).toContain('{phone} finns inte här.');
});

test('who comes second is told what the first has written, and may save again', async () => {
  await save('Ett', {}, 'admin');
  const late = await save('Två', { revision: '0' });
  expect(late.status).toBe(409);
  expect(late.html).toMatch(/admin, [^<]*→ Ett/);
  expect(late.html).toContain('value="Två"');
  expect(late.html).toContain('name="revision" value="1"');
  expect((await save('Två', { revision: '1' })).status).toBe(303);
});

test('a preview shows what was typed and saves nothing', async () => {
  const shown = await save('Vi ses {when}', { act: 'preview' });
  expect([shown.status, shown.html.includes('Vi ses onsdag')]).toEqual([200, true]);
  expect(shown.html).toContain('sandbox=""');
  expect((await formOf(PATH))[SUBJECT]).toContain('Bokning');
});

test('a test goes to whoever asks for it, once for each form', async () => {
  const sent = await save('Vi ses {when}', { act: 'test', attempt: 'one', email: 'other@x.example' });
  expect(sent.html).toContain('Testet är på väg till siteadmin@nordhem.example.');
  expect(mails).toMatchObject([
    { to: 'siteadmin@nordhem.example', subject: expect.stringMatching(/^\[Testmejl\] Vi ses/) },
  ]);
  await save('Vi ses', { act: 'test', attempt: 'two' });
  expect((await save('Vi ses', { act: 'test', attempt: 'three' })).status).toBe(429);
});

test('the test of an SMS goes to the own number; whoever has none is told how to add it, and gets a mail', async () => {
  const path = '/automotive-se/sv/visit-booked-sms';
  const send = async (attempt: string) =>
    post(path, { ...(await formOf(path)), act: 'test', attempt }, 'admin');
  expect((await get(path, 'admin')).html).toContain('href="/staff/account#phone"');
  expect((await send('four')).html).toContain('Testet är på väg till admin@nordhem.example.');
  phone = '+46701740605';
  expect((await get(path, 'admin')).html).toContain('Testet skickas som sms till +46701740605.');
  expect((await send('five')).html).toContain('Testet är på väg till +46701740605.');
  expect([mails.length, texts.map(({ to }) => to)]).toEqual([1, ['+46701740605']]);
});
