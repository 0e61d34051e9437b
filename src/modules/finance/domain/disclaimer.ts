/**
 * The figures of a disclaimer, already written in the site's language ("174 930 kr", "4,95 %").
 * The order of the placeholders is ours: {1} credit, {2} months, {3} nominal rate,
 * {4} effective rate, {5} total to pay (LOAN-7).
 */
export interface DisclaimerFigures {
  readonly credit: string;
  readonly months: string;
  readonly interestRate: string;
  readonly effectiveRate: string;
  readonly totalToPay: string;
}

const ORDER = [
  'credit',
  'months',
  'interestRate',
  'effectiveRate',
  'totalToPay',
] as const satisfies readonly (keyof DisclaimerFigures)[];

/** Puts the current figures in. A number beyond {5} has no figure and disappears: a visitor never reads "{6}". */
export const fillDisclaimer = (template: string, figures: DisclaimerFigures): string =>
  template.replace(/\{(\d+)\}/g, (_, number: string) => {
    const name = ORDER[Number(number) - 1];
    return name === undefined ? '' : figures[name];
  });
