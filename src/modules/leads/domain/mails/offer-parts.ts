import { loanWarning, type Translate } from '~/messages';
import { roundRate } from '~/modules/finance';
import { formatMoney } from '~/modules/stock';
import type { MailPart } from '~/platform/mail';
import type { Country, DistanceUnit } from '~/sites';
import type { CheckedLeasing, CheckedLoan, CheckedOffer } from '../offer';

/** How figures are written: in the reader's language and the site's country. */
export interface OfferWriter {
  readonly t: Translate;
  readonly locale: string;
  readonly distanceUnit: DistanceUnit;
  readonly country: Country;
}

type Rows = readonly (readonly [string, string])[];

/** Titles and notes for the dealer, and for the visitor. */
const WORDS = {
  dealer: {
    loan: ['leadMail.loan', 'leadMail.loanShown'],
    quote: ['leadMail.quote', 'leadMail.quoteShown'],
    leasing: 'leadMail.leasing',
    changed: 'leadMail.changed',
    gone: 'leadMail.gone',
  },
  visitor: {
    loan: ['receipt.loan', 'receipt.loanShown'],
    quote: ['receipt.quote', 'receipt.quoteShown'],
    leasing: 'receipt.leasing',
    changed: 'receipt.changed',
    gone: 'receipt.gone',
  },
} as const;

/**
 * The offers of a request as parts of a mail. A cost of a loan never stands without its effective rate and what the law wants
 * beside it: all terms in the rows, the notice below (konsumentkreditlagen 7 §, KOVFS 2025:1, FCA CONC 3.5.5R).
 */
export function offerParts(
  offer: CheckedOffer | null,
  reader: keyof typeof WORDS,
  writer: OfferWriter,
): readonly MailPart[] {
  if (offer === null) return [];
  const { t } = writer;
  const warning = loanWarning(t, writer.country);
  const words = WORDS[reader];
  const { loan, quote, leasing, currency } = offer;
  const part = (
    [chosenTitle, shownTitle]: (typeof words)['loan' | 'quote'],
    { chosen, state }: { chosen: boolean; state: 'same' | 'changed' },
    rows: Rows,
  ): readonly MailPart[] => [
    { kind: 'title', text: t(chosen ? chosenTitle : shownTitle) },
    { kind: 'rows', sum: false, rows },
    ...(state === 'changed' ? [note(t(words.changed))] : []),
    ...(state === 'same' && reader === 'dealer' ? [note(t('leadMail.checked'))] : []),
    // The notice is the law's word to who borrows, not to who sells.
    ...(reader === 'visitor'
      ? [{ kind: 'warning', title: warning.heading, text: warning.body } as const]
      : []),
  ];
  return [
    ...(loan === null ? [] : part(words.loan, loan, loanRows(loan, currency, writer))),
    ...(quote === null ? [] : part(words.quote, quote, quote.rows)),
    ...(leasing === null
      ? []
      : [
          { kind: 'title', text: t(words.leasing) } as const,
          {
            kind: 'rows',
            sum: false,
            rows: leasing.options.map((option) => leasingRow(option, currency, writer)),
          } as const,
          ...(leasing.state === 'changed' ? [note(t(words.changed))] : []),
        ]),
    ...(offer.gone ? [note(t(words.gone))] : []),
    ...(offer.unchecked && reader === 'dealer' ? [note(t('leadMail.unchecked'))] : []),
  ];
}

const note = (text: string): MailPart => ({ kind: 'note', text });

function loanRows(loan: CheckedLoan, currency: string, { t, locale }: OfferWriter): Rows {
  const money = (minor: number) => formatMoney(minor / 100, currency, locale);
  return [
    [t('car.price'), money(loan.price)],
    [t('finance.downPayment'), money(loan.downPayment)],
    [t('finance.period'), t('finance.months', { count: loan.months })],
    [t('finance.monthlyCost'), money(loan.monthly)],
    [t('finance.effectiveRate'), percent(loan.effectiveRate, locale)],
    [t('finance.nominalRate'), percent(loan.interestRate, locale)],
    [t('finance.loanAmount'), money(loan.credit)],
    [t('finance.residual'), money(loan.residual)],
    [t('finance.startFee'), money(loan.startFee)],
    [t('finance.invoiceFee'), money(loan.invoiceFee)],
    [t('finance.total'), money(loan.total)],
  ];
}

/** `Privatleasing: 3 995 kr per månad · 36 månader · 1 500 mil · inkl. moms` */
function leasingRow(
  { type, monthlyCost, monthlyText, months, mileage }: CheckedLeasing,
  currency: string,
  { t, locale, distanceUnit }: OfferWriter,
): readonly [string, string] {
  const cost =
    monthlyCost === null
      ? monthlyText
      : t('receipt.perMonth', { amount: formatMoney(monthlyCost, currency, locale) });
  const distance =
    mileage === null
      ? null
      : `${t('finance.mileagePerYear')} ${new Intl.NumberFormat(locale).format(mileage)} ${distanceUnit}`;
  const vat = t(type === 'Private' ? 'car.includingVat' : 'car.excludingVat');
  const term = months === null ? null : t('finance.months', { count: months });
  return [
    t(type === 'Private' ? 'finance.privateLeasing' : 'finance.companyLeasing'),
    [cost, term, distance, vat].filter((each) => each !== null).join(' · '),
  ];
}

/** Per cent as the law's examples write it: two decimals, halves up. */
const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(roundRate(rate, 2));
