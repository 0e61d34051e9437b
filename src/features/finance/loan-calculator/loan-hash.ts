import { toMajor, toMinor } from '~/modules/finance';
import type { LoanChoice } from './calculation';

/** Prefix of the hash that carries a loan. */
export const LOAN_HASH = 'loan-';

/** `#loan-60-50000`: months and down payment in whole currency, from a quick view to the car's page. */
export const loanHash = ({ months, downPayment }: LoanChoice): string =>
  `#${LOAN_HASH}${months}-${Math.round(toMajor(downPayment))}`;

/** Null for any other hash. */
export function choiceOfHash(hash: string): LoanChoice | null {
  const [, months, downPayment] = /^#loan-(\d{1,3})-(\d{1,9})$/.exec(hash) ?? [];
  return months === undefined || downPayment === undefined
    ? null
    : { months: Number(months), downPayment: toMinor(Number(downPayment)) };
}
