import type {
  CfdRequest,
  DefaultRequest,
  Quotation,
  QuotedProduct,
  QuoteSetting,
} from '~/modules/finance/server';
import type { ClaimedQuote } from '~/modules/leads';
import { formatNumber, formatPrice } from '~/ui/format';
import type { QuoteTexts } from './texts';

/** The two amounts, of which the one touched last leads. */
export type Amount = 'deposit' | 'payment';

/** Where the controls stand; amounts in pounds. */
export interface QuoteState {
  readonly family: string;
  readonly term: number;
  readonly mileage: number;
  readonly deposit: number;
  readonly payment: number;
  /**
   * The slider touched last (QUOTE-4). A new term, mileage or kind of finance leaves it as it is: the amount
   * that the visitor has settled on stays.
   */
  readonly led: Amount;
}

/** Of a drag and of an arrow key, in pounds. */
export const STEPS = { deposit: 50, payment: 5 } as const satisfies Record<Amount, number>;
const TERM_STEP = 12;
const MILEAGE_STEP = 1000;

/** The two ends of a slider. */
export const endsOf = ({ Values, Minimum, Maximum, Default }: QuoteSetting) => ({
  min: Minimum ?? Math.min(Default, ...(Values ?? [])),
  max: Maximum ?? Math.max(Default, ...(Values ?? [])),
});

/** A value as a slider may have it: one of the values where there are such, else within the ends. */
export function within(setting: QuoteSetting, value: number): number {
  const { min, max } = endsOf(setting);
  const { Values = [] } = setting;
  if (Values.length === 0) return Math.min(max, Math.max(min, value));
  return Values.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
}

/** A dragged or typed amount: on the grid of its steps, but both ends can be reached although they are off it. */
export function onGrid(setting: QuoteSetting, value: number, step: number): number {
  const { min, max } = endsOf(setting);
  return within(setting, value <= min || value >= max ? value : Math.round(value / step) * step);
}

/** What a list offers. Nothing: the product does not ask. */
export function choicesOf(setting: QuoteSetting, step: number): readonly number[] {
  if (setting.Values !== undefined) return setting.Values;
  const { Minimum, Maximum } = setting;
  if (Minimum === undefined || Maximum === undefined) return [];
  return Array.from({ length: Math.floor((Maximum - Minimum) / step) + 1 }, (_, at) => Minimum + at * step);
}

export const termsOf = ({ Term }: QuotedProduct): readonly number[] => choicesOf(Term, TERM_STEP);
export const mileagesOf = ({ AnnualMileage }: QuotedProduct): readonly number[] =>
  choicesOf(AnnualMileage, MILEAGE_STEP);

/** Where the controls of a product first stand: led by the deposit. */
export const firstState = (product: QuotedProduct): QuoteState => ({
  family: product.FamilyKey,
  term: product.Term.Default,
  mileage: mileagesOf(product).length === 0 ? 0 : product.AnnualMileage.Default,
  deposit: product.Deposit.Default,
  payment: product.Payment.Default,
  led: 'deposit',
});

/** The same wishes for another kind of finance, as far as it has them. */
export function stateFor(product: QuotedProduct, state: QuoteState): QuoteState {
  const first = firstState(product);
  return {
    ...state,
    family: product.FamilyKey,
    term: termsOf(product).includes(state.term) ? state.term : first.term,
    mileage: mileagesOf(product).includes(state.mileage) ? state.mileage : first.mileage,
    deposit: within(product.Deposit, state.deposit),
    payment: within(product.Payment, state.payment),
  };
}

/** What the service has worked out overwrites the controls; which slider leads stays. */
export const answered = (state: QuoteState, { Finance: { Quote } }: Quotation): QuoteState => ({
  ...state,
  term: Quote.Term,
  mileage: Quote.AnnualMileage,
  deposit: Quote.TotalDeposit,
  payment: Quote.TotalRegularPayment,
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

/** What a request tells of a quote: what was chosen, and the two amounts that came of it. */
export const quoteClaim = (state: QuoteState, chosen: boolean): ClaimedQuote => ({ ...state, chosen });

export const poundsText = (amount: number, locale: string): string => formatPrice(amount, locale, 'GBP');

/** An amount as it stands in its field, the sign beside it. */
export const fieldText = (amount: number, locale: string): string =>
  formatNumber(amount, locale, { decimals: Number.isInteger(amount) ? 0 : 2 });

/** The two figures that head the card: never one without the other, where the service tells the rate. */
export const headlineOf = ({ Blocks, Finance }: Quotation, locale: string) => ({
  payment: poundsText(Finance.Quote.TotalRegularPayment, locale),
  apr: detailsOf(Blocks).find(({ Key }) => /apr/i.test(Key))?.DisplayValue ?? null,
});

export const detailsOf = (blocks: Quotation['Blocks']) => blocks.flatMap(({ Details }) => Details);

/** What the service has to say about a quote. */
export const messagesOf = (quotation: Quotation | null): readonly string[] =>
  quotation?.Finance.Notifications.map(({ Message }) => Message) ?? [];

/** The result in one sentence, to be read aloud, and what the service has to say about it. */
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
