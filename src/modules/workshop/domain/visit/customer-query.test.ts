import { expect, test } from 'vitest';
import { parseCustomerQuery } from './customer-query';

test.each([
  ['abc 123', { by: 'plate', plate: 'ABC123' }],
  ['ABC-12D', { by: 'plate', plate: 'ABC12D' }],
  ['070-174 06 05', { by: 'phone', phone: '+46701740605' }],
  ['+46 70 174 06 05', { by: 'phone', phone: '+46701740605' }],
  ['0046701740605', { by: 'phone', phone: '+46701740605' }],
  ['08-123 45 67', { by: 'phone', phone: '+4681234567' }],
  ['nb-7k3m9q', { by: 'number', number: 'NB-7K3M9Q' }],
  ['NB 7K3M9Q', { by: 'number', number: 'NB-7K3M9Q' }],
  ['Eva Berg', { by: 'name', name: 'eva berg', plate: null }],
  ['  Åsa   Öst ', { by: 'name', name: 'åsa öst', plate: null }],
  // A plate of one's own, or a name.
  ['Kalle', { by: 'name', name: 'kalle', plate: 'KALLE' }],
  ['%', null],
  ['_a', null],
  ['e', null],
  ['', null],
  ['12', null],
  ['x'.repeat(101), null],
])('%j', (text, query) => {
  expect(parseCustomerQuery(text, 'SE')).toEqual(query);
});
