import { beforeAll, describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { shownOffers } from '~/features/car-detail/offers/shown-offers';
import { calculate, loanClaim } from '~/features/finance/loan-calculator/calculation';
import { calculatorOffer } from '~/features/finance/loan-calculator/calculator-offer';
import { loanOffer } from '~/features/finance/loan-example/loan-offer';
import { quoteOffer } from '~/features/finance/quote-widget/quote-offer';
import { toMinor } from '~/modules/finance';
import { embeddedQuotes } from '~/modules/finance/server';
import type { CarRecord } from '~/modules/stock';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { TODAY } from '~test/demo-services';
import { offerCheck } from './offer-check';

const site = siteByKey('automotive-se');
const page = testPage();
const cars = [...demoCars('automotive-se', TODAY, 300)];
const car = cars.find((each) => calculatorOffer(each, page) !== null && each.car_has_privateleasing === true);
if (car === undefined) throw new Error('no car with a loan and leasing');
const checkOf = (known: CarRecord | undefined) =>
  offerCheck({ stock: { car: async () => known }, quotes: embeddedQuotes(), log: nullLog });
const check = checkOf(car);
const offer = calculatorOffer(car, page);
if (offer === null) throw new Error('no loan');
const shown = shownOffers({ car, loan: loanOffer(car, page) }, page);

describe('correction 17: what a visitor saw of a car', () => {
  test('is the same when the server works out what the page first shows', async () => {
    const checked = await check(site, 'sv', car.car_id, shown ?? {});
    expect(checked).toMatchObject({
      gone: false,
      unchecked: false,
      quote: null,
      loan: { state: 'same', chosen: false, price: offer.price, months: offer.months },
      leasing: { state: 'same' },
    });
  });

  test('is the same for any place of the sliders', async () => {
    for (const { months } of offer.durations) {
      for (const downPayment of [0, toMinor(50_000), toMinor(87_000), toMinor(900_000)]) {
        const tried = calculate(offer, { months, downPayment });
        if (tried === null) continue;
        const checked = await check(site, 'en', car.car_id, { loan: loanClaim(offer, tried, true) });
        expect(checked?.loan).toMatchObject({
          state: 'same',
          chosen: true,
          months,
          downPayment: tried.downPayment,
        });
      }
    }
  });

  test.each([
    ['a cheaper month', { monthlyCost: 1 }],
    ['a lower rate', { effectiveRate: 0.01 }],
    ['a down payment beyond the limits', { downPayment: 1 }],
    ['a period that is not offered', { months: 599 }],
  ])('never carries %s: the real figures do, and are marked', async (_, lie) => {
    const tried = calculate(offer, { months: offer.months, downPayment: 0 });
    if (tried === null) throw new Error('no loan');
    const loan = { ...loanClaim(offer, tried, true), ...lie };
    const checked = await check(site, 'sv', car.car_id, { loan });
    expect(checked?.loan?.state).toBe('changed');
    const honest = calculate(offer, { months: loan.months, downPayment: toMinor(loan.downPayment) });
    expect(checked?.loan).toMatchObject({
      months: honest?.months,
      downPayment: honest?.downPayment,
      total: honest?.quote.totalToPay,
      effectiveRate: honest?.quote.effectiveRate,
    });
  });

  test('of a car without a loan, or without a car, is left out and marked', async () => {
    const bare = { ...car, car_has_loan: false, car_loan_option: null, car_leasing_options: [] };
    const expected = { loan: null, leasing: null, gone: true };
    expect(await checkOf(bare)(site, 'sv', car.car_id, shown ?? {})).toMatchObject(expected);
    expect(await checkOf(undefined)(site, 'sv', 'x', shown ?? {})).toMatchObject(expected);
  });

  test('leasing that the car no longer has is marked, with the car’s current one', async () => {
    const leasing = (shown?.leasing ?? []).map((each) => ({ ...each, monthlyCost: 1 }));
    const checked = await check(site, 'sv', car.car_id, { leasing });
    expect(checked?.leasing?.state).toBe('changed');
    expect(checked?.leasing?.options.map(({ monthlyCost }) => monthlyCost)).not.toContain(1);
  });

  test('never stops a request: a stock that does not answer leaves the figures out', async () => {
    const broken = offerCheck({
      quotes: embeddedQuotes(),
      log: nullLog,
      stock: { car: () => Promise.reject(new Error('down')) },
    });
    expect(await broken(site, 'sv', '1', shown ?? {})).toBeNull();
  });
});

describe('correction 17: a British quote', () => {
  const uk = siteByKey('automotive-uk');
  const ukPage = testPage({ site: uk, language: 'en-GB' });
  const british = [...demoCars('automotive-uk', TODAY, 20)].find(({ car_price }) => (car_price ?? 0) > 5000);
  if (british === undefined) throw new Error('no car');
  let claimed: NonNullable<ReturnType<typeof shownOffers>>;
  beforeAll(async () => {
    const quote = await quoteOffer(british, ukPage, embeddedQuotes());
    claimed = shownOffers({ car: british, loan: null, quote }, ukPage) ?? {};
  });

  test('is asked for again, and its rows are those of the service', async () => {
    const checked = await checkOf(british)(uk, 'en-GB', british.car_id, claimed);
    expect(checked?.quote).toMatchObject({ state: 'same', chosen: false });
    expect(checked?.quote?.rows.map(([label]) => label)).toContain('Representative APR');
    const lie = { quote: { ...(claimed.quote ?? never()), payment: 1 } };
    const marked = await checkOf(british)(uk, 'en-GB', british.car_id, lie);
    expect(marked?.quote?.state).toBe('changed');
    expect(marked?.quote?.rows).toEqual(checked?.quote?.rows);
  });

  test('that the service cannot give is left out', async () => {
    const quotes = {
      products: async () => ({ ok: false, error: 'unavailable' }) as const,
      quote: async () => ({ ok: false, error: 'unavailable' }) as const,
    };
    const away = offerCheck({ stock: { car: async () => british }, quotes, log: nullLog });
    expect(await away(uk, 'en-GB', british.car_id, claimed)).toMatchObject({ quote: null, unchecked: true });
  });
});

function never(): never {
  throw new Error('no quote');
}
