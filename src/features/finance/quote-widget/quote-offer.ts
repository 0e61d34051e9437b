import type { DefaultRequest, Quotation, QuotedProduct, QuoteService } from '~/modules/finance/server';
import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { firstState, quoteRequest } from './quote-model';

/** The finance of a car in the server's markup. */
export interface QuoteOffer {
  readonly request: DefaultRequest;
  /** None where the service did not answer: the island requests them again. */
  readonly products: readonly QuotedProduct[];
  /** Quote of the first product at its default values. */
  readonly quotation: Quotation | null;
}

type QuotedCar = Pick<
  CarRecord,
  'car_id' | 'car_price' | 'car_price_currency' | 'car_chassino' | 'car_regno'
>;

/** Then the page is sent without figures, and its script fetches them. */
const TIMEOUT_MS = 1500;

/** The request: the car at its price to pay (QUOTE-2). Null where the site or the car has no such finance. */
export function vehicleRequest(car: QuotedCar, { site }: Pick<PageContext, 'site'>): DefaultRequest | null {
  const { car_price: price } = car;
  const { financeOrganisation: Organisation } = site;
  if (!site.features.ukFinance || Organisation === undefined || price === null || price <= 0) return null;
  if ((car.car_price_currency ?? site.currency) !== 'GBP') return null;
  return {
    Vehicle: {
      Type: 'Car',
      Id: car.car_id,
      Vin: car.car_chassino,
      Status: 'PreOwned',
      OnTheRoadPrice: price,
      RegistrationNumber: car.car_regno,
      Country: 'GB',
    },
    Organisation,
  };
}

/** Null: there is no finance for this car. */
export async function quoteOffer(
  car: QuotedCar,
  page: Pick<PageContext, 'site'>,
  quotes: QuoteService,
): Promise<QuoteOffer | null> {
  const request = vehicleRequest(car, page);
  if (request === null) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<QuoteOffer>((resolve) => {
    timer = setTimeout(() => resolve({ request, products: [], quotation: null }), TIMEOUT_MS);
  });
  const offer = await Promise.race([firstQuote(request, quotes), timeout]);
  clearTimeout(timer);
  return offer;
}

async function firstQuote(request: DefaultRequest, quotes: QuoteService): Promise<QuoteOffer | null> {
  const answer = await quotes.products(request);
  if (!answer.ok) return answer.error === 'refused' ? null : { request, products: [], quotation: null };
  const products = answer.value.Products;
  const [product] = products;
  if (product === undefined) return null;
  const quote = await quotes.quote(quoteRequest(request, firstState(product)));
  const quotation = quote.ok ? (quote.value.Vehicles[0]?.FinanceQuotations[0] ?? null) : null;
  return { request, products, quotation };
}
