import { describe, expect, test } from 'vitest';
import { QUOTE_PRODUCTS } from '~/modules/finance/server';
import { SITES, siteByKey } from '~/sites';
import type { Fields } from './fields';
import { kindOf, type SettingName } from './setting';

const loanPlace = { site: siteByKey('automotive-se'), language: 'sv' } as const;
const quotesPlace = { site: siteByKey('automotive-uk'), language: 'en-GB' } as const;
const LOAN = {
  startFee: '1 495',
  invoiceFee: '45,50',
  minDown: '20',
  defaultMonths: '36',
  rate24: '4.95',
  residual24: '50',
  max24: '45',
  rate36: '5,45',
  residual36: '',
  max36: '',
};
const loan = (change: Fields = {}) => kindOf('loan').read({ ...LOAN, ...change }, loanPlace);
const QUOTES = kindOf('quotes').builtIn(quotesPlace, {});
const quotes = (change: Fields = {}) => kindOf('quotes').read({ ...QUOTES, ...change }, quotesPlace);

test('which sites have terms: who sells cars of its own with a calculator, and who has quotes', () => {
  const having = (setting: SettingName) =>
    SITES.filter((site) => kindOf(setting).offered(site) === 'open').map(({ key }) => key);
  expect(having('quotes')).toEqual(['automotive-uk']);
  expect(having('loan')).toContain('automotive-no');
  expect(having('loan')).not.toContain('mercedes-se');
  expect(having('loan')).not.toContain('automotive-uk');
});

describe('numbers are read with their units', () => {
  test.each([
    ['startFee', '25 000 kr', 'start_fee', 25_000],
    ['startFee', '25.000:-', 'start_fee', 25_000],
    ['startFee', 'kr 25.000,50', 'start_fee', 25_000.5],
    ['startFee', '500,-', 'start_fee', 500],
    ['startFee', '\uff15\uff10\uff10 SEK', 'start_fee', 500],
    ['minDown', '12,5\u00a0%', 'cash_amount_min_percentage', 12.5],
    ['minDown', '12 procent', 'cash_amount_min_percentage', 12],
    ['defaultMonths', '36 mån.', 'default_months', 36],
    ['defaultMonths', '36 months', 'default_months', 36],
  ] as const)('%s of %s', (name, typed, stored, value) => {
    expect(loan({ [name]: typed })).toMatchObject({ ok: true, value: { [stored]: value } });
  });

  test.each([
    ['startFee', '25 tkr'],
    ['startFee', '4,9 5'],
    ['rate24', '4,9 5'],
    ['rate24', '5 kr'],
    ['defaultMonths', '36 %'],
    ['defaultMonths', '3 år'],
  ])('%s of %s is no number', (name, typed) => {
    expect(loan({ [name]: typed })).toEqual({ ok: false, error: { [name]: 'number' } });
  });

  test.each([
    { pcpValues48: '40, 37, 35, 33, 30, 25.5, 21, 17' },
    { pcpValues48: '40% 37% 35% 33% 30% 25,5% 21% 17%' },
    { pcpValues48: '40/37/35/33/30/25.5/21/17 %' },
    { hpTerms: '12, 24, 36, 48, 60 months' },
    { hpTerms: '12/24/36/48/60' },
    { pcpFee: '£10.00' },
  ])('%o are the terms that there are', (change) => expect(quotes(change)).toEqual(quotes()));
});

describe('terms of loans', () => {
  test('are read as they are written in a country, and shown again as the same', () => {
    const read = loan();
    expect(read).toEqual({
      ok: true,
      value: {
        start_fee: 1495,
        invoice_fee: 45.5,
        cash_amount_min_percentage: 20,
        default_months: 36,
        periods: [
          { months: 24, interest_rate: 4.95, residual_percentage: 50, cash_amount_max_percentage: 45 },
          { months: 36, interest_rate: 5.45, residual_percentage: null, cash_amount_max_percentage: null },
        ],
      },
    });
    const shown = read.ok ? kindOf('loan').fieldsOf(read.value) : null;
    expect(kindOf('loan').read(shown ?? {}, loanPlace)).toEqual(read);
  });

  test.each<[Fields, Fields]>([
    [{ startFee: '' }, { startFee: 'empty' }],
    [{ invoiceFee: '-1' }, { invoiceFee: 'number' }],
    [{ rate24: '4,955' }, { rate24: 'number' }],
    [{ rate24: '60' }, { rate24: 'range' }],
    [{ minDown: '95' }, { minDown: 'range' }],
    [{ defaultMonths: '48' }, { defaultMonths: 'months' }],
    [{ rate36: '' }, { defaultMonths: 'months' }],
    [{ residual24: '85' }, { residual24: 'residual' }],
    [{ max24: '10' }, { max24: 'order' }],
  ])('%o is refused at its field', (change, error) => {
    expect(loan(change)).toEqual({ ok: false, error });
  });
});

describe('terms of quotes', () => {
  test('the form has those that the engine is set up with', () => {
    expect(quotes()).toEqual({ ok: true, value: QUOTE_PRODUCTS });
  });

  test.each<[Fields, Fields]>([
    [{ pcpRate: 'x' }, { pcpRate: 'number' }],
    [{ hpFee: '20000' }, { hpFee: 'range' }],
    [{ hpMaxDeposit: '1' }, { hpMaxDeposit: 'order', hpDeposit: 'between' }],
    [{ pcpTerm: '60' }, { pcpTerm: 'months' }],
    [{ pcpValues48: '' }, { pcpTerm: 'months' }],
    [{ pcpValues24: '55 53' }, { pcpValues24: 'values' }],
    [{ pcpValues24: '40 53 52 51 49 46 43 40' }, { pcpValues24: 'falling' }],
    [{ pcpValues24: '70 53 52 51 49 46 43 40' }, { pcpValues24: 'residual' }],
    [{ hpTerms: '12 x' }, { hpTerms: 'months', hpTerm: 'months' }],
  ])('%o is refused at its field', (change, error) => {
    expect(quotes(change)).toEqual({ ok: false, error });
  });
});
