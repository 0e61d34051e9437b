import { expect, test } from 'vitest';
import { readCalculation } from './calculation';
import { readValues } from './form';
import { fingerprintOf } from './submission';

const loan = { months: 60, downPayment: 50_000, monthlyCost: 3821, effectiveRate: 5.56, chosen: true };

test('correction 17: one schema reads what a script sends and what a form without one sends', () => {
  expect(readCalculation({ loan })).toEqual({ loan });
  expect(readCalculation(JSON.stringify({ loan, leasing: [] }))).toEqual({ loan, leasing: [] });
});

test.each([
  ['nothing', undefined],
  ['an empty field', ''],
  ['no JSON', '{'],
  ['an empty object', {}],
  ['a list', []],
  ['a negative amount', { loan: { ...loan, downPayment: -1 } }],
  ['no number', { loan: { ...loan, monthlyCost: '1' } }],
  ['infinity', { loan: { ...loan, effectiveRate: Number.POSITIVE_INFINITY } }],
  ['half a month', { loan: { ...loan, months: 1.5 } }],
  ['words', { quote: { family: 'Buy now!', term: 48, mileage: 1, deposit: 1, payment: 1 } }],
  ['too many options', { leasing: Array(21).fill({ type: 'Private' }) }],
  ['too long a text', `"${'x'.repeat(9000)}"`],
])('correction 17: %s is no calculation, and no reason to refuse a request', (_, raw) => {
  expect(readCalculation(raw)).toBeNull();
  const typed = { name: 'Ada', phone: '070-174 06 05', email: 'a@b.example', calculation: raw };
  expect(readValues(typed, { country: 'SE', sellerRequired: false })).toMatchObject({
    ok: true,
    value: { calculation: null },
  });
});

test('correction 17: other figures are another request, none are the request of before', () => {
  const read = (calculation: unknown) => {
    const typed = { name: 'Ada', phone: '070-174 06 05', email: 'a@b.example', calculation };
    const values = readValues(typed, { country: 'SE', sellerRequired: false });
    if (!values.ok) throw new Error('refused');
    return fingerprintOf(values.value);
  };
  expect(read({ loan })).not.toBe(read({ loan: { ...loan, months: 48 } }));
  expect(read({ loan })).not.toBe(read(undefined));
  // The digest that version 1 made of the same words: a repeat over a deployment is still a repeat.
  expect(read(undefined)).toBe(FORMER);
});

const FORMER = 'q-tpACXjeIyDx_IYMF9JYquMXtCh2C-0womVuNFnk2I';
