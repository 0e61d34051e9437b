import { noteCalculation } from '~/features/request-form/browser';
import type { CfdAnswer, DefaultAnswer, Quotation, QuotedProduct } from '~/modules/finance/server';
import { pushEvent } from '~/ui/analytics';
import { type QuoteControls, quoteControls } from './quote-controls';
import {
  answered,
  firstState,
  type QuoteCard,
  type QuoteState,
  quoteClaim,
  quoteRequest,
  resultText,
  stateFor,
} from './quote-model';
import { type QuoteResult, quoteResult } from './quote-result';

/** A quote is asked for when the controls have come to rest. */
const REST_MS = 250;
/** Only what takes longer is called waiting: a text that flashes up tells nobody anything. */
const PATIENCE_MS = 250;
/** Measuring waits until the visitor has settled (ANALYTICS-5). */
const MEASURE_MS = 500;
const TIMEOUT_MS = 10_000;

/** Asks our server, which asks the quote service. Null: no answer that can be used, in time. */
async function ask(call: 'default' | 'cfd', body: object, asking = new AbortController()) {
  const patience = setTimeout(() => asking.abort(), TIMEOUT_MS);
  const response = await fetch(`/api/codeweaver/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: asking.signal,
  }).catch(() => null);
  const answer = response?.ok === true ? await response.json().catch(() => null) : null;
  clearTimeout(patience);
  return answer;
}

/** Makes the finance of a car work: every figure of the card is the quote service's answer to where the controls stand. */
export default function enhance(element: HTMLElement): void {
  const card: QuoteCard = JSON.parse(element.dataset.quote ?? '');
  const result = quoteResult(element, card);
  const controls = quoteControls(element, card);
  if (controls === null) return;
  const start = async () => {
    result.waiting();
    const answer: DefaultAnswer | null = await ask('default', card.request);
    const [product] = answer?.Products ?? [];
    if (answer === null || product === undefined) {
      result.unavailable(() => void start());
      return;
    }
    new Quoting(card, answer.Products, product, controls, result).begin();
  };
  void start();
}

/** One conversation with the quote service. */
class Quoting {
  readonly #card: QuoteCard;
  readonly #products: readonly QuotedProduct[];
  readonly #controls: QuoteControls;
  readonly #result: QuoteResult;
  #product: QuotedProduct;
  /** Where the controls stand. */
  #state: QuoteState;
  /** What the figures on the page are the quote of. */
  #quoted: { readonly product: QuotedProduct; readonly state: QuoteState };
  /** Whether the visitor has tried anything out. */
  #tried = false;
  #asking = new AbortController();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #measuring: ReturnType<typeof setTimeout> | undefined;

  constructor(
    card: QuoteCard,
    products: readonly QuotedProduct[],
    product: QuotedProduct,
    controls: QuoteControls,
    result: QuoteResult,
  ) {
    this.#card = card;
    this.#products = products;
    this.#product = product;
    this.#controls = controls;
    this.#result = result;
    this.#state = firstState(product);
    this.#quoted = { product, state: this.#state };
  }

  begin(): void {
    this.#controls.open(this.#products, {
      family: (key) => {
        this.#product = this.#products.find(({ FamilyKey }) => FamilyKey === key) ?? this.#product;
        this.#wish(stateFor(this.#product, this.#state), 0);
      },
      change: (change, restMs = REST_MS) => this.#wish({ ...this.#state, ...change }, restMs),
      now: () => ({ product: this.#product, state: this.#state }),
    });
    this.#controls.show(this.#product, this.#state);
    void this.#quote(false);
  }

  /** The controls stand elsewhere: what was asked for before is of no interest any more. */
  #wish(state: QuoteState, restMs: number): void {
    this.#state = state;
    this.#controls.show(this.#product, state);
    this.#forget();
    clearTimeout(this.#resting);
    clearTimeout(this.#measuring);
    this.#resting = setTimeout(() => void this.#quote(true), restMs);
  }

  /** What is being asked for is of no interest any more. */
  #forget(): AbortController {
    this.#asking.abort();
    this.#asking = new AbortController();
    return this.#asking;
  }

  async #quote(said: boolean): Promise<void> {
    const asking = this.#forget();
    const waiting = setTimeout(() => this.#result.waiting(), PATIENCE_MS);
    const answer: CfdAnswer | null = await ask('cfd', quoteRequest(this.#card.request, this.#state), asking);
    clearTimeout(waiting);
    if (this.#asking !== asking) return;
    const quotation = answer?.Vehicles[0]?.FinanceQuotations[0];
    if (quotation === undefined) this.#failed();
    else this.#answered(quotation, said);
  }

  #answered(quotation: Quotation, said: boolean): void {
    this.#state = answered(this.#state, quotation);
    this.#quoted = { product: this.#product, state: this.#state };
    this.#controls.show(this.#product, this.#state);
    this.#result.show(quotation, said ? resultText(this.#card, this.#state, quotation) : '');
    noteCalculation(this.#card.request.Vehicle.Id, { quote: quoteClaim(this.#state, said || this.#tried) });
    this.#tried ||= said;
    if (said) this.#measuring = setTimeout(() => measure(this.#state), MEASURE_MS);
  }

  /** Controls and figures agree again: both are of the last quote. What was wished for is tried again on demand. */
  #failed(): void {
    const wished = { product: this.#product, state: this.#state };
    this.#product = this.#quoted.product;
    this.#state = this.#quoted.state;
    this.#controls.show(this.#product, this.#state);
    this.#result.failed(() => {
      this.#product = wished.product;
      this.#wish(wished.state, 0);
    });
  }
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
