import type { Quotation, QuotedProduct } from '~/modules/finance/server';
import { answered, firstState, type QuoteState, stateFor } from './quote-model';
import type { QuoteOffer } from './quote-offer';

/** A product and where its controls stand. */
interface Choice {
  readonly product: QuotedProduct;
  readonly state: QuoteState;
}

/** A quote to be asked for when the controls have been at rest for so long. */
interface PendingQuote extends Choice {
  readonly restMs: number;
  /** By the visitor, not by the page itself. */
  readonly isChosen: boolean;
}

export interface QuoteStore {
  readonly products: readonly QuotedProduct[];
  /** Where the controls stand; null until it is known what there is. */
  readonly choice: Choice | null;
  /** What the figures on the page are the quote of. */
  readonly quoted: (Choice & { readonly quotation: Quotation | null }) | null;
  readonly pending: PendingQuote | null;
  /** `working`: a quote takes its time; `failed`: the last one stands; `unavailable`: there is nothing to choose from. */
  readonly phase: 'loading' | 'working' | 'ready' | 'failed' | 'unavailable';
  /** What was chosen and could not be quoted. */
  readonly failed: Choice | null;
  /** The last quote that the visitor has asked for, until they choose anew. */
  readonly settled: QuoteState | null;
  /** Whether the visitor has chosen anything yet. */
  readonly isTried: boolean;
}

export type QuoteAction =
  | { readonly type: 'load' }
  | { readonly type: 'products'; readonly products: readonly QuotedProduct[] | null }
  | { readonly type: 'choose-family'; readonly family: string }
  | { readonly type: 'choose'; readonly change: Partial<QuoteState>; readonly restMs: number }
  | { readonly type: 'wait' }
  | { readonly type: 'quote'; readonly quotation: Quotation | null }
  | { readonly type: 'retry' };

/** What the page was drawn with; a product without a quote asks for its first. */
export function firstStore({ products, quotation }: QuoteOffer): QuoteStore {
  const empty: QuoteStore = {
    products,
    choice: null,
    quoted: null,
    pending: null,
    phase: 'loading',
    failed: null,
    settled: null,
    isTried: false,
  };
  const [product] = products;
  if (product === undefined) return empty;
  const state = firstState(product);
  if (quotation === null) return firstQuoteOf(empty, product);
  const choice = { product, state: answered(state, quotation) };
  return { ...empty, choice, quoted: { ...choice, quotation }, phase: 'ready' };
}

function firstQuoteOf(store: QuoteStore, product: QuotedProduct): QuoteStore {
  const choice = { product, state: firstState(product) };
  return {
    ...store,
    choice,
    quoted: { ...choice, quotation: null },
    pending: { ...choice, restMs: 0, isChosen: false },
  };
}

/** Pure: the calls that follow from a store are made by `useQuote`. */
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
      return choose(store, { product, state: { ...state, ...action.change } }, action.restMs);
    }
    case 'wait':
      return { ...store, phase: 'working' };
    case 'quote':
      return action.quotation === null ? fail(store) : quote(store, action.quotation);
    case 'retry':
      return store.failed === null ? { ...store, phase: 'loading' } : choose(store, store.failed, 0);
  }
}

const choose = (store: QuoteStore, choice: Choice, restMs: number): QuoteStore => ({
  ...store,
  choice,
  pending: { ...choice, restMs, isChosen: true },
  settled: null,
});

function quote(store: QuoteStore, quotation: Quotation): QuoteStore {
  const { pending } = store;
  if (pending === null) return store;
  const choice = { product: pending.product, state: answered(pending.state, quotation) };
  return {
    ...store,
    choice,
    quoted: { ...choice, quotation },
    pending: null,
    phase: 'ready',
    failed: null,
    settled: pending.isChosen ? choice.state : null,
    isTried: store.isTried || pending.isChosen,
  };
}

/** Controls and figures agree again: both are of the last quote. What was chosen is tried again on demand. */
const fail = (store: QuoteStore): QuoteStore => ({
  ...store,
  choice: store.quoted,
  pending: null,
  phase: 'failed',
  failed: store.pending,
  settled: null,
});
