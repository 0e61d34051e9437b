import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, askJson } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { linksOnPaper } from './on-paper';

const HOST = 'automotive-se.localhost';
let stage: Stage;
let car: string;
beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});
afterAll(() => stage?.close());

const isSound = async (page: Page) => {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
};

const at = (path: string) => stage.server.site('automotive-se', path);
const form = (page: Page) => page.locator('#contact-form');
/** The free times of the day that shows; before them stands to be called. */
const times = (page: Page) => form(page).locator('[name="driveTime"]:not([value=""])');

/** Where the page's language switch leads. */
const inEnglish = (page: Page) => page.locator('header a[lang="en"]').first().getAttribute('href');

const typeSender = async (page: Page, no: number) => {
  await form(page).locator('[name="name"]').fill(`Driver ${no}`);
  await form(page).locator('[name="phone"]').fill(`070-174 06 ${no}`);
  await form(page).locator('[name="email"]').fill(`driver-${no}@post.example`);
};

test('on a phone by keyboard: a time is chosen and booked, shown, moved and cancelled', async () => {
  await visit(stage.browser, { viewport: PHONE, address: '198.51.100.41' }, async (page) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(at(`${car}#contact-testdrive`));
    await times(page).first().waitFor();
    expect(paths.filter((path) => path.startsWith('/api/test-drives'))).toHaveLength(1);
    await isSound(page);
    await typeSender(page, 41);
    // From the box on: being called, the day, its times.
    await form(page).getByLabel('Jag vill provköra').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await form(page).locator('[name="driveTime"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await form(page).locator('[name="driveTime"]:checked').inputValue();
    expect(chosen).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await form(page).getByRole('button', { name: 'Skicka förfrågan' }).press('Enter');
    const thanks = page.locator('dialog[data-success][open]');
    await thanks.waitFor();
    expect(await thanks.textContent()).toContain('Din provkörning är bokad');
    // Paper says the time, and neither the car that lies below nor where to press.
    expect(await linksOnPaper(thanks)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await thanks.isVisible()).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main picture').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: null });
    const [calendar, shown] = await thanks
      .locator('[data-drive] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const file = await ask(stage.server, calendar ?? '', { host: HOST });
    expect([file.headers['content-type'], file.text]).toEqual([
      'text/calendar; charset=utf-8; method=PUBLISH',
      expect.stringContaining(chosen.replaceAll(/[-:]/g, '')),
    ]);
    await page.goto(at(shown ?? ''));
    await page.getByRole('heading', { name: 'Din provkörning' }).waitFor();
    // The page has the styles of its view.
    expect(await page.locator('main time').evaluate((time) => getComputedStyle(time).display)).toBe(
      'inline-block',
    );
    await isSound(page);
    expect(await inEnglish(page)).toBe(`${shown}&l=en`);
    await page.getByRole('link', { name: 'Ändra tid' }).press('Enter');
    expect(await inEnglish(page)).toBe(`${shown?.replace('?', '/move?')}&l=en`);
    await page.locator('[name="time"]').first().check();
    await isSound(page);
    await page.getByRole('button', { name: 'Flytta provkörningen' }).press('Enter');
    await page.getByText('Provkörningen har fått sin nya tid.').waitFor();
    await page.getByRole('link', { name: 'Avboka' }).press('Enter');
    await page.getByRole('button', { name: 'Ja, avboka provkörningen' }).press('Enter');
    await page.getByText('Provkörningen är avbokad och tiden är ledig igen.').waitFor();
  });
});

test('a time that somebody else was quicker to take is said beside it, and nothing typed is lost', {
  tags: ['sweep'],
}, async () => {
  const { browser } = stage;
  const expected = [/422/];
  await visit(browser, { viewport: DESKTOP, address: '198.51.100.42', expected }, async (page) => {
    await page.goto(at(`${car}#contact-testdrive`));
    await times(page).first().waitFor();
    await typeSender(page, 42);
    await form(page).locator('[name="message"]').fill('Har den dragkrok?');
    const wanted = await times(page).last().inputValue();
    await times(page).last().check();
    await page.reload();
    await form(page).locator(`[name="driveTime"][value="${wanted}"]:checked`).waitFor();
    const values = {
      name: 'Driver 43',
      phone: '070-174 06 43',
      email: 'driver-43@post.example',
      carId: car.split('/').at(-1),
      testDrive: true,
      driveTime: wanted,
    };
    const first = await askJson(
      stage.server,
      '/api/forms/comhub',
      { formName: 'NordhemCarContactForm', formSubmissionId: `driver-43-${Date.now()}`, values },
      { host: HOST, headers: { 'x-forwarded-for': '198.51.100.43' } },
    );
    expect(first.status).toBe(202);
    await form(page).getByRole('button', { name: 'Skicka förfrågan' }).click();
    await form(page).getByText('Den tiden är inte ledig längre. Välj en annan.').waitFor();
    await form(page).locator(`[name="driveTime"][value="${wanted}"]`).waitFor({ state: 'detached' });
    expect(await form(page).locator('[name="message"]').inputValue()).toBe('Har den dragkrok?');
    await isSound(page);
    await times(page).first().check();
    await form(page).getByRole('button', { name: 'Skicka förfrågan' }).click();
    await page.locator('dialog[data-success][open]').waitFor();
  });
});

test('without a script a page of its own has the times; what is missing is said, what was typed is there', async () => {
  const { browser } = stage;
  const options = { viewport: PHONE, address: '198.51.100.44', javaScript: false, expected: [/422/] };
  await visit(browser, options, async (page) => {
    await page.goto(at(car));
    await form(page).getByRole('link', { name: 'Välj en ledig tid för provkörning' }).click();
    expect(await inEnglish(page)).toMatch(/^\/test-drives\/book\?car=\w+&l=en$/);
    await page.locator('[name="time"]').first().check();
    await page.locator('[name="name"]').fill('Driver 44');
    await page.locator('[name="email"]').fill('driver-44@post.example');
    await page.locator('[name="phone"]').fill('12');
    await page.getByRole('button', { name: 'Boka provkörningen' }).click();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Driver 44');
    expect(await page.locator('[aria-invalid="true"]').getAttribute('name')).toBe('phone');
    expect(await page.locator('[name="time"]').first().isChecked()).toBe(true);
    await page.locator('[name="phone"]').fill('070-174 06 44');
    await page.getByRole('button', { name: 'Boka provkörningen' }).click();
    await page.getByText('Tack! Din provkörning är bokad.').waitFor();
  });
});

test('that page loaded again has what was typed, for its car alone, until it is sent', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { viewport: PHONE, address: '198.51.100.46' }, async (page) => {
    const id = car.split('/').at(-1) ?? '';
    const path = at(`/test-drives/book?car=${id}`);
    const awake = () => page.locator('form[data-ready] [name="name"]').waitFor();
    await page.goto(path);
    await awake();
    await page.locator('[name="name"]').fill('Driver 46');
    await page.locator('[name="message"]').fill('Har den dragkrok?');
    await page.locator('summary').last().click();
    const time = page.locator('[name="time"]').last();
    await time.check();
    const chosen = await time.inputValue();
    await page.reload();
    await page.locator(`[name="time"][value="${chosen}"]:checked`).waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Driver 46');
    expect(await page.locator('[name="message"]').inputValue()).toBe('Har den dragkrok?');
    await page.locator('[name="email"]').fill('driver-46@post.example');
    await page.locator('[name="phone"]').fill('070-174 06 46');
    await page.getByRole('button', { name: 'Boka provkörningen' }).click();
    await page.getByText('Tack! Din provkörning är bokad.').waitFor();
    await page.getByRole('link', { name: 'Avboka' }).click();
    await page.getByRole('button', { name: 'Ja, avboka provkörningen' }).click();
    await page.getByText('Provkörningen är avbokad').waitFor();
    await page.goto(path);
    await awake();
    expect(await page.locator('[name="name"]').inputValue()).toBe('');
  });
});

test('staff see who comes, in the list and in the request, and cancel', async () => {
  await visit(stage.browser, { viewport: PHONE, address: '198.51.100.45' }, async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'sv', 'x-forwarded-for': '198.51.100.45' });
    await page.goto(at('/staff/test-drives'));
    await page.getByLabel('E-post').fill('admin@nordhem.example');
    await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
    await page.getByLabel('Lösenord').press('Enter');
    const row = page.locator('main li', { hasText: 'Driver 44' });
    await row.waitFor();
    await isSound(page);
    await row.getByRole('link', { name: 'Till förfrågan' }).click();
    const panel = page.locator('#drive');
    expect(await panel.textContent()).toContain('Bokad av kunden');
    await isSound(page);
    await panel.locator('summary').press('Enter');
    await panel.getByRole('button', { name: 'Ja, avboka' }).press('Enter');
    await panel.getByText('Provkörningen är avbokad. Kunden får ett mejl.').waitFor();
    await page.goto(at('/staff/test-drives'));
    expect(await page.locator('main li', { hasText: 'Driver 44' }).count()).toBe(0);
  });
});
