import { creditWord, factOf } from '~/features/record-text';
import { loanWarning } from '~/messages';
import type { PageContext } from '~/page/contract';
import { Island } from '~/ui/island/island';
import { type CalculatorOffer, calculate } from './calculation';
import { carriedOffer } from './carried-offer';
import calculator from './loan-calculator.island';
import { LOAN_HASH } from './loan-hash';
import { CALCULATOR_KEYS } from './texts';

export interface LoanCalculatorProps {
  readonly offer: CalculatorOffer;
  /** The car whose request form gets the calculation. */
  readonly carId: string;
  readonly title: string;
  readonly description: string | null;
  readonly page: Pick<PageContext, 't' | 'texts' | 'site' | 'language' | 'locale'>;
  /** Prefix of the ids within. */
  readonly uid: string;
  readonly level?: 'h2' | 'h3';
}

/** The loan calculator as an island: hydrates on interaction, or where the hash carries a loan from a quick view. */
export function LoanCalculator({
  offer,
  carId,
  title,
  page,
  uid,
  level = 'h2',
  ...rest
}: LoanCalculatorProps) {
  if (calculate(offer, { months: offer.months, downPayment: 0 }) === null) return null;
  const description = rest.description === null ? null : factOf(creditWord(page, rest.description), page);
  const texts = page.texts(CALCULATOR_KEYS);
  const warning = loanWarning(page.t, page.site.country);
  return (
    <Island
      island={calculator}
      props={{ offer: carriedOffer(offer), carId, title, description, texts, warning, uid, level }}
      when="interaction"
      hash={LOAN_HASH}
    />
  );
}
