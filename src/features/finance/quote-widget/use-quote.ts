import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { noteCalculation } from '~/features/request-form/browser';
import { pushEvent } from '~/ui/analytics';
import { fetchProducts, fetchQuotation } from './quote-calls';
import { type QuoteState, quoteClaim, quoteRequest, withQuotation } from './quote-model';
import type { QuoteOffer } from './quote-offer';
import { firstStore, type QuoteAction, type QuoteStore, reduce } from './quote-store';

/** Faster answers show no waiting message, which would only flash. */
const WAIT_MESSAGE_MS = 250;
/** Debounce of analytics (ANALYTICS-5). */
const MEASURE_MS = 500;

/**
 * State of the quote card: requests quotes, debounced, and aborts outdated requests. A page without a quote requests the
 * first at once.
 */
export function useQuote(offer: QuoteOffer): readonly [QuoteStore, Dispatch<QuoteAction>] {
  const { request } = offer;
  const [store, dispatch] = useReducer(reduce, offer, firstStore);
  const { pending, settled } = store;
  const isLoading = store.choice === null && store.phase === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    void fetchProducts(request, controller.signal).then((products) => {
      if (!controller.signal.aborted) dispatch({ type: 'products', products });
    });
    return () => controller.abort();
  }, [isLoading, request]);

  const updateForm = useEffectEvent((state: QuoteState, isChosen: boolean) =>
    noteCalculation(request.Vehicle.Id, { quote: quoteClaim(state, isChosen || store.hasChosen) }),
  );

  useEffect(() => {
    if (pending === null) return;
    const controller = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const debounce = setTimeout(async () => {
      waiting = setTimeout(() => dispatch({ type: 'wait' }), WAIT_MESSAGE_MS);
      const quotation = await fetchQuotation(quoteRequest(request, pending.state), controller.signal);
      clearTimeout(waiting);
      if (controller.signal.aborted) return;
      dispatch({ type: 'quote', quotation });
      if (quotation !== null) updateForm(withQuotation(pending.state, quotation), pending.isChosen);
    }, pending.debounceMs);
    return () => {
      clearTimeout(debounce);
      clearTimeout(waiting);
      controller.abort();
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
