import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loanWarning, messageSubset, translator } from '~/messages';
import { toMinor } from '~/modules/finance';
import { pushEvent } from '~/ui/analytics';
import { hydrate } from '~test/component/hydrate';
import { acrossThePage } from '~test/component/island-props';
import type { CalculatorOffer } from './calculation';
import { Calculator, type CalculatorProps } from './calculator';
import { carriedOffer } from './carried-offer';
import island from './loan-calculator.island';
import { CALCULATOR_KEYS } from './texts';

vi.mock('~/ui/analytics', { spy: true });

const anyTerms = {
  residual_percentage: 10,
  cash_amount_max_percentage: 70,
  invoice_fee: 45,
  start_fee: 595,
  interest_rate: 6.95,
};

/** 249 900 kr, at least 20 per cent down; the longer, the more may be left to the end. */
const offer: CalculatorOffer = {
  price: toMinor(249_900),
  minPercentage: 20,
  durations: [24, 36, 48].map((months, at) => ({
    months,
    residual_percentage: 50 - 10 * at,
    cash_amount_max_percentage: 40 + 10 * at,
    invoice_fee: 45,
    start_fee: 595,
    interest_rate: 6.95,
  })),
  months: 36,
  startFeeInPrincipal: false,
  currency: 'SEK',
  locale: 'sv-SE',
  templates: {
    perMonth: '{monthly}/mån',
    example: 'Kredit {amount}, insats {downPayment}',
    howCredit: '{price}',
  },
  disclaimer: '{1} i {2} månader',
  periodTexts: { 24: '24 månader', 36: '36 månader', 48: '48 månader' },
};
const FIRST = 49_980;
const MAX_DOWN_PAYMENT = { 24: 100_000, 36: 125_000 } as const;

const propsWith = (over: Partial<CalculatorOffer> = {}): CalculatorProps => ({
  offer: carriedOffer({ ...offer, ...over }),
  carId: 'car-1',
  title: 'Billån',
  description: null,
  texts: messageSubset('sv', CALCULATOR_KEYS),
  warning: loanWarning(translator('sv'), 'SE'),
  uid: 'loan',
  level: 'h2',
});
const card = (over: Partial<CalculatorOffer> = {}) => <Calculator {...propsWith(over)} />;

const slider = page.getByRole('slider', { name: 'Kontantinsats' });
const field = page.getByRole('textbox', { name: 'Kontantinsats' });
const period = page.getByRole('slider', { name: 'Avbetalningstid' });
const standsAt = (locator: typeof slider) => {
  const input = locator.element();
  return input instanceof HTMLInputElement ? input.valueAsNumber : Number.NaN;
};
const written = (amount: number) => amount.toLocaleString('sv-SE');

/** The request form of a car, as far as the calculator knows it. */
function formOf(carId: string): () => unknown {
  const form = document.createElement('form');
  form.innerHTML = `<input name="carId" value="${carId}"><input name="calculation" value='{"leasing":[]}'>`;
  document.body.append(form);
  return () => JSON.parse(form.querySelector<HTMLInputElement>('[name="calculation"]')?.value ?? '');
}

afterEach(() => {
  vi.mocked(pushEvent).mockClear();
  for (const form of document.querySelectorAll('form')) form.remove();
  history.replaceState(null, '', location.pathname);
});

test('starts as rendered by the server, and reports nothing before it is touched', async () => {
  const calculation = formOf('car-1');
  const place = await hydrate(card());
  expect(standsAt(slider)).toBe(FIRST);
  expect(place.textContent).toMatch(/\/mån.*Effektiv ränta.*Representativt exempel/s);
  expect(place.textContent).toContain('Att låna kostar pengar!');
  expect(calculation()).toEqual({ leasing: [] });
});

test.each([null, { text: 'Rörlig ränta.' }, { text: 'Variable rate.', lang: 'en' }])(
  'what does not change is said by its markup alone: %o',
  (description) => {
    const props = { ...propsWith(), description };
    const { read, carried } = acrossThePage(island, props);
    expect(read).toEqual(props);
    for (const text of [props.title, props.warning.heading, 'rate.', 'ränta.'])
      expect(carried).not.toContain(text);
  },
);

test('V-382 V-383 keys move the down payment by 1000 from where it stands, and no further than its ends', async () => {
  await hydrate(card());
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(standsAt(slider)).toBe(FIRST + 1000);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(standsAt(slider)).toBe(FIRST);
  await userEvent.keyboard('{PageUp}');
  expect(standsAt(slider)).toBe(FIRST + 10_000);
  await userEvent.keyboard('{End}');
  expect(standsAt(slider)).toBe(MAX_DOWN_PAYMENT[36]);
});

test.each([
  ['80 000,50 kr', 80_000],
  ['80.000', 80_000],
  ['80000.90', 80_000],
  ['-80000', FIRST],
  ['insats', FIRST],
])('V-384: a typed down payment of %s is %i kr', async (typed, amount) => {
  await hydrate(card());
  await userEvent.fill(field, typed);
  await userEvent.keyboard('{Enter}');
  expect(standsAt(slider)).toBe(amount);
});

test('V-388: keys reach every period, however far from the one before it, and the thumb stands where it is', async () => {
  const far = [24, 60, 71].map((months) => ({ ...anyTerms, months }));
  const periodTexts = { 24: '24 månader', 60: '60 månader', 71: '71 månader' };
  await hydrate(card({ durations: far, months: 24, periodTexts }));
  const months = async (keys: string) => {
    period.element().focus();
    await userEvent.keyboard(keys);
    return [standsAt(period), period.element().getAttribute('aria-valuetext')];
  };
  expect(await months('{ArrowRight}')).toEqual([60, '60 månader']);
  expect(await months('{ArrowUp}')).toEqual([71, '71 månader']);
  expect(await months('{ArrowRight}')).toEqual([71, '71 månader']);
  expect(await months('{ArrowLeft}')).toEqual([60, '60 månader']);
  expect(await months('{PageDown}')).toEqual([24, '24 månader']);
  expect(await months('{End}')).toEqual([71, '71 månader']);
  expect(await months('{Home}')).toEqual([24, '24 månader']);
});

test('V-388: a key pressed before it woke leads to the next period too, once', async () => {
  const far = [24, 60, 71].map((months) => ({ ...anyTerms, months }));
  const periodTexts = { 24: '24 månader', 60: '60 månader', 71: '71 månader' };
  await hydrate(card({ durations: far, months: 60, periodTexts }), (place) => {
    const range = place.querySelectorAll<HTMLInputElement>('[type="range"]')[1];
    range?.stepDown();
  });
  await expect.poll(() => standsAt(period)).toBe(24);
  period.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  await expect.poll(() => standsAt(period)).toBe(24);
});

test('V-383: the smallest down payment is the exact share of the price again after it was left', async () => {
  await hydrate(card({ price: toMinor(123_456), minPercentage: 13 }));
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}{Home}');
  await expect.poll(() => slider.element().getAttribute('aria-valuetext')).toMatch(/^16\s049,28\s/);
});

test('V-347 what is typed counts when it is left, not before; a shorter period clamps it', async () => {
  const calculation = formOf('car-1');
  await hydrate(card());
  await field.fill('999 999 kr');
  expect(standsAt(slider)).toBe(FIRST);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => standsAt(slider)).toBe(MAX_DOWN_PAYMENT[36]);
  await expect.element(field).toHaveValue(written(MAX_DOWN_PAYMENT[36]));
  period.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => standsAt(slider)).toBe(MAX_DOWN_PAYMENT[24]);
  await expect.element(period).toHaveAttribute('aria-valuetext', '24 månader');
  expect(calculation()).toMatchObject({
    leasing: [],
    loan: { months: 24, downPayment: MAX_DOWN_PAYMENT[24], chosen: true },
  });
});

test('LOAN-5: what is no down payment for this loan is said beside the field, until one is chosen that is', async () => {
  const place = await hydrate(card());
  const statusText = () => place.querySelector('fieldset [aria-live]')?.textContent;
  expect(statusText()).toBe('');
  await field.fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(statusText).toMatch(/^Välj från 49\s980\skr till 125\s000\skr\.$/);
  await expect.element(field).toHaveValue(written(FIRST));
  await field.fill('120000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(statusText).toBe('');
  period.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(statusText).toMatch(/till 100\s000\skr\.$/);
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(statusText).toBe('');
});

test('a field that is emptied goes back to what it was', async () => {
  await hydrate(card());
  await field.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(written(FIRST));
});

test('what was dragged before it woke is taken over', async () => {
  await hydrate(card(), (place) => {
    const [range] = place.querySelectorAll<HTMLInputElement>('[type="range"]');
    if (range) range.value = '80300';
  });
  await expect.poll(() => standsAt(slider)).toBe(80_000);
});

test('a text that was begun before it woke stays under the hands', async () => {
  await hydrate(card(), (place) => {
    const input = place.querySelector<HTMLInputElement>('[type="text"]');
    input?.focus();
    if (input) input.value = '9';
  });
  await expect.element(field).toHaveValue('9');
  await userEvent.keyboard('0000{Enter}');
  await expect.poll(() => standsAt(slider)).toBe(90_000);
});

test('a loan in the link is shown, and the request form of another car does not get it', async () => {
  history.replaceState(null, '', '#loan-24-70000');
  const [own, other] = [formOf('car-1'), formOf('car-2')];
  await hydrate(card());
  await expect.poll(() => standsAt(slider)).toBe(70_000);
  expect(standsAt(period)).toBe(24);
  expect(own()).toMatchObject({ loan: { months: 24, downPayment: 70_000 } });
  expect(other()).toEqual({ leasing: [] });
});

test('V-388 where one period alone is offered there is no slider for it', async () => {
  await hydrate(card({ durations: offer.durations.slice(1, 2) }));
  expect(period.elements()).toEqual([]);
});

test('V-509 once the sliders rest the cost is read aloud, and measured once', async () => {
  const place = await hydrate(card());
  slider.element().focus();
  // In one go: on a busy machine a pause between two presses is long enough to count as rest.
  await userEvent.keyboard('{ArrowRight}'.repeat(3));
  expect(pushEvent).not.toHaveBeenCalled();
  await expect.poll(() => place.querySelector('[role="status"]')?.textContent).toMatch(/\/mån$/);
  await expect.poll(() => vi.mocked(pushEvent).mock.calls).toHaveLength(1);
  expect(pushEvent).toHaveBeenCalledWith(
    expect.objectContaining({ calculator_type: 'loan', down_payment: FIRST + 3000, period: 36 }),
  );
});

test('a slider that was moved before it woke is not set back to the address', async () => {
  history.replaceState(null, '', '#loan-24-70000');
  await hydrate(card(), (root) => {
    const early = root.querySelector<HTMLInputElement>('#loan-period');
    if (early !== null) early.value = '48';
  });
  await expect.poll(() => standsAt(slider)).toBe(70_000);
  expect(standsAt(period)).toBe(48);
});
