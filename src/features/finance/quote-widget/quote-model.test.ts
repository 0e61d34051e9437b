import { describe, expect, test } from 'vitest';
import { embeddedQuotes, type QuotedProduct, type QuoteService } from '~/modules/finance/server';
import { err } from '~/platform/result';
import { type SiteKey, siteByKey } from '~/sites';
import { DEFAULT_REQUEST } from '~test/finance/quote-suite';
import {
  choicesOf,
  clampToSetting,
  firstState,
  mileagesOf,
  quoteRequest,
  readAmount,
  snapToStep,
  stateFor,
  termsOf,
  withPayments,
  withQuotation,
} from './quote-model';
import { quoteOffer, vehicleRequest } from './quote-offer';

const car = {
  car_id: '3000042',
  car_price: 18_995,
  car_price_currency: 'GBP',
  car_chassino: 'NDH8SSUW6J3000042',
  car_regno: 'YM16 EAR',
};
const on = (key: SiteKey) => ({ site: siteByKey(key) });
const setting = { Locale: 'en-GB', Default: 1000, Minimum: 949, Maximum: 6648 };

const productsOf = async (): Promise<readonly [QuotedProduct, QuotedProduct]> => {
  const answer = await embeddedQuotes().products(DEFAULT_REQUEST);
  const [pcp, hp] = answer.ok ? answer.value.Products : [];
  if (pcp === undefined || hp === undefined) throw new Error('no products');
  return [pcp, hp];
};

describe('what is asked about a car', () => {
  test('V-456, V-457, V-458, V-459, V-460, V-461, V-462, V-463: type, id, Vin, PreOwned, price to pay, registration, GB, organisation', () => {
    expect(vehicleRequest(car, on('automotive-uk'))).toEqual({
      Vehicle: {
        Type: 'Car',
        Id: '3000042',
        Vin: 'NDH8SSUW6J3000042',
        Status: 'PreOwned',
        OnTheRoadPrice: 18_995,
        RegistrationNumber: 'YM16 EAR',
        Country: 'GB',
      },
      Organisation: 'nordhem-uk',
    });
  });

  test.each([
    'automotive-se',
    'automotive-no',
    'carstore-se',
    'carstore-no',
    'carstore-fi',
    'carstore-sk',
  ] as const)('V-005: nothing on %s', (site) => {
    expect(vehicleRequest(car, on(site))).toBeNull();
  });

  test.each([{ car_price: null }, { car_price: 0 }, { car_price_currency: 'SEK' }])(
    'nothing of a car with %j',
    (fields) => {
      expect(vehicleRequest({ ...car, ...fields }, on('automotive-uk'))).toBeNull();
    },
  );
});

describe('what a page is drawn with', () => {
  test('the first product at its default values', async () => {
    const offer = await quoteOffer(car, on('automotive-uk'), embeddedQuotes());
    expect(offer?.quotation?.Finance.Quote).toMatchObject({ Term: 48, TotalDeposit: 2850 });
  });

  test('a service that is away leaves the asking to the script; one that refuses leaves the card out', async () => {
    const failing = (failure: 'refused' | 'unavailable'): QuoteService => ({
      products: async () => err(failure),
      quote: async () => err(failure),
    });
    expect(await quoteOffer(car, on('automotive-uk'), failing('unavailable'))).toMatchObject({
      products: [],
      quotation: null,
    });
    expect(await quoteOffer(car, on('automotive-uk'), failing('refused'))).toBeNull();
  });

  test('no finance, no card', async () => {
    expect(await quoteOffer({ ...car, car_price: 1500 }, on('automotive-uk'), embeddedQuotes())).toBeNull();
  });

  test('a service that is slow does not keep the page', async () => {
    const slow: QuoteService = {
      products: () => new Promise(() => undefined),
      quote: () => new Promise(() => undefined),
    };
    const before = performance.now();
    expect((await quoteOffer(car, on('automotive-uk'), slow))?.quotation).toBeNull();
    expect(performance.now() - before).toBeLessThan(2500);
  });
});

describe('what is asked for a quote', () => {
  test('V-464, V-465, V-466, V-467, V-468, V-469, V-470, V-471, V-472: id, the state of the controls, organisation, the car again', async () => {
    const [pcp] = await productsOf();
    const state = { ...firstState(pcp), deposit: 3000, payment: 301.5, term: 36, mileage: 12_000 };
    expect(quoteRequest(DEFAULT_REQUEST, state)).toEqual({
      VehicleRequests: [
        {
          Id: '3000042',
          Parameters: {
            Term: 36,
            CashDeposit: 3000,
            RegularPayment: 301.5,
            AnnualMileage: 12_000,
            FinanceProductFamilyKeys: ['PCP'],
            CalculationType: 'RegularPayment',
            Organisation: 'nordhem-uk',
          },
          Vehicle: DEFAULT_REQUEST.Vehicle,
        },
      ],
    });
  });

  test('V-351, V-352: deposit-led calculates the regular payment, otherwise the cash deposit', async () => {
    const [pcp] = await productsOf();
    const typeFor = (led: 'deposit' | 'payment') =>
      quoteRequest(DEFAULT_REQUEST, { ...firstState(pcp), led }).VehicleRequests[0]?.Parameters
        .CalculationType;
    expect([typeFor('deposit'), typeFor('payment')]).toEqual(['RegularPayment', 'CashDeposit']);
  });

  test('V-476: the answer overwrites the controls, and which slider leads stays', async () => {
    const [pcp] = await productsOf();
    const offer = await quoteOffer(car, on('automotive-uk'), embeddedQuotes());
    if (offer?.quotation == null) throw new Error('no quote');
    const state = withQuotation(
      { ...firstState(pcp), deposit: 1, payment: 1, term: 1, led: 'payment' },
      offer.quotation,
    );
    expect(state).toMatchObject({ term: 48, deposit: 2850, mileage: 10_000, led: 'payment' });
    expect(state.payment).toBe(offer.quotation.Finance.Quote.TotalRegularPayment);
  });
});

describe('V-480: controls stay within what is offered', () => {
  test('within the two ends, on the grid between them, and both ends can be reached', () => {
    expect([0, 949, 3011, 1e9].map((value) => clampToSetting(setting, value))).toEqual([
      949, 949, 3011, 6648,
    ]);
    expect([0, 960, 3011, 3030, 1e9].map((value) => snapToStep(setting, value, 50))).toEqual([
      949, 950, 3000, 3050, 6648,
    ]);
  });

  test('values snap', () => {
    const values = { Locale: 'en-GB', Default: 500, Values: [500, 750, 2000] };
    expect([0, 600, 1300, 9999].map((value) => snapToStep(values, value, 50))).toEqual([500, 500, 750, 2000]);
  });

  test('the payments are those of the quoted term and mileage; without them those of the product', async () => {
    const [pcp] = await productsOf();
    const offer = await quoteOffer(car, on('automotive-uk'), embeddedQuotes());
    if (offer?.quotation == null) throw new Error('no quote');
    const { Payment } = withPayments(pcp, offer.quotation);
    expect(Payment.Maximum).toBeLessThan(pcp.Payment.Maximum ?? 0);
    expect(snapToStep(Payment, 1e9, 5)).toBe(Payment.Maximum);
    const { Finance } = offer.quotation;
    const { Payment: _, ...Quote } = Finance.Quote;
    expect(withPayments(pcp, { ...offer.quotation, Finance: { ...Finance, Quote } })).toEqual(pcp);
  });

  test('QUOTE-5: an amount is read as typed, beyond the ends too', () => {
    expect(['£1,234.567', '1', '£2.5k', '', 'abc', '99999999999'].map(readAmount)).toEqual([
      1234.57,
      1,
      2500,
      null,
      null,
      10_000_000,
    ]);
  });

  test('a list of two ends has the steps between them', () => {
    expect(choicesOf({ Locale: 'en-GB', Default: 24, Minimum: 12, Maximum: 48 }, 12)).toEqual([
      12, 24, 36, 48,
    ]);
    expect(choicesOf({ Locale: 'en-GB', Default: 0 }, 12)).toEqual([]);
  });

  test('V-324, V-479: another kind of finance keeps the wishes that it has, and hire purchase asks no mileage', async () => {
    const [pcp, hp] = await productsOf();
    const state = { ...firstState(pcp), term: 36, mileage: 20_000, deposit: 5000 };
    expect(stateFor(hp, state)).toMatchObject({ family: 'HP', term: 36, mileage: 0, deposit: 5000 });
    expect(stateFor(pcp, { ...state, term: 60, deposit: 9000 })).toMatchObject({ term: 48, deposit: 6648 });
    expect(mileagesOf(hp)).toEqual([]);
    expect(termsOf(hp)).toEqual([12, 24, 36, 48, 60]);
  });
});
