import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { noteCalculation } from '~/features/request-form/browser';
import { pushEvent } from '~/ui/analytics';
import { fetchProducts, fetchQuotation } from './quote-calls';
import { answered, type QuoteState, quoteClaim, quoteRequest } from './quote-model';
import type { QuoteOffer } from './quote-offer';
import { firstStore, type QuoteAction, type QuoteStore, reduce } from './quote-store';

/** Only what takes longer is called waiting: a text that flashes up tells nobody anything. */
const PATIENCE_MS = 250;
/** Measuring waits until the visitor has settled (ANALYTICS-5). */
const MEASURE_MS = 500;

/**
 * One conversation with the quote service: asked when the controls have come to rest, and never again for what is of no
 * interest any more. Where the page has come without a quote, the first is asked for at once.
 */
export function useQuote(offer: QuoteOffer): readonly [QuoteStore, Dispatch<QuoteAction>] {
  const { request } = offer;
  const [store, dispatch] = useReducer(reduce, offer, firstStore);
  const { pending, settled } = store;
  const isLoading = store.choice === null && store.phase === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const asking = new AbortController();
    void fetchProducts(request, asking.signal).then((products) => {
      if (!asking.signal.aborted) dispatch({ type: 'products', products });
    });
    return () => asking.abort();
  }, [isLoading, request]);

  const tellForm = useEffectEvent((state: QuoteState, isChosen: boolean) =>
    noteCalculation(request.Vehicle.Id, { quote: quoteClaim(state, isChosen || store.isTried) }),
  );

  useEffect(() => {
    if (pending === null) return;
    const asking = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const resting = setTimeout(async () => {
      waiting = setTimeout(() => dispatch({ type: 'wait' }), PATIENCE_MS);
      const quotation = await fetchQuotation(quoteRequest(request, pending.state), asking.signal);
      clearTimeout(waiting);
      if (asking.signal.aborted) return;
      dispatch({ type: 'quote', quotation });
      if (quotation !== null) tellForm(answered(pending.state, quotation), pending.isChosen);
    }, pending.restMs);
    return () => {
      clearTimeout(resting);
      clearTimeout(waiting);
      asking.abort();
    };
  }, [pending, request]);

  useEffect(() => {
    if (settled === null) return;
    const measuring = setTimeout(() => measure(settled), MEASURE_MS);
    return () => clearTimeout(measuring);
  }, [settled]);

  return [store, dispatch];
}

function measure({ family, term, mileage, deposit, payment, led }: QuoteState): void {
  pushEvent({
    event: 'calculator',
    calculator_type: 'finance_quote',
    finance_product: family,
    period: term,
    annual_mileage: mileage,
    down_payment: deposit,
    monthly_cost: payment,
    led_by: led,
  });
}
