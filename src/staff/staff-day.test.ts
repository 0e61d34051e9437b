import { describe, expect, test } from 'vitest';
import {
  ARRIVED,
  admin,
  get,
  HOSTILE,
  logged,
  openStaffPages,
  post,
  visit,
  visits,
} from '~test/staff/staff-stage';

openStaffPages();

describe('the day', () => {
  test('shows what is booked, in text, whatever was written', async () => {
    const answer = await get('/staff/10.40');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const text = await answer.text();
    for (const part of [
      ...['>08:30<', '>ABC 123<', 'Volvo V60 2019', '1 tim 30 min', 'Plats 2', 'Eva Berg', 'NB-a'],
      ...['href="tel:+46701740605"', '070-174 06 05', 'Heldag', 'I dag', 'måndag 2 mars 2026', '2 besök'],
      ...['&lt;img src=x onerror=alert(1)&gt;', 'name="robots" content="noindex'],
    ])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/<img|<script|<b>Ek/);
  });

  test('says who waits, and what was ticked besides services', async () => {
    const plain = await (await get('/staff/10.40')).text();
    expect(plain).not.toMatch(/väntar på plats|Önskemål/);
    visits().push(visit('d', { isWaiting: true, choices: ['Skjuts till jobbet', HOSTILE] }));
    const text = await (await get('/staff/10.40')).text();
    for (const part of ['Kunden väntar på plats', 'Önskemål', 'Skjuts till jobbet · &lt;img'])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/<img/);
  });

  test('shows a car that stays for days on each of them', async () => {
    visits().push(visit('7', { pickUp: { date: '2026-03-05', time: '14:30' }, minutes: 1500 }));
    const on = async (query: string) =>
      (await (await get(`/staff/10.40${query}`)).text()).replaceAll('<!-- -->', '');
    expect(await on('?day=2026-03-02')).toContain('Lämnas mån 2 mars 08:30, hämtas tors 5 mars 14:30');
    expect(await on('?day=2026-03-04')).toContain('Står inne');
    expect(await on('?day=2026-03-05')).toContain('Hämtas 14:30');
    expect(await on('?day=2026-03-06')).not.toContain('NB-7');
  });

  test('is empty in words, and another day is today no longer', async () => {
    const text = await (await get('/staff/10.40?day=2026-03-03')).text();
    expect(text).toContain('Inga besök den här dagen');
    expect(text).toMatch(/href="\/staff\/10\.40\?day=2026-03-02"[^>]*>I dag</);
    expect(text).toContain('href="/staff/10.40?day=2026-03-04"');
  });

  test('an impossible day is today', async () => {
    expect(await (await get('/staff/10.40?day=2026-02-30')).text()).toContain('måndag 2 mars 2026');
  });

  test('arrived can be undone; both are noted without the customer', async () => {
    const done = await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', ...ARRIVED });
    expect([done.status, visits()[0]?.state]).toEqual([303, 'arrived']);
    const to = done.headers.get('location') ?? '';
    expect(to).toBe('/staff/10.40?day=2026-03-02&done=arrived&id=a#b-a');
    const text = await (await get(to)).text();
    expect(text).toContain('ABC 123 är markerad som anländ.');
    expect(text).toContain('1 av 2 har anlänt');
    await post('/staff/10.40/bookings/a/step', { day: '2026-03-02', from: 'arrived', to: 'undo' });
    expect(visits()[0]?.state).toBe('booked');
    const notes = logged()
      .filter((line) => line.includes('visit changed by staff'))
      .join();
    expect(notes).toMatch(/"booking":"a".*"act":"arrived"/);
    expect(notes).not.toMatch(/Eva|ABC123|070-174|46701740605|Kim|mail\.example/);
  });

  test('cancelling asks first, then frees the time', async () => {
    const requested = await get('/staff/10.40/bookings/a/cancel?day=2026-03-02');
    expect(await requested.text()).toContain('Ja, avboka besöket');
    expect(visits()[0]?.state).toBe('booked');
    const done = await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-02' });
    expect([done.status, visits()[0]?.state]).toEqual([303, 'cancelled']);
    const text = await (await get(done.headers.get('location') ?? '')).text();
    expect(text).toContain('1 avbokad');
    expect(text).toContain('Besöket för ABC 123 är avbokat.');
  });

  test('one that has arrived is not cancelled, and says so', async () => {
    const answer = await post('/staff/10.40/bookings/c/cancel', { day: '2026-03-05' });
    expect(answer.headers.get('location')).toContain('done=wrongState');
    expect(visits()[2]?.state).toBe('arrived');
  });

  test.each(['zz', 'b%2F..%2Fa', '..'])('there is no visit %s', async (id) => {
    expect((await post(`/staff/10.40/bookings/${id}/cancel`, { day: '2026-03-02' })).status).toBe(404);
    expect((await post('/staff/10.40/bookings/a/cancel', { day: '2026-03-03' })).status).toBe(404);
  });
});

describe('the workshops', () => {
  test('whoever has one goes to it', async () => {
    expect((await get('/staff/')).headers.get('location')).toBe('/staff');
    expect((await get('/staff')).headers.get('location')).toBe('/staff/10.40');
  });

  test('an admin searches by name', async () => {
    const all = await (await get('/staff', admin())).text();
    expect(all).toContain('2 verkstäder');
    const found = await (await get('/staff?q=ume%C3%A5', admin())).text();
    expect(found).toContain('Nordhem Umeå');
    expect(found).not.toContain('Nordhem Solna');
    expect(await (await get('/staff?q=%3Cimg', admin())).text()).toContain('Ingen verkstad stämmer');
  });
});

describe('ratings', () => {
  test('are shown to the staff of the workshop with their comments, and to no others', async () => {
    const answer = await get('/staff/10.40/ratings');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('3,5 av 5');
    expect(html).toContain('4 betyg');
    expect(html).toContain('när minst 5 besök har fått betyg');
    expect(html).toContain('Bokningen av däckhotellet');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
    expect((await get('/staff/20.40/ratings')).status).toBe(403);
    expect(await (await get('/staff/20.40/ratings', admin())).text()).toContain('Inga betyg än');
    expect((await get('/staff/10.40/ratings', null)).status).toBe(303);
  });
});
