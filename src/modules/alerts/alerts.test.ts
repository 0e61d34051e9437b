import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStock, type Stock, stockMigrations } from '~/modules/stock';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { SITES, siteByKey } from '~/sites';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { type Alerts, type AlertsOptions, alertMigrations, createAlerts, type SearchReader } from '.';
import { mailDigests } from './alerts';
import { retentionLimits } from './domain/alert';
import { matchIndex } from './matching';
import { deleteOldAlerts } from './store/alert-store';
import * as findings from './store/finding-store';

const server = postgresOfFile();

const site = siteByKey('automotive-se');
const INDEX = 'automotive-se-cars';
const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';

/** Searches are a make and a highest price here; the list's own codec is tested where it is used. */
const reader: SearchReader = {
  async read(_, requested) {
    if (requested.kind === 'car') return { kind: 'car', carId: requested.carId };
    const query = new URLSearchParams(requested.query);
    query.sort();
    return { kind: 'list', path: requested.path, query: query.toString(), fixed: '' };
  },
  async request(_, search) {
    if (search.kind === 'car') return { filters: { car_id: [search.carId] } };
    const query = new URLSearchParams(search.query);
    const max = query.get('most');
    return {
      filters: { car_brand: query.getAll('brand') },
      facets:
        max === null
          ? []
          : [{ name: 'car_price', filters: [{ type: 'range', values: [null, Number(max)] }] }],
    };
  },
  async describe(_, __, search) {
    if (search.kind === 'car') return { title: 'Volvo V60', words: [], href: `/kop-bil/${search.carId}` };
    const words = [...new URLSearchParams(search.query).values()];
    return { title: 'Bilar', words, href: `/kop-bil?${search.query}` };
  },
  carHref: (_, __, car) => `/kop-bil/${car.car_id}`,
  originOf: () => 'https://nordhem.example',
  look: () => ({
    ground: '#fff',
    surface: '#fff',
    ink: '#111',
    muted: '#555',
    line: '#ddd',
    primary: '#060',
    onPrimary: '#fff',
  }),
};

const form = (fields: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    email: 'ada@post.example',
    path: '/kop-bil',
    search: 'brand=Volvo',
    newCars: 'on',
    priceDrops: 'on',
    ...fields,
  });

function without(fields: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  for (const name of names) fields.delete(name);
  return fields;
}

/** Bytes of a feed: one store per test, so that no test sells another's cars. */
async function* feed(store: string, cars: Readonly<Record<string, number>>, make = 'Volvo') {
  const rows = Object.entries(cars).map(
    ([id, price]) =>
      `${store},${store}-${id},2020,${make},V60,${price},used,Nordhem ${store},"Gatan 1, 111 22 Lund"`,
  );
  yield Buffer.from([HEADER, ...rows].join('\n'));
}

const tokenIn = ({ text }: Mail, door: string) =>
  new RegExp(`/alerts/${door}\\?t=([\\w-]{43})`).exec(text)?.[1] ?? '';

onBothDatabases(server, (open) => {
  let database: Database;
  let jobs: Jobs;
  let stock: Stock;
  let alerts: Alerts;
  let options: AlertsOptions;
  let mails: Mail[];
  let now = new Date('2026-03-01T12:00:00Z');
  let tests = 0;
  let store: string;
  let sendMail: (mail: Mail) => Promise<void>;
  let unfollow: () => void;

  beforeAll(async () => {
    database = await open([platformMigrations, stockMigrations, alertMigrations]);
    stock = createStock({ database, log: nullLog, sites: SITES, now: () => now });
    await stock.start();
    jobs = createJobs({ database, log: nullLog });
    options = {
      database,
      jobs,
      stock,
      reader,
      log: nullLog,
      clock: { now: () => now },
      mailer: { send: (mail) => sendMail(mail).then(() => 'sent') },
      addressLimit: createRateLimit({ burst: 5, perMinute: 1 / 60 }),
    };
    alerts = createAlerts(options);
    await alerts.work();
    await jobs.start();
    unfollow = await alerts.follow();
  });
  afterAll(async () => {
    unfollow();
    await jobs.stop();
    await stock.stop();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.execute(sql`TRUNCATE alerts CASCADE`);
    mails = [];
    sendMail = async (mail) => void mails.push(mail);
    tests += 1;
    store = `S${tests}`;
    later(60 * 24);
  });

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const mailed = (count: number) =>
    expect.poll(() => mails.length, { timeout: 10_000, interval: 20 }).toBe(count);
  const load = async (cars: Readonly<Record<string, number>>, make?: string) => {
    later(1);
    const result = await stock.importFeed('automotive-se', feed(store, cars, make));
    if (!result.ok) throw new Error(result.error.message);
  };
  /** The look that the import has woken is over. */
  const settled = async () => {
    const position = await stock.position(INDEX);
    await expect
      .poll(() => findings.positionOf(database, INDEX), { timeout: 10_000, interval: 20 })
      .toBe(position);
  };
  const subscribe = (fields?: Readonly<Record<string, string>>) => alerts.subscribe(site, 'sv', form(fields));
  /** Subscribes and confirms; returns the token to manage it. */
  const watch = async (fields: Readonly<Record<string, string>> = {}) => {
    const before = mails.length;
    const email = `v${tests}.${before}@post.example`;
    expect(await subscribe({ email, ...fields })).toEqual({ ok: true, value: null });
    await mailed(before + 1);
    const confirmed = await alerts.confirm(tokenIn(mails[before] ?? never(), 'confirm'));
    mails = [];
    return confirmed?.manage ?? '';
  };
  const never = (): never => {
    throw new Error('no mail');
  };

  describe('subscribing', () => {
    test('asks the owner of the address first, and begins when the button is pressed', async () => {
      await subscribe();
      await mailed(1);
      const [mail = never()] = mails;
      expect(mail).toMatchObject({
        to: 'ada@post.example',
        subject: `Bekräfta din bevakning hos ${site.name}`,
      });
      expect(mail.html).toContain('Bekräfta bevakningen');
      expect(await alerts.counts()).toEqual({ pending: 1, active: 0, stopped: 0 });
      const token = tokenIn(mail, 'confirm');
      // Looking at the page is not confirming, and the token opens no other door.
      expect((await alerts.open('confirm', token))?.alert.state).toBe('pending');
      expect(await alerts.open('manage', token)).toBeNull();
      expect(await alerts.stop('unsubscribe', token)).toBeNull();
      expect((await alerts.confirm(token))?.alert.state).toBe('active');
      expect((await alerts.confirm(token))?.alert.state, 'once more').toBe('active');
      expect(await alerts.counts()).toEqual({ pending: 0, active: 1, stopped: 0 });
    });

    test('no token stands in the database', async () => {
      await subscribe();
      await mailed(1);
      const token = tokenIn(mails[0] ?? never(), 'confirm');
      const rows = await database.rows(
        database.db,
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
      expect(await alerts.counts()).toEqual({ pending: 1, active: 0, stopped: 0 });
      await mailed(1);
      await subscribe({ ...same, search: 'brand=Audi' });
      expect(await alerts.counts()).toEqual({ pending: 2, active: 0, stopped: 0 });
      await mailed(2);
    });

    test('an alert that is on is not changed by a stranger; only its owner learns of it', async () => {
      const email = 'known@post.example';
      const manage = await watch({ email });
      expect(
        await alerts.subscribe(site, 'sv', without(form({ email, frequency: 'daily' }), 'newCars')),
      ).toEqual({
        ok: true,
        value: null,
      });
      later(5);
      expect(await subscribe({ email, frequency: 'daily' })).toEqual({ ok: true, value: null });
      await mailed(1);
      expect(mails[0]?.text).toContain('/alerts/manage?t=');
      expect(mails[0]?.text).not.toContain('/alerts/confirm');
      expect((await alerts.open('manage', manage))?.alert).toMatchObject({ newCars: true, frequency: 'now' });
    });

    test('a mailbox flooder gets the usual answer, and nothing is sent', async () => {
      const email = 'victim@post.example';
      for (let n = 0; n < 8; n += 1) {
        expect(await subscribe({ email, search: `brand=${n}` })).toEqual({ ok: true, value: null });
      }
      expect(await alerts.counts()).toEqual({ pending: 5, active: 0, stopped: 0 });
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
      expect(await alerts.counts()).toEqual({ pending: 0, active: 0, stopped: 0 });
    });

    test('refuses a wish for nothing', async () => {
      expect(await alerts.subscribe(site, 'sv', without(form(), 'newCars', 'priceDrops'))).toEqual({
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
      expect(mails[0]?.text).toContain('Volvo');
      expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/evil|<b>x/);
    });
  });

  describe('after an import', () => {
    test('a new car that fits is mailed, with all that a mail needs', async () => {
      await load({ old: 100_000 });
      await settled();
      await watch();
      await load({ old: 100_000, fresh: 249_900 });
      await mailed(1);
      const [mail = never()] = mails;
      expect(mail.subject).toBe(`1 ny bil – ${site.name}`);
      expect(mail.text).toContain(`https://nordhem.example/kop-bil/${store}-fresh`);
      expect(mail.text).toMatch(/249\s900\skr inkl\. moms/);
      expect(mail.text).toContain('https://nordhem.example/kop-bil?brand=Volvo');
      expect(mail.text).not.toContain(`${store}-old`);
      expect(mail.unsubscribe).toMatch(/^https:\/\/nordhem\.example\/alerts\/unsubscribe\?t=[\w-]{43}$/);
      expect(mail.text).not.toMatch(/månad|ränta/i);
    });

    test('the same file again, and a look that is repeated, mail nothing', async () => {
      await watch();
      await load({ a: 100_000 });
      await mailed(1);
      await load({ a: 100_000 });
      await database.db.execute(sql`UPDATE alert_positions SET position = 0`);
      await Promise.all([matchIndex(INDEX, options), matchIndex(INDEX, options)]);
      await settled();
      expect(mails).toHaveLength(1);
    });

    test('two processes that look at once make one mail', async () => {
      await watch();
      unfollow();
      await load({ a: 100_000, b: 110_000 });
      await Promise.all([matchIndex(INDEX, options), matchIndex(INDEX, options)]);
      unfollow = await alerts.follow();
      await mailed(1);
      expect(mails[0]?.subject).toBe(`2 nya bilar – ${site.name}`);
      // correction 17: whoever answers reaches the site, not the sender's machine.
      expect(mails[0]?.replyTo).toBe(site.contact.email);
    });

    test('a lower price is reported with the previous one; a raised one, or one raised and lowered, is not', async () => {
      await load({ a: 300_000, b: 200_000 });
      await settled();
      await watch();
      await load({ a: 280_000, b: 220_000 });
      await mailed(1);
      expect(mails[0]?.subject).toBe(`1 sänkt pris – ${site.name}`);
      expect(mails[0]?.text).toMatch(/280\s000\skr inkl\. moms \(tidigare 300\s000\skr\)/);
      expect(mails[0]?.text).not.toContain(`${store}-b`);
      await load({ a: 290_000, b: 210_000 });
      await load({ a: 285_000, b: 205_000 });
      await settled();
      expect(mails).toHaveLength(1);
      await load({ a: 270_000, b: 205_000 });
      await mailed(2);
      expect(mails[1]?.text).toMatch(/270\s000\skr inkl\. moms \(tidigare 280\s000\skr\)/);
    });

    test('only what fits and what is wanted', async () => {
      await load({ a: 300_000 });
      await settled();
      await watch({ email: 'audi@post.example', search: 'brand=Audi' });
      await watch({ email: 'cheap@post.example', search: 'brand=Volvo&most=250000' });
      const email = 'drops@post.example';
      await alerts.subscribe(site, 'sv', without(form({ email }), 'newCars'));
      await mailed(1);
      await alerts.confirm(tokenIn(mails[0] ?? never(), 'confirm'));
      mails = [];
      await load({ a: 290_000, new: 260_000, small: 90_000 });
      await mailed(2);
      const textOf = (to: string) => mails.find((mail) => mail.to === to)?.text ?? '';
      expect(textOf('cheap@post.example')).toContain(`${store}-small`);
      expect(textOf('cheap@post.example')).not.toContain(`${store}-new`);
      expect(textOf(email)).toContain(`${store}-a`);
      expect(textOf(email)).not.toMatch(new RegExp(`${store}-(?:new|small)`));
    });

    test('the price of one car can be watched', async () => {
      await load({ a: 300_000, b: 300_000 });
      await settled();
      const email = 'car@post.example';
      const fields = { email, carId: `${store}-a`, priceDrops: 'on' };
      await alerts.subscribe(site, 'sv', new URLSearchParams(fields));
      await mailed(1);
      await alerts.confirm(tokenIn(mails[0] ?? never(), 'confirm'));
      mails = [];
      await load({ a: 290_000, b: 290_000, c: 1_000 });
      await mailed(1);
      expect(mails[0]?.text).toContain(`${store}-a`);
      expect(mails[0]?.text).not.toMatch(new RegExp(`${store}-[bc]`));
    });

    test('many cars are shown in part and counted', async () => {
      await watch();
      await load(Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`n${n}`, 100_000 + n])));
      await mailed(1);
      expect(mails[0]?.subject).toBe(`130 nya bilar – ${site.name}`);
      expect(mails[0]?.text.match(/inkl\. moms/g)).toHaveLength(12);
      expect(mails[0]?.text).toContain('118 bilar till i listan');
    });

    test('a mail that fails is sent again, with the same key', async () => {
      await watch();
      let broken = true;
      const keys: string[] = [];
      sendMail = async (mail) => {
        keys.push(mail.key);
        if (broken) throw new Error('no answer');
        mails.push(mail);
      };
      await load({ a: 100_000 });
      await expect.poll(() => keys.length, { timeout: 10_000, interval: 20 }).toBe(1);
      broken = false;
      // The pause before the next attempt is not waited for.
      const hurry = sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'alerts-mail' AND state = 'retry'`;
      const sent = async () => {
        await database.db.execute(hurry);
        return mails.length;
      };
      await expect.poll(sent, { timeout: 10_000, interval: 50 }).toBe(1);
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
      await mailDigests(options);
      expect(mails).toHaveLength(0);
      later(24 * 60);
      await Promise.all([mailDigests(options), mailDigests(options)]);
      await mailed(1);
      expect(mails[0]?.subject).toBe(`1 ny bil, 1 sänkt pris – ${site.name}`);
      expect(mails[0]?.text).toMatch(/280\s000\skr inkl\. moms \(tidigare 290\s000\skr\)/);
    });
  });

  describe('the end of an alert', () => {
    test('one click ends the mails; it can be asked for anew', async () => {
      const email = 'back@post.example';
      await watch({ email });
      await load({ a: 100_000 });
      await mailed(1);
      const token = tokenIn(mails[0] ?? never(), 'unsubscribe');
      expect((await alerts.stop('unsubscribe', token))?.alert.state).toBe('stopped');
      expect((await alerts.stop('unsubscribe', token))?.alert.state, 'again').toBe('stopped');
      await load({ a: 100_000, b: 100_000 });
      await settled();
      expect(mails).toHaveLength(1);
      await watch({ email });
      await load({ a: 100_000, b: 100_000, c: 100_000 });
      await mailed(1);
      expect(mails[0]?.text).toContain(`${store}-c`);
      expect(mails[0]?.text).not.toContain(`${store}-b`);
    });

    test('a mail that waits is not sent after the alert was stopped', async () => {
      const manage = await watch({ frequency: 'daily' });
      await load({ a: 100_000 });
      await settled();
      await alerts.stop('manage', manage);
      later(24 * 60);
      await mailDigests(options);
      expect((await alerts.resume(manage))?.alert.state).toBe('active');
      await mailDigests(options);
      expect(mails).toEqual([]);
    });

    test('changed wishes count, and deleting takes everything', async () => {
      const manage = await watch();
      const preferences = { newCars: false, priceDrops: true, frequency: 'daily' } as const;
      expect((await alerts.change(manage, preferences))?.alert).toMatchObject(preferences);
      expect(await alerts.remove(manage)).toBe(true);
      expect(await alerts.open('manage', manage)).toBeNull();
      expect(await alerts.remove(manage)).toBe(false);
      const left = await database.rows(
        database.db,
        sql`SELECT (SELECT count(*) FROM alerts) + (SELECT count(*) FROM alert_tokens) AS n`,
      );
      expect(left).toEqual([{ n: 0 }]);
    });

    test('an unconfirmed alert is deleted after seven days, with its link', async () => {
      await subscribe({ email: 'slow@post.example' });
      await mailed(1);
      const token = tokenIn(mails[0] ?? never(), 'confirm');
      const manage = await watch({ email: 'quick@post.example', search: 'brand=Saab' });
      later(7 * 24 * 60 + 1);
      expect(await alerts.confirm(token)).toBeNull();
      await forget();
      expect(await alerts.counts()).toEqual({ pending: 0, active: 1, stopped: 0 });
      await alerts.stop('manage', manage);
      later(30 * 24 * 60 + 1);
      await forget();
      expect(await alerts.counts()).toEqual({ pending: 0, active: 0, stopped: 0 });
    });

    const forget = () => deleteOldAlerts(database, retentionLimits(now));
  });
});
