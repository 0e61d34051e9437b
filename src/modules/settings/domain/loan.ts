import { z } from 'zod';
import type { LoanPlan } from '~/modules/finance';
import { err, ok, type Result } from '~/platform/result';
import type { FieldProblem, Fields, Problems } from './fields';
import type { FieldGroup, SettingKind } from './kind';
import { numberField, numberText, optionalNumber } from './numbers';
import { readFields } from './read-fields';

/** Months of the periods that can be offered. */
const LOAN_MONTHS = [12, 24, 36, 48, 60, 72, 84, 96] as const;

const percentage = z.number().min(0).max(100);
const planSchema = z.object({
  start_fee: z.number().min(0),
  invoice_fee: z.number().min(0),
  cash_amount_min_percentage: percentage,
  default_months: z.int().min(1),
  periods: z
    .array(
      z.object({
        months: z.int().min(1).max(240),
        interest_rate: percentage,
        residual_percentage: percentage.nullable(),
        cash_amount_max_percentage: percentage.nullable(),
      }),
    )
    .min(1),
});

/** The plan as pages work with it; null for what is none. */
export function loanPlanOf(stored: unknown): LoanPlan | null {
  const parsed = planSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

const MAX_FEE = 100_000;

const wholeSchema = z.object({
  startFee: numberField(0, MAX_FEE, 'money'),
  invoiceFee: numberField(0, MAX_FEE, 'money'),
  minDown: numberField(0, 90, 'percent'),
  defaultMonths: numberField(1, 240, 'months'),
});

const periodSchema = (months: number) =>
  z.object({
    [`rate${months}`]: optionalNumber(0, 50, 'percent'),
    [`residual${months}`]: optionalNumber(0, 95, 'percent'),
    [`max${months}`]: optionalNumber(0, 100, 'percent'),
  });

const WHOLE = ['startFee', 'invoiceFee', 'minDown', 'defaultMonths'] as const;

const groups: readonly FieldGroup[] = [
  { legend: null, fields: WHOLE.map((name) => ({ name, label: (t) => t(`staffSettings.field.${name}`) })) },
  ...LOAN_MONTHS.map(
    (months): FieldGroup => ({
      legend: (t) => t('finance.months', { count: months }),
      fields: (['rate', 'residual', 'max'] as const).map((name) => ({
        name: `${name}${months}`,
        label: (t) => t(`staffSettings.field.${name}`),
      })),
    }),
  ),
];

/** The terms of loans of a site that sells cars of its own and has a calculator. */
export const loanKind: SettingKind = {
  perLanguage: false,
  offered: ({ key, carIndex, features }) =>
    carIndex === `${key}-cars` && features.loanCalculator ? 'open' : null,
  groups: () => groups,
  // What the lender says of each car is in no form.
  builtIn: () => ({}),
  fieldsOf(stored) {
    const plan = loanPlanOf(stored);
    return plan === null ? null : fieldsOfPlan(plan);
  },
  read: readPlan,
};

function fieldsOfPlan(plan: LoanPlan): Fields {
  return {
    startFee: numberText(plan.start_fee),
    invoiceFee: numberText(plan.invoice_fee),
    minDown: numberText(plan.cash_amount_min_percentage),
    defaultMonths: numberText(plan.default_months),
    ...Object.fromEntries(
      plan.periods.flatMap((period) => [
        [`rate${period.months}`, numberText(period.interest_rate)],
        [`residual${period.months}`, numberText(period.residual_percentage)],
        [`max${period.months}`, numberText(period.cash_amount_max_percentage)],
      ]),
    ),
  };
}

function readPlan(typed: Fields): Result<LoanPlan, Problems> {
  const whole = readFields(wholeSchema, typed);
  const periods = LOAN_MONTHS.map((months) => [months, readFields(periodSchema(months), typed)] as const);
  const problems = Object.assign(
    {},
    ...[whole, ...periods.map(([, read]) => read)].map((read) => (read.ok ? {} : read.error)),
  );
  if (!whole.ok || Object.keys(problems).length > 0) return err(problems);
  const plan: LoanPlan = {
    start_fee: whole.value.startFee,
    invoice_fee: whole.value.invoiceFee,
    cash_amount_min_percentage: whole.value.minDown,
    default_months: whole.value.defaultMonths,
    periods: periods.flatMap(([months, read]) => {
      const rate = read.ok ? read.value[`rate${months}`] : null;
      if (!read.ok || rate === null || rate === undefined) return [];
      return [
        {
          months,
          interest_rate: rate,
          residual_percentage: read.value[`residual${months}`] ?? null,
          cash_amount_max_percentage: read.value[`max${months}`] ?? null,
        },
      ];
    }),
  };
  const wrong = inconsistencies(plan);
  return Object.keys(wrong).length > 0 ? err(wrong) : ok(plan);
}

/** What each field may have, and all of them together not. */
function inconsistencies(plan: LoanPlan): Problems {
  const { periods, cash_amount_min_percentage: min, default_months: months } = plan;
  const wrong: Record<string, FieldProblem> = {};
  if (!periods.some((period) => period.months === months)) wrong.defaultMonths = 'months';
  for (const { months: of, residual_percentage: residual, cash_amount_max_percentage: max } of periods) {
    // More cannot be left at the end than was lent.
    if (residual !== null && residual + min > 100) wrong[`residual${of}`] = 'residual';
    if (max !== null && max < min) wrong[`max${of}`] = 'order';
  }
  return wrong;
}
