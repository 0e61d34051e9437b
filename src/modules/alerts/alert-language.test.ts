import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { fixedClock } from '~/platform/time';
import {
  alerts,
  database,
  form,
  later,
  load,
  mailed,
  mails,
  never,
  openAlerts,
  setMails,
  settled,
  site,
  tokenIn,
} from '~test/alerts/alerts-stage';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { alertRoutes } from './web/routes';

onBothDatabases(postgresOfFile(), (open) => {
  openAlerts(open);

  /** Subscribes and confirms on the pages of a language; the mail that asked. */
  async function watchIn(language: 'sv' | 'en') {
    await alerts().subscribe(site, language, form());
    await mailed(1);
    const [mail = never()] = mails();
    await alerts().confirm(tokenIn(mail, 'confirm'));
    setMails([]);
    return mail;
  }

  describe('who signed up on the English pages', () => {
    test('is written to in English, with links to English pages', async () => {
      await load({ a: 300_000 });
      await settled();
      const request = await watchIn('en');
      expect(request.subject).toBe(`Confirm your alert at ${site.name}`);
      expect(request.text).toMatch(/\/alerts\/confirm\?t=[\w-]{43}&l=en\s/);
      await load({ a: 290_000, b: 100_000 });
      await mailed(1);
      const [news = never()] = mails();
      expect(news.subject).toBe(`1 new car, 1 lower price – ${site.name}`);
      expect(news.text).toMatch(/\/alerts\/manage\?t=[\w-]{43}&l=en\s/);
      expect(news.unsubscribe).toMatch(/\/alerts\/unsubscribe\?t=[\w-]{43}&l=en$/);
    });

    test('asks again: the answer is in the language that was confirmed, as anybody may ask', async () => {
      await watchIn('en');
      later(5);
      await alerts().subscribe(site, 'sv', form());
      await mailed(1);
      expect(mails()[0]?.text).toMatch(/already[\s\S]*&l=en/);
    });
  });

  test.each(['fi', 'xx', ''])(
    'a row whose language the site does not have (%j) is in its main one, as are its links',
    async (tag) => {
      await load({ a: 300_000 });
      await settled();
      await watchIn('en');
      await database().db.execute(sql`UPDATE alerts SET language = ${tag}`);
      await load({ a: 290_000 });
      await mailed(1);
      expect(mails()[0]?.subject).toBe(`1 sänkt pris – ${site.name}`);
      expect(mails()[0]?.text).not.toContain('l=en');
      const token = tokenIn(mails()[0] ?? never(), 'manage');
      expect((await alerts().open('manage', token))?.alert.language).toBe('sv');
    },
  );

  test('the pages behind the links stay in their language when there is nothing behind them any more', async () => {
    const drawn: string[] = [];
    const pages = {
      async draw(_: unknown, language: string, page: { readonly kind: string }, status: number) {
        drawn.push(`${page.kind} ${language} ${status}`);
        return new Response('', { status });
      },
      again: () => never(),
    };
    const app = alertRoutes({
      alerts: alerts(),
      siteOf: () => site,
      languageOf: () => 'sv',
      clientOf: () => 'visitor',
      rateLimit: createRateLimit({ burst: 4, perMinute: 1 }),
      pages,
      clock: fixedClock('2026-03-01T12:00:00Z'),
      log: nullLog,
    });
    const post = (path: string, fields: Readonly<Record<string, string>>) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    await alerts().subscribe(site, 'en', form());
    await mailed(1);
    const t = tokenIn(mails()[0] ?? never(), 'confirm');
    const confirmed = (await post('/alerts/confirm', { t, l: 'en' })).headers.get('location') ?? '';
    expect(confirmed).toMatch(/^\/alerts\/manage\?t=[\w-]{43}&l=en&done=confirmed$/);
    const manage = new URL(confirmed, 'https://nordhem.example').searchParams.get('t') ?? '';
    const fields = { t: manage, l: 'en', action: 'save', frequency: 'daily', newCars: 'on' };
    expect((await post('/alerts/manage', fields)).headers.get('location')).toMatch(/&l=en&done=saved$/);
    await post('/alerts/manage', { ...fields, action: 'delete' });
    await post('/alerts/manage', fields);
    await post('/alerts/manage', fields);
    await app.request(`/alerts/unsubscribe?t=${manage}&l=en`);
    await app.request(`/alerts/unsubscribe?t=${manage}`);
    expect(drawn).toEqual(['deleted en 200', 'gone en 410', 'limited en 429', 'gone en 410', 'gone sv 410']);
  });
});
