/** @module-tag sweep */
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { freshPostgres, postgresOfFile } from '~test/database';
import { ask } from './ask';
import { axeFaults, PHONE, visit } from './browser';
import { openBrowser } from './chromium';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

const postgres = postgresOfFile();
const PATH = '/service-och-verkstad/dackhotell';

describe.skipIf(!postgres)(
  postgres ? 'the database goes away' : 'the database goes away (skipped: PostgreSQL is not installed)',
  { retry: 0 },
  () => {
    let database: Database & { readonly url: string };
    /** Beside the database: lets nobody into it, and in again. */
    let beside: Database;
    let server: RunningServer;
    let browser: Browser;

    beforeAll(async () => {
      database = await freshPostgres(postgres?.url ?? '', []);
      beside = await openDatabase({ databaseUrl: postgres?.url ?? '', dataDir: '', log: nullLog });
      server = await startServer({
        dataDir: await freshDataDir(),
        env: { DATABASE_URL: database.url },
        startTimeoutMs: 170_000,
      });
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      if (server !== undefined) await removeDataDir(server.dataDir);
      await beside?.close();
      await database?.close();
    });

    const name = () => new URL(database.url).pathname.slice(1);
    async function stops(): Promise<void> {
      await beside.db.execute(sql.raw(`ALTER DATABASE "${name()}" ALLOW_CONNECTIONS false`));
      await beside.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name()}`,
      );
    }
    const comesBack = () => beside.db.execute(sql.raw(`ALTER DATABASE "${name()}" ALLOW_CONNECTIONS true`));

    const flow = (page: Page) => page.locator('[data-page]');
    const at = (page: Page, step: string) => page.locator(`[data-page="${step}"]`).waitFor();
    const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
    const ready = (page: Page) =>
      page.locator('fc-island[data-island="tyre-hotel"][data-ready]').waitFor({ state: 'attached' });
    const shows = async (page: Page) => (await flow(page).textContent()) ?? '';

    async function signsIn(page: Page): Promise<void> {
      await page.keyboard.press('Enter');
      await at(page, 'Login');
      await button(page, 'Skicka kod').click();
      await at(page, 'Validate');
      const { text } = await ask(server, '/_dev/outbox', { host: 'carstore-se.localhost' });
      await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
      await page.keyboard.type(/(\d{4}) är din kod/.exec(text)?.[1] ?? '');
      await page.keyboard.press('Enter');
      await at(page, 'LoggedIn');
      await page.getByText('Ditt fordon').waitFor();
    }

    test('while the tyre hotel is used: it says what to do next, nothing is lost, and it goes on where it was', async () => {
      const expected = [/tirehotel|status of 500/];
      await visit(browser, { viewport: PHONE, expected }, async (page) => {
        await page.goto(server.site('carstore-se', PATH));
        await ready(page);
        const plate = flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
        await plate.fill('dha101');
        await stops();
        await page.keyboard.press('Enter');
        await page.getByText('Något gick fel, var god och försök senare.').waitFor();
        expect(await plate.inputValue()).toBe('DHA101');
        await comesBack();
        await plate.focus();
        await signsIn(page);

        await stops();
        await page.reload();
        await ready(page);
        await page.getByText('Något gick fel, var god och försök senare.').waitFor();
        expect(await axeFaults(page)).toEqual([]);
        await comesBack();
        await button(page, 'Försök igen').click();
        await page.getByText('Ditt fordon').waitFor();

        await button(page, 'Boka hjulskifte').click();
        await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
        await page.locator('fieldset').getByRole('radio').first().check();
        const fields = {
          Förnamn: 'Ada',
          Efternamn: 'Ek',
          Telefon: '0701740605',
          'E-post': 'ada@post.example',
        };
        for (const [label, value] of Object.entries(fields)) await flow(page).getByLabel(label).fill(value);
        await stops();
        await button(page, 'Skicka bokningsförfrågan').click();
        await page.getByText('Det du har fyllt i finns kvar.').waitFor();
        const message = flow(page).locator('[role="alert"]');
        expect(await message.getByRole('link').getAttribute('href')).toMatch(/^tel:\+?\d+$/);
        for (const [label, value] of Object.entries(fields))
          expect(await flow(page).getByLabel(label).inputValue()).toBe(value);
        expect(await shows(page)).not.toMatch(/[{}]|ECONN|SQL|pg_|undefined/);
        expect(await axeFaults(page)).toEqual([]);
        await comesBack();
        await button(page, 'Skicka bokningsförfrågan').click();
        await at(page, 'Confirmation');
        await page.getByText(/^NB-/).waitFor();
      });
      const rows = await database.rows(
        database.db,
        sql`SELECT count(*)::int AS count FROM workshop_bookings WHERE customer->>'email' = 'ada@post.example'`,
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  },
);
