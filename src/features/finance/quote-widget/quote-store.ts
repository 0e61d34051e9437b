import type { Quotation, QuotedProduct } from '~/modules/finance/server';
import { firstState, type QuoteState, stateFor, withPayments, withQuotation } from './quote-model';
import type { QuoteOffer } from './quote-offer';

/** A product and the values of its controls; its payments are those of the last quote's term and mileage. */
interface Choice {
  readonly product: QuotedProduct;
  readonly state: QuoteState;
}

/** A quote to request after `debounceMs`. */
interface PendingQuote extends Choice {
  readonly debounceMs: number;
  /** Chosen by the visitor, not by the page itself. */
  readonly isChosen: boolean;
}

export interface QuoteStore {
  readonly products: readonly QuotedProduct[];
  /** Values of the controls, also of those that could not be quoted; null until products are known. */
  readonly choice: Choice | null;
  /** The quote on the page. */
  readonly quoted: (Choice & { readonly quotation: Quotation | null }) | null;
  readonly pending: PendingQuote | null;
  /** `working`: a quote is slow; `failed`: the choice could not be quoted; `unavailable`: there are no products. */
  readonly phase: 'loading' | 'working' | 'ready' | 'failed' | 'unavailable';
  /** The visitor's last quote, until their next choice. */
  readonly settled: QuoteState | null;
  /** Whether the visitor has had a quote of their own. */
  readonly hasChosen: boolean;
}

export type QuoteAction =
  | { readonly type: 'load' }
  | { readonly type: 'products'; readonly products: readonly QuotedProduct[] | null }
  | { readonly type: 'choose-family'; readonly family: string }
  | { readonly type: 'choose'; readonly change: Partial<QuoteState>; readonly debounceMs: number }
  | { readonly type: 'wait' }
  | { readonly type: 'quote'; readonly quotation: Quotation | null }
  | { readonly type: 'retry' };

/** Initial store; requests the first quote of a product without one. */
export function firstStore({ products, quotation }: QuoteOffer): QuoteStore {
  const empty: QuoteStore = {
    products,
    choice: null,
    quoted: null,
    pending: null,
    phase: 'loading',
    settled: null,
    hasChosen: false,
  };
  const [product] = products;
  if (product === undefined) return empty;
  const state = firstState(product);
  if (quotation === null) return firstQuoteOf(empty, product);
  const choice = { product: withPayments(product, quotation), state: withQuotation(state, quotation) };
  return { ...empty, choice, quoted: { ...choice, quotation }, phase: 'ready' };
}

function firstQuoteOf(store: QuoteStore, product: QuotedProduct): QuoteStore {
  const choice = { product, state: firstState(product) };
  return {
    ...store,
    choice,
    quoted: { ...choice, quotation: null },
    pending: { ...choice, debounceMs: 0, isChosen: false },
  };
}

/** Pure: `useQuote` makes the calls. */
export function reduce(store: QuoteStore, action: QuoteAction): QuoteStore {
  switch (action.type) {
    case 'load':
      return { ...store, phase: 'loading' };
    case 'products': {
      const [product] = action.products ?? [];
      if (action.products === null || product === undefined) return { ...store, phase: 'unavailable' };
      return firstQuoteOf({ ...store, products: action.products }, product);
    }
    case 'choose-family': {
      const product = store.products.find(({ FamilyKey }) => FamilyKey === action.family);
      if (store.choice === null || product === undefined) return store;
      return choose(store, { product, state: stateFor(product, store.choice.state) }, 0);
    }
    case 'choose': {
      if (store.choice === null) return store;
      const { product, state } = store.choice;
      return choose(store, { product, state: { ...state, ...action.change } }, action.debounceMs);
    }
    case 'wait':
      return { ...store, phase: 'working' };
    case 'quote':
      return action.quotation === null ? fail(store) : quote(store, action.quotation);
    case 'retry':
      return store.choice === null ? { ...store, phase: 'loading' } : choose(store, store.choice, 0);
  }
}

const choose = (store: QuoteStore, choice: Choice, debounceMs: number): QuoteStore => ({
  ...store,
  choice,
  pending: { ...choice, debounceMs, isChosen: true },
  settled: null,
});

function quote(store: QuoteStore, quotation: Quotation): QuoteStore {
  const { pending } = store;
  if (pending === null) return store;
  const choice = {
    product: withPayments(pending.product, quotation),
    state: withQuotation(pending.state, quotation),
  };
  return {
    ...store,
    choice,
    quoted: { ...choice, quotation },
    pending: null,
    phase: 'ready',
    settled: pending.isChosen ? choice.state : null,
    hasChosen: store.hasChosen || pending.isChosen,
  };
}

/** Controls stay where the visitor has put them, for `retry` and for further changes; the figures are the last quote's. */
const fail = (store: QuoteStore): QuoteStore => ({
  ...store,
  pending: null,
  phase: 'failed',
  settled: null,
});
