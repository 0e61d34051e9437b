import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  alerts,
  database,
  form,
  later,
  load,
  mailed,
  mails,
  never,
  now,
  openAlerts,
  options,
  settled,
  site,
  store,
  subscribe,
  tokenIn,
  watch,
  without,
} from '~test/alerts/alerts-stage';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { mailDigests } from './alerts';
import { retentionLimits } from './domain/alert';
import { deleteOldAlerts } from './store/alert-store';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  openAlerts(open);

  describe('subscribing', () => {
    test('asks the owner of the address first, and begins when the button is pressed', async () => {
      await subscribe();
      await mailed(1);
      const [mail = never()] = mails();
      expect(mail).toMatchObject({
        to: 'ada@post.example',
        subject: `Bekräfta din bevakning hos ${site.name}`,
      });
      expect(mail.html).toContain('Bekräfta bevakningen');
      expect(await alerts().counts()).toEqual({ pending: 1, active: 0, stopped: 0 });
      const token = tokenIn(mail, 'confirm');
      // Looking at the page is not confirming, and the token opens no other door.
      expect((await alerts().open('confirm', token))?.alert.state).toBe('pending');
      expect(await alerts().open('manage', token)).toBeNull();
      expect(await alerts().stop('unsubscribe', token)).toBeNull();
      expect((await alerts().confirm(token))?.alert.state).toBe('active');
      expect((await alerts().confirm(token))?.alert.state, 'once more').toBe('active');
      expect(await alerts().counts()).toEqual({ pending: 0, active: 1, stopped: 0 });
    });

    test('no token stands in the database', async () => {
      await subscribe();
      await mailed(1);
      const token = tokenIn(mails()[0] ?? never(), 'confirm');
      const rows = await database().rows(
        database().db,
        sql`SELECT to_jsonb(t)::text AS row FROM alert_tokens t UNION ALL SELECT data::text FROM pgboss.job
            WHERE name LIKE 'alerts-%'`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain('post.example');
    });

    test('the same search of the same address is one alert, also at the same moment', async () => {
      const same = { email: 'twice@post.example', search: 'brand=Volvo&brand=Audi' };
      await Promise.all([subscribe(same), subscribe({ ...same, email: ' Twice@Post.example ' })]);
      expect(await alerts().counts()).toEqual({ pending: 1, active: 0, stopped: 0 });
      await mailed(1);
      await subscribe({ ...same, search: 'brand=Audi' });
      expect(await alerts().counts()).toEqual({ pending: 2, active: 0, stopped: 0 });
      await mailed(2);
    });

    test('an alert that is on is not changed by a stranger; only its owner learns of it', async () => {
      const email = 'known@post.example';
      const manage = await watch({ email });
      expect(
        await alerts().subscribe(site, 'sv', without(form({ email, frequency: 'daily' }), 'newCars')),
      ).toEqual({
        ok: true,
        value: null,
      });
      later(5);
      expect(await subscribe({ email, frequency: 'daily' })).toEqual({ ok: true, value: null });
      await mailed(1);
      expect(mails()[0]?.text).toContain('/alerts/manage?t=');
      expect(mails()[0]?.text).not.toContain('/alerts/confirm');
      expect((await alerts().open('manage', manage))?.alert).toMatchObject({
        newCars: true,
        frequency: 'now',
      });
    });

    test('a mailbox flooder gets the usual answer, and nothing is sent', async () => {
      const email = 'victim@post.example';
      for (let n = 0; n < 8; n += 1) {
        expect(await subscribe({ email, search: `brand=${n}` })).toEqual({ ok: true, value: null });
      }
      expect(await alerts().counts()).toEqual({ pending: 5, active: 0, stopped: 0 });
      await mailed(5);
    });

    test.each<[string, Readonly<Record<string, string>>, object]>([
      ['no address', { email: ' ' }, { kind: 'invalid', problems: { email: 'emailMissing' } }],
      [
        'two addresses',
        { email: 'a@b.example, c@d.example' },
        { kind: 'invalid', problems: { email: 'emailInvalid' } },
      ],
      [
        'a header',
        { email: 'a@b.example\r\nBcc: c@d.example' },
        { kind: 'invalid', problems: { email: 'emailInvalid' } },
      ],
      [
        'an endless address',
        { email: `${'a'.repeat(60)}@${'b.'.repeat(120)}example` },
        { kind: 'invalid', problems: { email: 'emailInvalid' } },
      ],
      ['a bot', { website: 'https://spam.example' }, { kind: 'suspected-bot' }],
      ['another host', { path: '//evil.example/' }, { kind: 'malformed' }],
      ['a script', { path: 'javascript:alert(1)' }, { kind: 'malformed' }],
      ['another rhythm', { frequency: 'hourly' }, { kind: 'invalid', problems: { wish: 'wishMissing' } }],
      ['an endless search', { search: 'x'.repeat(9_000) }, { kind: 'malformed' }],
    ])('refuses %s', async (_, fields, error) => {
      expect(await subscribe(fields)).toEqual({ ok: false, error });
      expect(await alerts().counts()).toEqual({ pending: 0, active: 0, stopped: 0 });
    });

    test('refuses a wish for nothing', async () => {
      expect(await alerts().subscribe(site, 'sv', without(form(), 'newCars', 'priceDrops'))).toEqual({
        ok: false,
        error: { kind: 'invalid', problems: { wish: 'wishMissing' } },
      });
    });

    test('a stranger’s words do not travel in the mail that asks', async () => {
      await subscribe({
        email: 'words@post.example',
        search: 'brand=Win+at+www.evil.example&brand=Volvo&brand=<b>x</b>',
      });
      await mailed(1);
      expect(mails()[0]?.text).toContain('Volvo');
      expect(`${mails()[0]?.text}${mails()[0]?.html}`).not.toMatch(/evil|<b>x/);
    });
  });

  describe('the end of an alert', () => {
    test('one click ends the mails; it can be asked for anew', async () => {
      const email = 'back@post.example';
      await watch({ email });
      await load({ a: 100_000 });
      await mailed(1);
      const token = tokenIn(mails()[0] ?? never(), 'unsubscribe');
      expect((await alerts().stop('unsubscribe', token))?.alert.state).toBe('stopped');
      expect((await alerts().stop('unsubscribe', token))?.alert.state, 'again').toBe('stopped');
      await load({ a: 100_000, b: 100_000 });
      await settled();
      expect(mails()).toHaveLength(1);
      await watch({ email });
      await load({ a: 100_000, b: 100_000, c: 100_000 });
      await mailed(1);
      expect(mails()[0]?.text).toContain(`${store()}-c`);
      expect(mails()[0]?.text).not.toContain(`${store()}-b`);
    });

    test('a mail that waits is not sent after the alert was stopped', async () => {
      const manage = await watch({ frequency: 'daily' });
      await load({ a: 100_000 });
      await settled();
      await alerts().stop('manage', manage);
      later(24 * 60);
      await mailDigests(options());
      expect((await alerts().resume(manage))?.alert.state).toBe('active');
      await mailDigests(options());
      expect(mails()).toEqual([]);
    });

    test('changed wishes count, and deleting takes everything', async () => {
      const manage = await watch();
      const preferences = { newCars: false, priceDrops: true, frequency: 'daily' } as const;
      expect((await alerts().change(manage, preferences))?.alert).toMatchObject(preferences);
      expect(await alerts().remove(manage)).toBe(true);
      expect(await alerts().open('manage', manage)).toBeNull();
      expect(await alerts().remove(manage)).toBe(false);
      const left = await database().rows(
        database().db,
        sql`SELECT (SELECT count(*) FROM alerts) + (SELECT count(*) FROM alert_tokens) AS n`,
      );
      expect(left).toEqual([{ n: 0 }]);
    });

    test('an unconfirmed alert is deleted after seven days, with its link', async () => {
      await subscribe({ email: 'slow@post.example' });
      await mailed(1);
      const token = tokenIn(mails()[0] ?? never(), 'confirm');
      const manage = await watch({ email: 'quick@post.example', search: 'brand=Saab' });
      later(7 * 24 * 60 + 1);
      expect(await alerts().confirm(token)).toBeNull();
      await forget();
      expect(await alerts().counts()).toEqual({ pending: 0, active: 1, stopped: 0 });
      await alerts().stop('manage', manage);
      later(30 * 24 * 60 + 1);
      await forget();
      expect(await alerts().counts()).toEqual({ pending: 0, active: 0, stopped: 0 });
    });

    const forget = () => deleteOldAlerts(database(), retentionLimits(now()));
  });
});
