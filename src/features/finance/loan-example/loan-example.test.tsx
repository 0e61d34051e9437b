import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { carRecordSchema } from '~/modules/stock';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { LoanExample } from './loan-example';
import { loanOffer } from './loan-offer';

const term = {
  months: 36,
  residual_percentage: 50,
  cash_amount_max_percentage: 40,
  invoice_fee: 59,
  start_fee: 695,
  interest_rate: 4.95,
};

const carOf = (fields: object = {}, option: object = {}) =>
  carRecordSchema.parse({
    car_id: '1',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: 249900,
    car_price_currency: 'SEK',
    car_has_loan: true,
    car_loan_option: {
      title: 'Billån',
      default_contract_duration: { months: 36, cash_amount_min_percentage: 20 },
      contract_durations: [term],
      disclaimer: 'K {1}, {2} mån, {3}, {4}, {5}{6}',
      default_monthly_cost: 2820,
      ...option,
    },
    ...fields,
  });

const page = testPage();

describe('the loan of a car', () => {
  test('V-242 the example of a van says that its price is without VAT, wherever it names the price', () => {
    const van = loanOffer(carOf({ car_vehicle_type_code: 'LCV' }), page);
    expect(van?.example).toContain('Pris 249\u00a0900\u00a0kr exkl. moms, kontantinsats');
    expect(van?.steps[0]).toContain('249\u00a0900\u00a0kr exkl. moms');
    expect(loanOffer(carOf(), page)?.example).toContain('Pris 249\u00a0900\u00a0kr, kontantinsats');
  });

  test('has its effective rate, a representative example and a filled disclaimer', () => {
    const offer = loanOffer(carOf(), page);
    expect(offer).toMatchObject({ monthlyCost: '2\u00a0820\u00a0kr', nominalRate: '4,95\u00a0%' });
    const rate = Number(offer?.effectiveRate.replace(',', '.').replace(/[^\d.]/g, ''));
    expect(rate).toBeGreaterThan(5);
    expect(rate).toBeLessThan(7);
    for (const figure of [
      '249\u00a0900\u00a0kr',
      '49\u00a0980\u00a0kr',
      '199\u00a0920\u00a0kr',
      '124\u00a0950\u00a0kr',
      '695',
      '59',
    ]) {
      expect(offer?.example).toContain(figure);
    }
    expect(offer?.disclaimer).toMatch(
      /^K 199\u00a0920\u00a0kr, 36 mån, 4,95\u00a0%, \d,\d\d\u00a0%, [\d\u00a0,]+kr$/,
    );
  });

  test.each([
    ['no loan', { car_has_loan: false }, {}],
    ['no price', { car_price: null }, {}],
    ['no period of the default length', {}, { contract_durations: [{ ...term, months: 24 }] }],
    ['no interest rate', {}, { contract_durations: [{ ...term, interest_rate: null }] }],
    ['no default period', {}, { default_contract_duration: null }],
  ])('is not shown with %s: its effective rate is not known', (_, fields, option) => {
    expect(loanOffer(carOf(fields, option), page)).toBeNull();
  });

  test('of another lender has the rate of the cost that the lender asks', () => {
    const dear = loanOffer(carOf({}, { default_monthly_cost: 3500 }), page);
    expect(dear?.monthlyCost).toBe('3\u00a0500\u00a0kr');
    const total = 3500 * 36 + 124950 + 695;
    expect(dear?.example.replaceAll('\u00a0', '')).toContain(`${total}kr`);
    expect(dear?.effectiveRate).toBe('10,96\u00a0%');
  });

  test('V-506: is explained step by step: its own to the öre, another lender’s as stored', () => {
    const offer = loanOffer(carOf(), page);
    const plain = (steps: readonly string[] | undefined) => (steps ?? []).join(' ').replaceAll('\u00a0', ' ');
    expect(offer?.steps).toHaveLength(5);
    expect(plain(offer?.steps)).toContain(
      'Pris 249 900 kr minus kontantinsats 49 980 kr blir 199 920 kr att låna.',
    );
    expect(plain(offer?.steps)).toMatch(/kostar en månad 2 8\d\d,\d\d kr; vi visar 2 820 kr\./);
    const dear = loanOffer(carOf({}, { default_monthly_cost: 3500 }), page);
    expect(plain(dear?.steps)).toContain('35 månader à 3 500 kr, den sista 3 500 kr');
    expect(plain(dear?.steps)).not.toContain('lika stora betalningar');
    if (offer === null) throw new Error('no offer');
    const html = renderToString(<LoanExample offer={offer} page={page} />);
    expect(html).toMatch(/<details.*Så har vi räknat.*att låna\./s);
  });

  test.each(['sv', 'nb', 'fi', 'sk', 'en'] as const)(
    'is worked out in words of %s, with every figure in',
    (language) => {
      for (const car_price_currency of ['SEK', 'EUR']) {
        const offer = loanOffer(carOf({ car_price_currency }), testPage({ language, locale: language }));
        expect(offer?.steps).toHaveLength(5);
        expect(offer?.steps.join()).not.toMatch(/\{\w+\}|undefined/);
      }
    },
  );

  test('is formatted the British way on the British site', () => {
    const uk = testPage({ site: siteByKey('automotive-uk'), language: 'en-GB', locale: 'en-GB' });
    const offer = loanOffer(carOf({ car_price_currency: 'GBP' }), uk);
    expect(offer?.example).toMatch(/^Cash price £249,900\. Deposit £49,980\..*Representative APR/);
  });

  test('stands beside the Swedish warning, word for word (KOVFS 2025:1)', () => {
    const offer = loanOffer(carOf(), page);
    if (offer === null) throw new Error('no offer');
    const html = renderToString(<LoanExample offer={offer} page={page} />);
    expect(html).toContain('Att låna kostar pengar!');
    expect(html).toContain('riskerar du en betalningsanmärkning');
  });
});
