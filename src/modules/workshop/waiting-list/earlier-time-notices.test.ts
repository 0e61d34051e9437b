import { expect, test } from 'vitest';
import type { BookedVisit, TimePreference } from '~/modules/workshop';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import {
  book,
  engine,
  mails,
  now,
  openNotices,
  options,
  sendMail,
  setNow,
  setSendMail,
  texts,
} from '~test/workshop/notices-stage';
import { sendEarlierTime } from './earlier-time-notices';

const FAR = '2026-12-15';
const list = () => engine().workshops.waitingList;
const join = async (
  { token }: BookedVisit,
  weekday: number,
  partOfDay: TimePreference['partOfDay'] = 'any',
) =>
  expect(await list().join(SITE, token, { weekdays: [weekday], partOfDay })).toEqual({
    ok: true,
    value: null,
  });
const openTime = async ({ token }: BookedVisit) => {
  const latest = (await list().state(SITE, token))?.latest;
  return latest?.state === 'open' ? latest : null;
};
const offeredDate = (visit: BookedVisit) =>
  expect.poll(async () => (await openTime(visit))?.date, { timeout: 15_000, interval: 20 });
const questions = () => mails().filter(({ subject }) => subject.startsWith('Tidigare tid'));
const textQuestions = () => texts().filter(({ text }) => text.includes('Tidigare tid'));

onBothDatabases(postgresOfFile(), (open) => {
  openNotices(open);

  test('whoever joins where a time is free is asked by mail and SMS, which lead to the time and to the way out', async () => {
    const visit = await book({ date: FAR });
    await join(visit, 3, 'afternoon');
    await expect
      .poll(() => [questions().length, textQuestions().length], { timeout: 15_000, interval: 20 })
      .toEqual([1, 1]);
    const [mail] = questions();
    expect(mail?.subject).toBe('Tidigare tid: onsdag 18 november 2026 kl. 12:00. Svara före klockan 10:30');
    expect(mail?.text).toContain('Din tid nu: tisdag 15 december 2026 kl. 08:00');
    expect(mail?.text).not.toMatch(/secret words|Ada/);
    expect(mail?.until?.toISOString()).toBe('2026-11-17T09:30:00.000Z');
    expect(mail?.unsubscribe).toMatch(/^https:\/\/nordhem\.example\/visits\/earlier\/leave\?t=[\w-]{43}$/);
    const token = /\/visits\/earlier\/time\?t=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await list().state(SITE, token))?.latest).toMatchObject({
      date: '2026-11-18',
      time: '12:00',
      state: 'open',
    });
    const [sms] = textQuestions();
    expect(sms?.text).toMatch(
      /till kl\. 10:30: https:\/\/nordhem\.example\/visits\/earlier\/time\?t=[\w-]{43}$/,
    );
    expect(sms?.text.length).toBeLessThanOrEqual(306);
  });

  test('a mail server that is back when the half hour is over sends nothing any more', async () => {
    const send = sendMail();
    let attempts = 0;
    setSendMail((mail) => {
      if (!mail.subject.startsWith('Tidigare tid')) return send(mail);
      attempts += 1;
      return Promise.reject(new Error('no mail server'));
    });
    const visit = await book({ date: FAR, phone: '08-123 45 67' });
    await join(visit, 3);
    await offeredDate(visit).toBe('2026-11-18');
    // The job has looked at the clock before it comes to the mail: one that is under way would send with the other server.
    await expect.poll(() => attempts).toBe(1);
    const id = (await openTime(visit))?.id ?? '';
    setNow(new Date(now().getTime() + 30 * 60_000));
    setSendMail(send);
    await sendEarlierTime({ id, channel: 'mail' }, options());
    expect(questions()).toEqual([]);
  });

  test('a visit that is cancelled opens its time for who waits, by the jobs alone', async () => {
    const full: BookedVisit[] = [];
    for (let hour = 8; hour < 16; hour += 1)
      for (const _bay of [1, 2])
        full.push(await book({ date: '2026-11-19', time: `${String(hour).padStart(2, '0')}:00` }));
    // The Thursday after: that of the full day is the only earlier one.
    const visit = await book({ date: '2026-11-26' });
    await join(visit, 4, 'morning');
    expect(await engine().workshops.askWhoWaits(INDEX, '10.1')).toBe(0);
    await engine().workshops.service.cancel(SITE, 'sv', full[0]?.token ?? '');
    await offeredDate(visit).toBe('2026-11-19');
  });

  test('so do hours that are longer than before', async () => {
    const visit = await book({ date: FAR });
    await join(visit, 6);
    const hours = (weekdays: number[]) => ({
      weekly: [{ weekdays, opens: '08:00', closes: '16:00' }],
      deviations: [],
    });
    const workshops = (weekdays: number[]) =>
      testSchedule([testWorkshop({ hours: hours(weekdays) }), testWorkshop({ departmentId: '20.1' })]);
    await engine().workshops.replaceSchedule(INDEX, workshops([1, 2, 3, 4, 5, 6]));
    await offeredDate(visit).toBe('2026-11-21');
    await engine().workshops.replaceSchedule(INDEX, workshops([1, 2, 3, 4, 5]));
  });
});
