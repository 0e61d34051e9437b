import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '~/platform/time';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  at,
  DATE,
  database,
  openAccounts,
  PASSWORD,
  signedIn,
  staff,
  today,
  world,
} from '~test/identity/identity-stage';

const server = postgresOfFile();

const tomorrow = (time: string) => new Date(`${addDays(DATE, 1)}T${time}Z`);

onBothDatabases(server, (open) => {
  openAccounts(open);

  describe('attempts', () => {
    const WRONG = 'wrong wrong wrong';
    const email = 'kim@nordhem.example';
    const attempt = (password: string, client: string, cookie?: string) =>
      at().identity.signIn({ email, password, client, cookie });
    const codeOf = async (password: string, client: string, cookie?: string) => {
      const answer = await attempt(password, client, cookie);
      return answer.ok ? 'entered' : answer.error.code;
    };
    beforeEach(async () => {
      await database().db.execute(sql`DELETE FROM identity_attempts`);
      vi.useFakeTimers({ toFake: ['Date'], now: today('07:00:00') });
    });

    test('at one account from one client are free five times, then wait longer each time', async () => {
      for (let n = 0; n < 5; n++) expect(await codeOf(WRONG, 'a')).toBe('refused');
      // The right password is not looked at either; somebody elsewhere is not kept out.
      expect(await attempt(PASSWORD, 'a')).toMatchObject({ error: { retryAfterSeconds: 15 } });
      expect(await codeOf(PASSWORD, 'b')).toBe('entered');
      vi.setSystemTime(today('07:00:16'));
      expect(await codeOf(WRONG, 'a')).toBe('refused');
      expect(await attempt(WRONG, 'a')).toMatchObject({ error: { retryAfterSeconds: 30 } });
      vi.setSystemTime(today('07:00:47'));
      expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('are forgotten with a new password, but those of a client at other accounts', async () => {
      for (let n = 0; n < 31; n++)
        await at().identity.signIn({ email: `${n}@x.example`, password: WRONG, client: 'b' });
      for (let n = 0; n < 22; n++) await attempt(WRONG, n < 6 ? 'a' : `somewhere ${n}`);
      expect(await codeOf(PASSWORD, 'a')).toBe('rate-limited');
      await at().identity.accounts.run({ command: 'password', email, password: PASSWORD });
      expect(await codeOf(PASSWORD, 'b')).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('good ones use up nothing', async () => {
      for (let n = 0; n < 12; n++) expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('that are still free keep nobody waiting, though one that began later was counted first', async () => {
      vi.setSystemTime(today('07:00:01'));
      expect(await codeOf(WRONG, 'a')).toBe('refused');
      vi.setSystemTime(today('07:00:00'));
      expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('at the same moment count each for itself, in whatever process', async () => {
      const others = world(database());
      const all = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          (n % 2 === 0 ? at() : others).identity.signIn({ email, password: WRONG, client: 'a' }),
        ),
      );
      const refused = all.filter((answer) => !answer.ok && answer.error.code === 'refused');
      expect(refused).toHaveLength(5);
    });

    test('by others do not lock out a member on a known device', async () => {
      const cookie = await signedIn(at(), email, 'home');
      for (let n = 0; n < 22; n++) await attempt(WRONG, `somewhere ${n}`);
      expect(await codeOf(PASSWORD, 'new place')).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home')).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('entered');
    });

    test('that are many at one account warn its owner, once', async () => {
      for (let n = 0; n < 19; n++) expect(await codeOf(WRONG, `somewhere ${n}`)).toBe('refused');
      expect(await codeOf(PASSWORD, 'home')).toBe('entered');
      expect(at().warned).toEqual([]);
      expect(await codeOf(WRONG, 'somewhere else')).toBe('refused');
      expect(at().warned).toEqual([email]);
      vi.setSystemTime(today('08:00:00'));
      for (let n = 0; n < 3; n++) await attempt(WRONG, `later ${n}`);
      expect(at().warned).toEqual([email]);
      for (let n = 0; n < 22; n++)
        await at().identity.signIn({ email: 'nobody@nordhem.example', password: WRONG, client: `x ${n}` });
      expect(at().warned).toEqual([email]);
    });

    test('from a known device are counted too, and its cookie is of no use for another account', async () => {
      const cookie = await signedIn(at(), email, 'home');
      for (let n = 0; n < 8; n++) expect(await codeOf(WRONG, `place ${n}`, cookie)).toBe('refused');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('rate-limited');
      const other = 'ola@nordhem.example';
      await at().identity.accounts.run(staff(other));
      const guess = (n: number) =>
        at().identity.signIn({ email: other, password: WRONG, client: `place ${n}`, cookie });
      for (let n = 0; n < 20; n++) await guess(n);
      expect(await guess(21)).toMatchObject({ error: { code: 'rate-limited' } });
    });

    test('a forged device is none', async () => {
      const cookie = await signedIn(at(), email, 'home');
      const forged = cookie.replace(/(forecourt\.device=[\w-]{22}\.)./, '$1!');
      for (let n = 0; n < 20; n++) await attempt(WRONG, `place ${n}`);
      expect(await codeOf(PASSWORD, 'home', forged)).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('entered');
    });

    test('are deleted after a day', async () => {
      for (let n = 0; n < 20; n++) await attempt(WRONG, `place ${n}`);
      vi.setSystemTime(tomorrow('07:00:01'));
      await at().identity.cleanUp();
      const rows = await database().rows(
        database().db,
        sql`SELECT count(*)::int AS n FROM identity_attempts`,
      );
      expect(rows).toEqual([{ n: 0 }]);
    });
  });
});
