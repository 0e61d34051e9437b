import { describe, expect, test } from 'vitest';
import { INDEX } from '~test/workshop/engine';
import {
  book,
  drawn,
  engine,
  get,
  now,
  openVisitPages,
  post,
  setNow,
  textOf,
} from '~test/workshop/visit-pages-stage';

openVisitPages();

const FAR = '2026-12-15';
const look = () => engine().workshops.askWhoWaits(INDEX, '10.1');
const listed = () => engine().workshops.staffWaitingList.list(INDEX, '10.1');
/** Fields with several values of one name. */
const join = (token: string, days: readonly string[], part = 'any') => {
  const fields = new URLSearchParams({ t: token, part });
  for (const day of days) fields.append('day', day);
  return post('/visits/earlier', fields);
};
/** Somebody on the list with a time that is kept for them. */
async function offered() {
  const visit = await book({ date: FAR });
  await join(visit.token, ['3'], 'morning');
  expect(await look()).toBe(1);
  await get(`/visits/earlier/time?t=${visit.token}`);
  const page = drawn().at(-1);
  if (page?.kind !== 'earlierTime' || page.time === null) throw new Error('no time is kept');
  return { visit, time: page.time };
}

describe('asking for an earlier day', () => {
  test('the page of a visit leads there, and says afterwards that it is on the list', async () => {
    const visit = await book({ date: FAR });
    expect(await textOf(await get(`/visits?t=${visit.token}`))).toContain('Ställ mig på väntelistan');
    const form = await (await get(`/visits/earlier?t=${visit.token}`)).text();
    // The workshop's own days; whoever says nothing can come on all of them.
    for (const day of ['måndag', 'fredag']) expect(form).toContain(day);
    expect(form).not.toContain('lördag');
    expect(form.match(/type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/g)).toHaveLength(5);
    const joined = await join(visit.token, ['1', '5'], 'afternoon');
    expect([joined.status, joined.headers.get('location')]).toEqual([
      303,
      `/visits?t=${visit.token}&done=waiting`,
    ]);
    expect((await join(visit.token, ['1', '5'], 'afternoon')).status).toBe(303);
    expect(await listed()).toMatchObject([{ weekdays: [1, 5], partOfDay: 'afternoon', addedBy: 'customer' }]);
    const page = await textOf(await get(`/visits?t=${visit.token}&done=waiting`));
    expect(page).toContain('din tid har du kvar');
    expect(page).toContain('Ändra eller lämna väntelistan');
  });

  test('without a day it says so at the field, and keeps what was chosen', async () => {
    const visit = await book({ date: FAR });
    for (const days of [[], ['8'], ['x'], ['1', '2.5']]) {
      const answer = await join(visit.token, days, 'morning');
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('Välj minst en dag.');
      expect(html).toMatch(/aria-describedby="weekdays-problem"/);
      if (days[0] !== 'x')
        expect(html).toMatch(/checked=""[^>]*value="morning"|value="morning"[^>]*checked=""/);
    }
    expect(await listed()).toEqual([]);
  });

  test('a page that claims what has not happened says nothing of it', async () => {
    const visit = await book({ date: FAR });
    for (const done of ['waiting', 'declined']) {
      const page = await textOf(await get(`/visits?t=${visit.token}&done=${done}`));
      expect(page).not.toContain('Du har din tid kvar');
      expect(page).not.toContain('Du står på väntelistan');
    }
  });

  test('of a visit tomorrow there is no earlier day: its page offers none, the address says whom to call', async () => {
    const visit = await book({ date: '2026-11-18' });
    expect(await textOf(await get(`/visits?t=${visit.token}`))).not.toContain('väntelistan');
    const page = await textOf(await get(`/visits/earlier?t=${visit.token}`));
    expect(page).toContain('Det finns ingen tidigare dag');
    expect((await join(visit.token, ['1'])).status).toBe(409);
  });

  test('it is left by a button, and by the mail program’s own', async () => {
    const visit = await book({ date: FAR });
    await join(visit.token, ['1']);
    expect(await textOf(await get(`/visits/earlier/leave?t=${visit.token}`))).toContain(
      'Ja, lämna väntelistan',
    );
    expect(await listed()).toHaveLength(1);
    const oneClick = await post(
      `/visits/earlier/leave?t=${visit.token}`,
      { 'List-Unsubscribe': 'One-Click' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
    );
    expect(oneClick.status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await post('/visits/earlier/leave', { t: visit.token })).status).toBe(200);
  });

  test('nothing is changed by a form of another site, or a link that opens nothing', async () => {
    const visit = await book({ date: FAR });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('/visits/earlier', { t: visit.token, day: '1' }, foreign)).status).toBe(403);
    expect((await post('/visits/earlier/time', { t: visit.token, answer: 'take' }, foreign)).status).toBe(
      403,
    );
    for (const path of ['/visits/earlier', '/visits/earlier/time', '/visits/earlier/leave'])
      expect((await get(`${path}?t=${'x'.repeat(43)}`)).status).toBe(410);
    expect(await listed()).toEqual([]);
  });
});

describe('a time that is kept', () => {
  test('a GET shows it beside the one there is; one POST moves the visit, and a second nothing', async () => {
    const { visit, time } = await offered();
    const page = await textOf(await get(`/visits/earlier/time?t=${visit.token}`));
    expect(page).toContain('onsdag 18 november 2026 kl. 08:00');
    expect(page).toContain('Tiden hålls åt dig till klockan 10:30');
    expect(page).toContain('tisdag 15 december 2026 kl. 08:00');
    expect(await textOf(await get(`/visits?t=${visit.token}`))).toContain('En tidigare tid hålls åt dig');
    const fields = { t: visit.token, o: time.id, answer: 'take' };
    for (const _press of [1, 2]) {
      const taken = await post('/visits/earlier/time', fields);
      expect([taken.status, taken.headers.get('location')]).toEqual([
        303,
        `/visits?t=${visit.token}&done=moved`,
      ]);
    }
    expect(engine().notices.map(({ kind }) => kind)).toEqual(['booked', 'moved']);
    expect(await textOf(await get(`/visits?t=${visit.token}&done=moved`))).toContain('18 november');
    // The link of the mail shows the visit afterwards.
    expect((await get(`/visits/earlier/time?t=${visit.token}`)).status).toBe(303);
  });

  test('declined, the visit stays and so does the place on the list', async () => {
    const { visit, time } = await offered();
    const fields = { t: visit.token, o: time.id, answer: 'decline' };
    expect((await post('/visits/earlier/time', fields)).status).toBe(303);
    const page = await textOf(await get(`/visits?t=${visit.token}&done=declined`));
    expect(page).toContain('står kvar på väntelistan');
    expect(page).toContain('15 december');
  });

  test('over, it says so, whatever is pressed', async () => {
    const { visit, time } = await offered();
    setNow(new Date(now().getTime() + 30 * 60_000));
    expect(await textOf(await get(`/visits/earlier/time?t=${visit.token}`))).toContain(
      'Ingen tid hålls åt dig',
    );
    for (const o of [time.id, '', "'", 'ffffffff-ffff-4fff-8fff-ffffffffffff']) {
      const answer = await post('/visits/earlier/time', { t: visit.token, o, answer: 'take' });
      expect(answer.status).toBe(409);
      expect(await textOf(answer)).toContain('står kvar på väntelistan');
    }
  });
});
