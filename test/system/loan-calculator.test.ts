import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, numberIn, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage({ pictures: false });
  car = await exampleCar(stage.server);
});

afterAll(() => stage.close());

const calculatorOn = (page: Page) => {
  const card = page.locator('[data-island="loan-calculator"]');
  return {
    card,
    down: card.getByRole('slider', { name: 'Kontantinsats' }),
    field: card.getByRole('textbox', { name: 'Kontantinsats' }),
    period: card.getByRole('slider', { name: 'Avbetalningstid' }),
    cost: card.getByText(/\d\skr\/mån$/).first(),
  };
};

const onCarPage = (options: Parameters<typeof visit>[1], act: (page: Page) => Promise<void>) =>
  visit(stage.browser, options, async (page) => {
    await page.goto(stage.server.site('automotive-se', car));
    if (options.javaScript !== false) {
      const { card, down } = calculatorOn(page);
      await down.hover();
      await card.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
    }
    await act(page);
  });
const rangeOf = (range: Locator) =>
  range.evaluate((input: HTMLInputElement) => ({
    value: Number(input.value),
    min: Number(input.min),
    max: Number(input.max),
    text: input.getAttribute('aria-valuetext'),
  }));

test('V-382 V-383 V-386 V-387 by keyboard the down payment moves by 1000 and the period by 12 months, both ends can be reached', async () => {
  await onCarPage({}, async (page) => {
    const { down, period } = calculatorOn(page);
    const first = await rangeOf(down);
    expect(first.value).toBe(first.min);
    await down.press('ArrowRight');
    expect((await rangeOf(down)).value).toBe(first.min + 1000);
    await down.press('ArrowLeft');
    await down.press('ArrowLeft');
    expect((await rangeOf(down)).value).toBe(first.min);
    await down.press('End');
    expect((await rangeOf(down)).value).toBe(first.max);
    expect(first.max % 1000).toBe(0);

    const before = await rangeOf(period);
    await period.press('ArrowLeft');
    expect((await rangeOf(period)).value).toBe(before.value - 12);
    await period.press('Home');
    expect(await rangeOf(period)).toMatchObject({ value: before.min, text: `${before.min} månader` });
    await period.press('End');
    expect((await rangeOf(period)).value).toBe(before.max);
  });
});

test('the first key on a card that still sleeps counts, and a drag of it too', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.goto(stage.server.site('automotive-se', car));
    const { down, period } = calculatorOn(page);
    const [first, months] = [await rangeOf(down), await rangeOf(period)];
    await down.press('ArrowRight');
    await expect.poll(() => rangeOf(down)).toMatchObject({ value: first.min + 1000 });
    await page.reload();
    await period.press('ArrowLeft');
    const text = `${months.value - 12} månader`;
    await expect.poll(() => rangeOf(period)).toMatchObject({ value: months.value - 12, text });
  });
});

test('V-347 V-270 a shorter period clamps a typed down payment; cost, example and status follow', async () => {
  await onCarPage({ viewport: PHONE }, async (page) => {
    const { card, down, field, period, cost } = calculatorOn(page);
    const before = numberIn(await cost.textContent());
    await field.fill('99 999 999 kr');
    await field.press('Enter');
    const max = await rangeOf(down);
    expect(max.value).toBe(max.max);
    expect(numberIn(await field.inputValue())).toBe(max.max);
    expect(numberIn(await cost.textContent())).toBeLessThan(before);
    await period.press('Home');
    const clamped = await rangeOf(down);
    expect(clamped.value).toBe(clamped.max);
    expect(clamped.max).toBeLessThan(max.max);
    const amount = `kontantinsats ${clamped.max.toLocaleString('sv-SE')} kr`.replaceAll(/\s/g, ' ');
    const example = await card.getByText('Representativt exempel').locator('..').textContent();
    expect(example?.replaceAll(/\s/g, ' ')).toContain(amount);
    const status = card.locator('p[role="status"]');
    await expect.poll(() => status.textContent()).toBe(await cost.textContent());
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('without script the loan stands at its default values, with example and warning, and shows no dead control', {
  tags: ['sweep'],
}, async () => {
  await onCarPage({ javaScript: false }, async (page) => {
    const { card } = calculatorOn(page);
    expect(await card.locator('input').first().isVisible()).toBe(false);
    expect(await card.textContent()).toMatch(/Representativt exempel.*Att låna kostar pengar!/s);
  });
});
