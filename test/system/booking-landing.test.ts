import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { axeFaults, NARROW, openStage, PHONE, type Stage, visit } from './browser';

/** Where a visit to the workshop begins (LANDING-1). */
const LAND = '/service-och-verkstad/boka-bilverkstad';
const PORSCHE = '/service-och-verkstad/boka-service/boka-porsche-service';
const IVECO = '/kop-bil/bilmarken/iveco/verkstadstjanster';
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const at = (path: string) => stage.server.site('automotive-se', path);
const brand = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
const others = (page: Page) => page.getByRole('button', { name: 'Andra märken som vi är auktoriserade för' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const reported = (page: Page) =>
  page.evaluate((): unknown[] =>
    JSON.parse(JSON.stringify(window.dataLayer ?? [])).filter((entry: unknown) =>
      JSON.stringify(entry).includes('service_booking_external'),
    ),
  );

test('W-001, W-002, W-010, W-011, W-012, W-013, W-014, W-017, W-018 the landing page is the booking, for anybody, in Swedish', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    const answer = await page.goto(at(LAND));
    expect(answer?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe('sv');
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Boka service, däckbyte och verkstad']);
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
    for (const name of ['BMW', 'MINI', 'Porsche', 'IVECO'])
      expect(await brand(page, name).isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    const main = await page.locator('main').innerText();
    expect(main).toContain('Har du frågor om service eller verkstad?');
    expect(main).not.toMatch(/\{[a-z]+\}|\[email|\b(the|and|your|please)\b/i);
    const { email } = siteByKey('automotive-se').contact;
    const line = page.getByText('Har du frågor om service eller verkstad?');
    expect(await line.locator('a').getAttribute('href')).toBe(`mailto:${email}`);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await overflow(page)).toBe(0);
  });
});

test('W-003, W-008, W-009, W-019, W-020 a brand that is booked elsewhere is measured, one of ours is not; the other brands open and close', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { consent: ['analytics'] }, async (page) => {
    await page.goto(at(LAND));
    await page.locator('fc-island[data-ready]').first().waitFor();
    // Nobody leaves: what counts is what the click says.
    await page.evaluate(() => {
      for (const kind of ['click', 'auxclick']) addEventListener(kind, (event) => event.preventDefault());
    });
    for (const name of ['Porsche', 'BMW', 'IVECO', 'MINI']) await brand(page, name).click();
    // The wheel opens the page beside this one; the other button only a menu.
    await brand(page, 'Porsche').click({ button: 'middle' });
    await brand(page, 'BMW').click({ button: 'middle' });
    await brand(page, 'MINI').click({ button: 'right' });
    await expect
      .poll(() => reported(page))
      .toEqual([
        { event: 'service_booking_external', brand: 'BMW' },
        { event: 'service_booking_external', brand: 'MINI' },
        { event: 'service_booking_external', brand: 'BMW' },
      ]);

    const list = page.locator(`#${await others(page).getAttribute('aria-controls')}`);
    const state = async () => [await others(page).getAttribute('aria-expanded'), await list.isVisible()];
    expect(await state()).toEqual(['false', false]);
    await others(page).click();
    expect(await state()).toEqual(['true', true]);
    expect(await list.locator('li').count()).toBe(32);
    await page.keyboard.press('Enter');
    expect(await state()).toEqual(['false', false]);
    await page.keyboard.press('Space');
    expect(await state()).toEqual(['true', true]);
  });
});

test('W-006, W-007 Porsche and IVECO have pages of their own here, with a form by which they are booked', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.goto(at(LAND));
    for (const [name, path] of [
      ['Porsche', PORSCHE],
      ['IVECO', IVECO],
    ] as const) {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await brand(page, name).click();
      expect((await answered).status()).toBe(200);
      await page.waitForURL(at(path));
      expect(await page.locator('h1').innerText()).toContain(name);
      await page
        .locator('#ring-mig')
        .getByRole('button', { name: /Skicka/ })
        .waitFor();
      await page.goBack();
    }
  });
});

test('without JavaScript the brands are all there, and the form is one step away', {
  tags: ['sweep'],
}, async () => {
  // Scripts that are announced in the page's head are refused where there are none.
  const options = { javaScript: false, viewport: PHONE, expected: [/\.js csp$/] };
  await visit(stage.browser, options, async (page) => {
    await page.goto(at(LAND));
    expect(await page.getByText('Mitsubishi', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('#ring-mig form[method=post]').getAttribute('action')).toBe(
      '/api/forms/comhub',
    );
    expect(
      await page.getByRole('link', { name: 'Lämna ditt nummer, så ringer vi upp' }).getAttribute('href'),
    ).toBe('#ring-mig');
  });
});
