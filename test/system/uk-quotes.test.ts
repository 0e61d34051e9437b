import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, numberIn, openStage, PHONE, type Stage, visit } from './browser';
import { britishCar, exampleCar } from './example-cars';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await britishCar(stage.server);
});

afterAll(() => stage.close());

const CARD = '[data-island="quote-widget"]';
type Options = Parameters<typeof visit>[1];

interface Call {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const quoteOn = (page: Page) => {
  const card = page.locator(CARD);
  return {
    card,
    awake: card.and(page.locator('[data-ready]')),
    inState: (state: string) => card.locator(`[data-state="${state}"]`),
    family: card.getByLabel('Kind of finance'),
    term: card.getByLabel('Term'),
    mileage: card.getByLabel('Annual mileage'),
    deposit: card.getByRole('slider', { name: 'Deposit' }),
    payment: card.getByRole('slider', { name: 'Monthly payment' }),
    paymentField: card.getByRole('textbox', { name: 'Monthly payment' }),
    status: card.getByRole('status'),
    apply: card.getByRole('link', { name: 'Apply for this finance' }),
  };
};

/** The card of the dearest car, awake, and what it has asked for so far. */
const onCarPage = (options: Options, act: (page: Page, calls: readonly Call[]) => Promise<void>) =>
  visit(stage.browser, options, async (page) => {
    const calls: Call[] = [];
    page.on('request', (request) => {
      const name = /\/api\/codeweaver\/(\w+)$/.exec(request.url())?.[1];
      if (name === undefined) return;
      const body = request.postDataJSON();
      calls.push({ name, parameters: body.VehicleRequests?.[0].Parameters ?? body });
    });
    await page.goto(stage.server.site('automotive-uk', car));
    if (options.javaScript !== false) {
      const { deposit, awake } = quoteOn(page);
      await deposit.hover();
      await awake.waitFor({ state: 'attached' });
    }
    await act(page, calls);
  });

const rangeOf = (range: Locator) =>
  range.evaluate((input: HTMLInputElement) => ({
    value: Number(input.value),
    min: Number(input.min),
    max: Number(input.max),
    text: input.getAttribute('aria-valuetext'),
  }));
const answerTo = (page: Page, act: () => Promise<unknown>) =>
  Promise.all([page.waitForResponse(/codeweaver\/cfd/).then((response) => response.json()), act()]).then(
    ([answer]) => answer.Vehicles[0].FinanceQuotations[0],
  );

test('V-350, V-351, V-352, V-353, V-476: the last slider touched leads, a new term keeps it, the answer overwrites the sliders once', async () => {
  await onCarPage({}, async (page, calls) => {
    const { deposit, payment, term } = quoteOn(page);
    // The page has come with its quote.
    expect(calls).toEqual([]);
    const first = await answerTo(page, () => deposit.press('ArrowRight'));
    expect(calls.at(-1)?.parameters).toMatchObject({ CalculationType: 'RegularPayment' });
    await expect
      .poll(async () => (await rangeOf(payment)).value)
      .toBe(first.Finance.Quote.TotalRegularPayment);

    const second = await answerTo(page, () => payment.press('ArrowRight'));
    const { TotalDeposit, TotalRegularPayment } = second.Finance.Quote;
    expect(calls.at(-1)?.parameters).toMatchObject({
      CalculationType: 'CashDeposit',
      RegularPayment: TotalRegularPayment,
    });
    await expect.poll(async () => (await rangeOf(deposit)).value).toBe(TotalDeposit);

    await answerTo(page, () => term.selectOption('36'));
    expect(calls.at(-1)?.parameters).toMatchObject({ CalculationType: 'CashDeposit', Term: 36 });
    // An answer that writes the sliders asks for nothing itself.
    await page.waitForTimeout(500);
    expect(calls.map(({ name }) => name)).toEqual(['cfd', 'cfd', 'cfd']);
  });
});

test('V-354: an answer that comes after a newer one changes nothing', { tags: ['sweep'] }, async () => {
  await onCarPage({}, async (page) => {
    const { card, deposit, payment, term } = quoteOn(page);
    const { promise: newerHasCome, resolve: release } = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(/codeweaver\/cfd/, async (route) => {
      requests += 1;
      if (requests === 1) await newerHasCome;
      await route.continue();
    });
    const requested = page.waitForRequest(/codeweaver\/cfd/);
    await deposit.press('ArrowRight');
    await requested;
    const newest = await answerTo(page, () => term.selectOption('24'));
    release();
    await card.locator('[data-state]:not([data-state="working"])').waitFor();
    await page.waitForTimeout(300);
    expect(await term.inputValue()).toBe('24');
    expect((await rangeOf(payment)).value).toBe(newest.Finance.Quote.TotalRegularPayment);
    expect(requests).toBe(2);
  });
});

test('V-474, V-475, V-477, V-479, V-480: out of reach is said, hire purchase has no mileage, the ends hold; on a phone', {
  tags: ['sweep'],
}, async () => {
  await onCarPage({ viewport: PHONE }, async (page, calls) => {
    const { card, family, mileage, deposit, paymentField, status, apply, inState } = quoteOn(page);
    await answerTo(page, () => family.selectOption('HP'));
    expect(calls.at(-1)?.parameters).toMatchObject({
      FinanceProductFamilyKeys: ['HP'],
      AnnualMileage: 0,
    });
    expect(await mileage.isVisible()).toBe(false);

    const end = await answerTo(page, () => deposit.press('End'));
    const range = await rangeOf(deposit);
    expect(range.value).toBe(range.max);
    expect(numberIn(range.text)).toBe(range.max);
    const example = card.locator('dl').last();
    for (const { Label, DisplayValue } of end.Blocks[0].Details) {
      await expect.poll(() => example.textContent()).toContain(Label + DisplayValue);
    }

    await paymentField.fill('£1');
    const low = await answerTo(page, () => paymentField.press('Enter'));
    await inState('notified').waitFor();
    const { Message } = low.Finance.Notifications[0];
    expect(await card.getByText(Message, { exact: true }).isVisible()).toBe(true);
    expect(await status.textContent()).toContain('a month for 48 months with a deposit of');
    expect(await apply.getAttribute('href')).toBe(low.Finance.Quote.QuoteActions.Apply);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('V-349: a failing quote keeps the last figures and what was chosen, and says what to do; nothing moves', {
  tags: ['sweep'],
}, async () => {
  const options = { expected: [/codeweaver/] };
  await onCarPage(options, async (page) => {
    const { card, deposit, inState } = quoteOn(page);
    let failing = false;
    await page.route('**/api/codeweaver/*', async (route) => {
      if (failing) await route.fulfill({ status: 500, body: '{}' });
      else await route.continue();
    });
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) +
              ('value' in entry ? Number(entry.value) : 0),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const height = async () => (await card.locator('section').boundingBox())?.height;
    const figures = () => card.locator('dl').first().textContent();
    const [before, heightBefore, figuresBefore] = [await rangeOf(deposit), await height(), await figures()];
    failing = true;
    await deposit.press('Home');
    await inState('failed').waitFor();
    expect((await rangeOf(deposit)).value).toBe(before.min);
    expect(await figures()).toBe(figuresBefore);
    expect(await card.getByRole('link', { name: 'Ask us for a quote' }).isVisible()).toBe(true);
    failing = false;
    await card.getByRole('button', { name: 'Try again' }).click();
    await inState('ready').waitFor();
    expect((await rangeOf(deposit)).value).toBe(before.min);
    expect(await height()).toBe(heightBefore);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  });
});

test('with consent a settled quote is measured once, half a second later', { tags: ['sweep'] }, async () => {
  await onCarPage({ consent: ['analytics'] }, async (page) => {
    const { deposit } = quoteOn(page);
    const events = () =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer');
        return Array.isArray(layer) ? layer.filter((each) => each?.calculator_type === 'finance_quote') : [];
      });
    for (let press = 0; press < 3; press += 1) await deposit.press('ArrowRight');
    await expect.poll(events).toHaveLength(1);
    expect((await events())[0]).toMatchObject({ finance_product: 'PCP', period: 48, led_by: 'deposit' });
  });
});

test('V-005: without script the representative example stands as text; the Swedish site has no quotes', async () => {
  await onCarPage({ javaScript: false }, async (page) => {
    const { card, deposit } = quoteOn(page);
    expect(await deposit.isVisible()).toBe(false);
    expect(await card.textContent()).toMatch(
      /Representative APR.*Representative example.*Total amount payable.*Finance is subject to status/s,
    );
  });
  const swedish = await exampleCar(stage.server);
  await visit(stage.browser, { javaScript: false }, async (page) => {
    // Its pictures are drawn for the first time and are not what is looked at.
    await page.goto(stage.server.site('automotive-se', swedish), { waitUntil: 'domcontentloaded' });
    expect(await page.locator('#finance').count()).toBe(1);
    expect(await page.locator(CARD).count()).toBe(0);
  });
});
