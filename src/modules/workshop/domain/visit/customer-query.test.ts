import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCustomerQuery } from './customer-query';

const plate = (text: string, number: string | null = null) => ({ by: 'plate', plate: text, number });
const phone = (text: string | null, end: string | null = null) => ({ by: 'phone', phone: text, end });
const name = (...words: readonly string[]) => ({ by: 'name', words, plate: null, number: null, mail: null });

test.each([
  ['abc 123', plate('ABC123')],
  ['ABC-12D', plate('ABC12D')],
  ['ABC–12D', plate('ABC12D')],
  ['ABC:12D.', plate('ABC12D')],
  ['"ABC12D"\r\n', plate('ABC12D')],
  ['ab12 cde', plate('AB12CDE')],
  ['abc1', plate('ABC1')],
  ['Eva Berg ABC 12D', plate('ABC12D')],
  ['ABC12D, Berg', plate('ABC12D')],
  ['070-174 06 05', phone('+46701740605', '701740605')],
  ['070\u2011174\u00a006\u00a005', phone('+46701740605', '701740605')],
  ['+46 70 174 06 05', phone('+46701740605')],
  ['+46 (0)70-174 06 05', phone('+46701740605')],
  ['0046701740605', phone('+46701740605')],
  ['tel:0701740605', phone('+46701740605', '701740605')],
  ['Eva Berg 070-174 06 05', phone('+46701740605', '701740605')],
  ['08-123 45 67', phone('+4681234567', '81234567')],
  ['0605', phone(null, '0605')],
  ['06 05', phone(null, '0605')],
  ['174 06 05', phone('+461740605', '1740605')],
  ['nb-7k3m9q', { by: 'number', number: 'NB-7K3M9Q' }],
  ['NB 7K3M9Q', { by: 'number', number: 'NB-7K3M9Q' }],
  ['NB – 7K3M9Q', { by: 'number', number: 'NB-7K3M9Q' }],
  ['Bokning #NB-7K3M9Q.', { by: 'number', number: 'NB-7K3M9Q' }],
  ['7k3m9q', plate('7K3M9Q', 'NB-7K3M9Q')],
  ['Eva.Berg@Post.Example', { by: 'mail', mail: 'eva.berg@post.example' }],
  ['Eva Berg <eva.berg@post.example>', { by: 'mail', mail: 'eva.berg@post.example' }],
  ['mailto:eva.berg@post.example', { by: 'mail', mail: 'eva.berg@post.example' }],
  ['eva@', { by: 'mail', mail: 'eva@' }],
  ['eva.berg', { ...name('eva', 'berg'), mail: 'eva.berg' }],
  ['Eva Berg', name('eva', 'berg')],
  ['Berg, Eva', name('berg', 'eva')],
  ['E. Berg', name('e', 'berg')],
  ['  Åsa \n  Öst ', name('asa', 'ost')],
  ['Ann O’Neil', name('ann', "o'neil")],
  // A plate of one's own, or a name.
  ['Kalle', { ...name('kalle'), plate: 'KALLE' }],
  ['MTRSDX', { ...name('mtrsdx'), plate: 'MTRSDX', number: 'NB-MTRSDX' }],
  ['x'.repeat(101), name('x'.repeat(101))],
  ['%', null],
  ['_a', null],
  ['e', null],
  ['', null],
  [' \u00a0\0', null],
  ['12', null],
  ['123', null],
  ['@post.example', null],
  ['😀', null],
])('%j', (text, query) => {
  expect(parseCustomerQuery(text, 'SE')).toEqual(query);
});

test('nothing that is typed fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const query = parseCustomerQuery(text, 'SE');
      expect(query === null || ['plate', 'phone', 'number', 'mail', 'name'].includes(query.by)).toBe(true);
    }),
  );
});
