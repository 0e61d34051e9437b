import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SearchUnavailable } from '~/platform/search';
import {
  alerts,
  database,
  form,
  INDEX,
  later,
  load,
  mailed,
  mails,
  never,
  openAlerts,
  options,
  setMails,
  setSendMail,
  settled,
  setUnfollow,
  site,
  stock,
  store,
  tokenIn,
  unfollow,
  watch,
  without,
} from '~test/alerts/alerts-stage';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { TYPED_CAR } from '~test/stock/typed-car';
import { mailDigests } from './alerts';
import { matchIndex } from './matching';
import * as findings from './store/finding-store';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  openAlerts(open);

  describe('after an import', () => {
    test('a new car that fits is mailed, with all that a mail needs', async () => {
      await load({ old: 100_000 });
      await settled();
      await watch();
      await load({ old: 100_000, fresh: 249_900 });
      await mailed(1);
      const [mail = never()] = mails();
      expect(mail.subject).toBe(`1 ny bil – ${site.name}`);
      expect(mail.text).toContain(`https://nordhem.example/kop-bil/${store()}-fresh`);
      expect(mail.text).toMatch(/249\s900\skr inkl\. moms/);
      expect(mail.text).toContain('https://nordhem.example/kop-bil?brand=Volvo');
      expect(mail.text).not.toContain(`${store()}-old`);
      expect(mail.unsubscribe).toMatch(/^https:\/\/nordhem\.example\/alerts\/unsubscribe\?t=[\w-]{43}$/);
      expect(mail.text).not.toMatch(/månad|ränta/i);
    });

    test('a car that staff write is told, and its price that they lower, though no file comes', async () => {
      await watch();
      later(1);
      const scope = { carIndex: INDEX, stores: null };
      const typed = { ...TYPED_CAR, store: 'OWN' };
      const added = await stock().staff.own.add(
        scope,
        'abcdefghij12',
        { ...typed, price: '249900' },
        { account: 'kim', hidden: false },
      );
      expect(added).toMatchObject({ ok: true });
      await mailed(1);
      expect(mails()[0]?.text).toContain('/kop-bil/own-abcdefghij12');
      later(1);
      const lower = { ...typed, price: '239900' };
      const edited = await stock().staff.own.edit(scope, 'own-abcdefghij12', lower, {
        account: 'kim',
        seen: 1,
      });
      expect(edited).toMatchObject({ ok: true });
      await mailed(2);
      expect(mails()[1]?.text).toMatch(/239\s900/);
    });

    test('the same file again, and a look that is repeated, mail nothing', async () => {
      await watch();
      await load({ a: 100_000 });
      await mailed(1);
      await load({ a: 100_000 });
      await database().db.execute(sql`UPDATE alert_positions SET position = 0`);
      await Promise.all([matchIndex(INDEX, options()), matchIndex(INDEX, options())]);
      await settled();
      expect(mails()).toHaveLength(1);
    });

    test('what cannot be searched now is looked for again: nothing is taken for not found', async () => {
      await watch();
      unfollow()();
      await load({ a: 100_000 });
      const before = await findings.positionOf(database(), INDEX);
      const search = () => Promise.reject(new SearchUnavailable(INDEX, 'away'));
      const away = { ...options(), stock: { ...stock(), search } };
      await expect(matchIndex(INDEX, away)).rejects.toThrow(SearchUnavailable);
      expect(await findings.positionOf(database(), INDEX)).toBe(before);
      expect(await matchIndex(INDEX, options())).toBe(1);
      setUnfollow(await alerts().follow());
      await mailed(1);
    });

    test('two processes that look at once make one mail', async () => {
      await watch();
      unfollow()();
      await load({ a: 100_000, b: 110_000 });
      await Promise.all([matchIndex(INDEX, options()), matchIndex(INDEX, options())]);
      setUnfollow(await alerts().follow());
      await mailed(1);
      expect(mails()[0]?.subject).toBe(`2 nya bilar – ${site.name}`);
      // correction 17: whoever answers reaches the site, not the sender's machine.
      expect(mails()[0]?.replyTo).toBe(site.contact.email);
    });

    test('a lower price is reported with the previous one; a raised one, or one raised and lowered, is not', async () => {
      await load({ a: 300_000, b: 200_000 });
      await settled();
      await watch();
      await load({ a: 280_000, b: 220_000 });
      await mailed(1);
      expect(mails()[0]?.subject).toBe(`1 sänkt pris – ${site.name}`);
      expect(mails()[0]?.text).toMatch(/280\s000\skr inkl\. moms \(tidigare 300\s000\skr\)/);
      expect(mails()[0]?.text).not.toContain(`${store()}-b`);
      await load({ a: 290_000, b: 210_000 });
      await load({ a: 285_000, b: 205_000 });
      await settled();
      expect(mails()).toHaveLength(1);
      await load({ a: 270_000, b: 205_000 });
      await mailed(2);
      expect(mails()[1]?.text).toMatch(/270\s000\skr inkl\. moms \(tidigare 280\s000\skr\)/);
    });

    test('only what fits and what is wanted', async () => {
      await load({ a: 300_000 });
      await settled();
      await watch({ email: 'audi@post.example', search: 'brand=Audi' });
      await watch({ email: 'cheap@post.example', search: 'brand=Volvo&most=250000' });
      const email = 'drops@post.example';
      await alerts().subscribe(site, 'sv', without(form({ email }), 'newCars'));
      await mailed(1);
      await alerts().confirm(tokenIn(mails()[0] ?? never(), 'confirm'));
      setMails([]);
      await load({ a: 290_000, new: 260_000, small: 90_000 });
      await mailed(2);
      const textOf = (to: string) => mails().find((mail) => mail.to === to)?.text ?? '';
      expect(textOf('cheap@post.example')).toContain(`${store()}-small`);
      expect(textOf('cheap@post.example')).not.toContain(`${store()}-new`);
      expect(textOf(email)).toContain(`${store()}-a`);
      expect(textOf(email)).not.toMatch(new RegExp(`${store()}-(?:new|small)`));
    });

    test('the price of one car can be watched', async () => {
      await load({ a: 300_000, b: 300_000 });
      await settled();
      const email = 'car@post.example';
      const fields = { email, carId: `${store()}-a`, priceDrops: 'on' };
      await alerts().subscribe(site, 'sv', new URLSearchParams(fields));
      await mailed(1);
      await alerts().confirm(tokenIn(mails()[0] ?? never(), 'confirm'));
      setMails([]);
      await load({ a: 290_000, b: 290_000, c: 1_000 });
      await mailed(1);
      expect(mails()[0]?.text).toContain(`${store()}-a`);
      expect(mails()[0]?.text).not.toMatch(new RegExp(`${store()}-[bc]`));
    });

    test('many cars are shown in part and counted', async () => {
      await watch();
      await load(Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`n${n}`, 100_000 + n])));
      await mailed(1);
      expect(mails()[0]?.subject).toBe(`130 nya bilar – ${site.name}`);
      expect(mails()[0]?.text.match(/inkl\. moms/g)).toHaveLength(12);
      expect(mails()[0]?.text).toContain('118 bilar till i listan');
    });

    test('a mail that fails is sent again, with the same key', async () => {
      await watch();
      let broken = true;
      const keys: string[] = [];
      setSendMail(async (mail) => {
        keys.push(mail.key);
        if (broken) throw new Error('no answer');
        mails().push(mail);
      });
      await load({ a: 100_000 });
      await expect.poll(() => keys.length, { timeout: 10_000, interval: 20 }).toBe(1);
      broken = false;
      // The pause before the next attempt is not waited for, unless the queue has looked at its clock already.
      const hurry = sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'alerts-mail' AND state = 'retry'`;
      const sent = async () => {
        await database().db.execute(hurry);
        return mails().length;
      };
      await expect.poll(sent, { timeout: 40_000, interval: 50 }).toBe(1);
      expect(new Set(keys).size).toBe(1);
    });

    test('the daily mail waits for the morning and tells each car once', async () => {
      await load({ a: 300_000 });
      await settled();
      await watch({ frequency: 'daily' });
      await load({ a: 290_000, b: 100_000 });
      await settled();
      await load({ a: 280_000, b: 100_000 });
      await settled();
      await mailDigests(options());
      expect(mails()).toHaveLength(0);
      later(24 * 60);
      await Promise.all([mailDigests(options()), mailDigests(options())]);
      await mailed(1);
      expect(mails()[0]?.subject).toBe(`1 ny bil, 1 sänkt pris – ${site.name}`);
      expect(mails()[0]?.text).toMatch(/280\s000\skr inkl\. moms \(tidigare 290\s000\skr\)/);
    });
  });
});
