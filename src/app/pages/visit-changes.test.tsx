import { describe, expect, test } from 'vitest';
import { type BookedVisit, TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import { bays, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import {
  app,
  book,
  drawn,
  engine,
  get,
  openVisitPages,
  post,
  setNow,
  setWorkshops,
  textOf,
  workshops,
} from '~test/workshop/visit-pages-stage';

openVisitPages();

const again = async ({ token }: BookedVisit) => engine().workshops.service.visit(SITE, 'sv', token);

describe('cancelling', () => {
  test('asks first, does it by a POST, once, and twice changes nothing', async () => {
    const visit = await book();
    const requested = await get(`/visits/cancel?t=${visit.token}`);
    expect(await textOf(requested)).toContain('Ja, avboka besöket');
    expect(await again(visit)).toMatchObject({ state: 'booked' });
    const done = await post('/visits/cancel', { t: visit.token });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/visits?t=${visit.token}&done=cancelled`);
    expect(done.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await textOf(await get(done.headers.get('location') ?? ''))).toContain('tiden är ledig igen');
    expect((await post('/visits/cancel', { t: visit.token })).status).toBe(303);
    expect(engine().notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
    expect(await textOf(await get(`/visits/cancel?t=${visit.token}`))).toContain('Besöket är avbokat');
    // The time is free at once.
    expect(await book()).toMatchObject({ state: 'booked' });
  });

  test('a change of wheels of the tyre hotel is booked anew there, with its car', async () => {
    const visit = await book({ services: [TYRE_HOTEL_SERVICE] });
    await post('/visits/cancel', { t: visit.token });
    const page = await (await get(`/visits?t=${visit.token}`)).text();
    expect(page).toContain('href="/dack-och-biltillbehor/dackhotell?regNo=ABC123#sign-in"');
    expect(page).not.toContain('#new-booking');
  });

  test('is not done by a form of another site', async () => {
    const visit = await book();
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const request = { host: 'nordhem.example', ...headers };
      const body = new URLSearchParams({ t: visit.token });
      const answer = await app().request('/visits/cancel', { method: 'POST', body, headers: request });
      expect(answer.status).toBe(403);
    }
    expect(await again(visit)).toMatchObject({ state: 'booked' });
  });

  test('too late gives the number of the workshop', async () => {
    const visit = await book();
    setNow(new Date('2026-11-24T05:00:00Z'));
    const answer = await post('/visits/cancel', { t: visit.token });
    expect(answer.status).toBe(409);
    expect(await answer.clone().text()).toContain('href="tel:081234567"');
    expect(await textOf(answer)).toContain('Ring verkstaden på 08-123 45 67.');
    expect(await again(visit)).toMatchObject({ state: 'booked' });
  });
});

describe('moving', () => {
  test('shows the free times of the week and leads to the weeks beside it', async () => {
    const visit = await book();
    await book({ time: '10:00', services: ['hour'] });
    const answer = await get(`/visits/move?t=${visit.token}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Vecka 48, mån 23 nov.–sön 29 nov.');
    expect(html).toContain('value="2026-11-24T12:00"');
    expect(html).not.toContain('value="2026-11-24T10:00"');
    expect(html).not.toContain('value="2026-11-28');
    expect(html).toContain(`/visits/move?t=${visit.token}&amp;w=2026-11-16`);
    expect(html).toContain(`/visits/move?t=${visit.token}&amp;w=2026-11-30`);
    const first = await (await get(`/visits/move?t=${visit.token}&w=2026-11-17`)).text();
    expect(first).not.toContain('Tidigare vecka');
    expect(first).toContain('value="2026-11-18T08:00"');
    expect(first).not.toContain('value="2026-11-17');
    expect(engine().notices.map(({ kind }) => kind)).toEqual(['booked', 'booked']);
  });

  test.each(['', 'x', '2026-02-30', '1999-01-01', '9999-12-31', "2026-11-24'--"])(
    'survives the week %j',
    async (week) => {
      const { token } = await book();
      const answer = await get(`/visits/move?t=${token}&w=${encodeURIComponent(week)}`);
      expect(answer.status).toBe(200);
      const [page] = drawn();
      expect(page).toMatchObject({ kind: 'move' });
    },
  );

  test('of a car that the register does not know, as staff or an agreement have booked it, shows free times too', async () => {
    const visit = await book({ registrationNumber: 'NON111' });
    const text = await textOf(await get(`/visits/move?t=${visit.token}`));
    expect(text).toContain('09:00');
    const moved = await post('/visits/move', { t: visit.token, slot: '2026-11-25T09:00' });
    expect(moved.status).toBe(303);
    expect(await again(visit)).toMatchObject({ date: '2026-11-25', time: '09:00' });
  });

  test('looks ahead to the first week with a free time when none was asked for', async () => {
    await book({ date: '2026-11-24' });
    const visit = await book({ date: '2026-11-25' });
    await engine().workshops.replaceSchedule(SITE.siteIndex ?? '', {
      ...testSchedule([
        testWorkshop({
          resources: bays(1),
          hours: {
            weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
            deviations: ['23', '24', '25', '26', '27'].map((day) => ({ date: `2026-11-${day}`, spans: [] })),
          },
        }),
      ]),
    });
    try {
      expect(await textOf(await get(`/visits/move?t=${visit.token}`))).toContain('Vecka 49');
      expect(await textOf(await get(`/visits/move?t=${visit.token}&w=2026-11-23`))).toContain(
        'Inga lediga tider den här veckan.',
      );
    } finally {
      await engine().workshops.replaceSchedule(
        SITE.siteIndex ?? '',
        testSchedule([testWorkshop({ resources: bays(1) })]),
      );
    }
  });

  test('is done by a POST, says so, and the old time is free', async () => {
    const visit = await book();
    const done = await post('/visits/move', { t: visit.token, l: 'en', slot: '2026-11-25T09:00' });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/visits?t=${visit.token}&l=en&done=moved`);
    const text = await textOf(await get(done.headers.get('location') ?? ''));
    expect(text).toContain('Your visit has its new time.');
    expect(text).toContain('Wednesday 25 November 2026 at 09:00');
    expect(engine().notices.map(({ kind }) => kind)).toEqual(['booked', 'moved']);
    await book();
  });

  test('to a time that has just been taken keeps the old time and offers alternatives', async () => {
    const visit = await book();
    const rival = await book({ date: '2026-11-26' });
    // Both have seen the same page; only one of them gets it.
    const answers = await Promise.all(
      [visit, rival].map(({ token }) => post('/visits/move', { t: token, slot: '2026-11-25T09:00' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const lost = answers.find(({ status }) => status === 409);
    if (lost === undefined) throw new Error('both won');
    const html = await lost.clone().text();
    expect(await textOf(lost)).toContain('Din tidigare tid har du kvar. Din tid nu');
    expect(html).toContain('De här tiderna är lediga nu');
    expect(html).toMatch(/value="2026-11-25T1\d:00"/);
    const stored = await Promise.all([visit, rival].map(again));
    expect(stored.filter((each) => each?.date === '2026-11-25')).toHaveLength(1);
    expect(stored.filter((each) => each?.revision === 0)).toHaveLength(1);
  });

  test('near its day offers no times, and says whom to ring', async () => {
    const visit = await book();
    setNow(new Date('2026-11-24T05:00:00Z'));
    for (const path of ['/visits/move', '/visits/cancel', '/visits']) {
      const answer = await get(`${path}?t=${visit.token}`);
      const html = await answer.text();
      expect([answer.status, html.match(/name="slot"|<form/)]).toEqual([200, null]);
      expect(html).not.toContain('/visits/move');
      expect(html).toContain('Ring verkstaden på 08-123 45 67.');
      expect(html).toContain('href="tel:081234567"');
      expect(html).toContain('Ta med');
    }
    expect(await again(visit)).toMatchObject({ revision: 0, isChangeable: false });
  });

  test('without a choice, or with one that is none, asks again', async () => {
    const { token } = await book();
    for (const slot of ['', 'x', '2026-11-25', '2026-02-30T08:00', '2026-11-25T25:00', '2026-11-25T8:00']) {
      const answer = await post('/visits/move', { t: token, slot, w: '2026-11-23' });
      expect(answer.status).toBe(422);
      expect(await textOf(answer)).toContain('Välj en tid först.');
    }
    // Never offered: outside the hours, a Sunday, long ago.
    for (const slot of ['2026-11-25T06:00', '2026-11-29T09:00', '2020-01-01T09:00', '2026-11-25Tday']) {
      expect((await post('/visits/move', { t: token, slot })).status).toBeGreaterThanOrEqual(400);
    }
    expect(engine().notices).toHaveLength(1);
  });

  test('too late, or of a cancelled visit, changes nothing', async () => {
    const visit = await book();
    setNow(new Date('2026-11-24T05:00:00Z'));
    const late = await post('/visits/move', { t: visit.token, slot: '2026-11-26T09:00' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain('Ring verkstaden på 08-123 45 67.');
    setNow(new Date('2026-11-17T09:00:00Z'));
    await post('/visits/cancel', { t: visit.token });
    const gone = await post('/visits/move', { t: visit.token, slot: '2026-11-26T09:00' });
    expect(gone.status).toBe(409);
    expect(await textOf(gone)).toContain('Besöket är avbokat');
    expect(engine().notices.map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
  });

  test('says so when the register of vehicles is away', async () => {
    const { token } = await book();
    setWorkshops({
      ...workshops(),
      timeslots: async () => ({ ok: false, error: { code: 'register-unavailable' } }),
    });
    const answer = await get(`/visits/move?t=${token}`);
    expect(answer.status).toBe(503);
    expect(await textOf(answer)).toContain('Bokningen svarar inte');
  });
});
