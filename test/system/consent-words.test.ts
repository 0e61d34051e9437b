/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, DESKTOP, openOwnStage, PHONE, type Stage, visit, wakeIsland } from './browser';
import { runProgram } from './server';

let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const PATH = '/verksted/be-om-service';
const SETTING = '/staff/settings/automotive-no/nb/consent';
const BUILT_IN = 'Ja takk, send meg nyhetsbrevet på e-post';

const field = (page: Page, name: string) =>
  page.locator('#service-request-form form[method="post"]').locator(`[name="${name}"]`);

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'siteName').selectOption({ index: 1 });
  await field(page, 'regno').fill('EK12345');
  await field(page, 'date').fill('2099-03-02');
  await field(page, 'customerName').fill('Kari Nord');
  await field(page, 'customerPhone').fill('+47 406 00 123');
  await field(page, 'customerEmail').fill(email);
  await field(page, 'gdpr').check();
  await field(page, 'newsletter').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send In' }).click();

/** An administrator gives the box other words, which the page then has. */
async function change(words: string): Promise<void> {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
    await page.goto(stage.server.site('automotive-se', SETTING));
    await page.getByLabel('E-post').fill('admin@nordhem.example');
    await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.locator('[name="newsletter"]').fill(words);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Sparat.').waitFor();
  });
  const drawn = async () => (await ask(stage.server, PATH, { host: 'automotive-no.localhost' })).text;
  await expect.poll(drawn, { timeout: 2000 }).toContain(words);
}

const exported = z.object({ tables: z.array(z.object({ table: z.string(), rows: z.array(z.unknown()) })) });
const consent = z.object({ shown_text: z.string() });

/** The words that are recorded as what an address has agreed to. */
async function recorded(email: string): Promise<readonly string[]> {
  const { dataDir } = stage.server;
  const { stdout } = await runProgram('person.js', { dataDir, args: ['export', '--mail', email] });
  const { tables } = exported.parse(JSON.parse(stdout));
  const rows = tables.flatMap((each) => (each.table === 'consents' ? each.rows : []));
  return rows.map((row) => consent.parse(row).shown_text);
}

test('without a script: a page that was loaded before other words is recorded with those it showed', async () => {
  await visit(stage.browser, { viewport: PHONE, javaScript: false }, async (page) => {
    await page.goto(stage.server.site('automotive-no', PATH));
    await fill(page, 'nora@post.example');
    await change('Ja, en gang i uken');
    await send(page);
    await page.waitForURL(/sent=NordhemNorgeServiceRequestForm/);
  });
  expect(await recorded('nora@post.example')).toEqual([expect.stringMatching(`^${BUILT_IN}`)]);
});

test('with a script, too; a page of now has those of now', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.goto(stage.server.site('automotive-no', PATH));
    await wakeIsland(page, 'service-request-form');
    await fill(page, 'kari@post.example');
    await change('Ja, hver eneste dag');
    await send(page);
    await page.getByRole('heading', { name: 'Takk, vi har fått forespørselen din' }).waitFor();
    await page.reload();
    await wakeIsland(page, 'service-request-form');
    await fill(page, 'ola@post.example');
    await send(page);
    await page.getByRole('heading', { name: 'Takk, vi har fått forespørselen din' }).waitFor();
  });
  expect(await recorded('kari@post.example')).toEqual([expect.stringMatching('^Ja, en gang i uken')]);
  expect(await recorded('ola@post.example')).toEqual([expect.stringMatching('^Ja, hver eneste dag')]);
});

test.each([
  ['on a phone, without a script', { viewport: PHONE, javaScript: false }],
  ['on a computer', { viewport: DESKTOP, javaScript: true }],
])('words that nobody knows: asked again %s, all else as it was typed', async (_, options) => {
  const expected = [/status of 422/, /422.*comhub/];
  await visit(stage.browser, { ...options, expected }, async (page) => {
    await page.goto(stage.server.site('automotive-no', PATH));
    const hasScript = options.javaScript;
    if (hasScript) await wakeIsland(page, 'service-request-form');
    const email = `${hasScript ? 'eva' : 'ida'}@post.example`;
    await fill(page, email);
    await field(page, 'newsletterVersion').evaluate((input) => input.setAttribute('value', 'aaaaaaaaaaaa'));
    await send(page);
    await page.locator('#service-request-form [aria-invalid="true"]').waitFor();
    expect(await field(page, 'newsletter').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'newsletter').isChecked()).toBe(false);
    expect(await field(page, 'customerEmail').inputValue()).toBe(email);
    expect(await field(page, 'gdpr').isChecked()).toBe(true);
    // Its program needs the page's own scripts.
    if (hasScript) expect(await axeFaults(page)).toEqual([]);
    expect(await recorded(email)).toEqual([]);
    await field(page, 'newsletter').check();
    await send(page);
    if (hasScript) await page.getByRole('heading', { name: /^Takk/ }).waitFor();
    else await page.waitForURL(/sent=NordhemNorgeServiceRequestForm/);
    expect(await recorded(email)).toEqual([expect.stringMatching('^Ja, hver eneste dag')]);
  });
});
