import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '~/platform/time';
import { INBOX_MIGRATIONS, type InboxStage, inboxStage } from '~test/leads/inbox-stage';
import { eventually } from '~test/leads/lead-stage';
import { freshPglite } from '~test/pglite';
import { openStaff, STAFF_PEOPLE, type StaffPerson, staffPages } from '~test/staff/world';

const HOSTILE = '<img src=x onerror=alert(1)>"\'&';
const clock = fixedClock('2026-03-02T09:00:00Z');

let staff: Awaited<ReturnType<typeof openStaff>>;
let stage: InboxStage;
let pages: ReturnType<typeof staffPages>;
let id: string;

beforeAll(async () => {
  staff = await openStaff(freshPglite, INBOX_MIGRATIONS);
  stage = await inboxStage(staff.database, clock);
  pages = staffPages(staff, { clock, inbox: stage.inbox });
});
afterAll(async () => {
  await stage.stop();
  await staff.database.close();
});
beforeEach(async () => {
  id = await stage.ask({ name: HOSTILE, message: `=1+1\n${HOSTILE}` });
});
afterEach(() => staff.database.db.execute(sql`DELETE FROM leads`));

const text = async (answer: Response | Promise<Response>) => (await answer).text();
const act = (who: StaffPerson, fields: Readonly<Record<string, string>>, request = id) =>
  pages.post(who, `/staff/requests/${request}/act`, fields);
const outcome = async (answer: Response | Promise<Response>) =>
  (await answer).headers.get('location')?.split('done=')[1];

describe('the list', () => {
  test('shows what was typed as text, and leads to it', async () => {
    const html = await text(pages.get('seller', '/staff/requests'));
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain(`href="/staff/requests/${id}"`);
    expect(html).toMatch(/aria-current="page">Nya <span[^>]*>1</);
  });

  test('whoever has no workshop comes to it from the beginning', async () => {
    expect((await pages.get('seller', '/staff')).headers.get('location')).toBe('/staff/requests');
    const admins = await text(pages.get('admin', '/staff'));
    expect(admins).toContain('href="/staff/requests"');
    expect(await text(pages.get('workshop', '/staff/10.40'))).not.toContain('/staff/requests');
  });

  test.each(['?list=nothing', '?before=x', '?before=2026-03-02T09:00:00.000Z_x', '?search=%00'])(
    'an address that says %s is no failure',
    async (query) => {
      expect((await pages.get('seller', `/staff/requests${query}`)).status).toBe(200);
    },
  );

  test('is empty in words that say what to do', async () => {
    const empty = (list: string) => text(pages.get('otherSeller', `/staff/requests?list=${list}`));
    expect(await empty('new')).toMatch(/Inga förfrågningar.*kommer hit av sig självt/s);
    expect(await empty('mine')).toMatch(/Inga förfrågningar.*Ta en under ”Nya”/s);
    expect(await empty('closed')).not.toMatch(/av sig självt|Ta en under/);
  });

  const found = async (who: StaffPerson, q: string) => {
    const answer = await pages.post(who, '/staff/requests', { q });
    expect(answer.status).toBe(303);
    return answer.headers.get('location') ?? '';
  };

  test('finds requests by their state and their days, in the words that the page shows', async () => {
    const may = await stage.ask({ name: 'Maj Ek', email: 'maj@post.example' });
    await staff.database.db.execute(
      sql`UPDATE leads SET created_at = '2026-02-27T09:00:00Z' WHERE id = ${may}`,
    );
    await act('seller', { act: 'take', seen: 'new ' }, may);
    const ofSearch = async (q: string) => {
      const html = await text(pages.get('seller', await found('seller', q)));
      const [, read] = /<p role="status"[^>]*>(Vi tolkade[^<]*)</.exec(html) ?? [];
      return [
        read?.replace('Vi tolkade din sökning som: ', ''),
        ...[id, may].filter((each) => html.includes(`/staff/requests/${each}"`)),
      ];
    };
    expect(await ofSearch('ny')).toEqual(['Ny', id]);
    expect(await ofSearch('Tagen')).toEqual(['Tagen', may]);
    expect(await ofSearch('tagen ek')).toEqual(['Tagen', may]);
    expect(await ofSearch('tagen mars')).toEqual([undefined]);
    expect(await ofSearch('februari')).toEqual(['februari 2026', may]);
    expect(await ofSearch('27 feb')).toEqual(['27 februari 2026', may]);
    expect(await ofSearch('2 mars 2026')).toEqual(['2 mars 2026', id]);
    expect(await ofSearch('2026-02')).toEqual(['februari 2026', may]);
    // A name is looked for first.
    expect(await ofSearch('maj')).toEqual([undefined, may]);
    expect(await ofSearch('31 februari')).toEqual([undefined]);
  });

  test('finds requests of all lists, and what is looked for stands in no address', async () => {
    const address = await found('seller', '  ada@post.example ');
    expect(address).toMatch(/^\/staff\/requests\?search=[0-9a-f-]{36}$/);
    const html = await text(pages.get('seller', address));
    expect(html).toContain(`href="/staff/requests/${id}"`);
    expect(html).toContain('value="ada@post.example"');
    expect(html).not.toContain('aria-current="page">Nya');
    expect(html).toMatch(/<p role="status"[^>]*>1 förfrågan</);
    await stage.ask({ name: 'Bo Ek', car: 'Volvo V60' });
    const slip = await text(pages.get('seller', await found('seller', 'vovlo')));
    expect(slip).toContain('Inget stämmer med ”vovlo”. Det här är träffarna på ”Volvo”.');
    expect(slip).toContain('Bo Ek');
    const none = await text(pages.get('seller', await found('seller', 'november')));
    expect(none).toMatch(/Ingen förfrågan stämmer.*<p>Sök på namn, registreringsnummer.*>Visa alla</s);
  });

  test('a colleague who is sent the address sees the list, not what was looked for', async () => {
    const html = await text(pages.get('otherSeller', await found('seller', 'ada@post.example')));
    expect(html).not.toContain('ada@post.example');
    expect(html).toContain('aria-current="page">Nya');
  });

  test('nothing to look for leads to the list', async () => {
    expect(await found('seller', '  ')).toBe('/staff/requests');
  });

  test.each(['\u0000', "':*", '%', '\ud800'])('looking for %j is no failure', async (q) => {
    expect((await pages.get('seller', await found('seller', q))).status).toBe(200);
  });
});

describe('one request', () => {
  test('of two one gets it, and the other reads who has it', async () => {
    expect(await outcome(act('seller', { act: 'take', seen: '' }))).toBe('take');
    expect(await outcome(act('salesManager', { act: 'take', seen: '' }))).toBe('held');
    const html = await text(pages.get('salesManager', `/staff/requests/${id}?done=held`));
    expect(html).toContain('Någon annan har den');
    expect(html).toContain('Hos seller');
    expect(html).toContain('Ta över');
    expect(html).not.toContain('Skicka svaret');
    const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await outcome(act('salesManager', { act: 'take', seen }))).toBe('take');
  });

  test('whoever read the page in a second language is to be answered in it: that is said, and nothing of the first', async () => {
    expect(await text(pages.get('seller', `/staff/requests/${id}`))).not.toContain('Sidans språk');
    await staff.database.db.execute(sql`UPDATE leads SET language = 'en' WHERE id = ${id}`);
    expect(await text(pages.get('seller', `/staff/requests/${id}`))).toContain('Sidans språk: engelska');
  });

  test("an answer begins with a template in the visitor's language, and is sent once", async () => {
    const html = await text(pages.get('seller', `/staff/requests/${id}?template=testDrive`));
    expect(html).toContain('Välkommen att provköra');
    expect(html).toContain('kista@nordhem.example');
    const entry = /name="entry" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const sent = { act: 'answer', entry, body: 'Välkommen\r\n\r\nPer' };
    expect([await outcome(act('seller', sent)), await outcome(act('seller', sent))]).toEqual([
      'answer',
      'answer',
    ]);
    const answers = () => stage.mails.filter(({ key }) => key === `answer-${entry}`);
    await eventually(() => answers().length).toBe(1);
    expect(answers()[0]?.text).toMatch(/^Välkommen\n\nPer\n\nName of /);
    expect(await text(pages.get('seller', `/staff/requests/${id}`))).toContain('Svar av seller');
    expect(await outcome(act('seller', { act: 'answer', body: '  ' }))).toBe('empty');
  });

  test('what is typed is kept where a colleague was faster, and goes when it is sent again', async () => {
    const written = { act: 'answer', body: `Det jag skrev ${HOSTILE}` };
    const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const open = seenIn(await text(pages.get('seller', `/staff/requests/${id}`)));
    await act('salesManager', { act: 'take', seen: open });
    const answer = await act('seller', { ...written, seen: open });
    const html = await text(answer);
    expect(answer.status).toBe(409);
    expect(html).toContain('Det jag skrev &lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('Det du skrev är inte skickat');
    expect(await outcome(act('seller', { ...written, seen: seenIn(html) }))).toBe('answer');
    const late = await act('salesManager', { act: 'answer', body: 'Hej', seen: seenIn(html) });
    expect([late.status, (await late.text()).includes('Någon annan har svarat under tiden')]).toEqual([
      409,
      true,
    ]);
  });

  test('a template comes below what is typed already', async () => {
    const typed = { act: 'template', template: 'testDrive', body: 'Hej Ada,\r\ndet går bra.' };
    const answer = await act('seller', typed);
    const html = await text(answer);
    expect(answer.status).toBe(200);
    expect(html).toMatch(/Hej Ada,\ndet går bra\.\n\n[^<]*Välkommen att provköra/);
    const { entries } =
      (await stage.inbox.open({ account: 'x', scopes: [{ site: 'automotive-se', siteId: null }] }, id)) ?? {};
    expect(entries).toEqual([]);
    // The page stands at the address of its form.
    expect(await text(pages.get('seller', `/staff/requests/${id}/act`))).toContain('ada@post.example');
  });

  test('what is written beside another act stands there again, until it is sent itself', async () => {
    const page = await text(pages.get('seller', `/staff/requests/${id}`));
    // Every part of the page belongs to the one form.
    expect(page.match(/<(?:textarea|button|select)[^>]*form="request"/g)).toHaveLength(9);
    const typed = { body: 'Hej Ada', note: 'Ring henne' };
    const taken = await act('seller', { act: 'take', ...typed });
    const shown = [
      await text(taken),
      await text(act('seller', { act: 'template', template: 'call', ...typed })),
    ];
    expect(taken.status).toBe(200);
    for (const html of shown) {
      expect(html).toMatch(/>Hej Ada[^<]*<\/textarea>/);
      expect(html).toMatch(/>Ring henne<\/textarea>/);
    }
    const noted = await text(act('seller', { act: 'note', ...typed }));
    expect(noted).toMatch(/>Hej Ada<\/textarea>/);
    expect(noted).not.toMatch(/>Ring henne<\/textarea>/);
    const empty = await act('seller', { act: 'note', body: 'Hej Ada', note: ' ' });
    expect([empty.status, (await text(empty)).includes('>Hej Ada</textarea>')]).toEqual([409, true]);
    const answered = await text(act('seller', { act: 'answer', body: 'Hej Ada', note: 'Mer' }));
    expect(answered).not.toMatch(/>Hej Ada<\/textarea>/);
    expect(answered).toMatch(/>Mer<\/textarea>/);
  });

  test('a note is shown as text to staff, and mailed to nobody', async () => {
    expect(await outcome(act('seller', { act: 'note', note: `Secret ${HOSTILE}` }))).toBe('note');
    expect(await text(pages.get('seller', `/staff/requests/${id}`))).not.toContain('<img');
    expect(stage.mails.filter((mail) => mail.text.includes('Secret'))).toEqual([]);
  });

  test('only administrators read who looked at it', async () => {
    await pages.get('seller', `/staff/requests/${id}`);
    expect(await text(pages.get('admin', `/staff/requests/${id}`))).toMatch(
      /Vem har tittat.*seller, öppnad/s,
    );
    expect(await text(pages.get('seller', `/staff/requests/${id}`))).not.toContain('Vem har tittat');
  });

  const SEES: readonly StaffPerson[] = ['admin', 'seller', 'salesManager'];
  const MAY_ASK: readonly StaffPerson[] = [...SEES, 'otherSeller'];
  test.each(STAFF_PEOPLE)('of facility 12, by %s', async (who) => {
    const refused = MAY_ASK.includes(who) ? 404 : 403;
    expect((await pages.get(who, `/staff/requests/${id}`)).status).toBe(SEES.includes(who) ? 200 : refused);
    for (const path of ['act', 'resend']) {
      const { status } = await pages.post(who, `/staff/requests/${id}/${path}`, { act: 'take' });
      expect(status, path).toBe(SEES.includes(who) ? 303 : refused);
    }
    const { entries } =
      (await stage.inbox.open({ account: 'x', scopes: [{ site: 'automotive-se', siteId: null }] }, id)) ?? {};
    expect(entries?.length).toBe(SEES.includes(who) ? 1 : 0);
  });

  test.each([{ act: 'burn' }, {}, { act: 'resend' }])('what is no act is refused: %j', async (fields) => {
    expect((await act('seller', fields)).status).toBe(404);
    expect((await act('seller', { act: 'take' }, 'no-id')).status).toBe(404);
  });
});

describe('the table', () => {
  test('holds the list, and no cell that a program would run', async () => {
    await stage.ask({ name: '@SUM(A1)', message: '-2+3;"x"' });
    const answer = await pages.get('seller', '/staff/requests/export.csv?list=new');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="requests-new-2026-03-02.csv"',
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder().decode(bytes);
    expect(csv).toContain(`"'@SUM(A1)"`);
    expect(csv).toContain(`"'-2+3;""x"""`);
    expect(csv).toContain(`"'+46701740605"`);
    expect(csv).not.toMatch(/(?:^|;)"[=+\-@\t\r]/m);
    expect(csv.match(/"ada@post.example"/g)).toHaveLength(2);
    // A time of the site's clock, as programs for tables read one.
    expect(csv).toMatch(/^"[\w-]+";"2026-03-02 10:00";/m);
    expect(await text(pages.get('otherSeller', '/staff/requests/export.csv'))).not.toContain(
      'ada@post.example',
    );
  });
});
