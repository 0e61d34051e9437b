import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loanWarning, messageSubset, translator } from '~/messages';
import type { Quotation, QuotedProduct } from '~/modules/finance/server';
import { pushEvent } from '~/ui/analytics';
import { hydrate } from '~test/component/hydrate';
import { acrossThePage } from '~test/component/island-props';
import { QuoteCard, type QuoteCardProps } from './quote-card';
import { firstState } from './quote-model';
import type { QuoteOffer } from './quote-offer';
import island from './quote-widget.island';
import { QUOTE_KEYS } from './texts';

vi.mock('~/ui/analytics', { spy: true });

const setting = (Default: number, ends: object) => ({ Locale: 'en-GB', Default, ...ends });
const PCP: QuotedProduct = {
  Name: 'Personal contract purchase (PCP)',
  FamilyKey: 'PCP',
  Term: setting(48, { Values: [24, 36, 48] }),
  Deposit: setting(2000, { Minimum: 949, Maximum: 6648 }),
  Payment: setting(250, { Minimum: 150, Maximum: 500 }),
  AnnualMileage: setting(10_000, { Minimum: 8000, Maximum: 12_000 }),
};
const HP: QuotedProduct = {
  ...PCP,
  Name: 'Hire purchase (HP)',
  FamilyKey: 'HP',
  AnnualMileage: setting(0, {}),
};

interface Parameters {
  readonly Term: number;
  readonly CashDeposit: number;
  readonly RegularPayment: number;
  readonly AnnualMileage: number;
  readonly CalculationType: 'RegularPayment' | 'CashDeposit';
}

/** A hundred pounds more deposit are two pounds a month less, and the other way round. */
function quotationOf(parameters: Parameters, messages: readonly string[] = []): Quotation {
  const { Term, AnnualMileage, CashDeposit, RegularPayment } = parameters;
  const led = parameters.CalculationType === 'RegularPayment';
  const payment = led ? 250 - (CashDeposit - 2000) / 50 : RegularPayment;
  const deposit = led ? CashDeposit : 2000 - (RegularPayment - 250) * 50;
  return {
    Blocks: [{ Details: [{ Label: 'Representative APR', DisplayValue: '9.9%', Key: 'Apr' }] }],
    Finance: {
      Notifications: messages.map((Message) => ({ Key: 'note', Message })),
      Quote: {
        Term,
        AnnualMileage,
        TotalDeposit: deposit,
        TotalRegularPayment: payment,
        Payment: setting(payment, { Minimum: 200, Maximum: 271.02 }),
        QuoteActions: { Apply: 'https://apply.example/1' },
      },
    },
  };
}

const first = firstState(PCP);
const drawn: QuoteOffer = {
  request: {
    Vehicle: { Type: 'Car', Id: 'car-1', Status: 'PreOwned', OnTheRoadPrice: 18_995, Country: 'GB' },
    Organisation: 'nordhem-uk',
  },
  products: [PCP, HP],
  quotation: quotationOf({
    Term: first.term,
    CashDeposit: first.deposit,
    RegularPayment: first.payment,
    AnnualMileage: first.mileage,
    CalculationType: 'RegularPayment',
  }),
};
const late: QuoteOffer = { ...drawn, products: [], quotation: null };

const propsWith = (offer: QuoteOffer): QuoteCardProps => ({
  offer,
  locale: 'en-GB',
  texts: messageSubset('en-GB', QUOTE_KEYS),
  warning: loanWarning(translator('en-GB'), 'GB'),
  uid: 'quote',
});
const card = (offer: QuoteOffer) => <QuoteCard {...propsWith(offer)} />;

const deposit = page.getByRole('slider', { name: 'Deposit' });
const payment = page.getByRole('slider', { name: 'Monthly payment' });
const term = page.getByLabelText('Term');
const standsAt = (locator: typeof deposit) => {
  const input = locator.element();
  return input instanceof HTMLInputElement ? input.valueAsNumber : Number.NaN;
};

/** The quote service, as it answers now, and what it was asked. */
const service = {
  calls: [] as { readonly name: string; readonly parameters: Parameters; readonly signal: AbortSignal }[],
  products: async (): Promise<Response> => Response.json({ Products: [PCP, HP] }),
  quote: async (parameters: Parameters): Promise<Response> =>
    Response.json({ Vehicles: [{ Id: 'car-1', FinanceQuotations: [quotationOf(parameters)] }] }),
};
const { products, quote } = service;

beforeEach(() => {
  Object.assign(service, { calls: [], products, quote });
  vi.mocked(pushEvent).mockClear();
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const body = JSON.parse(String(init?.body));
    const parameters = body.VehicleRequests?.[0]?.Parameters;
    const name = String(address).replace(/.*\//, '');
    service.calls.push({ name, parameters, signal: init?.signal ?? new AbortController().signal });
    return name === 'default' ? service.products() : service.quote(parameters);
  });
});

const stateOf = (place: HTMLElement) => place.querySelector('section')?.dataset.state;
const names = () => service.calls.map(({ name }) => name);

test('the legal notice is said by its markup alone', () => {
  for (const offer of [drawn, late]) {
    const { read, carried } = acrossThePage(island, propsWith(offer));
    expect(read).toEqual(propsWith(offer));
    expect(carried).not.toContain(propsWith(offer).warning.heading);
  }
});

test('a page that came with its quote asks for nothing before it is touched', async () => {
  const place = await hydrate(card(drawn));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(names()).toEqual([]);
  expect(stateOf(place)).toBe('ready');
  expect(place.textContent).toMatch(
    /Monthly payment£250.*Representative APR9\.9%.*Finance is subject to status/s,
  );
  await expect.element(page.getByRole('link', { name: 'Apply for this finance' })).toBeVisible();
});

test('V-348 V-455 without a quote it waits visibly for default, then for the first quote; nothing can be moved before', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  service.products = () => promise;
  const place = await hydrate(card(late));
  expect(stateOf(place)).toBe('loading');
  await expect.element(page.getByText('Working out your quote…')).toBeVisible();
  await expect.element(deposit).toBeDisabled();
  expect(place.textContent).not.toMatch(/£\d{2}/);
  resolve(await products());
  await expect.poll(() => stateOf(place)).toBe('ready');
  await expect.element(deposit).toBeEnabled();
  expect(names()).toEqual(['default', 'cfd']);
  expect(place.querySelector('[role="status"]')?.textContent).toBe('');
});

test('V-349 without an answer it says so and can be asked again', async () => {
  service.products = async () => Response.json({ nonsense: true });
  const place = await hydrate(card(late));
  await expect.element(page.getByText('We cannot work out a quote here just now.').first()).toBeVisible();
  await expect.element(deposit).toBeDisabled();
  service.products = products;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stateOf(place)).toBe('ready');
  expect(names()).toEqual(['default', 'default', 'cfd']);
});

test('V-350 V-353 several steps are one question; its answer overwrites the sliders, is read aloud and measured once', async () => {
  const place = await hydrate(card(drawn));
  deposit.element().focus();
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{ArrowRight}');
  expect(standsAt(deposit)).toBe(2200);
  await expect.poll(() => standsAt(payment)).toBe(246);
  expect(names()).toEqual(['cfd']);
  expect(service.calls[0]?.parameters).toMatchObject({
    CashDeposit: 2200,
    CalculationType: 'RegularPayment',
  });
  expect(place.querySelector('[role="status"]')?.textContent).toMatch(/^£246.* a month for 48 months/);
  await expect.poll(() => vi.mocked(pushEvent).mock.calls.length).toBe(1);
  expect(pushEvent).toHaveBeenCalledWith(
    expect.objectContaining({ finance_product: 'PCP', down_payment: 2200 }),
  );
});

test('V-480: the slider of the payment ends where the deposit does, and a typed amount beyond is asked for and answered', async () => {
  const message = 'The monthly payment is too high.';
  const place = await hydrate(card(drawn));
  expect(payment.element()).toHaveAttribute('max', '271.02');
  expect(payment.element()).toHaveAttribute('min', '200');
  payment.element().focus();
  for (const key of ['{PageUp}', '{ArrowRight}']) await userEvent.keyboard(key);
  expect(standsAt(payment)).toBe(271.02);
  await expect.poll(names).toEqual(['cfd']);
  service.quote = async (parameters) => {
    const nearest = quotationOf({ ...parameters, RegularPayment: 271.02 }, [message]);
    return Response.json({ Vehicles: [{ Id: 'car-1', FinanceQuotations: [nearest] }] });
  };
  await page.getByRole('textbox', { name: 'Monthly payment' }).fill('900');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => stateOf(place)).toBe('notified');
  expect(service.calls.at(-1)?.parameters.RegularPayment).toBe(900);
  expect(standsAt(payment)).toBe(271.02);
  expect(place.querySelector('[role="status"]')?.textContent).toContain(message);
});

test('what is typed and is no amount asks for nothing and gives way to the amount on the page', async () => {
  await hydrate(card(drawn));
  const field = page.getByRole('textbox', { name: 'Monthly payment' });
  await field.fill('much');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('250');
  expect(names()).toEqual([]);
});

test('V-352 a new term leaves the amount that leads', async () => {
  await hydrate(card(drawn));
  await page.getByRole('textbox', { name: 'Monthly payment' }).fill('£260');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => standsAt(deposit)).toBe(1500);
  await term.selectOptions('36 months');
  await expect.poll(names).toEqual(['cfd', 'cfd']);
  expect(service.calls[1]?.parameters).toMatchObject({ Term: 36, CalculationType: 'CashDeposit' });
});

test('V-354 what is overtaken is given up, and says nothing when it comes after all', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  service.quote = () => promise;
  await hydrate(card(drawn));
  await term.selectOptions('24 months');
  await expect.poll(names).toEqual(['cfd']);
  service.quote = quote;
  await term.selectOptions('36 months');
  await expect.poll(names).toEqual(['cfd', 'cfd']);
  expect(service.calls[0]?.signal.aborted).toBe(true);
  resolve(Response.json({ Vehicles: [] }));
  await expect.element(term).toHaveValue('36');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('V-349 a quote that fails leaves the figures of the last one and what was chosen and typed, which can be tried again', async () => {
  const place = await hydrate(card(drawn));
  service.quote = async () => new Response('{}', { status: 500 });
  await term.selectOptions('24 months');
  await expect.poll(() => stateOf(place)).toBe('failed');
  const field = page.getByRole('textbox', { name: 'Deposit' });
  await field.fill('3000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['cfd', 'cfd']);
  await expect.element(page.getByText(/figures are those of your last one/).first()).toBeVisible();
  await expect.element(term).toHaveValue('24');
  await expect.element(field).toHaveValue('3,000');
  expect(place.textContent).toMatch(/Monthly payment£250/);
  service.quote = quote;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stateOf(place)).toBe('ready');
  expect(service.calls.at(-1)?.parameters).toMatchObject({ Term: 24, CashDeposit: 3000 });
  await expect.element(term).toHaveValue('24');
  expect(place.contains(document.activeElement)).toBe(true);
});

test('a first quote that fails speaks of no last one', async () => {
  service.quote = async () => new Response('{}', { status: 500 });
  const place = await hydrate(card(late));
  await expect.poll(() => stateOf(place)).toBe('failed');
  await expect.element(page.getByText('We cannot work out a quote here just now.').first()).toBeVisible();
  service.quote = quote;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => stateOf(place)).toBe('ready');
});

test('V-475 what the service has to say stands where the hint was', async () => {
  const message = 'The deposit must be at least £949.';
  service.quote = async (parameters) =>
    Response.json({ Vehicles: [{ Id: 'car-1', FinanceQuotations: [quotationOf(parameters, [message])] }] });
  const place = await hydrate(card(drawn));
  await term.selectOptions('24 months');
  await expect.poll(() => stateOf(place)).toBe('notified');
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
});

test('V-479 another kind of finance keeps what it has too; hire purchase has no mileage', async () => {
  await hydrate(card(drawn));
  await page.getByLabelText('Kind of finance').selectOptions('HP');
  await expect.poll(names).toEqual(['cfd']);
  expect(service.calls[0]?.parameters).toMatchObject({ AnnualMileage: 0, Term: 48, CashDeposit: 2000 });
  await expect.element(page.getByLabelText('Annual mileage')).not.toBeVisible();
});

test('a list that was changed before it woke counts', async () => {
  await hydrate(card(drawn), (place) => {
    for (const list of place.querySelectorAll('select')) if (list.id === 'quote-term') list.value = '24';
  });
  await expect.poll(names).toEqual(['cfd']);
  expect(service.calls[0]?.parameters).toMatchObject({ Term: 24 });
});
