import type {
  CfdRequest,
  DefaultRequest,
  Quotation,
  QuotedProduct,
  QuoteSetting,
} from '~/modules/finance/server';
import type { ClaimedQuote } from '~/modules/leads';
import { formatNumber, formatPrice } from '~/ui/text/format';
import type { QuoteTexts } from './texts';

/** The two amounts; the one changed last leads. */
export type Amount = 'deposit' | 'payment';

/** Values of the controls; amounts in pounds. */
export interface QuoteState {
  readonly family: string;
  readonly term: number;
  readonly mileage: number;
  readonly deposit: number;
  readonly payment: number;
  /**
   * The slider changed last (QUOTE-4). A new term, mileage or kind of finance does not change it, so that the visitor's
   * amount stays.
   */
  readonly led: Amount;
}

/** Step of a drag and of an arrow key, in pounds. */
export const STEPS = { deposit: 50, payment: 5 } as const satisfies Record<Amount, number>;
/** The most that a call takes for an amount, in pounds. */
const MAX_AMOUNT = 10_000_000;
const TERM_STEP = 12;
const MILEAGE_STEP = 1000;

/** The two ends of a slider. */
export const endsOf = ({ Values, Minimum, Maximum, Default }: QuoteSetting) => ({
  min: Minimum ?? Math.min(Default, ...(Values ?? [])),
  max: Maximum ?? Math.max(Default, ...(Values ?? [])),
});

/** The nearest allowed value: one of the setting's values if it lists any, else clamped to its ends. */
export function clampToSetting(setting: QuoteSetting, value: number): number {
  const { min, max } = endsOf(setting);
  const { Values = [] } = setting;
  if (Values.length === 0) return Math.min(max, Math.max(min, value));
  return Values.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
}

/** Snaps a dragged amount to its steps; both ends are reachable although they may be off the steps. */
export function snapToStep(setting: QuoteSetting, value: number, step: number): number {
  const { min, max } = endsOf(setting);
  return clampToSetting(setting, value <= min || value >= max ? value : Math.round(value / step) * step);
}

/** A typed amount to the penny ("2k" are thousands), null for none. Out of the ends too: the service says so and quotes the nearest (QUOTE-5). */
export function readAmount(text: string): number | null {
  const typed = Number.parseFloat(text.replaceAll(/[^\d.]/g, '')) * (/\dk/i.test(text) ? 1000 : 1);
  return Number.isFinite(typed) ? Math.min(MAX_AMOUNT, Math.round(typed * 100) / 100) : null;
}

/** The values of a list; none where the product does not have the setting. */
export function choicesOf(setting: QuoteSetting, step: number): readonly number[] {
  if (setting.Values !== undefined) return setting.Values;
  const { Minimum, Maximum } = setting;
  if (Minimum === undefined || Maximum === undefined) return [];
  return Array.from({ length: Math.floor((Maximum - Minimum) / step) + 1 }, (_, at) => Minimum + at * step);
}

export const termsOf = ({ Term }: QuotedProduct): readonly number[] => choicesOf(Term, TERM_STEP);
export const mileagesOf = ({ AnnualMileage }: QuotedProduct): readonly number[] =>
  choicesOf(AnnualMileage, MILEAGE_STEP);

/** Initial values of a product's controls, led by the deposit. */
export const firstState = (product: QuotedProduct): QuoteState => ({
  family: product.FamilyKey,
  term: product.Term.Default,
  mileage: mileagesOf(product).length === 0 ? 0 : product.AnnualMileage.Default,
  deposit: product.Deposit.Default,
  payment: product.Payment.Default,
  led: 'deposit',
});

/** The state for another kind of finance, with its values as far as they are allowed there. */
export function stateFor(product: QuotedProduct, state: QuoteState): QuoteState {
  const first = firstState(product);
  return {
    ...state,
    family: product.FamilyKey,
    term: termsOf(product).includes(state.term) ? state.term : first.term,
    mileage: mileagesOf(product).includes(state.mileage) ? state.mileage : first.mileage,
    deposit: clampToSetting(product.Deposit, state.deposit),
    payment: clampToSetting(product.Payment, state.payment),
  };
}

/** The service's result overwrites the controls; `led` stays. */
export const withQuotation = (state: QuoteState, { Finance: { Quote } }: Quotation): QuoteState => ({
  ...state,
  term: Quote.Term,
  mileage: Quote.AnnualMileage,
  deposit: Quote.TotalDeposit,
  payment: Quote.TotalRegularPayment,
});

/** The product with the payments that the service has at the quote's term and mileage; as it is where it does not say. */
export const withPayments = (product: QuotedProduct, { Finance: { Quote } }: Quotation): QuotedProduct => ({
  ...product,
  Payment: Quote.Payment ?? product.Payment,
});

/** Deposit-led means calculate the regular payment, otherwise calculate the cash deposit (QUOTE-4). */
export const quoteRequest = (
  { Vehicle, Organisation }: DefaultRequest,
  state: Omit<ClaimedQuote, 'chosen'>,
): CfdRequest => ({
  VehicleRequests: [
    {
      Id: Vehicle.Id,
      Parameters: {
        Term: state.term,
        CashDeposit: state.deposit,
        RegularPayment: state.payment,
        AnnualMileage: state.mileage,
        FinanceProductFamilyKeys: [state.family],
        CalculationType: state.led === 'deposit' ? 'RegularPayment' : 'CashDeposit',
        Organisation,
      },
      Vehicle,
    },
  ],
});

/** The quote as a request form sends it. */
export const quoteClaim = (state: QuoteState, chosen: boolean): ClaimedQuote => ({ ...state, chosen });

export const poundsText = (amount: number, locale: string): string => formatPrice(amount, locale, 'GBP');

/** An amount for its field, without the currency sign. */
export const fieldText = (amount: number, locale: string): string =>
  formatNumber(amount, locale, { decimals: Number.isInteger(amount) ? 0 : 2 });

/** The card's two main figures; the APR is null where the service does not state it. */
export const headlineOf = ({ Blocks, Finance }: Quotation, locale: string) => ({
  payment: poundsText(Finance.Quote.TotalRegularPayment, locale),
  apr: detailsOf(Blocks).find(({ Key }) => /apr/i.test(Key))?.DisplayValue ?? null,
});

export const detailsOf = (blocks: Quotation['Blocks']) => blocks.flatMap(({ Details }) => Details);

/** The service's messages about a quote. */
export const messagesOf = (quotation: Quotation | null): readonly string[] =>
  quotation?.Finance.Notifications.map(({ Message }) => Message) ?? [];

/** The result in one sentence with the service's messages, for the status region. */
export const resultText = (
  { payment, deposit, term }: QuoteState,
  quotation: Quotation,
  t: QuoteTexts,
  locale: string,
): string =>
  [
    t('quote.result', {
      payment: poundsText(payment, locale),
      deposit: poundsText(deposit, locale),
      term: t('finance.months', { count: term }),
    }),
    ...messagesOf(quotation),
  ].join(' ');
