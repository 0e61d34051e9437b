import { calculatorOffer } from '~/features/finance';
import { calculate, firstState, loanClaim, quoteClaim } from '~/features/finance/browser';
import { defaultLoan } from '~/features/finance/server';
import { roundRate, toMajor } from '~/modules/finance';
import type { Calculation, ClaimedQuote } from '~/modules/leads';
import type { PageContext } from '~/page/contract';
import type { FoundCar } from '../car-data';
import { shownLeasing } from './shown-leasing';

type Shown = Pick<FoundCar, 'car' | 'loan' | 'quote'>;

/**
 * The offers that a car's page first shows, as its request form tells of them; scripts of the page write there what a visitor
 * tries out. Null where it shows none. The server works all of it out again.
 */
export function shownOffers(
  data: Shown,
  page: Pick<PageContext, 't' | 'locale' | 'site' | 'language'>,
): Calculation | null {
  const leasing = shownLeasing(data.car, page.site).map(({ monthlyText: _, ...each }) => each);
  const quote = quoteOf(data);
  const loan = data.quote === null || data.quote === undefined ? loanOf(data, page) : null;
  const shown = {
    ...(loan !== null && { loan }),
    ...(quote !== null && { quote }),
    ...(leasing.length > 0 && { leasing }),
  };
  return Object.keys(shown).length === 0 ? null : shown;
}

function loanOf(
  { car, loan }: Shown,
  page: Pick<PageContext, 't' | 'locale' | 'site' | 'language'>,
): Calculation['loan'] | null {
  if (loan === null) return null;
  const offer = calculatorOffer(car, page);
  const first = offer && calculate(offer, { months: offer.months, downPayment: 0 });
  if (offer !== null && first !== null) return loanClaim(offer, first, false);
  const lenders = defaultLoan(car);
  return (
    lenders && {
      months: lenders.months,
      downPayment: toMajor(lenders.downPayment),
      monthlyCost: toMajor(lenders.monthly),
      effectiveRate: roundRate(lenders.effectiveRate, 2),
      chosen: false,
    }
  );
}

function quoteOf({ quote }: Shown): ClaimedQuote | null {
  const product = quote?.products[0];
  const figures = quote?.quotation?.Finance.Quote;
  if (product === undefined || figures === undefined) return null;
  const state = firstState(product);
  return quoteClaim(
    {
      ...state,
      term: figures.Term,
      mileage: figures.AnnualMileage,
      deposit: figures.TotalDeposit,
      payment: figures.TotalRegularPayment,
    },
    false,
  );
}
