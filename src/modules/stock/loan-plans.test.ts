import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loanQuote, termsOf, toMajor, toMinor } from '~/modules/finance';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { createStock, type PlanInForce, type Stock, type StockChange, stockMigrations } from '.';

const INDEX = 'automotive-se-cars';
const lender = {
  months: 36,
  residual_percentage: 40,
  cash_amount_max_percentage: 55,
  invoice_fee: 45,
  start_fee: 495,
  interest_rate: 6.95,
};
const car = (car_id: string, more: object) =>
  JSON.stringify({
    car_id,
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: 200_000,
    car_condition: 'used',
    ...more,
  });
const financed = {
  car_has_loan: true,
  car_loan_option: {
    title: 'Billån',
    description: 'Våra villkor',
    default_monthly_cost: 3210,
    default_contract_duration: { months: 36, cash_amount_min_percentage: 20 },
    contract_durations: [lender],
  },
  car_loan_description: 'Exempel: 6,95 %',
};
const FEED = [car('a', financed), car('b', {})].join('\n');

const plan = (version: number, rate: number) => ({
  version,
  since: `2036-01-0${version}T00:00:00.000Z`,
  plan: {
    start_fee: 0,
    invoice_fee: 0,
    cash_amount_min_percentage: 20,
    default_months: 36,
    periods: [
      { months: 36, interest_rate: rate, residual_percentage: null, cash_amount_max_percentage: null },
    ],
  },
});

/** By the arithmetic of the calculator, at the lowest down payment. */
function costAt(rate: number): number {
  const price = toMinor(200_000);
  const terms = termsOf({ ...lender, invoice_fee: 0, start_fee: 0, interest_rate: rate }, false);
  const quote = loanQuote({ price, downPayment: toMinor(40_000), terms });
  return quote.ok ? Math.round(toMajor(quote.value.monthlyCost)) : Number.NaN;
}

let database: Database;
let stock: Stock;
let inForce: PlanInForce | null;
/** So many times the terms cannot be read. */
let failures = 0;

async function* bytes() {
  yield Buffer.from(FEED);
}

const open = () =>
  createStock({
    database,
    log: nullLog,
    sites: SITES,
    loanPlans(site) {
      if (failures > 0) {
        failures--;
        throw new Error('away');
      }
      return site === 'automotive-se' ? inForce : null;
    },
  });
const costBelow = async (max: number) =>
  (
    await stock.search(INDEX, {
      filters: { car_loan_monthly_cost: { type: 'range', values: [0, max] } },
      fields: ['car_id'],
    })
  ).content.map(({ car_id }) => car_id);

beforeAll(async () => {
  database = await freshDatabase([stockMigrations]);
});
afterAll(() => database.close());
beforeEach(async () => {
  inForce = null;
  stock = open();
  await stock.start();
  await stock.importFeed('automotive-se', bytes());
  return () => stock.stop();
});

test('a car has the terms of the site while there are any, else the lender’s', async () => {
  expect(await stock.car(INDEX, 'a')).toMatchObject({ car_loan_monthly_cost: 3210, car_loan_rate: 6.95 });
  inForce = plan(1, 3.95);
  await stock.refinance('automotive-se');
  const own = await stock.car(INDEX, 'a');
  expect(own).toMatchObject({
    car_loan_monthly_cost: costAt(3.95),
    car_loan_rate: 3.95,
    car_loan_duration: 36,
    indexed_at: inForce.since,
    car_loan_description: 'Våra villkor',
    car_loan_option: {
      title: 'Billån',
      default_monthly_cost: costAt(3.95),
      contract_durations: [
        { residual_percentage: 40, interest_rate: 3.95, interest_rate_text: '3,95 %', start_fee: 0 },
      ],
    },
  });
  expect(await stock.car(INDEX, 'b')).toMatchObject({ car_has_loan: false, car_loan_option: null });
  inForce = { ...plan(2, 0), plan: null };
  await stock.refinance('automotive-se');
  expect(await stock.car(INDEX, 'a')).toMatchObject({
    indexed_at: inForce.since,
    car_loan_monthly_cost: 3210,
    car_loan_description: 'Exempel: 6,95 %',
  });
});

test('what is searched for by the month follows, and pages are told once', async () => {
  const changes: StockChange[] = [];
  inForce = plan(1, 1.95);
  expect(await costBelow(costAt(1.95))).toEqual([]);
  stock.onChange((change) => changes.push(change));
  await stock.refinance('automotive-no');
  expect(changes).toEqual([]);
  await stock.refinance('automotive-se');
  await stock.refinance('automotive-se');
  expect(changes).toEqual([{ indexName: INDEX, changed: ['a', 'b'], removed: [] }]);
  expect(await costBelow(costAt(1.95))).toEqual(['a']);
  expect(await costBelow(costAt(1.95) - 1)).toEqual([]);
});

test('terms that could not be taken over at once are a moment later', async () => {
  inForce = plan(1, 1.95);
  failures = 1;
  await stock.refinance('automotive-se');
  expect(await costBelow(costAt(1.95))).toEqual(['a']);
});

test('a file that comes later, and a process that starts later, have the terms in force', async () => {
  inForce = plan(2, 2.95);
  const other = open();
  await other.start();
  expect(await other.car(INDEX, 'a')).toMatchObject({ car_loan_monthly_cost: costAt(2.95) });
  await other.stop();
});

test('where no loan can be worked out by the terms none is shown', async () => {
  const usual = plan(3, 2.95);
  inForce = { ...usual, plan: { ...usual.plan, cash_amount_min_percentage: 70 } };
  await stock.refinance('automotive-se');
  expect(await stock.car(INDEX, 'a')).toMatchObject({ car_has_loan: false, car_loan_monthly_cost: null });
});
