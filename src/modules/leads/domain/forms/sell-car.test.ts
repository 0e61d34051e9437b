import { describe, expect, test } from 'vitest';
import { kindOf } from './form';
import { readSellCar } from './sell-car';

const good = {
  regno: 'abc 12d',
  milage: '12 300',
  customerName: 'Ada Ek',
  customerPhone: '070-174 06 05',
  customerEmail: 'ada@post.example',
  option: 'sell',
};
const read = (values: Record<string, unknown>) => readSellCar({ ...good, ...values }, 'SE');

test('W-579, W-580, W-581, W-582, W-583: the values by their names, normalised', () => {
  expect(read({ other: 'En buckla', option: 'trade-in', sourceUrl: '/salj-bil' })).toMatchObject({
    ok: true,
    value: {
      regno: 'ABC12D',
      milage: '12300',
      name: 'Ada Ek',
      phone: '+46701740605',
      email: 'ada@post.example',
      option: 'trade-in',
      message: 'En buckla',
      sourceUrl: '/salj-bil',
    },
  });
});

describe('what is refused (SELL-FORM-2)', () => {
  test.each([
    ['W-593: regno', { regno: ' - ' }, { regno: 'regnoMissing' }],
    ['W-594: milage', { milage: '' }, { milage: 'milageMissing' }],
    ['W-595: milage below 0', { milage: '-1' }, { milage: 'milageInvalid' }],
    ['W-595: milage as a negative number', { milage: -1 }, { milage: 'milageInvalid' }],
    ['W-595: milage in words', { milage: 'x' }, { milage: 'milageInvalid' }],
    ['W-596: customerName', { customerName: '  ' }, { customerName: 'nameMissing' }],
    ['W-596: customerPhone', { customerPhone: '' }, { customerPhone: 'phoneMissing' }],
    ['W-596: customerEmail', { customerEmail: '' }, { customerEmail: 'emailMissing' }],
    ['W-597: no option', { option: '' }, { option: 'optionMissing' }],
    ['W-597: another option', { option: 'give away' }, { option: 'optionMissing' }],
    ['W-598: five digits', { customerPhone: '12345' }, { customerPhone: 'phoneInvalid' }],
    ['W-598: 21 digits', { customerPhone: '1'.repeat(21) }, { customerPhone: 'phoneInvalid' }],
    ['W-598: a plus inside', { customerPhone: '4+6123456' }, { customerPhone: 'phoneInvalid' }],
    ['W-599: a@b', { customerEmail: 'a@b' }, { customerEmail: 'emailInvalid' }],
    ['W-599: a@b.c', { customerEmail: 'a@b.c' }, { customerEmail: 'emailInvalid' }],
    ['W-599: @b.se', { customerEmail: '@b.se' }, { customerEmail: 'emailInvalid' }],
    ['too long', { other: 'x'.repeat(5001), regno: 'A'.repeat(21) }, { other: 'tooLong', regno: 'tooLong' }],
  ])('%s', (_, values, problems) => {
    expect(read(values)).toEqual({ ok: false, error: problems });
  });

  test('every field at once', () => {
    const error = readSellCar({}, 'SE');
    expect(error.ok ? [] : Object.keys(error.error)).toHaveLength(6);
  });

  test('what is no set of values', () => {
    expect(readSellCar('x', 'SE')).toEqual({ ok: false, error: 'malformed' });
    expect(read({ regno: { a: 1 } })).toEqual({ ok: false, error: 'malformed' });
  });
});

test.each([
  ['W-595: nothing driven', { milage: 0 }],
  ['W-595: as a number', { milage: 12300.5 }],
  ['W-595: with a decimal comma', { milage: '12300,5' }],
  ['W-598: six digits', { customerPhone: '123456' }],
  ['W-598: twenty digits', { customerPhone: '1'.repeat(20) }],
  ['W-598: with a plus and spaces', { customerPhone: '+46 70 123 45 67' }],
  ['W-599: a@b.se', { customerEmail: 'a@b.se' }],
  ['W-600: without a message', { other: undefined }],
  ['a plate of another country', { regno: 'BA-123CD' }],
])('%s is taken', (_, values) => {
  expect(read(values)).toMatchObject({ ok: true });
});

test('a plate that was copied with marks of direction goes on without them', () => {
  expect(read({ regno: '\u202aabc 123\u202c' })).toMatchObject({ value: { regno: 'ABC123' } });
});

test.each([
  ['12 300', '12300'],
  ['12.300', '12300'],
  ['1,230,000', '1230000'],
  ['12300,5', '12300.5'],
])('a meter that is read as %s shows %s', (milage, shown) => {
  expect(read({ milage })).toMatchObject({ ok: true, value: { milage: shown } });
});

test('W-584: the form is known by the end of its name', () => {
  expect(kindOf('NordhemSellCarForm')).toBe('SellCarForm');
});
