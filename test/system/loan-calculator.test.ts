import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, exampleCar, numberIn, openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});

afterAll(() => stage.close());

const CARD = '[data-enhance="loan-calculator"]';
const onCarPage = (options: Parameters<typeof visit>[1], act: (page: Page) => Promise<void>) =>
  visit(stage.browser, options, async (page) => {
    await page.goto(stage.server.site('automotive-se', car));
    await page.locator(CARD).scrollIntoViewIfNeeded();
    if (options.javaScript !== false) await page.locator(`${CARD}[data-ready]`).waitFor();
    await act(page);
  });
const rangeOf = (page: Page, part: string) =>
  page.locator(`${CARD} [data-part="${part}"]`).evaluate((input: HTMLInputElement) => ({
    value: Number(input.value),
    min: Number(input.min),
    max: Number(input.max),
    text: input.getAttribute('aria-valuetext'),
  }));

test('V-382 V-383 V-386 V-387 by keyboard the down payment moves by 1000 and the period by 12 months, both ends can be reached', async () => {
  await onCarPage({}, async (page) => {
    const down = page.locator(`${CARD} [data-part="down"]`);
    const first = await rangeOf(page, 'down');
    expect(first.value).toBe(first.min);
    await down.press('ArrowRight');
    expect((await rangeOf(page, 'down')).value).toBe(first.min + 1000);
    await down.press('ArrowLeft');
    await down.press('ArrowLeft');
    expect((await rangeOf(page, 'down')).value).toBe(first.min);
    await down.press('End');
    expect((await rangeOf(page, 'down')).value).toBe(first.max);
    expect(first.max % 1000).toBe(0);

    const period = page.locator(`${CARD} [data-part="period"]`);
    const before = await rangeOf(page, 'period');
    await period.press('ArrowLeft');
    expect((await rangeOf(page, 'period')).value).toBe(before.value - 12);
    await period.press('Home');
    expect(await rangeOf(page, 'period')).toMatchObject({ value: before.min, text: `${before.min} månader` });
    await period.press('End');
    expect((await rangeOf(page, 'period')).value).toBe(before.max);
  });
});

test('V-347 V-270 a shorter period clamps a typed down payment; cost, example and status follow', async () => {
  await onCarPage({ viewport: PHONE }, async (page) => {
    const figure = (name: string) => page.locator(`${CARD} [data-figure="${name}"]`).textContent();
    const before = numberIn(await figure('perMonth'));
    const field = page.locator(`${CARD} [data-part="down-field"]`);
    await field.fill('99 999 999 kr');
    await field.press('Enter');
    const max = await rangeOf(page, 'down');
    expect(max.value).toBe(max.max);
    expect(numberIn(await field.inputValue())).toBe(max.max);
    expect(numberIn(await figure('perMonth'))).toBeLessThan(before);
    await page.locator(`${CARD} [data-part="period"]`).press('Home');
    const clamped = await rangeOf(page, 'down');
    expect(clamped.value).toBe(clamped.max);
    expect(clamped.max).toBeLessThan(max.max);
    const amount = `kontantinsats ${clamped.max.toLocaleString('sv-SE')} kr`.replaceAll(/\s/g, ' ');
    expect((await figure('example'))?.replaceAll(/\s/g, ' ')).toContain(amount);
    const status = page.locator(`${CARD} [data-part="status"]`);
    await expect.poll(() => status.textContent()).toBe(await figure('perMonth'));
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('without script the loan stands at its default values, with example and warning, and shows no dead control', async () => {
  await onCarPage({ javaScript: false }, async (page) => {
    const card = page.locator(CARD);
    expect(await card.locator('input').first().isVisible()).toBe(false);
    expect(await card.textContent()).toMatch(/Representativt exempel.*Att låna kostar pengar!/s);
  });
});
