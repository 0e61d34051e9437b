import { expect, test } from 'vitest';
import {
  EMPTY_CONTACT,
  isComplete,
  MAX_COMMENT,
  nameAsTyped,
  namesOf,
  phoneAsTyped,
  problemOf,
} from './contact';

const ANNA = { ...EMPTY_CONTACT, firstAndLastName: 'Anna Berg', phone: '070-174 06 05', email: 'a@b.se' };

test('W-434: figures in a name are refused, whether typed or pasted', () => {
  expect(nameAsTyped('An2na')).toBe('Anna');
  expect(nameAsTyped('Anna ٣ Åberg-Ö')).toBe('Anna  Åberg-Ö');
  // What an old store holds is said to be wrong.
  expect(problemOf({ ...ANNA, firstAndLastName: 'An2na' }, 'firstAndLastName')).toBe('contact.nameInvalid');
});

test.each(['', '   '])("W-433: the name '%s' is missing", (firstAndLastName) => {
  expect(problemOf({ ...ANNA, firstAndLastName }, 'firstAndLastName')).toBe('form.nameMissing');
});

test('W-435: a phone number keeps digits, plus, space and hyphen', () => {
  expect(phoneAsTyped('+46 70-12a(3)')).toBe('+46 70-123');
});

test.each([
  ['', 'form.phoneMissing'],
  ['12345', 'contact.phoneInvalid'],
  ['  12345  ', 'contact.phoneInvalid'],
  ['------', 'contact.phoneInvalid'],
  ['123456', null],
  ['+46 70', 'contact.phoneInvalid'],
  ['070-174', null],
])("W-436: the phone number '%s': %s", (phone, problem) => {
  expect(problemOf({ ...ANNA, phone }, 'phone')).toBe(problem);
});

test.each([
  ['a', 'form.emailInvalid'],
  ['a@b', 'form.emailInvalid'],
  ['a b@c.se', 'form.emailInvalid'],
  ['', 'form.emailMissing'],
  ['a@b.se', null],
])("W-437: the address '%s': %s", (email, problem) => {
  expect(problemOf({ ...ANNA, email }, 'email')).toBe(problem);
});

test('W-443, W-438: complete is what has no problem, and no comment longer than 80', () => {
  expect(isComplete(ANNA)).toBe(true);
  expect(isComplete({ ...ANNA, comment: 'x'.repeat(MAX_COMMENT) })).toBe(true);
  expect(isComplete({ ...ANNA, comment: 'x'.repeat(MAX_COMMENT + 1) })).toBe(false);
  for (const field of ['firstAndLastName', 'phone', 'email'])
    expect([field, isComplete({ ...ANNA, [field]: '' })]).toEqual([field, false]);
});

test.each([
  ['Anna Berg', 'Anna', 'Berg'],
  ['Anna', 'Anna', ''],
  ['Anna Maria Berg', 'Anna', 'Maria Berg'],
  [' Anna  Berg ', 'Anna', 'Berg'],
])("W-444, W-445: '%s' is '%s' and '%s'", (firstAndLastName, firstName, lastName) => {
  expect(namesOf({ firstAndLastName })).toEqual({ firstName, lastName });
});
