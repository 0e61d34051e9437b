import { expect, test } from 'vitest';
import type { CfdRequest, DefaultRequest, Quotation, QuoteService } from '~/modules/finance/server';

/** The car that the suite asks for. */
export const VEHICLE = {
  Type: 'Car',
  Id: '3000042',
  Vin: 'WVWZZZ1KZAW000001',
  Status: 'PreOwned',
  OnTheRoadPrice: 18_995,
  RegistrationNumber: 'AB12 CDE',
  Country: 'GB',
} as const;

export const DEFAULT_REQUEST: DefaultRequest = { Vehicle: VEHICLE, Organisation: 'nordhem-uk' };

type Parameters = CfdRequest['VehicleRequests'][number]['Parameters'];

export const cfdRequest = (parameters: Partial<Parameters> = {}): CfdRequest => ({
  VehicleRequests: [
    {
      Id: VEHICLE.Id,
      Parameters: {
        Term: 48,
        CashDeposit: 3000,
        RegularPayment: 300,
        AnnualMileage: 10_000,
        FinanceProductFamilyKeys: ['PCP'],
        CalculationType: 'RegularPayment',
        Organisation: 'nordhem-uk',
        ...parameters,
      },
      Vehicle: VEHICLE,
    },
  ],
});

/** Every adapter of the port answers in this way; run it with a service that has HP and PCP. */
export function quoteSuite(service: () => QuoteService): void {
  const quotationOf = async (parameters: Partial<Parameters>): Promise<Quotation> => {
    const answer = await service().quote(cfdRequest(parameters));
    const quotation = answer.ok ? answer.value.Vehicles[0]?.FinanceQuotations[0] : undefined;
    if (quotation === undefined) throw new Error(JSON.stringify(answer));
    return quotation;
  };

  test('V-319, V-320: products have a name and a family', async () => {
    const answer = await service().products(DEFAULT_REQUEST);
    if (!answer.ok) throw new Error(answer.error);
    const families = answer.value.Products.map(({ FamilyKey }) => FamilyKey);
    expect(families).toEqual(['PCP', 'HP']);
    for (const { Name } of answer.value.Products) expect(Name.length).toBeGreaterThan(5);
  });

  test('V-321, V-322, V-323, V-324: term, deposit, payment and mileage have locale, default and values or ends', async () => {
    const answer = await service().products(DEFAULT_REQUEST);
    if (!answer.ok) throw new Error(answer.error);
    for (const { FamilyKey, Term, Deposit, Payment, AnnualMileage } of answer.value.Products) {
      for (const setting of [Term, Deposit, Payment, AnnualMileage]) {
        expect(setting.Locale).toBe('en-GB');
        const { Values, Minimum = Number.NaN, Maximum = Number.NaN, Default } = setting;
        if (Values === undefined) {
          expect(Minimum).toBeLessThan(Maximum);
          expect(Default).toBeGreaterThanOrEqual(Minimum);
          expect(Default).toBeLessThanOrEqual(Maximum);
        } else if (Values.length > 0) expect(Values).toContain(Default);
      }
      // A product that leaves nothing to the end does not ask how far one drives.
      expect(AnnualMileage.Values?.length === 0).toBe(FamilyKey === 'HP');
    }
  });

  test('V-473, V-476: a quotation has blocks of details, and the numbers that the sliders take', async () => {
    const { Blocks, Finance } = await quotationOf({});
    const details = Blocks.flatMap(({ Details }) => Details);
    for (const { Label, DisplayValue, Key } of details) {
      for (const text of [Label, DisplayValue, Key]) expect(text).toMatch(/\S/);
    }
    expect(Finance.Quote).toMatchObject({ Term: 48, TotalDeposit: 3000, AnnualMileage: 10_000 });
    expect(Finance.Quote.TotalRegularPayment).toBeGreaterThan(100);
    expect(Finance.Notifications).toEqual([]);
  });

  test('the blocks are a whole representative example (FCA CONC 3.5.5R)', async () => {
    const { Blocks } = await quotationOf({});
    const keys = Blocks.flatMap(({ Details }) => Details.map(({ Key }) => Key));
    const demanded = ['interestRate', 'purchaseFee', 'charge', 'credit', 'apr', 'cashPrice', 'deposit'];
    for (const key of [...demanded, 'term', 'total', 'payment', 'finalPayment']) expect(keys).toContain(key);
  });

  test('V-477: there is a way to apply', async () => {
    const { Finance } = await quotationOf({});
    expect(Finance.Quote.QuoteActions.Apply).toMatch(/^(https:\/\/|#)/);
  });

  test('V-351, V-352: the payment follows the deposit, or the deposit the payment', async () => {
    const led = (await quotationOf({ CashDeposit: 4000 })).Finance.Quote;
    expect(led.TotalDeposit).toBe(4000);
    const back = (
      await quotationOf({
        CashDeposit: 0,
        RegularPayment: led.TotalRegularPayment,
        CalculationType: 'CashDeposit',
      })
    ).Finance.Quote;
    expect(back.TotalRegularPayment).toBe(led.TotalRegularPayment);
    expect(Math.abs(back.TotalDeposit - 4000)).toBeLessThan(0.3);
  });

  test('V-480: the payments of the term and mileage lie within those of the product, and both ends can be had', async () => {
    const answer = await service().products(DEFAULT_REQUEST);
    if (!answer.ok) throw new Error(answer.error);
    const { Payment } = (await quotationOf({})).Finance.Quote;
    const [Minimum = Number.NaN, Maximum = Number.NaN] = [Payment?.Minimum, Payment?.Maximum];
    const ofAll = answer.value.Products[0]?.Payment;
    expect(Minimum).toBeGreaterThanOrEqual(ofAll?.Minimum ?? Number.NaN);
    expect(Maximum).toBeLessThan(ofAll?.Maximum ?? Number.NaN);
    for (const RegularPayment of [Minimum, Maximum]) {
      const { Quote, Notifications } = (await quotationOf({ RegularPayment, CalculationType: 'CashDeposit' }))
        .Finance;
      expect(Quote).toMatchObject({ TotalRegularPayment: RegularPayment, Payment: { Minimum, Maximum } });
      expect(Notifications).toEqual([]);
    }
  });

  test('V-475: what cannot be had is said', async () => {
    const { Notifications, Quote } = (await quotationOf({ CashDeposit: 1_000_000 })).Finance;
    expect(Notifications.map(({ Key }) => Key)).toEqual(['deposit-too-high']);
    expect(Notifications[0]?.Message).toContain('£6,648');
    expect(Quote.TotalDeposit).toBe(6648);
  });

  test('a kind of finance that nobody knows is refused', async () => {
    expect(await service().quote(cfdRequest({ FinanceProductFamilyKeys: ['XX'] }))).toEqual({
      ok: false,
      error: 'refused',
    });
  });
}
