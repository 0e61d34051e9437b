import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFaults,
  DESKTOP,
  NARROW,
  openStage,
  PHONE,
  type Stage,
  type VisitOptions,
  visit,
  wakeIsland,
} from './browser';
import { sentMessages } from './outbox';

const CAR = '/verksted/be-om-service';
const MOTORCYCLE = '/verksted/motorsykkel';
const FAILURE = 'Noe gikk galt, vennligst prøv igjen senere.';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

const form = (page: Page) => page.locator('#service-request-form form[method="post"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => page.getByRole('button', { name: 'Send In' });
const status = (page: Page) => page.locator('[data-nearest]');
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** The page of a form, its script at work where there are scripts. */
const on = (path: string, options: VisitOptions, act: (page: Page) => Promise<void>) =>
  visit(stage.browser, { address: '10.0.0.2', ...options }, async (page) => {
    await page.goto(stage.server.site('automotive-no', path));
    if (options.javaScript !== false) {
      await form(page).scrollIntoViewIfNeeded();
      await wakeIsland(page, 'service-request-form');
    }
    await act(page);
  });

/** Today in Oslo, so many days on. */
const day = (later: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now() + later * 86_400_000);

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'regno').fill('ek 12345');
  await field(page, 'milage').fill('98000');
  await field(page, 'date').fill(day(7));
  await field(page, 'customerName').fill('Kari Nord');
  await field(page, 'customerPhone').fill('+47 406 00 123');
  await field(page, 'customerEmail').fill(email);
  await field(page, 'gdpr').check();
}

test('W-611, W-621, W-623–W-630, W-641, W-642, W-644, W-646, W-651: by keyboard alone, from the town to the thanks', async () => {
  await on(CAR, { viewport: DESKTOP, consent: ['analytics'] }, async (page) => {
    const posts: { formName: string; formSubmissionId: string; values: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/forms/comhub')) posts.push(request.postDataJSON());
    });
    const town = page.getByLabel('Hvor er du?');
    const options = page.locator('#service-request-form [role="option"]');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/places?'))
        requests.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await town.focus();
    await town.and(page.locator('[role="combobox"]')).waitFor();
    await page.keyboard.type('be');
    await page.keyboard.type('r');
    await options.first().waitFor();
    expect(requests.every((text) => text.length > 2)).toBe(true);

    // Left and back within 300 ms they stay; left for good they go.
    const popup = page.locator('#service-request-form [popover]');
    const gone = await town.evaluate(
      async (input, box) => {
        const isOpen = () => box instanceof HTMLElement && box.matches(':popover-open');
        const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
        const left = performance.now();
        if (input instanceof HTMLElement) input.blur();
        const atOnce = isOpen();
        while (isOpen() && performance.now() - left < 5000) await after(5);
        return { atOnce, time: performance.now() - left };
      },
      await popup.elementHandle(),
    );
    expect(gone.atOnce).toBe(true);
    expect(gone.time).toBeGreaterThan(290);
    expect(gone.time).toBeLessThan(2000);

    await town.focus();
    await page.keyboard.type('g');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => status(page).textContent())
      .toMatch(/^Nærmest Bergen: Nordhem Bergen, \d+\skm\.$/);
    expect(await field(page, 'siteName').inputValue()).toBe('Nordhem Bergen');
    const offered = await field(page, 'siteName').locator('option').allTextContents();
    const distances = offered
      .slice(1)
      .map((text) => Number(/\(([\d\s]+)\skm\)/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances).toHaveLength(22);

    const checkbox = page.getByRole('checkbox', { name: 'EU-kontroll' });
    await checkbox.focus();
    await page.keyboard.press('Space');
    const email = `kari@post.example`;
    await fill(page, email);
    await send(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Takk, vi har fått forespørselen din' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h3');
    expect(await axeFaults(page)).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      formName: 'NordhemNorgeServiceRequestForm',
      values: {
        typeCar: 'car',
        siteName: 'Nordhem Bergen',
        siteEmail: 'verksted.bergen@nordhem.example',
        services: ['EU-kontroll'],
        description: '',
        other: '',
        regno: 'ek 12345',
        milage: '98000',
        date: day(7),
        customerName: 'Kari Nord',
        customerPhone: '+47 406 00 123',
        customerEmail: email,
        gdpr: true,
        newsletter: false,
      },
    });
    const layer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    expect(layer.match(/form_interaction/g)).toHaveLength(1);
    expect(layer).not.toMatch(/Kari|post\.example|406 ?00 ?123|EK\s?12345/i);
    const mine = async () =>
      (await sentMessages(stage.server)).mail.filter(({ replyTo }) => replyTo === email);
    await expect
      .poll(async () => (await mine()).map(({ to }) => to), { timeout: 10_000 })
      .toEqual(['verksted.bergen@nordhem.example']);
    expect((await mine())[0]?.text).toContain('EU-kontroll');

    await page.getByRole('link', { name: 'Send en forespørsel til' }).click();
    await form(page).waitFor();
    expect(await field(page, 'regno').inputValue()).toBe('');
  });
});

describe('what goes wrong', { tags: ['sweep'] }, () => {
  test('W-632, W-635, W-636, W-637: every field that is missing is named where it stands; nothing is sent', async () => {
    await on(CAR, { viewport: NARROW }, async (page) => {
      const posts: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
      await field(page, 'date').fill(day(-1));
      await send(page).click();
      for (const text of [
        'Velg avdelingen som skal gjøre jobben.',
        'Skriv registreringsnummeret til kjøretøyet.',
        'Velg en dag fra og med i dag.',
        'Skriv navnet ditt.',
        'Skriv telefonnummeret ditt.',
        'Skriv e-postadressen din.',
        'Vi trenger samtykket ditt for å kunne svare.',
      ])
        await form(page).getByText(text).waitFor();
      expect(await focusedName(page)).toBe('siteName');
      expect(await axeFaults(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      expect(posts.filter((url) => url.includes('comhub'))).toEqual([]);
      await field(page, 'gdpr').check();
      await form(page).getByText('Vi trenger samtykket ditt').waitFor({ state: 'detached' });
    });
  });

  test.each([200, 204, 400, 500])(
    'W-631, W-647: an answer %i is a failure, and every word stays',
    async (code) => {
      await on(CAR, { viewport: PHONE, expected: [/comhub|status of/] }, async (page) => {
        await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: code, body: '' }));
        await field(page, 'siteName').selectOption('Nordhem Hamar');
        await field(page, 'description').fill('Piper i kulde');
        await fill(page, 'per@post.example');
        await send(page).click();
        await form(page).getByText(FAILURE, { exact: true }).waitFor();
        expect(await field(page, 'description').inputValue()).toBe('Piper i kulde');
        expect(await field(page, 'siteName').inputValue()).toBe('Nordhem Hamar');
        expect(await field(page, 'gdpr').isChecked()).toBe(true);
      });
    },
  );

  test('W-631: offline it says what to do and keeps every word; a town that nobody knows is said', async () => {
    await on(CAR, { viewport: PHONE, expected: [/INTERNET_DISCONNECTED/] }, async (page) => {
      await page.getByLabel('Hvor er du?').fill('Göteborg');
      await page.getByRole('button', { name: 'Finn nærmeste' }).click();
      await expect.poll(() => status(page).textContent()).toContain('Göteborg');
      await field(page, 'siteName').selectOption('Nordhem Hamar');
      await fill(page, 'ola@post.example');
      await page.context().setOffline(true);
      await send(page).click();
      await form(page).getByText('Du ser ut til å være uten nett.').waitFor();
      expect(await field(page, 'customerName').inputValue()).toBe('Kari Nord');
      await page.context().setOffline(false);
    });
  });
});

test('W-609, W-610, W-619, W-620: without JavaScript the nearest dealer is found, what is wrong comes back, what is right is thanked for', async () => {
  await on(CAR, { javaScript: false, viewport: NARROW, expected: [/422.*comhub/] }, async (page) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('nb');
    await page.getByLabel('Hvor er du?').fill('Tromsø');
    await page.getByRole('button', { name: 'Finn nærmeste' }).click();
    await page.waitForURL(/place=Troms/);
    expect(await field(page, 'siteName').inputValue()).toBe('Nordhem Tromsø');
    expect(await sideways(page)).toBe(0);
    await page.getByRole('checkbox', { name: 'Service', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Hjulskift' }).check();
    await field(page, 'description').fill('Piper i kulde');
    await fill(page, 'nora.nord@post.example');
    // Whoever reads something else first finds all of it again.
    await field(page, 'date').fill(day(5));
    await field(page, 'siteName').selectOption('Nordhem Trondheim');
    await page.locator('#service-request-form a[href*="personvern"]').first().click();
    await page.waitForURL(/personvern/);
    await page.goBack();
    expect(await field(page, 'siteName').inputValue()).toBe('Nordhem Trondheim');
    expect(await field(page, 'date').inputValue()).toBe(day(5));
    await field(page, 'siteName').selectOption('Nordhem Tromsø');
    await field(page, 'date').fill(day(-1));
    // Browsers check the fields themselves; the server must do so too.
    await form(page).evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await send(page).click();
    await page.locator('#service-request-form [aria-invalid="true"]').waitFor();
    expect(await page.locator('#service-request-form [aria-invalid="true"]').getAttribute('name')).toBe(
      'date',
    );
    expect(await field(page, 'siteName').inputValue()).toBe('Nordhem Tromsø');
    expect(await page.getByRole('checkbox', { name: 'Service', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Hjulskift' }).isChecked()).toBe(true);
    expect(await field(page, 'description').inputValue()).toBe('Piper i kulde');
    await field(page, 'date').fill(day(7));
    await send(page).click();
    await page.waitForURL(/sent=NordhemNorgeServiceRequestForm.*#service-request-form/);
    await page.getByRole('heading', { name: 'Takk, vi har fått forespørselen din' }).waitFor();
    expect(await page.locator('#service-request-form [data-reference]').textContent()).toMatch(
      /^[0-9A-Z-]{10}$/,
    );
  });
});

test.each([
  ['car', CAR, 11],
  ['motorcycle', MOTORCYCLE, 3],
] as const)(
  'W-609, W-648, W-649, W-650: the page for a %s at 320 px',
  { tags: ['sweep'] },
  async (vehicle, path, services) => {
    await on(path, { viewport: NARROW }, async (page) => {
      expect(await field(page, 'services').count()).toBe(services);
      expect(await field(page, 'siteName').inputValue()).toBe(
        vehicle === 'motorcycle' ? 'Nordhem Drammen' : '',
      );
      expect(await sideways(page)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
    });
  },
);
