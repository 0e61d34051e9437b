/** @module-tag sweep */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode, totpStep } from '~/modules/identity/domain/totp';
import { ask } from './ask';
import { axeFaults, DESKTOP, NARROW, openStage, PHONE, type Stage, visit } from './browser';
import { sentMessages } from './outbox';

const SITE = 'automotive-se';
const SWEDISH = { 'accept-language': 'sv' };
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

async function signIn(page: Page, email: string, password = 'nordhem-demo-2026'): Promise<void> {
  await page.setExtraHTTPHeaders(SWEDISH);
  await page.goto(stage.server.site(SITE, '/staff/account'));
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill(password);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

/** Where the link of the mail leads, once it is sent. */
async function mailedLink(to: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    const { mail } = await sentMessages(stage.server);
    const sent = mail.find((each) => each.to === to);
    link = /\/staff\/invitation\/[\w.-]+/.exec(sent?.text ?? '')?.[0];
    return link !== undefined;
  };
  await expect.poll(find, { timeout: 15_000 }).toBe(true);
  return link ?? '';
}

/** Sound for everybody at every width, and without scripts. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.locator('script').count()).toBe(0);
  for (const viewport of [NARROW, PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  }
  expect(await axeFaults(page)).toEqual([]);
}

/** By the Tab key alone. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const gone = page.waitForEvent('framenavigated');
      await page.keyboard.press('Enter');
      await gone;
      return page.waitForLoadState();
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach "${name}"`);
}

test('without scripts and by the keyboard: a session elsewhere is seen and ended, by its owner and by an administrator', async () => {
  const { browser } = stage;
  const options = { viewport: DESKTOP };
  await visit(browser, options, async (elsewhere) => {
    await signIn(elsewhere, 'editor@nordhem.example');
    await visit(browser, options, async (page) => {
      await signIn(page, 'editor@nordhem.example');
      expect(await page.getByText('Den här').count()).toBe(1);
      await expectSound(page);
      await press(page, 'button', /^Avsluta Chrome/);
      expect(await page.getByRole('status').textContent()).toContain('avslutad');
      expect(await page.getByRole('button', { name: /^Avsluta/ }).count()).toBe(0);
      await elsewhere.reload();
      expect(new URL(elsewhere.url()).pathname).toBe('/staff/sign-in');
      await signIn(elsewhere, 'admin@nordhem.example');
      await press(elsewhere, 'link', 'Användare');
      await expectSound(elsewhere);
      await press(elsewhere, 'link', /editor@nordhem\.example/);
      await expectSound(elsewhere);
      await press(elsewhere, 'button', 'Avsluta alla');
      expect(await elsewhere.getByText('Inte inloggad någonstans.').count()).toBe(1);
      await page.reload();
      expect(new URL(page.url()).pathname).toBe('/staff/sign-in');
    });
  });
});

test('without scripts: an editor makes a token, a script calls with it, and it ends', async () => {
  const { browser, server } = stage;
  const expected = [/status of 422/];
  await visit(browser, { viewport: DESKTOP, expected }, async (page) => {
    await signIn(page, 'editor@nordhem.example');
    await page.goto(server.site(SITE, '/staff/account/tokens'));
    const name = `Kopia ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Namn').fill(name);
    await page.getByLabel('Ditt lösenord').fill('not the password');
    await page.getByRole('button', { name: 'Skapa token' }).click();
    expect(await page.getByLabel('Namn').inputValue()).toBe(name);
    const field = page.getByLabel('Ditt lösenord');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectSound(page);
    await field.fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Skapa token' }).click();
    const token = await page.getByLabel(`Token ${name}`).inputValue();
    await expectSound(page);
    const call = (authorization: string) =>
      ask(server, '/studio/api/session', { host: `${SITE}.localhost`, headers: { authorization } });
    expect((await call(`Bearer ${token}`)).text).toContain(`(token: ${name})`);
    await press(page, 'link', 'Jag har sparat den');
    await expectSound(page);
    await press(page, 'button', `Avsluta token ${name}`);
    expect(await page.getByRole('status').textContent()).toContain('avslutad');
    expect((await call(`Bearer ${token}`)).status).toBe(401);
  });
});

test('without scripts: the own mobile number is confirmed by a code, gets the test of an SMS, and is removed', async () => {
  const number = '+46701740633';
  const sent = async () => {
    const { sms } = await sentMessages(stage.server);
    return sms.flatMap(({ to, text }) => (to === number ? [text] : []));
  };
  await visit(stage.browser, { viewport: PHONE, expected: [/status of 422/] }, async (page) => {
    await signIn(page, 'admin@nordhem.example');
    await page.getByLabel('Ditt mobilnummer').fill('0701');
    await press(page, 'button', 'Skicka en kod');
    expect(await page.getByLabel('Ditt mobilnummer').inputValue()).toBe('0701');
    await expectSound(page);
    const before = await sent();
    await page.getByLabel('Ditt mobilnummer').fill('070-174 06 33');
    await page.getByRole('button', { name: 'Skicka en kod' }).click();
    await page.getByText(`En kod är på väg till ${number}.`).waitFor();
    await expectSound(page);
    const [text = ''] = (await sent()).filter((each) => !before.includes(each));
    await page.getByLabel('Koden i sms:et').fill(/\d{6}/.exec(text)?.[0] ?? '');
    await press(page, 'button', 'Bekräfta numret');
    expect(await page.getByRole('status').textContent()).toContain('bekräftat');
    await expectSound(page);
    await page.goto(stage.server.site(SITE, '/staff/templates/automotive-se/sv/tyre-change-winter-sms'));
    await page.getByLabel('Stycke 1').fill('Test {plate}:');
    await page.getByRole('button', { name: 'Skicka ett test till mig' }).click();
    await page.getByText(`Testet är på väg till ${number}.`).waitFor();
    expect((await sent()).some((each) => each.startsWith('Test ABC123: Boka'))).toBe(true);
    await page.goto(stage.server.site(SITE, '/staff/account'));
    await page.getByRole('button', { name: 'Ta bort numret' }).click();
    expect(await page.getByText(number).count()).toBe(0);
  });
});

/** The key as the page shows it, and an app keeps it. */
async function keyOn(page: Page): Promise<Uint8Array> {
  const text = ((await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A code is taken once: where one was just taken, the one to come is as good. */
const codeOf = (key: Uint8Array, ahead = 0) => totpCode(key, totpStep(new Date()) + ahead);

test('without scripts: a second step is turned on, asked for, passed by a recovery code, and turned off', async () => {
  const { browser } = stage;
  const expected = [/status of 4\d\d/];
  await visit(browser, { viewport: DESKTOP, expected }, async (page) => {
    await signIn(page, 'publisher@nordhem.example');
    await press(page, 'link', 'Kom igång');
    await page.getByLabel('Ditt lösenord').fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Kom igång' }).click();
    expect(await page.getByRole('img', { name: 'QR-kod för appen' }).isVisible()).toBe(true);
    await expectSound(page);
    const key = await keyOn(page);
    await page.getByLabel('Koden i appen').fill('000000');
    await page.getByRole('button', { name: 'Slå på' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('stämmer inte');
    await page.getByLabel('Koden i appen').fill(codeOf(key));
    await page.getByRole('button', { name: 'Slå på' }).click();
    const codes = await page.locator('main li').allTextContents();
    expect(codes).toHaveLength(10);
    await expectSound(page);
    await press(page, 'link', 'Jag har sparat dem');
    await press(page, 'button', 'Logga ut');
    await signIn(page, 'publisher@nordhem.example');
    expect(new URL(page.url()).pathname).toBe('/staff/sign-in/code');
    await expectSound(page);
    await page.getByLabel('Koden i appen').fill(codeOf(key, 1));
    await page.getByRole('button', { name: 'Logga in' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/staff/account');
    await press(page, 'button', 'Logga ut');
    await signIn(page, 'publisher@nordhem.example');
    await page.getByText('Jag har inte telefonen').click();
    await page.getByLabel('Reservkod').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Logga in' }).last().click();
    expect(new URL(page.url()).pathname).toBe('/staff/account');
    await press(page, 'link', 'Ändra');
    expect(await page.getByText('9 reservkoder är kvar.').count()).toBe(1);
    await expectSound(page);
    await page.getByLabel('Ditt lösenord').last().fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Slå av tvåstegsinloggning' }).click();
    expect(await page.getByRole('status').textContent()).toContain('avslagen');
  });
});

test('without scripts: somebody is invited, chooses a password, gets other rights and is disabled', async () => {
  const { browser, server } = stage;
  const email = `ny@nordhem.example`;
  const expected = [/status of 4\d\d/];
  await visit(browser, { viewport: DESKTOP, expected }, async (page) => {
    await signIn(page, 'admin@nordhem.example');
    await press(page, 'link', 'Användare');
    await press(page, 'link', 'Bjud in');
    await page.getByLabel('E-post').fill(email);
    await page.locator('#name').fill('Ny Person');
    await page.getByRole('button', { name: 'Skicka inbjudan' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('Välj minst en');
    await expectSound(page);
    await page.locator('#site-automotive-se').selectOption('editor');
    await page.getByRole('button', { name: 'Skicka inbjudan' }).click();
    expect(await page.getByRole('status').textContent()).toContain('på väg');
    await expectSound(page);
    const link = await mailedLink(email);
    await visit(browser, { viewport: DESKTOP, expected }, async (other) => {
      await other.setExtraHTTPHeaders(SWEDISH);
      await other.goto(server.site(SITE, link));
      await expectSound(other);
      await other.getByLabel('Lösenord').fill('Password1234!');
      await other.getByRole('button', { name: 'Skapa ditt konto' }).click();
      expect(await other.getByRole('alert').textContent()).toContain('lätt att gissa');
      await other.getByLabel('Lösenord').fill('tre gröna bilar på taket');
      await other.getByRole('button', { name: 'Skapa ditt konto' }).click();
      expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('Ditt konto är klart');
      await other.goto(server.site(SITE, link));
      expect(await other.getByRole('heading', { level: 1 }).textContent()).toContain('gäller inte längre');
      await signIn(other, email, 'tre gröna bilar på taket');
      expect(new URL(other.url()).pathname).toBe('/staff/account');
      await press(page, 'link', 'Användare');
      await press(page, 'link', email);
      await page.locator('#site-automotive-se').selectOption('publisher');
      await page.getByRole('button', { name: 'Spara rättigheter' }).click();
      expect(await page.getByRole('status').textContent()).toContain('sparade');
      await expectSound(page);
      await press(page, 'button', 'Stäng av kontot');
      await other.reload();
      expect(new URL(other.url()).pathname).toBe('/staff/sign-in');
    });
  });
});
