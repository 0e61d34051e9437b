import { describe, expect, test } from 'vitest';
import { isPhone, type PhoneCountry, readPhone } from '.';
import { telHref } from './pattern';

const value = (text: string, country: PhoneCountry = 'SE'): string | undefined => {
  const read = readPhone(text, country);
  return read.ok ? read.value.value : undefined;
};

describe('numbers as people write them become E.164', () => {
  test.each<[string, PhoneCountry, string]>([
    ['070-174 06 05', 'SE', '+46701740605'],
    ['070–174 06 05', 'SE', '+46701740605'],
    ['+46 (0)70 174 06 05', 'SE', '+46701740605'],
    ['(0)70-174 06 05', 'SE', '+46701740605'],
    ['0046701740605', 'NO', '+46701740605'],
    ['+46 070 174 06 05', 'FI', '+46701740605'],
    ['08-465 00 45', 'SE', '+4684650045'],
    ['(08) 465 00 45', 'SE', '+4684650045'],
    ['+46 70 123 45 67', 'GB', '+46701234567'],
    ['40 61 23 45', 'NO', '+4740612345'],
    ['+47 406 12 345', 'SE', '+4740612345'],
    ['040 123 4567', 'FI', '+358401234567'],
    ['0905 123 456', 'SK', '+421905123456'],
    ['+421 (0)905 123 456', 'SK', '+421905123456'],
    ['0905/123 456', 'SK', '+421905123456'],
    ['02/5828 1111', 'SK', '+421258281111'],
    ['0905.123.456', 'SK', '+421905123456'],
    ['07700 900123', 'GB', '+447700900123'],
    ['+44 (0) 20 7946 0018', 'GB', '+442079460018'],
    ['+49 30 12345678', 'SE', '+493012345678'],
    ['701740605', 'SE', '+46701740605'],
    ['46701740605', 'SE', '+46701740605'],
    ['0800 1111', 'GB', '+448001111'],
    ['+1 212 555 0123', 'NO', '+12125550123'],
    ['０７０１７４０６０５', 'SE', '+46701740605'],
    ['\u202a+46 70 174 06 05\u202c', 'SE', '+46701740605'],
    ['070\u2212174\u00a006\u202f05', 'SE', '+46701740605'],
    ['\u200e+46\u00a0(0)70\u2011174 06 05', 'SE', '+46701740605'],
  ])('%s in %s is %s', (text, country, expected) => {
    expect(value(text, country)).toBe(expected);
  });
});

describe('the pattern of a phone number', () => {
  test.each([
    ['12345', false],
    ['123456', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['abc', false],
    ['++46123456', false],
    ['      ', false],
    ['', false],
    ['070 174 06 05 ext 3', false],
    ['+46 70-12a(3)', false],
  ])('%s passes: %s', (text, passes) => {
    expect(readPhone(text, 'SE').ok).toBe(passes);
    expect(isPhone(text)).toBe(passes);
  });
});

test('a number that fits no plan is stored, but gets no SMS', () => {
  expect(readPhone('123456', 'SE')).toEqual({ ok: true, value: { value: '123456', e164: null } });
  expect(readPhone('0000 0000', 'NO')).toEqual({ ok: true, value: { value: '00000000', e164: null } });
  expect(readPhone('+999 12345678', 'SE')).toEqual({
    ok: true,
    value: { value: '+99912345678', e164: null },
  });
  expect(readPhone('1234', 'NO')).toEqual({ ok: false, error: 'malformed-phone' });
  expect(readPhone('+46 123', 'SE')).toEqual({ ok: false, error: 'malformed-phone' });
});

test.each([
  ['08-465 004 10', 'tel:0846500410'],
  ['+46 (0)8-465 004 10', 'tel:+46846500410'],
  ['0905/123 456', 'tel:0905123456'],
  ['Växel: 08\u2013465', 'tel:08465'],
])('%s rings %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
