import { z } from 'zod';
import { toMajor, toMinor } from '~/modules/finance';
import { ANNUAL_MILEAGES, QUOTE_PRODUCTS, type QuoteProduct } from '~/modules/finance/server';
import { err, ok, type Result } from '~/platform/result';
import { typedLine } from '~/platform/typed-words';
import type { FieldProblem, Fields, Problems } from './fields';
import type { FieldGroup, FormField, SettingKind } from './kind';
import { numberField, numberText, readNumber, type Unit } from './numbers';
import { readFields } from './read-fields';

type Family = QuoteProduct['familyKey'];

/** Months that a guaranteed future value can be given for. */
const VALUE_MONTHS = [24, 36, 48, 60] as const;
const MAX_MONTHS = 84;

const percentage = z.number().min(0).max(100);
const productSchema = z.object({
  familyKey: z.enum(['HP', 'PCP']),
  interestRate: percentage,
  purchaseFee: z.int().min(0),
  minDepositPercentage: percentage,
  maxDepositPercentage: percentage,
  defaultDepositPercentage: percentage,
  defaultTerm: z.int().min(1),
  terms: z.array(z.int().min(1)).min(1),
  futureValues: z.array(z.object({ term: z.int().min(1), percentages: z.array(percentage) })),
});
const productsSchema = z.array(productSchema).min(1);

/** The products as the engine quotes them; null for what is none. */
export function quoteProductsOf(stored: unknown): readonly QuoteProduct[] | null {
  const parsed = productsSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Between the numbers of a row: spaces, semicolons, slashes, and commas that a space follows, as others part decimals. */
const BETWEEN_NUMBERS = /[\s;/]+|,(?=\s)\s*/;

/** The numbers of a row, each with its unit or not, or one unit behind the last. */
function list(text: string | undefined, unit: Unit): readonly (number | null)[] {
  const texts = typedLine(text ?? '').split(BETWEEN_NUMBERS);
  const isUnit = (each: string) => each !== '' && readNumber(`1 ${each}`, unit) === 1;
  return texts.filter((each) => each !== '' && !isUnit(each)).map((each) => readNumber(each, unit));
}

const NUMBERS = ['Rate', 'Fee', 'MinDeposit', 'MaxDeposit', 'Deposit', 'Term'] as const;
const FAMILIES = { PCP: 'pcp', HP: 'hp' } as const satisfies Record<Family, string>;

const groupOf = (family: Family, more: readonly FormField[]): FieldGroup => ({
  legend: (t) => t(`quote.${family}`),
  fields: [
    ...NUMBERS.map(
      (name): FormField => ({
        name: FAMILIES[family] + name,
        label: (t) => t(`staffSettings.field.quote${name}`),
      }),
    ),
    ...more,
  ],
});

const groups: readonly FieldGroup[] = [
  groupOf(
    'PCP',
    VALUE_MONTHS.map((months) => ({
      name: `pcpValues${months}`,
      label: (t) => t('staffSettings.field.quoteValues', { months }),
      hint: (t) => t('staffSettings.hint.quoteValues', { mileages: ANNUAL_MILEAGES.join(', ') }),
      isWide: true as const,
    })),
  ),
  groupOf('HP', [
    {
      name: 'hpTerms',
      label: (t) => t('staffSettings.field.quoteTerms'),
      hint: (t) => t('staffSettings.hint.quoteTerms'),
      isWide: true,
    },
  ]),
];

/** The terms of the embedded engine of the site with quotes. */
export const quotesKind: SettingKind = {
  perLanguage: false,
  offered: ({ features }) => (features.ukFinance ? 'open' : null),
  groups: () => groups,
  builtIn: () => fieldsOfProducts(QUOTE_PRODUCTS),
  fieldsOf(stored) {
    const products = quoteProductsOf(stored);
    return products === null ? null : fieldsOfProducts(products);
  },
  read: readProducts,
};

const fieldsOfProducts = (products: readonly QuoteProduct[]): Fields =>
  Object.fromEntries(
    products.flatMap((product): readonly (readonly [string, string])[] => {
      const prefix = FAMILIES[product.familyKey];
      return [
        [`${prefix}Rate`, numberText(product.interestRate)],
        [`${prefix}Fee`, numberText(toMajor(product.purchaseFee))],
        [`${prefix}MinDeposit`, numberText(product.minDepositPercentage)],
        [`${prefix}MaxDeposit`, numberText(product.maxDepositPercentage)],
        [`${prefix}Deposit`, numberText(product.defaultDepositPercentage)],
        [`${prefix}Term`, numberText(product.defaultTerm)],
        ...(product.familyKey === 'HP'
          ? [['hpTerms', product.terms.join(' ')] as const]
          : product.futureValues.map(
              ({ term, percentages }) => [`pcpValues${term}`, percentages.map(String).join(' ')] as const,
            )),
      ];
    }),
  );

const numbersSchema = (prefix: string) =>
  z.object({
    [`${prefix}Rate`]: numberField(0, 50, 'percent'),
    [`${prefix}Fee`]: numberField(0, 10_000, 'money'),
    [`${prefix}MinDeposit`]: numberField(0, 90, 'percent'),
    [`${prefix}MaxDeposit`]: numberField(0, 95, 'percent'),
    [`${prefix}Deposit`]: numberField(0, 95, 'percent'),
    [`${prefix}Term`]: numberField(1, MAX_MONTHS, 'months'),
  });

function readProducts(typed: Fields): Result<readonly QuoteProduct[], Problems> {
  const rows = VALUE_MONTHS.map((months) => [months, list(typed[`pcpValues${months}`], 'percent')] as const);
  const offered = rows.filter(([, values]) => values.length > 0);
  const problems: Record<string, FieldProblem> = {};
  const futureValues = offered.map(([term, values]) => {
    const percentages = values.map((value) => value ?? Number.NaN);
    if (percentages.length !== ANNUAL_MILEAGES.length || !percentages.every(isPercentage))
      problems[`pcpValues${term}`] = 'values';
    else if (percentages.some((each, at) => at > 0 && each > (percentages[at - 1] ?? 100)))
      // Who drives more leaves a car that is worth less.
      problems[`pcpValues${term}`] = 'falling';
    return { term, percentages };
  });
  const terms = list(typed.hpTerms?.replaceAll(',', ' '), 'months').map((value) => value ?? Number.NaN);
  if (terms.length === 0 || !terms.every((term) => Number.isInteger(term) && term >= 1 && term <= MAX_MONTHS))
    problems.hpTerms = 'months';
  const pcp = readProduct('PCP', typed, {
    terms: offered.map(([months]) => months),
    futureValues,
  });
  const hp = readProduct('HP', typed, {
    terms: [...new Set(terms)].toSorted((a, b) => a - b),
    futureValues: [],
  });
  Object.assign(problems, pcp.ok ? {} : pcp.error, hp.ok ? {} : hp.error);
  if (!pcp.ok || !hp.ok || Object.keys(problems).length > 0) return err(problems);
  return ok([pcp.value, hp.value]);
}

const isPercentage = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= 95;

function readProduct(
  family: Family,
  typed: Fields,
  { terms, futureValues }: Pick<QuoteProduct, 'terms' | 'futureValues'>,
): Result<QuoteProduct, Problems> {
  const prefix = FAMILIES[family];
  const read = readFields(numbersSchema(prefix), typed);
  if (!read.ok) return read;
  const of = (name: (typeof NUMBERS)[number]): number => read.value[prefix + name] ?? 0;
  const [min, max, usual, term] = [of('MinDeposit'), of('MaxDeposit'), of('Deposit'), of('Term')];
  const problems: Record<string, FieldProblem> = {};
  if (max < min) problems[`${prefix}MaxDeposit`] = 'order';
  if (usual < min || usual > max) problems[`${prefix}Deposit`] = 'between';
  if (!terms.includes(term)) problems[`${prefix}Term`] = 'months';
  // More cannot be left at the end than was lent.
  for (const { term: months, percentages } of futureValues)
    if (Math.max(...percentages) + max > 100) problems[`pcpValues${months}`] = 'residual';
  if (Object.keys(problems).length > 0) return err(problems);
  return ok({
    familyKey: family,
    interestRate: of('Rate'),
    purchaseFee: toMinor(of('Fee')),
    minDepositPercentage: min,
    maxDepositPercentage: max,
    defaultDepositPercentage: usual,
    defaultTerm: term,
    terms,
    futureValues,
  });
}
