import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, NARROW, openStage, PHONE, type Stage, settled, visit } from './browser';
import { type Ended, runProgram } from './server';

const SITE = 'automotive-se';
/** The pages speak the language of the browser, and browsers of test machines are English, or nothing. */
const SWEDISH = { 'accept-language': 'sv' };
const PASSWORD = 'nordhem-demo-2026';
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

const accounts = (args: readonly string[], input = ''): Promise<Ended> =>
  runProgram('accounts.js', { dataDir: stage.server.dataDir, args, input });

const lastLine = ({ stdout }: Ended): string => stdout.trimEnd().split('\n').at(-1) ?? '';

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

/** Wider than the screen: something sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Of the week that is shown; a public holiday has none. */
const dayWithVisits = (page: Page) => page.locator('main li:has(ol) h2 a').first();

test('without scripts: sign in, choose, the day, the week, arrived and undone', async () => {
  const { browser, server } = stage;
  // The browser says of scripts that the head names that it fetches none.
  const expected = [/status of 401/, /^request failed: \S+\/assets\/\S+\.js csp$/];
  await visit(browser, { viewport: DESKTOP, javaScript: false, expected }, async (page) => {
    await page.setExtraHTTPHeaders(SWEDISH);
    await page.goto(server.site(SITE, '/staff'));
    await signIn(page, 'staff@nordhem.example', 'not the password');
    expect(await page.getByRole('alert').textContent()).toContain('hör inte ihop');
    await signIn(page, 'staff@nordhem.example');
    expect(new URL(page.url()).pathname).toBe('/staff');
    await page.locator('main ul a').first().click();
    await page.getByRole('link', { name: 'Vecka', exact: true }).click();
    expect(await page.locator('main h2').count()).toBe(7);
    // The demo has visits on working days to come.
    await page.getByRole('link', { name: 'Nästa vecka' }).click();
    await dayWithVisits(page).click();
    await page.getByRole('link', { name: 'Dag', exact: true }).click();
    const row = page.locator('main ol > li').filter({ hasText: 'Bokad' }).first();
    const plate = (await row.locator('h2 span').first().textContent()) ?? '';
    await row.getByRole('button', { name: 'Anlänt' }).click();
    expect(await page.getByRole('status').textContent()).toContain(plate);
    const arrived = page.locator('main ol > li').filter({ hasText: plate }).first();
    await arrived.getByRole('button', { name: 'Ångra' }).click();
    expect(await page.getByRole('status').textContent()).toContain('inte längre');
    await page.getByRole('button', { name: 'Logga ut' }).click();
    expect(new URL(page.url()).pathname).toBe('/staff/sign-in');
  });
});

test('every page is sound for everybody, at every width, and on paper', { tags: ['sweep'] }, async () => {
  const { browser, server } = stage;
  await visit(browser, { viewport: PHONE }, async (page) => {
    await page.setExtraHTTPHeaders(SWEDISH);
    await page.goto(server.site(SITE, '/staff/sign-in'));
    expect(await page.locator('script').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await signIn(page, 'admin@nordhem.example');
    // An administrator's rooms are behind the name of the present one.
    const rooms = page.getByRole('navigation', { name: 'Personal' });
    expect(await rooms.getByRole('link').count()).toBe(0);
    await rooms.locator('summary').press('Enter');
    await rooms.getByRole('link', { name: 'Verkstäder' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Sök på namn, ort eller nummer').fill('bromma');
    await page.getByRole('button', { name: 'Sök' }).click();
    await page.locator('main ul a').first().click();
    await page.getByRole('link', { name: 'Vecka', exact: true }).click();
    await page.getByRole('link', { name: 'Nästa vecka' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await dayWithVisits(page).click();
    await page.getByRole('link', { name: 'Dag', exact: true }).click();
    await settled(page);
    for (const viewport of [NARROW, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Logga ut', 'Anlänt'])
      expect(await page.getByRole('button', { name }).first().isVisible()).toBe(false);
    expect(await page.locator('main ol > li').first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Avboka' }).first().click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ja, avboka besöket' }).click();
    expect(await page.getByRole('status').textContent()).toContain('är avbokat');
  });
});

describe('the command line beside a running server', { tags: ['sweep'] }, () => {
  const email = 'new@nordhem.example';

  test('adds an account with a password that is shown once, and closes it again', async () => {
    // Other files of this server may have added some.
    const before = Number.parseInt(lastLine(await accounts(['list'])), 10);
    const added = await accounts(['add', email, '--name', 'Ny', '--role', 'admin', '--generate']);
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(lastLine(added)).toBe(`${email}: added`);
    const password = /once: (\S+)/.exec(added.stdout)?.[1] ?? '';
    expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
    const enter = async (secret: string) => {
      const answer = await ask(stage.server, '/staff/sign-in', {
        method: 'POST',
        host: `${SITE}.localhost`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${SITE}.localhost:${stage.server.port}`,
        },
        body: new URLSearchParams({ email, password: secret }).toString(),
      });
      return answer.status;
    };
    expect(await enter(password)).toBe(303);
    const changed = await accounts(['password', email], 'from standard input\n');
    expect(lastLine(changed)).toBe(`${email}: has a new password`);
    expect(await enter('from standard input')).toBe(303);
    expect(lastLine(await accounts(['disable', email]))).toBe(`${email}: disabled`);
    expect(await enter('from standard input')).toBe(401);
    const list = await accounts(['list']);
    expect(list.stdout).toContain('staff@nordhem.example\tstaff\t');
    expect(lastLine(list)).toBe(`${before + 1} accounts`);
  });

  test.each([
    [['add', 'x@nordhem.example', '--name', 'X', '--role', 'admin'], 'short\n', 2, 'The password must have'],
    [['disable', 'who@nordhem.example'], '', 1, 'There is no account who@nordhem.example.'],
    [
      ['workshops', 'staff@nordhem.example', '--site', SITE, '--workshops', 'nowhere'],
      '',
      1,
      'There is no workshop nowhere on that site.',
    ],
    [['add', 'x@nordhem.example', '--password', 'in the arguments'], '', 2, 'Usage: npm run accounts'],
  ])('says what is wrong: %s', async (args, input, code, sentence) => {
    const answer = await accounts(args, input);
    expect(answer.code).toBe(code);
    expect(answer.stderr).toContain(sentence);
  });
});
