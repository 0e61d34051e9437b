import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { SITE } from '~test/workshop/engine';
import {
  book,
  engine,
  get,
  openVisitPages,
  post,
  routes,
  setApp,
  setNow,
  setWorkshops,
  textOf,
  workshops,
} from '~test/workshop/visit-pages-stage';

openVisitPages();

describe('the page of a visit', () => {
  test('says what is booked, and the ways on from it', async () => {
    const { token, bookingId } = await book();
    const answer = await get(`/visits?t=${token}`);
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const part of [
      'Ditt besök i verkstaden',
      'tisdag 24 november 2026 kl. 08:00',
      'Nordhem 1',
      'Storgatan 1, 111 11 Ort 1',
      'ABC123, Volvo Combi (2019)',
      bookingId,
      'Tjänst hour 1 000 kr',
      'Tjänst wheels (4 st) 396 kr',
      'Totalt 1 396 kr',
      'Ändra tid',
      'Avboka',
      'Bilnyckeln',
    ]) {
      expect(text).toContain(part);
    }
    for (const href of [
      `/visits/move?t=${token}`,
      `/visits/cancel?t=${token}`,
      `/api/mechmate/bookings/${token}/calendar.ics?l=sv`,
      'https://www.google.com/maps/dir/?api=1&amp;destination=57%2C15.5',
      'tel:081234567',
      'mailto:verkstad@nordhem.example',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test('speaks the language of its link', async () => {
    const { token } = await book({ services: ['repair'], time: null });
    const text = await textOf(await get(`/visits?t=${token}&l=en`));
    expect(text).toContain('Tuesday 24 November 2026 Leave the car before 08:00');
    expect(await (await get(`/visits?t=${token}&l=en`)).text()).toContain(`/visits/move?t=${token}&amp;l=en`);
    expect(await textOf(await get(`/visits?t=${token}&l=xx`))).toContain('Lämna bilen före 08:00');
  });

  test('names its services in the language of the page, whatever it was booked in; those without words in it as booked', async () => {
    const { token } = await book();
    const inEnglish = await textOf(await get(`/visits?t=${token}&l=en`));
    expect(inEnglish).toContain('Service hour');
    expect(inEnglish).not.toContain('Tjänst hour');
    expect(inEnglish).toContain('Tjänst wheels');
    expect(await textOf(await get(`/visits?t=${token}&l=sv`))).toContain('Tjänst hour');
  });

  test('has states: arrived, collected, past; none of them can be changed', async () => {
    const visit = await book();
    const { rows } = await staffBookings();
    await engine().workshops.staffBookings.step(rows, 'booked', 'arrived');
    expect(await textOf(await get(`/visits?t=${visit.token}`))).toContain('Bilen är hos verkstaden');
    await engine().workshops.staffBookings.step(rows, 'arrived', 'ready');
    await engine().workshops.staffBookings.step(rows, 'ready', 'collected');
    const collected = await textOf(await get(`/visits?t=${visit.token}`));
    for (const words of ['Bilen är hämtad', 'Betygsätt besöket', 'Boka ett nytt besök'])
      expect(collected).toContain(words);
    expect(collected).not.toContain('Bilen är hos verkstaden');
    for (const step of ['collected', 'ready', 'arrived'] as const)
      await engine().workshops.staffBookings.undoStep(rows, step);
    setNow(new Date('2026-11-24T07:30:00Z'));
    const page = await textOf(await get(`/visits?t=${visit.token}`));
    expect(page).toContain('Bokat');
    expect(page).not.toContain('Avboka');
    setNow(new Date('2026-11-24T12:00:00Z'));
    const past = await textOf(await get(`/visits?t=${visit.token}`));
    expect(past).toContain('Besöket har varit');
    expect(past).toContain('Boka ett nytt besök');
    expect(await (await get(`/visits?t=${visit.token}`)).text()).toMatch(/href="[^"]+#new-booking"/);
    expect(past).not.toContain('Ändra tid');
  });

  async function staffBookings() {
    const [row] = await engine().workshops.staffBookings.bookings(
      SITE.siteIndex ?? '',
      '10.1',
      '2026-11-24',
      '2026-11-24',
    );
    return { rows: row?.id ?? '' };
  }

  test('says nothing that has not happened, whatever the address says', async () => {
    const { token } = await book();
    for (const done of ['moved', 'cancelled', 'x']) {
      const text = await textOf(await get(`/visits?t=${token}&done=${done}`));
      expect(text).toContain('Bokat');
      expect(text).not.toContain('bekräftelse till dig');
    }
  });

  test.each([
    '',
    'x',
    'a'.repeat(43),
    'a'.repeat(10_000),
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
  ])('with the token %j there is none', async (token) => {
    await book();
    for (const path of ['/visits', '/visits/cancel', '/visits/move']) {
      const answer = await get(`${path}?t=${encodeURIComponent(token)}`);
      expect(answer.status).toBe(410);
      const html = await answer.text();
      expect(html).toContain('Länken fungerar inte längre');
      expect(html).not.toContain('<script');
    }
    expect((await post('/visits/cancel', { t: token })).status).toBe(410);
    expect(engine().notices).toHaveLength(1);
  });

  test('is not there on a site that books no service', async () => {
    const { token } = await book();
    expect((await get(`/visits?t=${token}`, 'uk.example')).status).toBe(404);
    const refused = await post('/visits/cancel', { t: token }, { host: 'uk.example' });
    expect(refused.status).toBe(404);
    expect(await engine().workshops.service.visit(SITE, 'sv', token)).toMatchObject({ state: 'booked' });
  });

  test('opens on the sites whose workshops it is at, and on no other', async () => {
    const { token } = await book();
    expect((await get(`/visits?t=${token}`, 'mercedes.example')).status).toBe(200);
    expect((await get(`/visits?t=${token}`, 'carstore.example')).status).toBe(410);
    for (const path of ['/visits/cancel', '/visits/move']) {
      const fields = { t: token, slot: '2026-11-25T09:00' };
      expect((await post(path, fields, { host: 'carstore.example' })).status).toBe(410);
    }
    const elsewhere = siteByKey('carstore-se');
    const slot = { date: '2026-11-25', time: '09:00' };
    const { cancel, rebook } = engine().workshops.service;
    for (const refused of [
      await cancel(elsewhere, 'sv', token),
      await rebook(elsewhere, 'sv', token, slot),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { code: 'unknown-booking' } });
    }
    expect(engine().notices).toHaveLength(1);
  });

  test('waits when it is asked too often, and says so when the service is away', async () => {
    const { token } = await book();
    setApp(routes(1));
    expect((await get(`/visits?t=${token}`)).status).toBe(200);
    const limited = await get(`/visits?t=${token}`);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    setApp(routes(50));
    setWorkshops({ ...workshops(), visit: () => Promise.reject(new Error('away')) });
    const failed = await get(`/visits?t=${token}`);
    expect(failed.status).toBe(503);
    expect(await textOf(failed)).toContain('Inget har ändrats.');
  });
});
