import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { toMajor, toMinor } from '~/modules/finance';
import type { CarRecord } from '~/modules/stock';
import { testPage } from '~test/block';
import { loanOffer } from '../loan-example/loan-offer';
import { type Calculation, type CalculatorOffer, calculate, periodEnds } from './calculation';
import { calculatorOffer } from './calculator-offer';

const page = testPage();
const cars = [...demoCars('automotive-se', '2026-03-02', 300)].filter(({ car_has_loan }) => car_has_loan);

const offerOf = (car: CarRecord): CalculatorOffer => {
  const offer = calculatorOffer(car, page);
  if (offer === null) throw new Error(`${car.car_id} has no loan to try out`);
  return offer;
};
const calculated = (offer: CalculatorOffer, choice: { months: number; downPayment: number }): Calculation => {
  const calculation = calculate(offer, choice);
  if (calculation === null) throw new Error('no such loan');
  return calculation;
};
const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** 249 900 kr with other terms in each period. */
const offer: CalculatorOffer = {
  price: toMinor(249_900),
  minPercentage: 20,
  durations: [24, 36, 48, 72].map((months, at) => ({
    months,
    residual_percentage: 50 - 10 * at,
    cash_amount_max_percentage: 40 + 10 * at,
    invoice_fee: 45 + at,
    start_fee: 595 + at,
    interest_rate: 4.95 + at,
  })),
  months: 72,
  startFeeInPrincipal: false,
  currency: 'SEK',
  locale: 'sv-SE',
  templates: { perMonth: '{monthly}/mån', example: '{invoiceFee} {startFee} {nominal}' },
  disclaimer: 'Kredit {1}, {2} mån, {3}, {4}, totalt {5}.{6}',
  periodTexts: { 24: '24 månader', 36: '36 månader', 48: '48 månader', 72: '72 månader' },
};

describe('the loan calculator', () => {
  test('V-261 V-389 begins with the smallest down payment and the cost that the card shows', () => {
    for (const car of cars) {
      const loan = loanOffer(car, page);
      const begin = calculated(offerOf(car), { months: offerOf(car).months, downPayment: 0 });
      expect(plain(begin.texts.monthly)).toBe(plain(loan?.monthlyCost));
      expect(plain(begin.texts.effective)).toBe(plain(loan?.effectiveRate));
      expect(plain(begin.texts.example)).toBe(plain(loan?.example));
      expect(plain(begin.texts.disclaimer)).toBe(plain(loan?.disclaimer ?? ''));
    }
  });

  test('V-262 V-264 V-387 the period runs from the first to the last contract duration', () => {
    expect(periodEnds(offer)).toEqual({ first: 24, last: 72 });
    expect(calculated(offer, { months: 72, downPayment: 0 }).months).toBe(72);
  });

  test('V-387 a period that is not offered snaps to the nearest one', () => {
    expect(calculated(offer, { months: 60, downPayment: 0 }).months).toBe(48);
    expect(calculated(offer, { months: 1, downPayment: 0 }).months).toBe(24);
  });

  test('V-263 V-383 V-384 the down payment stays between the exact minimum and the rounded maximum', () => {
    const { limits } = calculated(offer, { months: 72, downPayment: 0 });
    expect([toMajor(limits.min), toMajor(limits.max)]).toEqual([49_980, 175_000]);
    expect(calculated(offer, { months: 72, downPayment: toMinor(500_000) }).downPayment).toBe(limits.max);
  });

  test('V-345 V-346 V-347 V-265 V-266 another period resets residual and maximum and clamps the down payment', () => {
    const longest72 = calculated(offer, { months: 72, downPayment: toMinor(175_000) });
    const shorter = calculated(offer, { months: 24, downPayment: longest72.downPayment });
    expect(toMajor(shorter.limits.max)).toBe(100_000);
    expect(toMajor(shorter.downPayment)).toBe(100_000);
    expect(plain(longest72.texts.residual)).toBe('49 980 kr');
    expect(plain(shorter.texts.residual)).toBe('124 950 kr');
  });

  test('V-267 V-268 V-269 fees and rate are those of the chosen period', () => {
    const example = (months: number) => plain(calculated(offer, { months, downPayment: 0 }).texts.example);
    expect(example(24)).toBe('45 kr 595 kr 4,95 %');
    expect(example(48)).toBe('47 kr 597 kr 6,95 %');
  });

  test('V-270 all five placeholders of the disclaimer follow the sliders', () => {
    const text = plain(calculated(offer, { months: 36, downPayment: toMinor(100_000) }).texts.disclaimer);
    expect(text).toMatch(/^Kredit 149 900 kr, 36 mån, 5,95 %, \d,\d\d %, totalt [\d ]+(,\d\d)? kr\.$/);
  });

  test('V-385 the price is the campaign price of a car that has one', () => {
    const reduced = cars.find(({ car_has_campaign_price }) => car_has_campaign_price);
    if (reduced === undefined) throw new Error('no car is reduced');
    expect(offerOf(reduced).price).toBe(toMinor(reduced.car_campaign_price ?? 0));
  });

  test('is not offered where the stored cost is not what its terms give, or a rate is missing', () => {
    const [car] = cars;
    if (car?.car_loan_option == null) throw new Error('no car');
    expect(calculatorOffer({ ...car, car_loan_monthly_cost: 1 }, page)).toBeNull();
    const contract_durations = car.car_loan_option.contract_durations.map((each) => ({
      ...each,
      interest_rate: null,
    }));
    const option = { ...car.car_loan_option, contract_durations };
    expect(calculatorOffer({ ...car, car_loan_option: option }, page)).toBeNull();
    expect(calculatorOffer({ ...car, car_has_loan: false }, page)).toBeNull();
  });

  const anyChoice = fc.record({
    car: fc.constantFrom(...cars),
    months: fc.integer({ min: -12, max: 200 }),
    downPayment: fc.integer({ min: -1e9, max: 1e9 }),
  });

  /** Terms that no lender of ours has: anything up to nearly all paid down, or all left to the end. */
  const anyOffer: fc.Arbitrary<CalculatorOffer> = fc
    .record({
      price: fc.integer({ min: toMinor(20_000), max: toMinor(3_000_000) }),
      minPercentage: fc.integer({ min: 0, max: 60 }),
      durations: fc.uniqueArray(
        fc.record({
          months: fc.integer({ min: 1, max: 12 }).map((years) => years * 12),
          residual_percentage: fc.integer({ min: 0, max: 100 }),
          cash_amount_max_percentage: fc.integer({ min: 0, max: 90 }),
          invoice_fee: fc.integer({ min: 0, max: 95 }),
          start_fee: fc.integer({ min: 0, max: 1_500 }),
          interest_rate: fc.integer({ min: 0, max: 2_000 }).map((rate) => rate / 100),
        }),
        { minLength: 1, maxLength: 5, selector: ({ months }) => months },
      ),
      startFeeInPrincipal: fc.boolean(),
    })
    .map((terms) => ({ ...offer, ...terms }));
  const anyPlace = fc.record({
    months: fc.integer({ min: -12, max: 200 }),
    downPayment: fc.integer({ min: -1e9, max: 1e9 }),
  });

  test('V-346 V-347 V-505 with any terms the sliders find a loan wherever they stand, and its parts add up to the öre', () => {
    fc.assert(
      fc.property(anyOffer, anyPlace, (any, place) => {
        const { downPayment, limits, quote, months, texts } = calculated(any, place);
        expect(limits.min).toBeLessThanOrEqual(downPayment);
        expect(downPayment).toBeLessThanOrEqual(limits.max);
        expect(any.durations.map((each) => each.months)).toContain(months);
        expect(quote.residual).toBeLessThanOrEqual(quote.principal);
        const upFront = any.startFeeInPrincipal ? 0 : quote.startFee;
        expect(quote.totalToPay).toBe(
          quote.monthlyCost * (months - 1) + quote.lastMonthlyCost + quote.residual + upFront,
        );
        expect(Object.values(texts).join()).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
      }),
    );
  });

  test('V-505 the monthly cost is the annuity with a residual, to the crown, and falls as more is paid down', () => {
    fc.assert(
      fc.property(anyOffer, anyPlace, fc.integer({ min: 0, max: 1e8 }), (any, place, more) => {
        const { quote, downPayment } = calculated(any, place);
        const rate = quote.interestRate / 1200;
        const discount = (1 + rate) ** -quote.months;
        const payment =
          rate === 0
            ? (quote.principal - quote.residual) / quote.months
            : ((quote.principal - quote.residual * discount) * rate) / (1 - discount);
        const fee = quote.monthlyCost - quote.monthlyPayment;
        expect(Math.abs(quote.monthlyCost - fee - payment)).toBeLessThan(toMinor(1));
        const next = calculated(any, { ...place, downPayment: downPayment + more });
        expect(next.quote.monthlyCost).toBeLessThanOrEqual(quote.monthlyCost);
      }),
    );
  });

  test('V-505 a krona more paid down costs no more where all is left to the end and the start fee is lent', () => {
    const [first] = offer.durations;
    if (first === undefined) throw new Error('no duration');
    const durations = [
      { ...first, residual_percentage: 80, interest_rate: 0, invoice_fee: 0, start_fee: 200 },
    ];
    const any = { ...offer, price: toMinor(20_000), durations, startFeeInPrincipal: true };
    const place = { months: 24, downPayment: toMinor(4_200) };
    const more = { ...place, downPayment: place.downPayment + 1 };
    expect(calculated(any, place).quote.monthlyCost).toBe(0);
    expect(calculated(any, more).quote.monthlyCost).toBe(0);
  });

  test('leaves more to lend than the start fee takes at once; a fee above all that can be lent is no loan', () => {
    const [first] = offer.durations;
    if (first === undefined) throw new Error('no duration');
    const durations = [{ ...first, cash_amount_max_percentage: 100, residual_percentage: 0, start_fee: 900 }];
    const place = { months: 24, downPayment: toMinor(249_900) };
    expect(calculated({ ...offer, durations }, place).downPayment).toBe(toMinor(248_000));
    const dear = durations.map((each) => ({ ...each, start_fee: 200_000 }));
    expect(calculate({ ...offer, durations: dear }, place)).toBeNull();
  });

  test('never leaves its bounds, and adds up to the öre', () => {
    fc.assert(
      fc.property(anyChoice, ({ car, ...choice }) => {
        const { downPayment, limits, quote, months } = calculated(offerOf(car), choice);
        expect(downPayment).toBeGreaterThanOrEqual(limits.min);
        expect(downPayment).toBeLessThanOrEqual(limits.max);
        expect(quote.totalToPay).toBe(
          quote.monthlyCost * (months - 1) + quote.lastMonthlyCost + quote.residual + quote.startFee,
        );
      }),
    );
  });

  test('costs less a month when more is paid down', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 100_000_00 }), ({ car, ...choice }, more) => {
        const less = calculated(offerOf(car), choice);
        const next = calculated(offerOf(car), { ...choice, downPayment: less.downPayment + more });
        if (next.downPayment > less.downPayment)
          expect(next.quote.monthlyCost).toBeLessThanOrEqual(less.quote.monthlyCost);
        if (next.downPayment >= less.downPayment + toMinor(1000))
          expect(next.quote.monthlyCost).toBeLessThan(less.quote.monthlyCost);
      }),
    );
  });
});
