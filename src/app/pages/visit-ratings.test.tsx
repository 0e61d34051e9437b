import { describe, expect, test } from 'vitest';
import { SITE } from '~test/workshop/engine';
import {
  app,
  book,
  engine,
  get,
  openVisitPages,
  post,
  setNow,
  stopped,
  stored,
  textOf,
} from '~test/workshop/visit-pages-stage';

openVisitPages();

describe('rating', () => {
  async function visited(date = '2026-11-24') {
    const visit = await book({ date });
    const [row] = await engine().workshops.staffBookings.bookings(SITE.siteIndex ?? '', '10.1', date, date);
    await engine().workshops.staffBookings.step(row?.id ?? '', 'booked', 'arrived');
    setNow(new Date('2026-11-25T09:00:00Z'));
    return visit;
  }

  test('is five radio buttons and a comment; who sends them is thanked, and may think again', async () => {
    const visit = await visited();
    expect(await (await get(`/visits?t=${visit.token}`)).text()).toContain(
      `href="/visits/rate?t=${visit.token}"`,
    );
    const form = await get(`/visits/rate?t=${visit.token}`);
    expect(form.status).toBe(200);
    const html = await form.text();
    expect(
      html.match(/type="radio" name="stars"|name="stars" type="radio"|type="radio"[^>]*name="stars"/g),
    ).toHaveLength(5);
    expect(html).not.toContain('checked=""');
    expect(html).toContain('också de låga');
    // What is typed is there again after a reload.
    expect(html).toMatch(new RegExp(`<form id="rate-${visit.bookingId}"[^>]* data-enhance="history"`));
    const sent = await post('/visits/rate', {
      t: visit.token,
      stars: '4',
      comment: ' Bra\r\njobbat\u0007! ',
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`/visits/rate?t=${visit.token}&done=rated`);
    expect(sent.headers.get('referrer-policy')).toBe('no-referrer');
    expect(stored().get(visit.bookingId)).toEqual({ stars: 4, comment: 'Bra\njobbat !', site: SITE.key });
    const thanks = await textOf(await get(sent.headers.get('location') ?? ''));
    expect(thanks).toContain('Tack för din betygsättning');
    expect(thanks).toContain('till och med torsdag 24 december 2026');
    await post('/visits/rate', { t: visit.token, stars: '2', comment: '' });
    expect([...stored().values()]).toEqual([{ stars: 2, comment: '', site: SITE.key }]);
    expect(await (await get(`/visits/rate?t=${visit.token}`)).text()).toMatch(
      /checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
    );
  });

  test('shows no thanks for a request that does not exist', async () => {
    const { token } = await visited();
    expect(await textOf(await get(`/visits/rate?t=${token}&done=rated`))).not.toContain('Tack');
  });

  test.each([
    ['no stars', { comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['0', { stars: '0', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['6', { stars: '6', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['4.5', { stars: '4.5', comment: 'Bra' }, 'Välj mellan en och fem stjärnor.'],
    ['a novel', { stars: '5', comment: `Bra${'x'.repeat(1000)}` }, 'Texten är för lång.'],
  ])('W-643: %s is refused, and what was written stays', async (_, fields, words) => {
    const { token } = await visited();
    const answer = await post('/visits/rate', { t: token, ...fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain('>Bra');
    expect(stored().size).toBe(0);
  });

  test('a thousand characters on many lines are room enough, as browsers send them', async () => {
    const visit = await visited();
    const comment = 'ab\r\n'.repeat(333);
    expect((await post('/visits/rate', { t: visit.token, stars: '5', comment })).status).toBe(303);
    expect(stored().get(visit.bookingId)?.comment).toHaveLength(998);
  });

  test('is refused with its reason before the visit: booked, missed, cancelled', async () => {
    const visit = await book();
    const cancelled = await book({ date: '2026-11-25' });
    await engine().workshops.service.cancel(SITE, 'sv', cancelled.token);
    setNow(new Date('2026-11-26T09:00:00Z'));
    for (const { token } of [visit, cancelled]) {
      const text = await textOf(await get(`/visits/rate?t=${token}`));
      expect(text).toContain('Bara den som har varit i verkstaden kan betygsätta besöket.');
      const refused = await post('/visits/rate', { t: token, stars: '1' });
      expect(refused.status).toBe(409);
      expect(await refused.text()).not.toContain('name="stars"');
      expect(await (await get(`/visits?t=${token}`)).text()).not.toContain('/visits/rate');
    }
    expect(stored().size).toBe(0);
  });

  test('is open for thirty days, and closed by name after them', async () => {
    const { token, bookingId } = await visited();
    setNow(new Date('2026-12-24T22:59:00Z'));
    expect((await post('/visits/rate', { t: token, stars: '5' })).status).toBe(303);
    setNow(new Date('2026-12-24T23:00:00Z'));
    const closed = await post('/visits/rate', { t: token, stars: '1' });
    expect(closed.status).toBe(409);
    expect(await textOf(closed)).toContain(
      'Besöket kunde betygsättas till och med torsdag 24 december 2026.',
    );
    expect(stored().get(bookingId)?.stars).toBe(5);
  });

  test('is not given by a form of another site, nor with a token that opens nothing, nor on another group’s site', async () => {
    const { token } = await visited();
    const fields = { t: token, stars: '1' };
    expect((await post('/visits/rate', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/visits/rate', { ...fields, t: 'a'.repeat(43) })).status).toBe(410);
    expect((await post('/visits/rate', fields, { host: 'carstore.example' })).status).toBe(410);
    expect((await get(`/visits/rate?t=${'a'.repeat(43)}`)).status).toBe(410);
    expect(stored().size).toBe(0);
  });
});

describe('mails that ask for ratings', () => {
  test('a link only asks; a button ends them', async () => {
    const { token } = await book();
    const requested = await get(`/visits/rate/stop?t=${token}`);
    expect(await textOf(requested)).toContain('Bekräftelser och påminnelser får du som förut.');
    expect(stopped()).toEqual([]);
    const done = await post('/visits/rate/stop', { t: token });
    expect(done.status).toBe(200);
    expect(await textOf(done)).toContain('Vi frågar dig inte om betyg igen.');
    expect(stopped()).toEqual([token]);
  });

  test('a mail program’s own button ends them too (RFC 8058): no cookie, no origin, no redirect', async () => {
    const { token } = await book();
    const answer = await app().request(`/visits/rate/stop?t=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { host: 'nordhem.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(stopped()).toEqual([token]);
    const forged = await app().request(`/visits/rate/stop?t=${'a'.repeat(43)}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { host: 'nordhem.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.status).toBe(410);
    expect(stopped()).toHaveLength(1);
  });
});
